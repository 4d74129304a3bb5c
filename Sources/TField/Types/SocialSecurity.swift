/// A Social Security number of the United States: `123-45-6789`.
package struct SocialSecurity: FieldType {
  private static let template: Template = "000-00-0000"
  private static let groups = DigitGroups(
    subject: .ssn, separators: ["-", "."], labels: ["social security number", "ssn"])

  package let label = Wording.label(.ssn)
  package let priority = 0.7
  package let isSecret = true
  package let mask = Mask.lastFour
  package let subject = Subject.ssn

  package init() {}

  package func template(for data: String) -> Template? { Self.template }

  package func parse(_ text: String) -> Parse {
    Self.groups.read(text, most: 9) { $0.count == 3 || $0.count == 5 }
  }

  /// No number has area 000, 666 or 900–999, group 00 or serial 0000.
  package func judge(_ data: String) -> Parse.State {
    let isWhole = data.count == 9
    if data.hasPrefix("9") || data.hasPrefix("666") || data.hasPrefix("000") {
      return .wrong(.prefix, .identifier(.impossibleSSN), isWhole: isWhole)
    }
    if data.dropFirst(3).hasPrefix("00") || data.dropFirst(5).hasPrefix("0000") {
      return .wrong(.zero, .identifier(.impossibleSSN), isWhole: isWhole)
    }
    return isWhole ? .whole : .begun(.incomplete, .length(.enterDigits(9)))
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 9 ? .length(.digitsLeft(9 - data.count)) : nil
  }
}

extension SocialSecurity {
  private static let shape = DigitShape("000-00-0000")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = Self.shape.number(in: bytes) else { return false }
    let area = number / 1_000_000
    return (1..<900).contains(area) && area != 666 && number / 10_000 % 100 > 0
      && number % 10_000 > 0
  }
}
