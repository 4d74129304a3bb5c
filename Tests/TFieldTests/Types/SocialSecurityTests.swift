import Testing

@testable import TField

@Suite struct SocialSecurityTests {
  @Test(arguments: [
    Typing("1", "1", "ok", "incomplete"), Typing("1234", "123-4", "ok", "incomplete"),
    Typing("123456789", "123-45-6789"), Typing("1234567890", "123-45-6789"),
    Typing("123-45-6789", "123-45-6789"), Typing("00", "00", "ok", "incomplete"),
    Typing("000", "000", "prefix"), Typing("9", "9", "prefix"), Typing("666", "666", "prefix"),
    Typing("66", "66", "ok", "incomplete"), Typing("665", "665", "ok", "incomplete"),
    Typing("12300", "123-00", "zero"), Typing("1230", "123-0", "ok", "incomplete"),
    Typing("123450000", "123-45-0000", "zero"),
    Typing("12345000", "123-45-000", "ok", "incomplete"), Typing("abc", ""),
  ])
  func `an impossible number is seen at once`(typing: Typing) {
    typing.check(TypedField(.ssn, typing.keys))
  }

  @Test func `too long a paste is refused`() {
    #expect(TypedField(.ssn, pasting: "123-45-67890").field.data == "")
  }

  @Test func `once left only the last four digits are seen`() {
    let type = SocialSecurity()
    #expect(type.isSecret)
    #expect(type.mask.hiding(type.text("123456789")) == "•••-••-6789")
  }
}
