import TestSupport
import Testing

@testable import TField

@Suite struct ZIPCodeTests {
  @Test(arguments: [
    TypingCase("1", "1", "ok", "incomplete"), TypingCase("12345", "12345"),
    TypingCase("00501", "00501"),
    TypingCase("0000", "0000", "ok", "incomplete"), TypingCase("00000", "00000", "zero"),
    TypingCase("123456789", "12345"), TypingCase("abc", ""),
  ])
  func `five digits are a code`(typing: TypingCase) {
    typing.check(Typing(.zip, typing.keys))
  }

  @Test(arguments: [
    TypingCase("12345", "12345"), TypingCase("123456", "12345-6", "ok", "incomplete"),
    TypingCase("123456789", "12345-6789"), TypingCase("12345-6789", "12345-6789"),
    TypingCase("000001234", "00000-1234", "zero"), TypingCase("123456\u{8}", "12345"),
  ])
  func `four more may follow`(typing: TypingCase) {
    typing.check(Typing(.zip(plus4: true), typing.keys))
  }

  @Test func `a letter isn't accepted, and is named`() {
    let field = Typing(.zip, "6270O")
    #expect(field.text == "6270")
    #expect(field.session.notice?.text() == "No letters in a ZIP code: O")
    #expect(field.left().field.verdict.error?.wording.text() == "No letters in a ZIP code: O")
    #expect(Typing(.zip, pasting: "6270O").text == "6270O")
  }

  @Test func `too long a paste stays in sight`() {
    let field = Typing(.zip, pasting: "12345-6789")
    #expect(field.text == "12345-6789")
    #expect(field.verdict == .tooLong)
    #expect(Typing(.zip(plus4: true), pasting: "12345-6789").data == "123456789")
  }

  @Test func `full-width digits are digits`() {
    #expect(Typing(.zip, pasting: "１２３４５").data == "12345")
  }

  @Test(arguments: [("123", 2), ("12345", nil), ("123456", 3), ("123456789", nil)])
  func `the hint counts down to what would do`(digits: String, left: Int?) {
    #expect(
      ZIPCode(plus4: true).hint(digits) == left.map { .say("length.digitsLeft", counting: $0) })
  }
}
