import TestSupport
import Testing

@testable import TField

@Suite struct PhoneTests {
  static let typings = [
    TypingCase("555", "(555", "ok", "incomplete"),
    TypingCase("55512", "(555) 12", "ok", "incomplete"),
    TypingCase("555123456", "(555) 123-456", "ok", "incomplete"),
    TypingCase("5551234567", "(555) 123-4567"),
    TypingCase("555123456789", "(555) 123-4567"),
    TypingCase("15551234567", "(555) 123-4567"),
    TypingCase("5551\u{8}", "(555", "ok", "incomplete"),
    TypingCase("5551234567\u{8}\u{8}\u{8}\u{8}", "(555) 123", "ok", "incomplete"),
    TypingCase("5\u{8}", ""),
    TypingCase("0", "(0", "prefix"),
    TypingCase("911", "(911", "prefix"),
    TypingCase("91", "(91", "ok", "incomplete"),
    TypingCase("811", "(811", "prefix"),
    TypingCase("1", ""),
    TypingCase("abc", "abc", "characters"),
  ]

  @Test(arguments: typings)
  func `digits stand in their brackets`(typing: TypingCase) {
    typing.check(Typing(.phone, typing.keys))
  }

  @Test(arguments: [
    "(555) 123-4567", "555.123.4567", "+1 (555) 123-4567", "1-555-123-4567",
    "＋１ ５５５ 123 4567", "\t555\n1234567",
  ])
  func `a paste gives the ten digits`(text: String) {
    #expect(Typing(.phone, pasting: text).data == "5551234567")
  }

  @Test func `a leading 1 is swallowed with a notice`() {
    #expect(Typing(.phone, "1").session.notice == .say("place.countryCodeDropped"))
    #expect(Typing(.phone, pasting: "+1 555").session.notice == .say("place.countryCodeDropped"))
    #expect(Typing(.phone, "5").session.notice == nil)
  }

  @Test(arguments: ["+44 20 7946 0958", "+49 30 12345", "tel: +33 1 23 45 67 89"])
  func `a foreign number stays in sight, typed or pasted, and is never cut`(text: String) {
    for field in [Typing(.phone, pasting: text), Typing(.phone, text)] {
      #expect(field.text == text)
      #expect(field.field.verdict.error?.wording == .say("place.foreignPhone"))
    }
  }

  @Test func `more than ten digits aren't accepted, and that is said until the field is left`() {
    let field = Typing(.phone, "21255501234")
    #expect(field.data == "2125550123")
    let words = "10 digits are all it has: 4 was not accepted"
    #expect(field.session.notice?.text() == words)
    #expect(field.field.readingNotice?.wording.text() == words && field.field.warning == nil)
    #expect(field.left().verdict == nil)
    #expect(Typing(.phone, pasting: "21255501234").text == "21255501234")
  }

  @Test(arguments: [" ext 5", " x5", ", 4", " / 0124"])
  func `what a number goes on with stays in sight`(rest: String) {
    for field in [
      Typing(.phone, "(212) 555-0123" + rest), Typing(.phone, pasting: "(212) 555-0123" + rest),
    ] {
      #expect(field.text == "(212) 555-0123" + rest)
      #expect(field.verdict == (rest == " / 0124" ? .tooLong : .characters))
    }
  }

  @Test(arguments: [
    ("5551", true), ("5550", true), ("555911", true), ("555912", false), ("55591", false),
    ("5552345678", false), ("5551234567", true),
  ])
  func `an unusual exchange only warns`(digits: String, warns: Bool) {
    #expect((Phone().warning(digits)?.wording == .say("place.exchangeUnusual")) == warns)
    #expect(Phone().live(digits) == nil)
  }

  @Test func `the hint counts down`() {
    #expect(Typing(.phone, "555").hint == .say("length.digitsLeft", counting: 7))
    #expect(Typing(.phone, "5551234567").hint == nil)
  }
}
