import Testing

@testable import TField

@Suite struct StreetNumberTests {
  @Test(arguments: [
    Typing("1", "1"), Typing("123456", "123456"), Typing("1234567", "123456"),
    Typing("0", "0", "ok", "zero"), Typing("00000", "00000", "ok", "zero"),
    Typing("000000", "000000", "zero"), Typing("000123", "000123"), Typing("1a2b3c", "123"),
    Typing("10\u{8}", "1"), Typing("0\u{8}", ""), Typing(" 42 ", "42"),
  ])
  func `up to six digits, not all zero`(typing: Typing) {
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
