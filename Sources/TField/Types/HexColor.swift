/// A colour as style sheets write it: `#fc0`, `#ffcc00`, `#ffcc0080`.
package struct HexColor: FieldType {
  private static let short = template("#RGB")
  private static let long = template("#RRGGBB")
  private static let withAlpha = template("#RRGGBBAA")

  private static func template(_ pattern: String) -> Template {
    let digit = CharacterClass.scalars(["0"..."9", "A"..."F", "a"..."f"])
    return Template(pattern, slots: ["R": digit, "G": digit, "B": digit, "A": digit])
  }

  package let label = Wording.label(.hexColor)
  package let subject = Subject.color
  package let priority = 0.4

  package init() {}

  package func template(for data: String) -> Template? {
    switch data.count {
    case ...3: Self.short
    case ...6: Self.long
    default: Self.withAlpha
    }
  }

  package func capacity(for data: String) -> Int { Self.withAlpha.capacity }

  package func parse(_ text: String) -> Parse {
    var digits = text.trimmed
    if !digits.take(prefix: ["#"]) { digits.take(prefix: ["0x"]) }
    if let index = digits.firstIndex(where: { !$0.isASCIIHexDigit }) {
      return .stranger(index, in: text, of: .color)
    }
    return digits.count <= Self.withAlpha.capacity
      ? .data(String(digits)) : .wrong(.hexColor, .identifier(.hexColorShape))
  }

  package func judge(_ data: String) -> Parse.State {
    guard data.allSatisfy(\.isASCIIHexDigit), data.count <= Self.withAlpha.capacity else {
      return .wrong(.hexColor, .identifier(.hexColorShape))
    }
    return [3, 6, 8].contains(data.count)
      ? .whole : .begun(.incomplete, .identifier(.hexColorShape))
  }

  package func hint(_ data: String) -> Wording? { .identifier(.hexColorShape) }
}

extension HexColor {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    let isMarked = bytes.count > 0 && bytes[0] == UInt8(ascii: "#")
    let digits = isMarked ? bytes.extracting(1...) : bytes
    return [3, 6, 8].contains(digits.count) && digits.all(.hexDigits)
  }
}
