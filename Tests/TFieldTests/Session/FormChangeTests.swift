import TestSupport
import Testing

@testable import TField

/// A form that somebody tries changes under their hands.
@Suite struct FormChangeTests {
  private func form(_ fields: Field..., actions: [Action] = [.submit]) -> Form {
    Form("Tried", sections: [Section(rows: fields.map { [$0] })], actions: actions)
  }

  private func typing(_ text: String, in form: Form) -> FormSession {
    var session = FormSession(form)
    for character in text { session.handle(.character(character)) }
    return session
  }

  @Test func `what was typed stays with its id, and so do focus, caret and undo`() {
    var session = typing("Ada", in: form(Field("name"), Field("place")))
    session.handle(Key(.left))
    session.change(to: form(Field("place"), Field("title"), Field("name")))
    #expect(session.fields.map(\.data) == ["", "", "Ada"])
    #expect(session.focusedField == 2)
    #expect(session.fields[2].buffer.caret == 2)
    let canUndo = session.linked.states[2].buffer.undo()
    #expect(canUndo && session.fields[2].data == "")
  }

  @Test func `a field that is gone takes what was typed along, and the focus goes to the first`() {
    var session = typing("Ada", in: form(Field("name"), Field("place")))
    session.change(to: form(Field("place"), Field("title")))
    #expect(session.fields.map(\.data) == ["", ""])
    #expect(session.focusedField == 0)
  }

  @Test func `an initial value that nobody touched follows the file`() {
    var session = typing("Ada", in: form(Field("name"), Field("size", initial: "M")))
    session.change(to: form(Field("name"), Field("size", initial: "L")))
    #expect(session.fields.map(\.data) == ["Ada", "L"])
  }

  @Test func `a field of another type reads what was typed anew`() {
    var session = typing("abc", in: form(Field("count")))
    session.change(to: form(Field("count", IntegerNumber())))
    #expect(session.fields[0].data == "abc")
    #expect(session.fields[0].buffer.caret == 3)
    #expect(session.verdict(of: "count") != .valid)
  }

  @Test func `the focus on an action stays on it, and a layout of before is out of date`() {
    let cancel = Action("cancel", label: "Cancel", role: .cancel)
    var session = FormSession(form(Field("name"), actions: [.submit, cancel]))
    session.handle(Key(.tab))
    session.handle(Key(.tab))
    #expect(session.focus == .action(1))
    let opening = session.opening
    session.change(to: form(Field("name"), actions: [cancel, .submit]))
    #expect(session.focus == .action(0))
    #expect(session.opening !== opening)
  }

  @Test func `a submitted form stays open and says what would have been done`() {
    var session = FormSession(form(Field("name")))
    session.handle(.control("s"))
    #expect(session.outcome != .editing)
    session.stayOpen()
    #expect(session.outcome == .editing)
    #expect(session.notice == .say("preview.wouldSubmit", ["action": Action.submit.label]))
  }
}
