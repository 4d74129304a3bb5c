import TestSupport
import Testing

@testable import TField

@Suite struct EmailTests {
  static let longest =
    String(repeating: "a", count: 64) + "@"
    + Array(repeating: String(repeating: "b", count: 61), count: 3).joined(separator: ".") + ".co"

  @Test(arguments: [
    "a@b.co", "name@example.com", "first.last+tag@sub.example.co.uk", "!#$%&'*+/=?^_`{|}~-@x.org",
    "1@2.museum", "x@xn--bcher-kva.example", "jorg@bücher.example", "o'neil@例子.广告", "a@a-b.co",
    "a@1.2.3.com", "x@डाटा.भारत", longest,
  ])
  func `an address is good, and so is each of its beginnings`(address: String) {
    var typing = Typing(Email())
    for character in address {
      typing.press(.character(character))
      #expect(typing.field.validity == .valid, "\(typing.data)")
    }
    #expect(typing.left().field.validity == .valid)
  }

  @Test(arguments: [
    ("a@ b", Wording.say("internet.emailSpace")), ("a@b@", .say("internet.emailSecondAt")),
    (".", .say("internet.emailDot")), ("a..", .say("internet.emailDot")),
    ("a.@", .say("internet.emailDot")), ("@", .say("internet.emailShape")),
    ("a@.", .say("internet.emailDot")),
    ("a@b..", .say("internet.emailDot")),
    ("a@-", .say("internet.emailHyphen")), ("a@b-.", .say("internet.emailHyphen")),
    (
      "a,",
      .say("internet.emailCharacter", ["character": ","], discreetly: .say("internet.emailShape"))
    ),
    (
      "a@[",
      .say("internet.emailCharacter", ["character": "["], discreetly: .say("internet.emailShape"))
    ),
    (
      "a@b_",
      .say("internet.emailCharacter", ["character": "_"], discreetly: .say("internet.emailShape"))
    ),
    (
      "a@b+",
      .say("internet.emailCharacter", ["character": "+"], discreetly: .say("internet.emailShape"))
    ),
    (
      "😀",
      .say("internet.emailCharacter", ["character": "😀"], discreetly: .say("internet.emailShape"))
    ),
    (
      "é",
      .say("internet.emailCharacter", ["character": "é"], discreetly: .say("internet.emailShape"))
    ),
    (String(repeating: "a", count: 65), .say("internet.emailTooLong")),
    ("a@" + String(repeating: "b", count: 64), .say("internet.emailTooLong")),
    (longest + "mm", .say("internet.emailTooLong")),
  ])
  func `what nothing can mend is told at once`(keys: String, says: Wording) {
    #expect(Typing(Email(), String(keys.dropLast())).field.validity == .valid)
    #expect(Typing(Email(), keys).field.validity == .invalid(FieldError(.email, says)))
  }

  @Test(arguments: [
    ("Ada L", Wording.say("internet.emailSpace")),
    (
      "\"Ada",
      .say("internet.emailCharacter", ["character": "\""], discreetly: .say("internet.emailShape"))
    ),
  ])
  func `a name before an address may still get one`(keys: String, says: Wording) {
    #expect(Typing(Email(), keys).field.validity == .valid)
    #expect(Typing(Email(), keys).left().field.validity == .invalid(FieldError(.email, says)))
    #expect(Typing(Email(), "Ada L <ada@example.com>").left().text == "ada@example.com")
  }

  @Test func `a near miss of a known service only warns`() {
    let typing = Typing(Email(), "ada@gmial.com").left()
    #expect(typing.field.validity == .valid)
    #expect(
      typing.field.warning
        == FieldError(
          .email,
          .say(
            "internet.emailSuggestion", ["address": "ada@gmail.com"],
            discreetly: .say("internet.emailShape"))))
  }

  @Test func `half an address suggests nothing`() {
    #expect(Typing(Email(), "ada@gmial").field.warning == nil)
    #expect(Typing(Email(), "ada@example.com").left().field.warning == nil)
  }
}
