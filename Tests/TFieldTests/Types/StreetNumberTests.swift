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
    typing.check(TypedField(.streetNumber, typing.keys))
  }

  @Test func `only ASCII digits stay, full-width ones made so`() {
    #expect(TypedField(.streetNumber, pasting: "٣٤½").field.data == "")
    #expect(TypedField(.streetNumber, pasting: "４２").field.data == "42")
    #expect(TypedField(.streetNumber, initial: "No. 77").field.data == "77")
  }

  @Test func `too long a paste is cut with a notice`() {
    let field = TypedField(.streetNumber, pasting: "12345678")
    #expect(field.field.data == "123456")
    #expect(field.session.notice == .pasteCut(6))
  }
}
