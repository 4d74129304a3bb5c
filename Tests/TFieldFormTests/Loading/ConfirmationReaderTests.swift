import TField
import Testing

@Suite struct ConfirmationReaderTests {
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
}
