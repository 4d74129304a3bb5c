internal import TField
internal import TFieldForm

/// The options of `choose`: lines of bytes, such as names of files.
///
/// A form's options are texts, so each line stands in it under a key that nobody types, with its
/// visible text as the label; the answer is the line itself.
struct OfferedLines {
  /// The longest label in characters: more than a screen shows, less than a form refuses.
  private static let longest = 4096

  private let lines: [[UInt8]]
  private let labels: [String]

  /// Takes each line once and no empty one; throws if one can't be an answer.
  init(_ given: [[UInt8]], called name: String) throws(Failure) {
    var seen: Set<[UInt8]> = []
    var lines: [[UInt8]] = []
    for (index, line) in given.enumerated() where !line.isEmpty && seen.insert(line).inserted {
      guard !line.contains(0) else {
        throw .usage("\(name) \(index + 1) has a NUL, which no answer can hold")
      }
      lines.append(line)
    }
    self.lines = lines
    labels = lines.map { Self.label(of: $0) }
  }

  private static func label(of line: [UInt8]) -> String {
    let text = String(decoding: line, as: UTF8.self).visibleLine
    guard text.utf8.count > longest else { return text }
    return text.prefix(longest) + "…"
  }
}

extension OfferedLines {
  var isEmpty: Bool { lines.isEmpty }

  /// The cells that all labels take side by side, at most.
  var length: Int { labels.reduce(0) { $0 + $1.count + 6 } }

  /// The options of the form.
  var options: JSONValue {
    .array(
      labels.enumerated().map { place, label in
        ["value": .string(Self.key(of: place)), "label": .string(label)]
      })
  }

  /// The key of a line; `nil` if it isn't offered.
  func key(of line: [UInt8]) -> String? { lines.firstIndex(of: line).map(Self.key) }

  func line(of key: String) -> [UInt8]? {
    let place = Int(key.unicodeScalars.dropFirst().map(String.init).joined())
    return place.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
  }

  /// A letter for private use stands before the place, so that no typed number is a key.
  private static func key(of place: Int) -> String { "\u{E000}\(place)" }
}
