import TField
import TFieldForm
import Testing

/// What the keys of a form file ask for is what happens in the session.
@Suite struct FormBehaviourTests {
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

  @Test(arguments: [("abc", []), ("ab", ["not"]), ("1", ["not"])])
  func `rules stand in each other`(value: String, codes: [String]) throws {
    let both = #"{ "all": [ { "lettersOnly": true }, { "maxLength": 2 } ] }"#
    var form = try FilledForm(
      """
      { "id": "it", "rules": [ { "not": { "any": [ \(both), { "pattern": "[0-9]" } ] } } ] },
      \(Self.other)
      """)
    form.type(value + "\t")
    #expect(form.failures("it") == codes)
  }

  @Test func `a rule of the form speaks of any fields while something holds of others`() throws {
    var form = try FilledForm(
      #"{ "id": "it" }, { "id": "other" }"#,
      keys: #"""
        "rules": [ { "when": { "field": "it", "equals": { "field": "other" } },
                     "fields": ["other"], "message": "They must differ" } ],
        """#)
    form.type("a\ta\t")
    #expect(form.sentence("other") == "They must differ" && form.shown("it") == [])
  }

  @Test func `an invalid value is put back to the last good one, where the form wants it`() throws {
    var form = try FilledForm(
      #"{ "id": "it", "type": "integer", "min": 1, "initial": 5, "invalid": "revert" }"#)
    form.press("Ctrl-U")
    form.type("0\t")
    #expect(form["it"].text == "5")
    form.press("Shift-Tab", "Ctrl-U")
    form.type("6\t")
    #expect(form["it"].text == "6")
  }

  @Test func `a label and a hint are told`() throws {
    let form = try FilledForm(#"{ "id": "it", "label": "Salary", "hint": "Before taxes" }"#)
    #expect(form["it"].field.label.text() == "Salary")
    #expect(form["it"].field.options.hint?.text() == "Before taxes")
  }

  @Test(arguments: [
    ("data", "Data"), ("name", "Name"), ("phrase", "Enter Info"),
    ("credit", "Credit Card Number"), ("expDate", "Expiration Date"), ("cvv", "CVV"),
    ("date", "Date"), ("streetnumber", "Street #"), ("street", "Street Name"),
    ("phone", "Phone Number"), ("zip", "Zip Code"), ("ssn", "Social Security #"),
    ("city", "City"), ("intcity", "City"), ("state", "State"), ("st", "State"),
    ("currency", "US Currency"), ("percent", "Percentage"),
  ])
  func `a type brings its own label`(type: String, label: String) throws {
    #expect(try Self.field(type)["it"].field.label.text() == label)
  }

  @Test func `types take parameters, and say them in their labels`() throws {
    let age = try Self.field("age", #", "min": 18, "max": 99"#)
    #expect(age["it"].field.label.text() == "Age (18–99)")
    let data = try Self.field("dataLength", #", "length": 5"#)
    #expect(data["it"].field.label.text() == "Data (5 characters)")
  }

  private static func field(_ type: String, _ more: String = "") throws -> FilledForm {
    try FilledForm("{ \"id\": \"it\", \"type\": \"\(type)\" \(more) }, \(other)")
  }
}
