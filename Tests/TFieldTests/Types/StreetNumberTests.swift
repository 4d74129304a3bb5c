import TestSupport
import Testing

@testable import TField

@Suite struct StreetNumberTests {
  @Test(arguments: [
    TypingCase("1", "1"), TypingCase("123456", "123456"), TypingCase("1234567", "123456"),
    TypingCase("0", "0", "ok", "zero"), TypingCase("00000", "00000", "ok", "zero"),
    TypingCase("000000", "000000", "zero"), TypingCase("000123", "000123"),
    TypingCase("221B", "221B", "characters"), TypingCase("12½", "12½", "characters"),
    TypingCase("10\u{8}", "1"), TypingCase("0\u{8}", ""), TypingCase(" 42 ", "42"),
  ])
  func `up to six digits, not all zero`(typing: TypingCase) {
    typing.check(Typing(.streetNumber, typing.keys))
  }

  @Test func `full-width digits are made plain, a word before the number is left out`() {
    #expect(Typing(.streetNumber, pasting: "٣٤½").verdict == .characters)
    #expect(Typing(.streetNumber, pasting: "４２").data == "42")
    #expect(Typing(.streetNumber, initial: "No. 77").data == "77")
  }

  @Test func `too long a paste stays in sight`() {
    let field = Typing(.streetNumber, pasting: "12345678")
    #expect(field.text == "12345678")
    #expect(field.verdict == .tooLong)
  }
}
