import TestSupport
import Testing

@testable import TField

@Suite struct CustomTypeTests {
  @Test(arguments: [
    ("ab12", "AB-12"), ("ab1234", "AB-1234"), ("a1", "a1"), ("AB-1234", "AB-1234"),
  ])
  func `a template of its own slots, in capitals`(keys: String, text: String) {
    #expect(Typing(CustomType.employeeID, keys).text == text)
  }

  @Test(arguments: [
    (LetterCase.upper, "aß é", "Aß É"), (.lower, "AÉ İ", "aé i\u{307}"), (.words, "ada b", "Ada b"),
  ])
  func `letters are written in one case`(letterCase: LetterCase, keys: String, text: String) {
    #expect(Typing(CustomType.make { $0.letterCase = letterCase }, keys).text == text)
  }

  @Test func `what isn't allowed stays in sight, and is wrong`() {
    #expect(Typing(CustomType.hexadecimal, "0FF").data == "0ff")
    #expect(Typing(CustomType.hexadecimal, "0xFFg").verdict == .characters)
  }

  @Test func `no more than its length is taken`() {
    var typing = Typing(CustomType.make { $0.maxLength = 3 }, "abc")
    typing.type("d")
    #expect(typing.data == "abc" && typing.verdict == nil)
    #expect(typing.session.notice?.text() == "3 characters are all it has: d was not accepted")
  }

  @Test func `outer white space goes where that is asked for`() {
    #expect(Typing(CustomType.make { $0.trims = true }, " a b ").settled == "a b")
    #expect(Typing(CustomType.make { _ in }, "a ").settled == "a ")
  }

  @Test func `live rules speak while typing, result rules on leaving`() {
    let type = CustomType.make { changes in
      changes.live = [Rule(.digitsOnly)]
      changes.result = [Rule(.minLength, .count(2), code: "short")]
    }
    TypingCase("1", "1", "ok", "short").check(Typing(type, "1"))
    TypingCase("1x", "1x", "digitsOnly").check(Typing(type, "1x"))
    TypingCase("12", "12").check(Typing(type, "12"))
  }

  private static let pattern = Pattern(
    "AB", matcher: FixedMatcher(answers: ["": .partial, "A": .partial, "AB": .whole]))

  @Test(arguments: [
    TypingCase("A", "A", "ok", "pattern"), TypingCase("AB", "AB"), TypingCase("B", "B", "pattern"),
    TypingCase("ABC", "ABC", "pattern"),
  ])
  func `a result pattern says as well what can still become good`(row: TypingCase) {
    let type = CustomType.make { $0.result = [Rule(.pattern, .pattern(Self.pattern))] }
    row.check(Typing(type, row.keys))
  }

  @Test func `a pattern that gives up blocks, but not while typing`() {
    let type = CustomType.make { $0.result = [Rule(.pattern, .pattern(.givingUp(on: "a")))] }
    TypingCase("a", "a", "ok", "patternLimit").check(Typing(type, "a"))
  }

  @Test(arguments: [
    ("a", "d"), ("b", "d"), ("d", "d"), ("x", "x"), ("y", "y"), ("z", "z"),
  ])
  func `conversions are followed to their end; a circle has none`(keys: String, text: String) {
    let type = CustomType.make { changes in
      changes.conversions = ["a": "b", "b": "c", "c": "d", "x": "y", "y": "x"]
    }
    let left = Typing(type, keys).left()
    #expect(left.text == text && left.left().text == text)
  }

  @Test func `a badge stands there while its pattern matches`() {
    let type = CustomType.make { changes in
      changes.badges = [
        .init(.texts("1"), "one"), .init(.texts("1", "2"), "few"),
      ]
    }
    #expect(["1", "2", "3"].map { type.badge($0)?.text() } == ["one", "few", nil])
    #expect(CustomType.make(CreditCard()) { _ in }.badge("4111") == CreditCard().badge("4111"))
  }

  @Test func `a warning blocks nothing`() {
    let type = CustomType.make { $0.warnings = [Rule(.minLength, .count(2), message: "Short")] }
    let typing = Typing(type, "a")
    #expect(typing.verdict == nil && typing.field.warning?.wording == "Short")
  }

  @Test func `the base is asked first`() {
    let type = CustomType.make(ZIPCode()) { changes in
      changes.live = [Rule(.unless, .condition(.always), code: "live")]
      changes.result = [Rule(.unless, .condition(.always), code: "result")]
      changes.label = "Area"
    }
    #expect(type.live("00000") == ZIPCode().live("00000") ?? type.live("12345"))
    let patient = CustomType.make(ZIPCode()) { $0.result = type.changes.result }
    #expect(patient.result("123")?.code == .incomplete && patient.result("12345")?.code == "result")
    #expect(type.live("1")?.code == "live" && type.label == "Area")
  }

  @Test func `what it is not told it has from its base`() {
    let type = CustomType.make(SocialSecurity()) { _ in }
    let base = SocialSecurity()
    #expect(type.isSecret == base.isSecret && type.mustNotBeStored == base.mustNotBeStored)
    #expect(type.mask == base.mask && type.priority == base.priority)
    #expect(type.subject == base.subject && type.label == base.label)
  }

  @Test func `its rules see the fields that they name, and its base its own neighbours`() {
    let word = CustomType.make { $0.result = [Rule(.notEqualTo, .field("user"))] }
    let code = CustomType.make(CVV(for: "card")) { changes in
      changes.result = [Rule(.notEqualTo, .field("user"))]
    }
    var session = FormSession(
      Form(
        "Neighbours",
        rows: [
          [Field("user")], [Field("card", .credit)], [Field("word", word)], [Field("code", code)],
        ]),
      answers: ["user": "a", "word": "b", "card": "378282246310005", "code": "1234"])
    #expect(session.fields.allSatisfy { $0.verdict.isValid })
    session.set("b", for: "user")
    #expect(session["word"]?.validity.error?.code == "notEqualTo")
    session.set("1234", for: "user")
    #expect(session["word"]?.validity == .valid)
    #expect(session["code"]?.validity.error?.code == "notEqualTo")
    session.set("4111111111111111", for: "card")
    #expect(session["code"]?.validity.error?.code == .tooLong)
  }
}
