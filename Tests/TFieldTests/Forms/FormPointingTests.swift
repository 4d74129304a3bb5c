import Testing

@testable import TField

@Suite struct FormPointingTests {
  @Test func `pointing at a field goes there, and forgets what was said about the last key`() {
    var session = FormSession(SampleForm.form)
    session.handle(.defaultAction)
    #expect(session.notice != nil)
    session.go(to: .field(2))
    #expect(session.focusedID == "phone")
    #expect(session.notice == nil)
  }

  @Test(arguments: [Stop.field(99), .field(-1), .action(99)])
  func `pointing at nothing changes nothing`(stop: Stop) {
    var session = FormSession(SampleForm.form)
    session.go(to: stop)
    #expect(session.focusedID == "first")
  }

  @Test func `while a question is asked nothing can be pointed at`() {
    var session = FormSession(SampleForm.form, typing: "abc")
    session.handle(.escape)
    session.go(to: .field(2))
    session.placeCaret(at: 0)
    #expect(session.focusedID == "first")
    #expect(session["first"]?.buffer.caret == 3)
  }

  @Test(arguments: [(1, 1), (-5, 0), (99, 3), (Int.max, 3)])
  func `the caret goes as near as there is text`(index: Int, caret: Int) {
    var session = FormSession(SampleForm.form, typing: "abc")
    session.placeCaret(at: index)
    #expect(session["first"]?.buffer.caret == caret)
  }

  @Test func `the text up to another place can be selected`() {
    var session = FormSession(SampleForm.form, typing: "abcd")
    session.placeCaret(at: 1)
    session.placeCaret(at: 3, isSelecting: true)
    #expect(session["first"]?.buffer.selection == 1..<3)
  }

  @Test func `who leaves may ask for a draft, unless the form keeps none`() {
    var session = FormSession(SampleForm.form, typing: "abc")
    session.handle(.escape)
    session.type("\t\n")
    #expect(session.outcome == .cancelled)
    #expect(session.keepsAnswers)

    var form = SampleForm.form
    form.keepsDrafts = false
    session = FormSession(form, typing: "abc")
    session.handle(.escape)
    session.answer(.keepDraft)
    #expect(session.question?.buttons.map(\.answer) == [.keepEditing, .discard])
    #expect(session.outcome == .editing)
  }
}
