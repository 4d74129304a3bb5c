import TestSupport
import Testing

@testable import TField

@Suite struct SocialSecurityTests {
  @Test(arguments: [
    TypingCase("1", "1", "ok", "incomplete"), TypingCase("1234", "123-4", "ok", "incomplete"),
    TypingCase("123456789", "123-45-6789"), TypingCase("1234567890", "123-45-6789"),
    TypingCase("123-45-6789", "123-45-6789"), TypingCase("00", "00", "ok", "incomplete"),
    TypingCase("000", "000", "prefix"), TypingCase("9", "9", "prefix"),
    TypingCase("666", "666", "prefix"),
    TypingCase("66", "66", "ok", "incomplete"), TypingCase("665", "665", "ok", "incomplete"),
    TypingCase("12300", "123-00", "zero"), TypingCase("1230", "123-0", "ok", "incomplete"),
    TypingCase("123450000", "123-45-0000", "zero"),
    TypingCase("12345000", "123-45-000", "ok", "incomplete"), TypingCase("abc", ""),
  ])
  func `an impossible number is seen at once`(typing: TypingCase) {
    typing.check(Typing(.ssn, typing.keys))
  }

  @Test func `too long a paste stays in sight, without a word of it in the error`() {
    let typing = Typing(.ssn, pasting: "123-45-67890")
    #expect(typing.text == "123-45-67890" && typing.verdict == .tooLong)
    let stranger = Typing(.ssn, pasting: "123-4x-6789").field.verdict.error
    #expect(stranger?.wording.text() == "Character no. 6 can't stand here")
  }

  @Test func `once left only the last four digits are seen`() {
    let type = SocialSecurity()
    #expect(type.isSecret)
    #expect(type.mask.hiding(type.text("123456789")) == "•••-••-6789")
  }
}
