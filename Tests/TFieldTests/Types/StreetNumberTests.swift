import Testing

@testable import TField

@Suite struct StreetNumberTests {
  @Test(arguments: [
    TypingCase("1", "1"), TypingCase("123456", "123456"), TypingCase("1234567", "123456"),
    TypingCase("0", "0", "ok", "zero"), TypingCase("00000", "00000", "ok", "zero"),
    TypingCase("000000", "000000", "zero"), TypingCase("000123", "000123"),
    TypingCase("1a2b3c", "123"),
    TypingCase("10\u{8}", "1"), TypingCase("0\u{8}", ""), TypingCase(" 42 ", "42"),
  ])
  func `up to six digits, not all zero`(typing: TypingCase) {
    typing.check(Typing(.streetNumber, typing.keys))
  }

  @Test func `only ASCII digits stay, full-width ones made so`() {
    #expect(Typing(.streetNumber, pasting: "٣٤½").data == "")
    #expect(Typing(.streetNumber, pasting: "４２").data == "42")
    #expect(Typing(.streetNumber, initial: "No. 77").data == "77")
  }

  @Test func `too long a paste is cut with a notice`() {
    let field = Typing(.streetNumber, pasting: "12345678")
    #expect(field.data == "123456")
    #expect(field.session.notice == .length(.pasteCut(6)))
  }
}
