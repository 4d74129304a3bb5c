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

  @Test func `too long a paste is refused`() {
    let field = Typing(.zip, pasting: "12345-6789")
    #expect(field.data == "")
    #expect(field.session.notice == .length(.pasteRefused(5)))
    #expect(Typing(.zip(plus4: true), pasting: "12345-6789").data == "123456789")
  }

  @Test func `full-width digits are digits`() {
    #expect(Typing(.zip, pasting: "１２３４５").data == "12345")
  }

  @Test(arguments: [("123", 2), ("12345", nil), ("123456", 3), ("123456789", nil)])
  func `the hint counts down to what would do`(digits: String, left: Int?) {
    #expect(ZIPCode(plus4: true).hint(digits) == left.map { .length(.digitsLeft($0)) })
  }
}
