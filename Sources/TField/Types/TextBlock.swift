/// Text in several lines.
package struct TextBlock: FieldType {
  /// The graphemes that fit.
  static let capacity = 65_536
  /// From so many characters left on their count is told.
  private static let near = 50

  package let label = Wording.label(.text)
  package let priority = 2.0
  private let lines: Int
  private let most: Int?

  /// A text drawn so many lines high, of at most so many characters.
  package init(lines: Int = 4, maxLength: Int? = nil) {
    (self.lines, most) = (max(lines, 1), maxLength)
  }

  package var editor: Editor { .lines(lines) }
  package func capacity(for data: String) -> Int { Self.capacity }

  /// What is too long stays in sight, and is an error.
  package func judge(_ data: String) -> Parse.State {
    guard let most, data.count > most else { return .whole }
    return .wrong(.tooLong, .length(.tooMany(data.count - most, most: most)))
  }

  package func hint(_ data: String) -> Wording? {
    guard let most, data.count <= most, most - data.count <= max(Self.near, most / 10) else {
      return nil
    }
    return .length(.charactersLeft(most - data.count))
  }
}

extension TextBlock {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    bytes.isPlainText(
      upTo: min(most ?? Self.capacity, Self.capacity), allowing: UInt8(ascii: "\n"))
  }
}
