package import Foundation
package import TFieldForm

/// All that is said and typed while a form is filled in line by line, as a file of
/// `Tests/Transcripts` tells it.
///
/// The file begins with a sentence, the form, and how it ends; then comes the transcript, in which `▸`
/// stands before what is typed, and `▸▸` before what isn't to be seen.
package struct PlainTranscript: Sendable, CustomStringConvertible {
  package let name: String
  package let form: URL
  package let options: [String]
  /// `submitted`, `cancelled` or `editing`.
  package let ending: String
  /// What stands on the terminal's standard error at last.
  package let afterwards: String
  /// Some of the answers at its end.
  package let answers: JSONValue?
  package let typed: [String]
  /// The transcript as a terminal shows it, without the spaces at the ends of lines.
  package let said: String

  package var description: String { name }

  package static let all: [Self] = {
    let folder = ReadyForms.folder.deletingLastPathComponent().appending(path: "Tests/Transcripts")
    return files(of: folder, ending: ".txt").compactMap(Self.init)
  }()

  private init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let border = text.range(of: "\n\n")
    else { return nil }
    let head = Dictionary(
      text[..<border.lowerBound].split(separator: "\n").dropFirst().map { line in
        let name = line.prefix { $0 != ":" }
        return (String(name), String(line.dropFirst(name.count + 2)))
      }, uniquingKeysWith: { first, _ in first })
    name = file.lastPathComponent
    form = file.deletingLastPathComponent().appending(path: head["form"] ?? "").standardizedFileURL
    options = head["options"]?.split(separator: " ").map(String.init) ?? []
    ending = head["ends"] ?? ""
    afterwards = head["afterwards"].map { $0 + "\n" } ?? ""
    answers = head["answers"].flatMap { text in
      (try? JSONReader().read(Array(text.utf8))).map { JSONValue($0.root) }
    }
    var typed: [String] = []
    let lines = text[border.upperBound...].components(separatedBy: "\n").map { line in
      let halves = line.components(separatedBy: "▸")
      if halves.count > 1 { typed.append(halves[halves.count - 1]) }
      return Self.trimmed(halves.count == 2 ? halves.joined() : halves[0])
    }
    (self.typed, said) = (typed, lines.joined(separator: "\n"))
  }

  /// A text without the spaces at the ends of its lines, and without empty lines at its own.
  package static func trimmed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// Whether the answers that the file names are among these.
  package func agrees(with found: JSONValue) -> Bool {
    guard case .object(let wanted)? = answers, case .object(let found) = found else {
      return answers == nil
    }
    return wanted.allSatisfy(found.contains)
  }
}
