import TField
import TFieldForm
import Testing

@Suite struct TypeReaderTests {
  @Test func `a twin is typed as the field that it repeats`() throws {
    let form = try loaded(
      fields:
        #"{ "id": "phone", "type": "phone" }, { "id": "again", "type": "confirm", "of": "phone" }"#)
    var session = FormSession(form)
    session.set("5551234567", for: "phone")
    session.moveFocus(to: .field(1))
    for key in "555123" { session.handle(.character(key)) }
    #expect(session.fields[1].text == "(555) 123")
    #expect(session.verdict(of: "again") != .valid)
    for key in "4567" { session.handle(.character(key)) }
    #expect(session.verdict(of: "again") == .valid)
  }

  @Test func `a twin is asked for once there is something to repeat`() throws {
    let form = try loaded(
      fields:
        #"{ "id": "pass", "type": "password" }, { "id": "again", "type": "confirm", "of": "pass" }"#
    )
    var session = FormSession(form)
    #expect(session.verdict(of: "again") == .valid)
    session.set("correct horse", for: "pass")
    #expect(session.verdict(of: "again").error?.code == .required)
  }

  @Test func `what the form says of a twin wins`() throws {
    let form = try loaded(
      fields: #"{ "id": "a" }, { "id": "b", "type": "confirm", "of": "a", "required": false }"#)
    #expect(form.fields[1].required == .never)
  }

  private func form(_ types: String, _ fields: String) throws -> Form {
    try loaded(#"{ "tfield": 1, "types": { \#(types) }, "rows": [ \#(fields) ] }"#)
  }

  @Test func `a type of a form's own masks and judges`() throws {
    let form = try form(
      #"""
      "employeeId": { "label": "Employee ID", "template": "AA-0000",
        "slots": { "A": "letter", "0": "digit" }, "case": "upper", "priority": 0.7,
        "result": [{ "pattern": "[A-Z]{2}[0-9]{4}", "message": "Incomplete employee ID" }] }
      """#, #"{ "id": "a", "type": "employeeId" }, { "id": "b" }"#)
    #expect(form.fields[0].label == "Employee ID")
    #expect(form.fields[0].type.priority == 0.7)
    var session = FormSession(form)
    for key in "ab12" { session.handle(.character(key)) }
    #expect(session.fields[0].text == "AB-12")
    session.moveFocus(to: .field(1))
    #expect(session.fields[0].validity == .invalid(FieldError("pattern", "Incomplete employee ID")))
  }

  @Test func `parameters of the base may stand in the type, in the field or in both`() throws {
    let form = try form(
      #""adult": { "base": "age", "min": 18 }, "old": { "base": "adult", "max": 70 }, "#
        + #""code": { "base": "dataLength", "length": 4 }, "any": { "base": "dataLength" }"#,
      #"{ "id": "a", "type": "old" }, { "id": "b", "type": "old", "max": 90 }, "#
        + #"{ "id": "c", "type": "code" }, { "id": "d", "type": "any", "length": 2 }"#)
    let labels = form.fields.map { $0.type.label.text() }
    #expect(labels.prefix(2) == ["Age (18–70)", "Age (18–90)"])
    #expect(form.fields.suffix(2).map { $0.type.capacity(for: "") } == [4, 2])
  }

  @Test func `a key of convert is data, whatever it looks like`() throws {
    let form = try form(
      #""size": { "convert": { "x-large": "XL" } }"#, #"{ "id": "a", "type": "size" }"#)
    #expect(form.fields[0].type.finish("x-large") == "XL")
  }
}
