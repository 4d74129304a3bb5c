import TField
import TFieldForm
import TestSupport
import Testing

/// What SwiftUIFields gives an app, held here against a form: typed values, parsing that may fail,
/// validators for a value and for a whole list, caption and sub-caption, commit and revert.
@Suite struct SwiftUIFieldsFeatureTests {
  private static let number = #"{ "id": "it", "type": "integer" }"#

  @Test(arguments: [
    ("integer", "42", TypedValue.number(42)),
    ("integer", "-7", .number(-7)),
    ("decimal", "0.1", .number(DecimalNumber("0.1") ?? 0)),
    ("toggle", " ", .flag(true)),
    ("integerRange", "1...5", .range(1, 5, isClosed: true)),
    ("phrase", "Ada", .text("Ada")),
  ])
  func `a field holds a typed value`(type: String, keys: String, value: TypedValue) throws {
    var form = try FilledForm(#"{ "id": "it", "type": "\#(type)" }"#)
    form.type(keys + "\t")
    #expect(form["it"].typed == value)
  }

  @Test func `a half-open range is a type of its own, with its bounds in order`() throws {
    var form = try FilledForm(#"{ "id": "it", "type": "integerRange", "kind": "halfOpen" }"#)
    form.type("1..<5\t")
    #expect(form["it"].typed == .range(1, 5, isClosed: false))
    form.press("Shift-Tab", "Ctrl-U")
    form.type("5..<1\t")
    #expect(form["it"].typed == .none && form.shown("it") == ["tooSmall"])
  }

  @Test func `parsing may fail: what is no number is no value, and says so`() throws {
    var form = try FilledForm(Self.number)
    form.type("-\t")
    #expect(form["it"].typed == .none)
    #expect(!form["it"].verdict.isValid)
  }

  @Test(arguments: ["0.1", "-12.50", "123456789.000000001", "9007199254740993"])
  func `a number is written as it was read`(text: String) throws {
    var form = try FilledForm(#"{ "id": "it", "type": "decimal" }"#)
    form.type(text + "\t")
    #expect(DecimalNumber(form["it"].text) == DecimalNumber(text))
  }

  @Test func `a value has a validator with its own message`() throws {
    var form = try FilledForm(
      #"""
      { "id": "age", "type": "integer",
        "rules": [ { "range": { "min": 22 }, "message": "Must exceed 21" } ] }
      """#)
    form.type("21\t")
    #expect(form.sentence("age") == "Must exceed 21")
  }

  @Test func `caption and sub-caption are label and hint`() throws {
    let form = try FilledForm(#"{ "id": "it", "label": "Salary", "hint": "Before taxes" }"#)
    #expect(form["it"].field.label.text() == "Salary")
    #expect(form["it"].field.options.hint?.text() == "Before taxes")
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
}

/// The sheet of values, with a validator for each and one for all.
extension SwiftUIFieldsFeatureTests {
  private static func children() throws -> FilledForm {
    try FilledForm(
      #"""
      { "id": "ages", "type": "list", "label": "Children's Ages",
        "of": { "type": "integer",
                "rules": [ { "range": { "max": 17 }, "message": "Must be under 18" } ] },
        "rules": [ { "count": { "max": 2 }, "message": "Two at most" } ] }
      """#)
  }

  @Test func `a sheet collects values, captioned by number`() throws {
    var form = try Self.children()
    form.type(" 4")
    form.press("Alt-A")
    form.type("7")
    form.press("Ctrl-S")
    #expect(form["ages"].typed == .entries(["4", "7"]))
  }

  @Test func `each value is judged, and a bad one keeps the sheet open`() throws {
    var form = try Self.children()
    form.type(" 18")
    form.press("Ctrl-S")
    #expect(form.session.opened != nil)
    form.press("Backspace", "Ctrl-S")
    #expect(form.session.opened == nil && form["ages"].typed == .entries(["1"]))
  }

  @Test func `the whole list has a validator with its own message`() throws {
    var form = try Self.children()
    form.type(" 1")
    for age in ["2", "3"] {
      form.press("Alt-A")
      form.type(age)
    }
    form.press("Ctrl-S")
    guard case .entries(let sheet) = form.session.opened else {
      Issue.record("the sheet is closed")
      return
    }
    #expect(sheet.failure?.wording.text() == "Two at most")
    form.press("Alt-X", "Ctrl-S")
    #expect(form["ages"].typed == .entries(["1", "2"]))
  }

  @Test func `the sheet rolls back`() throws {
    var form = try Self.children()
    form.type(" 1")
    form.press("Esc", "Tab", "Tab", "Enter")
    #expect(form["ages"].typed == .entries([]) && form.session.opened == nil)
  }
}
