import TestSupport
import Testing

@testable import TField

@Suite struct PercentTests {
  static let typings = [
    AmountTyping("", "", ""),
    AmountTyping("5", "5", "5.00%"),
    AmountTyping("100", "100", "100.00%"),
    AmountTyping("5.55", "5.55", "5.55%"),
    AmountTyping("0", "0", "0.00%"),
    AmountTyping("007", "007", "7.00%"),
    AmountTyping("5%", "5", "5.00%"),
    AmountTyping("55\u{8}", "5", "5.00%"),
    AmountTyping("5\u{8}", "", ""),
  ]

  @Test(arguments: typings)
  func `the sign comes when the field is left`(typing: AmountTyping) {
    let field = Typing(.percent, typing.keys)
    #expect(field.text == typing.text)
    #expect(field.settled == typing.settled)
    #expect(field.verdict == nil)
  }

  @Test(arguments: [("", "    %"), ("5", "   %"), ("5.55", "%")])
  func `what is still to come is the rest of the template`(data: String, rest: String) {
    #expect(Percent().template(for: data)?.remainder(after: data.count) == rest)
  }

  @Test(arguments: [
    ("1.2.3", "characters"), ("5.555", "number"), ("-5", "tooSmall"), (".", "incomplete"),
  ])
  func `what is no percentage stays in sight`(keys: String, code: String) {
    #expect(Typing(.percent, keys).verdict.name == code)
    #expect(Typing(.percent, pasting: keys).verdict.name == code)
  }

  @Test func `an initial value appears finished`() {
    let row = [Field("first"), Field("share", .percent, initial: "12.5")]
    #expect(FormSession(Form("Form", rows: [row])).fields[1].text == "12.50%")
  }

  @Test func `bounds are judged`() {
    #expect(Typing(.percent(min: 0, max: 100), "101").error == "tooLarge")
    #expect(Typing(.percent(min: 0, max: 100), "100").verdict == nil)
    #expect(Typing(.percent(min: -10, max: 10), "-5").settled == "-5.00%")
  }
}
