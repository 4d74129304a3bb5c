import TestSupport
import Testing

@testable import TField

@Suite struct RuleTests {
  private static let confirmed = Form(
    "Account",
    rows: [
      [Field("word", label: "Password")],
      [Field("again", rules: [Rule(.comparison(.equalTo("word")))])],
    ])

  @Test func `a rule is judged again when the field it compares with changes`() {
    var session = FormSession(Self.confirmed, answers: ["word": "abc", "again": "abc"])
    #expect(session.verdict(of: "again") == .valid)
    session.set("abd", for: "word")
    #expect(session.verdict(of: "again").error?.code == "equalTo")
    #expect(
      session.verdict(of: "again").error?.wording.text() == "Must be the same as Password")
    session.set("abc", for: "word")
    #expect(session.verdict(of: "again") == .valid)
  }

  @Test func `every rule that fails is kept, and the first is shown`() {
    let rules = [Rule(.text(.minLength(3))), Rule(.characters(.digitsOnly))]
    var session = FormSession(Form("Form", rows: [[Field("a", rules: rules)]]))
    session.set("x", for: "a")
    session.validate()
    #expect(session.fields[0].failures.map(\.code) == ["minLength", "digitsOnly"])
    #expect(session.fields[0].validity.error?.code == "minLength")
  }

  @Test func `a rule that only warns blocks nothing`() {
    let rule = Rule(.text(.minLength(3)), level: .warning)
    var session = FormSession(Form("Form", rows: [[Field("a", rules: [rule])]]))
    session.set("x", for: "a")
    #expect(session.verdict(of: "a") == .valid)
    #expect(session.fields[0].warning?.code == "minLength")
  }

  @Test func `a rule with triggers of its own is shown on those`() {
    let rule = Rule(.text(.minLength(3)), on: [.change])
    var session = FormSession(Form("Form", rows: [[Field("a", rules: [rule])]]))
    session.handle(.character("x"))
    #expect(session.fields[0].validity.error?.code == "minLength")
  }

  @Test func `a form's rule holds its message against the fields it names`() {
    let rule = FormRule(
      when: .field("a", .equals(.field("b"))), fields: ["b"], message: "These are the same")
    let form = Form("Form", rows: [[Field("a"), Field("b")]], rules: [rule])
    var session = FormSession(form, answers: ["a": "x", "b": "x"])
    #expect(session.verdict(of: "a") == .valid)
    #expect(session.verdict(of: "b").error == FieldError("rule", "These are the same"))
    session.set("y", for: "a")
    #expect(session.verdict(of: "b") == .valid)
  }
}
