import TestSupport
import Testing

@testable import TField

@Suite struct FieldStateTests {
  @Test func `a form's own words replace those of a code, wherever it comes from`() {
    var options = FieldOptions()
    options.messages = [.incomplete: "All ten digits", .required: "We call you back", "rule": "No"]
    let field = Field("tested", .phone, required: true, options: options)
    var typing = Typing(field)
    typing.leave()
    #expect(typing.field.validity == .invalid(FieldError(.required, "We call you back")))
    typing.enter()
    typing.type("555")
    typing.leave()
    #expect(typing.field.validity == .invalid(FieldError(.incomplete, "All ten digits")))
    let rule = Rule(.unless, .condition(.always))
    let other = Typing(Field("tested", rules: [rule], options: options))
    #expect(other.field.verdict == .invalid(FieldError("rule", "No")))
  }

  @Test func `a read-only field can be read and copied, and nothing else`() {
    var typing = Typing(Field("tested", initial: "kept", readOnly: true))
    typing.type("x\u{8}")
    typing.paste("y")
    for command in [EditCommand.kill(.start), .cut, .undo, .restore, .yank] {
      typing.edit(command)
    }
    #expect(typing.data == "kept")
    typing.edit(.move(.start))
    typing.edit(.select(.end))
    typing.edit(.copy)
    #expect(typing.session.clipboardText == "kept")
  }

  @Test func `a condition makes a field required, and read-only, and no longer so`() {
    let isOn = Condition.field("switch", .equals, .value(.flag(true)))
    var session = FormSession(
      Form(
        "Conditions",
        rows: [
          [Field("switch", .toggle)], [Field("needed", required: isOn)],
          [Field("fixed", initial: "a", readOnly: isOn)],
        ]))
    for isOn in [false, true, false] {
      session.set(isOn ? "true" : "", for: "switch")
      #expect(session["needed"]?.isRequired == isOn)
      #expect(session.verdict(of: "needed").isValid == !isOn)
      #expect(session["fixed"]?.isReadOnly == isOn)
      let before = session["fixed"]?.data
      session.moveFocus(to: .field(2))
      session.type("x")
      #expect((session["fixed"]?.data == before) == isOn)
    }
  }

  @Test func `a bad value gives way to the last good one, and the person is told`() {
    var options = FieldOptions()
    options.invalid = .revert
    var typing = Typing(Field("tested", ZIPCode(), initial: "12345", options: options))
    typing.type("\u{8}\u{8}")
    typing.leave()
    #expect(typing.data == "12345" && typing.field.validity == .valid)
    #expect(
      typing.session.notice?.text().hasPrefix("The last good value is back: ") == true)
  }

  @Test func `a new day judges what was good before`() throws {
    let limit = Field("day", .date(min: .today()), initial: "2026-11-15")
    var session = FormSession(
      Form(
        "Days", rows: [[Field("other")], [Field("card", .expDate, initial: "11/26")], [limit]]),
      today: Typing.today)
    #expect(session.fields.allSatisfy { $0.verdict.isValid })
    session.turn(to: try #require(CalendarDate("2026-12-01")))
    #expect(session["card"]?.validity.error?.code == .expired)
    #expect(session["day"]?.validity.error?.code == .tooEarly)
    session.turn(to: Typing.today)
    #expect(session.fields.allSatisfy { $0.verdict.isValid && $0.errors.isEmpty })
  }
}
