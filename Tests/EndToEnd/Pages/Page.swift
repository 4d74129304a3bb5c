import Foundation
import Testing

/// A page of documentation in Markdown, by its path in the project.
struct Page: CustomTestStringConvertible {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: projectFolder + "/" + path, encoding: .utf8)
  }

  var testDescription: String { path }

  /// Every page that is played: recipes are tried by their own scripts.
  static let all: [Page] = {
    let found = try? FileManager.default.subpathsOfDirectory(
      atPath: projectFolder + "/Documentation")
    let inFolder = (found ?? []).filter { $0.hasSuffix(".md") }.sorted().map {
      "Documentation/" + $0
    }
    return (["README.md", "CONTRIBUTING.md"] + inFolder).compactMap { try? Page($0) }
  }()

  /// The blocks of a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first.map { $0 + "\n" } }
  }

  /// The rows of every table whose head begins so.
  func table(_ head: String) -> [[String]] {
    text.components(separatedBy: "\n" + head).dropFirst().flatMap { table in
      table.components(separatedBy: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
        .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }
  }

  /// The lines outside of all blocks.
  var prose: String {
    var isBlock = false
    return text.components(separatedBy: "\n").filter { line in
      guard line.hasPrefix("```") else { return !isBlock }
      isBlock.toggle()
      return false
    }.joined(separator: "\n")
  }

  /// What stands in backquotes in the prose.
  var code: [String] { Self.code(in: prose) }

  static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// Where links of the prose lead.
  var links: [String] { prose.matches(of: /\]\(([^)]+)\)/).map { String($0.1) } }

  /// The names by which links lead to headings.
  var anchors: [String] {
    prose.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }
}
