import TField

/// A number as it is written, divided where its decimal sign is, or would be.
struct DecimalText: Hashable {
  private let text: String
  private let headWidth: Int
  /// The columns from the decimal sign on, with a unit behind the digits.
  let tailWidth: Int

  init(_ text: String, _ options: FormScreen.Options) {
    let point = text.lastIndex(of: options.language.decimalPoint)
    let end = text.lastIndex { $0.isNumber }.map { text.index(after: $0) }
    let head = text[..<(point ?? end ?? text.endIndex)]
    self.text = text
    headWidth = options.width(of: String(head))
    tailWidth = options.width(of: text) - headWidth
  }

  /// The text with spaces, so that its decimal sign stands below those of the others.
  func aligned(with others: [Self]) -> String {
    guard !text.isEmpty else { return "" }
    let head = others.map(\.headWidth).max() ?? headWidth
    let tail = others.map(\.tailWidth).max() ?? tailWidth
    let spaces = { (count: Int) in String(repeating: " ", count: max(0, count)) }
    return spaces(head - headWidth) + text + spaces(tail - tailWidth)
  }
}
