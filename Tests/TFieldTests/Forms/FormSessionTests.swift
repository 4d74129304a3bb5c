import TestSupport
import Testing

@testable import TField

@Suite struct FormSessionTests {
  @Test func `a form opens quietly in its first field, and nothing is complete`() {
    let session = FormSession(SampleForm.form)
    #expect(session.focusedID == "first")
    #expect(session.fields.allSatisfy { $0.errors.isEmpty })
    #expect(session.verdict(of: "first") == .invalid(FieldError(.required, .required)))
    #expect(session.outcome == .editing && !session.isChanged)
  }

  @Test func `nothing changes after the end`() {
    var session = FormSession(SampleForm.form)
    session.moveFocus(to: .action(1))
    session.type("\n")
    session.handle(.paste("late"))
    #expect(session["first"]?.data == "" && session.outcome == .submitted("later"))
  }

  @Test func `validate is a silent verdict unless it is asked to move`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    let isValid = session.validate(focusFirstFailed: false)
    #expect(!isValid && session.focusedID == "first")
    session.validate()
    #expect(session.focusedID == "last")
  }

  @Test func `a form without any stop survives every key`() {
    var session = FormSession(Form("Nothing", rows: [], actions: []))
    for entry in KeyMap[.form].entries {
      for key in entry.keys { session.handle(key) }
    }
    #expect(session.focus == nil)
  }

  @Test func `conditions that contradict each other for ever come to rest`() {
    let form = Form(
      "Flip",
      rows: [
        [Field("a", required: .field("b", .valid), initial: "")],
        [Field("b", required: .not(.field("a", .valid)), initial: "")],
      ])
    var session = FormSession(form, typing: "x\u{8}")
    session.type("\t\t")
    #expect(session.outcome == .editing)
  }
}
