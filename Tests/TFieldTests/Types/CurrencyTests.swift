import TestSupport
import Testing

@testable import TField

@Suite struct CurrencyTests {
  static let typings = [
    AmountTyping("", "", ""),
    AmountTyping("5", "$5", "$5.00"),
    AmountTyping("1234", "$1234", "$1,234.00"),
    AmountTyping("5.", "$5.", "$5.00"),
    AmountTyping("0.5", "$0.5", "$0.50"),
    AmountTyping("007", "$007", "$7.00"),
    AmountTyping("00.5", "$00.5", "$0.50"),
    AmountTyping("$1,234.50", "$1,234.50", "$1,234.50"),
    AmountTyping(".5", "$.5", "$0.50"),
    AmountTyping("55\u{8}", "$5", "$5.00"),
    AmountTyping("5\u{8}", "", ""),
    AmountTyping("5.5\u{8}", "$5.", "$5.00"),
    AmountTyping(
      "12345678901234567890", "$12345678901234567890", "$12,345,678,901,234,567,890.00"),
  ]

  @Test(arguments: typings)
  func `an amount grows while typed and is settled when left`(typing: AmountTyping) {
    let field = Typing(.currency, typing.keys)
    #expect(field.text == typing.text)
    #expect(field.settled == typing.settled)
    #expect(field.error == nil)
    #expect(field.verdict == nil)
  }

  @Test(arguments: [("", "$    "), ("5", "   "), ("5.", "  "), ("5.5", " "), ("5.55", "")])
  func `what is still to come is the rest of the template`(data: String, rest: String) {
    #expect(Currency().template(for: data)?.remainder(after: data.count) == rest)
  }

  @Test(arguments: [
    (Language.english, "$", "-2204000", "-$2,204,000.00"), (.english, "¥", "1500", "¥1,500"),
    (.english, "¥", "1500.5", "¥1,500.50"), (.english, "CHF", "999.9", "CHF 999.90"),
    (.german, "€", "19.9", "19,90 €"), (.german, "€", "-1234", "-1.234,00 €"),
    (.french, "€", "1234567.5", "1 234 567,50 €"), (.spanish, "€", "1234.5", "1234,50 €"),
    (.spanish, "$", "12345", "12.345,00 $"), (.japanese, "¥", "1500", "¥1,500"),
  ])
  func `money is shown as the language and the currency have it`(
    language: Language, symbol: String, data: String, shown: String
  ) throws {
    let type = Currency(symbol: symbol)
    let own = type.adapted(to: Surroundings(language: language)) ?? type
    #expect(own.text(data) == shown)
    #expect(own.parse(shown).data.map(own.finish) == own.finish(data))
    #expect(own.write("12.50", as: .answer) == "\(symbol)12\(language.decimalPoint)50")
  }

  @Test func `more than two places stay in sight, and are wrong`() {
    #expect(Typing(.currency, pasting: "1.234,50").text == "$1234.50")
    var field = Typing(.currency, "5.55")
    field.press(.left)
    field.type("7")
    #expect(field.text == "$5.575")
    #expect(field.verdict == "number")
    #expect(Typing(.currency, initial: "5.559").text == "5.559")
  }

  @Test func `a second point stays in sight, and is wrong`() {
    var field = Typing(.currency, "5.5")
    field.press(.home)
    field.type(".")
    #expect(field.text == ".$5.5")
    #expect(field.error == "characters")
  }

  @Test func `a minus stands before the symbol where negative amounts are good`() {
    let type = Currency(min: -100, max: 100)
    var field = Typing(type, "-12.5")
    #expect(field.text == "-$12.5")
    #expect(field.settled == "-$12.50")
    #expect(Typing(type, "-").text == "-")
    #expect(Typing(type, "-").settled == "-")
    #expect(Typing(type, "-0").settled == "$0.00")
    field.press(.home, .right)
    field.type("1")
    #expect(field.data == "-112.5")
    #expect(Typing(type, pasting: "-$5").data == "-5")
  }

  @Test(arguments: ["€", "CHF ", "Fr.", "kr. ", ""])
  func `any symbol may stand in front`(symbol: String) {
    let type = Currency(symbol: symbol)
    #expect(Typing(type, "5").settled == symbol + "5.00")
    #expect(Typing(type, pasting: symbol + "5.00").data == "5.00")
  }

  @Test func `amounts are exact numbers`() {
    let typed = Typing(.currency, "12345678901234567890.1").field.typed
    #expect(typed.text == "12345678901234567890.10")
    #expect(Typing(.currency, ".").field.typed == .none)
  }

  @Test(arguments: [
    TypingCase("4", "$4", "ok", "tooSmall"), TypingCase("5", "$5"),
    TypingCase("4.", "$4.", "tooSmall"),
    TypingCase("4.99", "$4.99", "tooSmall"), TypingCase("120", "$120"),
    TypingCase("120.5", "$120.5", "tooLarge"), TypingCase("120.0", "$120.0"),
    TypingCase("121", "$121", "tooLarge"), TypingCase("0", "$0", "ok", "tooSmall"),
    TypingCase("0.", "$0.", "tooSmall"), TypingCase("13", "$13"),
    TypingCase("999", "$999", "tooLarge"),
    TypingCase("1", "$1", "ok", "tooSmall"),
  ])
  func `bounds are judged by what an amount may become`(typing: TypingCase) {
    typing.check(Typing(.currency(min: 5, max: 120), typing.keys))
  }

  @Test(arguments: [
    TypingCase("13", "$13", "tooSmall"), TypingCase("12", "$12", "ok", "tooSmall"),
    TypingCase("65", "$65"),
    TypingCase("7", "$7", "ok", "tooSmall"), TypingCase("5", "$5", "tooSmall"),
  ])
  func `a gap between the lengths is seen`(typing: TypingCase) {
    typing.check(Typing(.currency(min: 65, max: 120), typing.keys))
  }

  @Test(arguments: [
    TypingCase("-1", "-$1", "ok", "tooLarge"), TypingCase("-5", "-$5"),
    TypingCase("-51", "-$51", "tooSmall"),
    TypingCase("1", "$1", "tooLarge"), TypingCase("-0.5", "-$0.5", "tooLarge"),
    TypingCase("-6.5", "-$6.5"),
  ])
  func `bounds below zero`(typing: TypingCase) {
    typing.check(Typing(.currency(min: -50, max: -5), typing.keys))
  }

  @Test func `a message gives just the range`() throws {
    let half = try #require(DecimalNumber("0.50"))
    func wording(_ type: Currency, _ data: String) -> String? { type.result(data)?.wording.text() }
    #expect(wording(Currency(min: half, max: 9), "0.4") == "Between 0.5 and 9")
    #expect(wording(Currency(min: half), "0.4") == "At least 0.5")
    #expect(wording(Currency(max: 9), "10") == "At most 9")
  }
}
