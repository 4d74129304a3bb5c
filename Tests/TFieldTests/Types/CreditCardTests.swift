import TestSupport
import Testing

@testable import TField

@Suite struct CreditCardTests {
  static let typings = [
    TypingCase("4", "4", "ok", "incomplete"),
    TypingCase("41111", "4111 1", "ok", "incomplete"),
    TypingCase("4111111111111111", "4111 1111 1111 1111"),
    TypingCase("4111111111111112", "4111 1111 1111 1112", "ok", "checksum"),
    TypingCase("41111111111111111", "4111 1111 1111 1111 1", "ok", "incomplete"),
    TypingCase("4111111111111111110", "4111 1111 1111 1111 110"),
    TypingCase("4111111111111111111", "4111 1111 1111 1111 111", "checksum"),
    TypingCase("41111111111111111109", "4111 1111 1111 1111 110"),
    TypingCase("5555555555554444", "5555 5555 5555 4444"),
    TypingCase("5555555555554445", "5555 5555 5555 4445", "checksum"),
    TypingCase("2223003122003222", "2223 0031 2200 3222"),
    TypingCase("378282246310005", "3782 822463 10005"),
    TypingCase("3782822463100059", "3782 822463 10005"),
    TypingCase("30569309025904", "3056 930902 5904"),
    TypingCase("3530111333300000", "3530 1113 3330 0000"),
    TypingCase("6011111111111117", "6011 1111 1111 1117"),
    TypingCase("6200000000000005", "6200 0000 0000 0005"),
    TypingCase("2200000000000004", "2200 0000 0000 0004"),
    TypingCase("501800000009", "5018 0000 0009"),
    TypingCase("5018000000008", "5018 0000 0000 8", "ok", "checksum"),
    TypingCase("1", "1", "issuer"),
    TypingCase("71", "71", "issuer"),
    TypingCase("21", "21", "issuer"),
    TypingCase("2721", "2721", "issuer"),
    TypingCase("7111111111111111", "7111 1111 1111 1111", "issuer"),
    TypingCase("4111\u{8}", "411", "ok", "incomplete"),
    TypingCase("41111\u{8}", "4111", "ok", "incomplete"),
    TypingCase("abc", ""),
    TypingCase("4242424242424242 022", "4242424242424242 022", "characters"),
    TypingCase("4242424242424242 0226", "4242424242424242 0226", "characters"),
  ]

  @Test(arguments: typings)
  func `digits stand in the groups of their network`(typing: TypingCase) {
    typing.check(Typing(.credit, typing.keys))
  }

  @Test(arguments: [
    ("4", "Visa"), ("5", nil), ("51", "Mastercard"), ("2", nil), ("2221", "Mastercard"),
    ("220", "Mir"), ("3", nil), ("34", "American Express"), ("30", "Diners Club"), ("35", "JCB"),
    ("6", nil), ("60", "Discover"), ("62", "UnionPay"), ("67", "Maestro"), ("7", nil), ("", nil),
  ])
  func `the badge names the network once the digits settle it`(digits: String, brand: String?) {
    #expect(CreditCard().badge(digits) == brand.map(Wording.verbatim))
  }

  @Test func `formatting characters in a paste are dropped`() {
    for text in ["4111-1111-1111-1111", "4111.1111.1111.1111", " 4111 1111 1111\t1111 "] {
      #expect(Typing(.credit, pasting: text).data == "4111111111111111")
    }
  }

  @Test func `a paste that is too long for its network stays in sight`() {
    let field = Typing(.credit, pasting: "3782822463100051")
    #expect(field.text == "3782822463100051")
    #expect(field.verdict == .tooLong)
  }

  @Test func `a number left with too many digits for another network says so`() {
    var field = Typing(.credit, "4511111111111111110")
    field.press(.home, .delete)
    #expect(field.data == "511111111111111110")
    #expect(field.error == "tooLong")
  }

  @Test func `once left only the last four digits are seen`() {
    let type = CreditCard()
    #expect(type.isSecret)
    #expect(type.mask.hiding(type.text("4111111111111111")) == "•••• •••• •••• 1111")
  }

  @Test func `the hint counts down to the usual length`() {
    #expect(CreditCard().hint("41") == .say("length.digitsLeft", counting: 14))
    #expect(CreditCard().hint("37") == .say("length.digitsLeft", counting: 13))
    #expect(CreditCard().hint("4111111111111111") == nil)
    #expect(CreditCard().hint("41111111111111111") == .say("length.digitsLeft", counting: 2))
  }

  @Test func `no two networks claim the same beginning`() {
    for number in 0..<10_000 {
      let digits = CalendarDate.padded(number, to: 4)
      let isKnown = CardBrand.isBeginning(digits.utf8.span)
      #expect(isKnown == (CardBrand.settled(by: digits) != nil), "\(digits)")
    }
  }

  @Test func `no number begins with a zero, lengths rise`() {
    for brand in CardBrand.all {
      #expect(brand.starts.allSatisfy { $0.lowerBound >= 1000 })
      #expect(brand.lengths == brand.lengths.sorted())
    }
  }
}
