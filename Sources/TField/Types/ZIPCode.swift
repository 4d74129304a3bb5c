/// A postal code of the United States: `12345`, or `12345-6789` where four more digits may follow.
package struct ZIPCode: FieldType {
  private static let short: Template = "00000"
  private static let long: Template = "00000-0000"
  private static let groups = DigitGroups(subject: .zip, labels: ["zip code", "zip"])

  package let label = Wording.label(.zip)
  package let priority = 0.6
  package let subject = Subject.zip
  /// Whether four more digits may follow.
  package let plus4: Bool

  package init(plus4: Bool = false) { self.plus4 = plus4 }

  package func template(for data: String) -> Template? { plus4 ? Self.long : Self.short }

  package func parse(_ text: String) -> Parse {
    Self.groups.read(text, most: plus4 ? 9 : 5) { $0.count == 5 }
  }

  package func judge(_ data: String) -> Parse.State {
    if data.hasPrefix("00000") { return .wrong(.zero, .notAllZeros) }
    if data.count == 5 || plus4 && data.count == 9 { return .whole }
    let wording = LengthWording.self
    return .begun(.incomplete, .length(plus4 ? wording.enterDigitsEither(5, 9) : .enterDigits(5)))
  }

  package func hint(_ data: String) -> Wording? {
    let goal = plus4 && data.count > 5 ? 9 : 5
    return data.count < goal ? .length(.digitsLeft(goal - data.count)) : nil
  }
}

extension ZIPCode {
  private static let five = DigitShape("00000")
  private static let nine = DigitShape("00000-0000")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    if let number = Self.five.number(in: bytes) { return number > 0 }
    return plus4 && (Self.nine.number(in: bytes) ?? 0) >= 10_000
  }
}
