import TField
import TFieldForm
import Testing

/// What FormView gives an app, held here against a form: when rules are checked and errors hidden,
/// the way of the focus, the silent verdict, and rules of every kind.
@Suite struct FormViewFeatureTests {
  private static let name = #"{ "id": "name", "rules": [ { "digitsOnly": true } ] }"#
  private static let other = #"{ "id": "other" }"#

  private static func form(_ keys: String) throws -> FilledForm {
    try FilledForm("\(name), \(other)", keys: keys)
  }

  @Test(arguments: [("change", true, true), ("blur", false, true), ("submit", false, false)])
  func `rules are checked on change, on blur or only when asked`(
    mode: String, onChange: Bool, onBlur: Bool
  ) throws {
    var form = try Self.form("\"validate\": \"\(mode)\",")
    form.type("x")
    #expect(form.shown("name").isEmpty != onChange)
    form.type("\t")
    #expect(form.shown("name").isEmpty != onBlur)
    form.session.validate()
    #expect(form.shown("name") == ["digitsOnly"])
  }

  @Test(arguments: ["change", "focus", "blur"])
  func `errors are hidden on change, on focus or on blur`(mode: String) throws {
    var form = try Self.form("\"validate\": \"submit\", \"hideErrors\": \"\(mode)\",")
    form.type("x\t")
    form.session.validate(focusFirstFailed: false)
    form.press("Shift-Tab")
    #expect(form.shown("name").isEmpty == (mode == "focus"))
    form.session.validate(focusFirstFailed: false)
    form.type("y")
    #expect(form.shown("name").isEmpty == (mode == "change"))
    form.session.validate(focusFirstFailed: false)
    form.type("\t")
    #expect(form.shown("name").isEmpty == (mode == "blur"))
  }

  @Test func `a rule may have triggers of its own`() throws {
    var form = try FilledForm(
      #"""
      { "id": "name", "rules": [ { "digitsOnly": true },
                                 { "maxLength": 2, "on": ["change"] } ] }
      """#, keys: #""validate": "submit","#)
    form.type("xy")
    #expect(form.shown("name") == [])
    form.type("z")
    #expect(form.shown("name") == ["maxLength"])
  }

  @Test func `Return goes to the next field`() throws {
    var form = try Self.form("")
    form.type("1\n")
    #expect(form.focus == "other")
    form.type("\n")
    #expect(form.focus == "submit")
  }

  @Test func `the first field that failed gets the focus`() throws {
    var form = try FilledForm("\(Self.other), \(Self.name), { \"id\": \"last\" }")
    form.type("\tx\t")
    #expect(form.session.validate() == false)
    #expect(form.focus == "name")
  }

  @Test func `whether all is valid is known without showing anything`() throws {
    var form = try FilledForm(
      #"""
      { "id": "name", "group": "all", "required": true },
      { "id": "age", "type": "integer", "group": "all", "rules": [ { "range": { "min": 18 } } ] }
      """#)
    #expect(!GroupValidator(form.session).allGroupsValid)
    form.type("Ada\t17")
    #expect(!GroupValidator(form.session).allGroupsValid)
    #expect(form.shown("name") == [] && form.shown("age") == [])
    form.press("Backspace")
    form.type("8")
    #expect(GroupValidator(form.session).allGroupsValid)
  }

  @Test func `what is equal is judged again when the other changes`() throws {
    var form = try FilledForm(
      #"{ "id": "first" }, { "id": "again", "rules": [ { "equalTo": "first" } ] }"#)
    form.type("a\tb\t")
    #expect(form.shown("again") == ["equalTo"])
    form.session.moveFocus(to: .field(0))
    form.press("Backspace")
    form.type("b\t")
    #expect(form.shown("again") == [])
  }

  /// Outer rules are what a server says of answers that were fine until then.
  @Test func `errors from outside stand on their fields until the next edit`() throws {
    var form = try FilledForm(
      Self.other,
      keys: #""actions": [ { "id": "go", "label": "Go", "run": ["register"] } ],"#)
    form.session.performsSteps = true
    form.type("Ada")
    form.press("Ctrl-S")
    #expect(form.session.outcome == .performing("go"))
    form.session.refuse([("other", "This name is taken")], nil)
    #expect(form.sentence("other") == "This name is taken" && form.focus == "other")
    form.type("l")
    #expect(form.shown("other") == [])
  }
}

/// The rules that come with it, and those that one writes.
extension FormViewFeatureTests {
  @Test(arguments: [
    (#""notEmpty": true"#, "x", " "), (#""digitsOnly": true"#, "12", "1a"),
    (#""lettersOnly": true"#, "Zoë", "Z1"), (#""email": true"#, "a@example.com", "a@"),
    (#""url": true"#, "https://example.com", "example"), (#""minLength": 2"#, "ab", "a"),
    (#""maxLength": 2"#, "ab", "abc"), (#""atLeastOneDigit": true"#, "a1", "a"),
    (#""atLeastOneLetter": true"#, "1a", "1"),
    (#""atLeastOneUppercaseLetter": true"#, "aB", "ab"),
    (#""atLeastOneLowercaseLetter": true"#, "aB", "AB"),
    (#""atLeastOneSpecialCharacter": true"#, "a!", "a"),
    (#""noSpecialCharacters": true"#, "a 1", "a!"),
    (#""notRecurringDigits": 3"#, "1122", "1112"),
    (#""pattern": "[A-Z]{2}[0-9]""#, "AB1", "AB"),
  ])
  func `a rule passes what is right and names what is wrong`(
    rule: String, right: String, wrong: String
  ) throws {
    var form = try FilledForm("{ \"id\": \"it\", \"rules\": [ { \(rule) } ] }, \(Self.other)")
    form.type(right + "\t")
    #expect(form.shown("it") == [])
    form.press("Shift-Tab", "Ctrl-U")
    form.type(wrong + "\t")
    let key = String(rule.dropFirst().prefix { $0 != "\"" })
    #expect(form.shown("it") == [key])
  }

  @Test func `a rule of one's own has its own code and message`() throws {
    var form = try FilledForm(
      #"""
      { "id": "it", "rules": [ { "not": { "pattern": "(?i).*foo.*" }, "code": "foo",
                                 "message": "No foo, please" } ] }
      """#)
    form.type("Food\t")
    #expect(form.shown("it") == ["foo"] && form.sentence("it") == "No foo, please")
  }
}
