import Testing

@testable import TField

@Suite struct RuleTests {
  private static let short = Rule(.minLength, .count(3))
  private static let digits = Rule(.digitsOnly)
  private static let limited = Rule(.pattern, .pattern(.givingUp(on: "a")))

  @Test(arguments: [("", false), ("  \t", false), ("\n", false), (" a ", true)])
  func `white space is no answer`(text: String, passes: Bool) {
    #expect(Rule(.notEmpty).codes(for: .text(text)) == (passes ? [] : ["notEmpty"]))
  }

  @Test func `all keeps every error in order`() {
    let rule = Rule(.all, .rules([Self.short, Self.digits]))
    #expect(rule.codes(for: .text("a")) == ["minLength", "digitsOnly"])
    #expect(rule.codes(for: .text("aaa")) == ["digitsOnly"])
    #expect(rule.codes(for: .text("123")) == [])
    #expect(Rule(.all, .rules([])).codes(for: .text("a")) == [])
  }

  @Test func `any is settled by the first success, else keeps every error in order`() {
    let rule = Rule(.any, .rules([Self.digits, Self.short]))
    #expect(rule.codes(for: .text("a")) == ["digitsOnly", "minLength"])
    #expect(rule.codes(for: .text("1")) == [])
    #expect(rule.codes(for: .text("aaa")) == [])
  }

  @Test func `not turns a rule round`() {
    let rule = Rule(.not, .rules([Self.digits]))
    #expect(rule.codes(for: .text("12")) == ["not"])
    #expect(rule.codes(for: .text("ab")) == [])
    #expect(Rule(.not, .rules([rule])).codes(for: .text("ab")) == ["not"])
  }

  @Test(arguments: [
    digits, Rule(.email), .in(["a"]), Rule(.all, .rules([digits, Rule(.email)])),
    Rule(.not, .rules([digits])),
  ])
  func `not says nothing about an empty text that its rule leaves alone`(rule: Rule) {
    #expect(Rule(.not, .rules([rule])).codes(for: .empty) == [])
  }

  @Test func `not asks for an empty text where its rule refuses one`() {
    #expect(Rule(.not, .rules([Rule(.notEmpty)])).codes(for: .empty) == [])
    #expect(Rule(.not, .rules([Rule(.notEmpty)])).codes(for: .text("a")) == ["not"])
  }

  @Test(arguments: [
    (digits, "1", "Must not have only digits"),
    (Rule(.noSpecialCharacters), "a", "Must have a special character"),
    (.in(["a", "b"]), "a", "Must not be one of: a, b"),
    (.notIn(["b"]), "a", "Must be one of: b"),
    (Rule(.email), "a@b.co", "Must not be an email address such as name@example.com"),
    (Rule(.notEmpty), "a", "Must not be filled in"),
    (Rule(.not, .rules([digits])), "a", "Must have only digits"),
    (Rule(.all, .rules([digits])), "1", "Must not have only digits"),
    (Rule(.all, .rules([digits, digits])), "1", "Must not be like this"),
  ])
  func `not says the opposite`(rule: Rule, text: String, sentence: String) {
    #expect(Rule(.not, .rules([rule])).sentences(about: .text(text)) == [sentence])
  }

  @Test func `a rule's own words and code replace those of every error in it`() {
    let rule = Rule(.all, .rules([Self.short, Self.digits]), message: "No", code: "own")
    let failures = rule.failures(of: .text("a"), in: Surroundings())
    #expect(failures == [FieldError("own", "No"), FieldError("own", "No")])
  }

  @Test(arguments: [
    Rule(.not, .rules([limited])), Rule(.all, .rules([limited, short])),
    Rule(.any, .rules([limited, short])), Rule(.not, .rules([Rule(.any, .rules([limited]))])),
    Rule(.unless, .condition(.field("x", .matches, .pattern(.givingUp(on: ""))))),
  ])
  func `a pattern that gives up is never taken for a pass`(rule: Rule) {
    #expect(rule.codes(for: .text("a")).contains("patternLimit"))
  }

  @Test func `a form's rule fails while its condition holds`() {
    let rule = Rule(.unless, .condition(.field("other", .filled)))
    #expect(rule.codes(for: .text("a"), beside: .text("b")) == ["rule"])
    #expect(rule.codes(for: .text("a"), beside: .empty) == [])
  }

  @Test func `a rule knows the fields it speaks of`() {
    let rules = [
      Rule(.equalTo, .field("a")), Rule(.not, .rules([Rule(.before, .field("b"))])),
      Rule(.unless, .condition(.field("c", .filled))), Rule(.notEmpty), Self.digits,
    ]
    #expect(Rule(.all, .rules(rules)).fieldIDs == ["a", "b", "c"])
  }

  @Test func `a pattern that gives up blocks, whatever the rule's own words`() {
    let rule = Rule(.pattern, .pattern(.givingUp(on: "a")), message: "Own words", code: "own")
    let failures = rule.failures(of: .text("a"), in: Surroundings())
    #expect(failures == [FieldError(.patternLimit, .patternFault)])
    #expect(rule.failures(of: .text("b"), in: Surroundings()).map(\.code) == ["own"])
  }

  private static let confirmed = Form(
    "Account",
    rows: [
      [Field("word", label: "Password")],
      [Field("again", rules: [Rule(.equalTo, .field("word"))])],
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
    let rules = [Rule(.minLength, .count(3)), Rule(.digitsOnly)]
    var session = FormSession(Form("Form", rows: [[Field("a", rules: rules)]]))
    session.set("x", for: "a")
    session.validate()
    #expect(session.fields[0].failures.map(\.code) == ["minLength", "digitsOnly"])
    #expect(session.fields[0].validity.error?.code == "minLength")
  }

  @Test func `a rule that only warns blocks nothing`() {
    let rule = Rule(.minLength, .count(3), level: .warning)
    var session = FormSession(Form("Form", rows: [[Field("a", rules: [rule])]]))
    session.set("x", for: "a")
    #expect(session.verdict(of: "a") == .valid)
    #expect(session.fields[0].warning?.code == "minLength")
  }

  @Test func `a rule with triggers of its own is shown on those`() {
    let rule = Rule(.minLength, .count(3), on: [.change])
    var session = FormSession(Form("Form", rows: [[Field("a", rules: [rule])]]))
    session.handle(.character("x"))
    #expect(session.fields[0].validity.error?.code == "minLength")
  }

  @Test func `a form's rule holds its message against the fields it names`() {
    let rule = FormRule(
      when: .field("a", .equals, .field("b")), fields: ["b"], message: "These are the same")
    let form = Form("Form", rows: [[Field("a"), Field("b")]], rules: [rule])
    var session = FormSession(form, answers: ["a": "x", "b": "x"])
    #expect(session.verdict(of: "a") == .valid)
    #expect(session.verdict(of: "b").error == FieldError("rule", "These are the same"))
    session.set("y", for: "a")
    #expect(session.verdict(of: "b") == .valid)
  }
}
