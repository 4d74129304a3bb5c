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

  @Test(arguments: [
    ("", ["first", "last", "phone", "same", "street", "order", "later", "cancel", "first"])
  ])
  func `Tab goes from stop to stop and around`(keys: String, path: [String]) {
    var session = FormSession(SampleForm.form)
    let seen = path.map { _ in
      defer { session.handle(Key(.tab)) }
      return session.focusedID
    }
    #expect(seen == path)
    session.handle(Key(.tab, .shift))
    session.handle(Key(.tab, .shift))
    #expect(session.focusedID == "cancel")
  }

  @Test func `a filled form is submitted by Ctrl-S from anywhere`() {
    var session = FormSession(SampleForm.form, typing: "Ada\tLovelace\t5551234567\t\tMain St")
    session.handle(.control("s"))
    #expect(session.outcome == .submitted("order"))
    #expect(
      session.answers.map(\.text) == ["Ada", "Lovelace", "(555) 123-4567", "", "Main St"])
  }

  @Test func `a blocked action names what is missing and goes to the first`() {
    var session = FormSession(SampleForm.form, typing: "Ada\t\t555")
    session.handle(Key(.function(10)))
    #expect(session.outcome == .editing)
    #expect(session.focusedID == "last")
    #expect(
      session.notice?.text() == "Order: 2 missing (Enter Info, Enter Info), 1 to fix (Phone Number)"
    )
    #expect(session["last"]?.validity.error?.code == .required)
    #expect(session["phone"]?.validity.error?.code == .incomplete)
  }

  @Test func `the error that a blocked action led to stays until the next edit`() {
    var session = FormSession(SampleForm.form)
    session.handle(.control("s"))
    #expect(session["first"]?.validity.error?.code == .required)
    session.type("A")
    #expect(session["first"]?.validity == .valid)
  }

  @Test func `an action asks only for the groups it names`() {
    var session = FormSession(SampleForm.form)
    session.moveFocus(to: .action(1))
    session.handle(Key(.enter))
    #expect(session.outcome == .submitted("later"))
  }

  @Test func `a hidden field takes no part, and its text comes back with it`() {
    var session = FormSession(SampleForm.form, typing: "Ada\tByron\t5551234567\t\tMain St")
    session.handle(Key(.tab, .shift))
    session.type(" ")
    #expect(session["street"]?.isHidden == true)
    #expect(session.answers.map(\.id) == ["first", "last", "phone", "same"])
    #expect(GroupValidator(session).groupCount("billing") == 0)
    #expect(GroupValidator(session).verifyGroup("billing"))
    session.type(" ")
    #expect(session["street"]?.text == "Main St")
    #expect(GroupValidator(session).groupCount("billing") == 1)
  }

  @Test func `focus skips what is hidden`() {
    var session = FormSession(SampleForm.form, typing: "\t\t\t ")
    session.type("\t")
    #expect(session.focusedID == "order")
    session.handle(Key(.up))
    #expect(session.focusedID == "same")
  }

  @Test func `Up and Down go by rows and keep the column`() {
    var session = FormSession(SampleForm.form)
    session.type("\t")
    session.handle(Key(.down))
    #expect(session.focusedID == "phone")
    session.handle(Key(.up))
    #expect(session.focusedID == "first")
    session.handle(Key(.up))
    #expect(session.focusedID == "cancel")
  }

  @Test func `sections and ends are reached by their keys`() {
    var session = FormSession(SampleForm.form)
    session.handle(Key(.pageDown, .control))
    #expect(session.focusedID == "same")
    session.handle(Key(.pageUp, .alt))
    #expect(session.focusedID == "first")
    session.handle(Key(.end, .control))
    #expect(session.focusedID == "street")
    session.handle(Key(.home, .control))
    #expect(session.focusedID == "first")
  }

  @Test func `F8 goes from one error in sight to the next, and brings none to light`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    session.handle(Key(.function(8)))
    #expect(session.focusedID == "first" && session.notice == .say("screen.noErrors"))
    session.handle(.control("s"))
    #expect(session.focusedID == "last")
    session.handle(.alt("n"))
    session.handle(.alt("n"))
    #expect(session.focusedID == "street")
    #expect(session["street"]?.validity.error?.code == .required)
    session.handle(.alt("n"))
    #expect(session.focusedID == "last")
    session.handle(Key(.function(8), .shift))
    #expect(session.focusedID == "street")
  }

  @Test func `Tab passes what is only read, and arrows reach it`() {
    var session = FormSession(
      Form(
        "Read",
        rows: [[Field("a")], [Field("b", initial: "x", readOnly: .always)], [Field("c")]]))
    session.handle(Key(.tab))
    #expect(session.focusedID == "c")
    session.handle(Key(.up))
    #expect(session.focusedID == "b")
  }

  @Test func `Escape leaves an unchanged form, and asks before anything is thrown away`() {
    var unchanged = FormSession(SampleForm.form)
    unchanged.handle(Key(.escape))
    #expect(unchanged.outcome == .cancelled)
    var session = FormSession(SampleForm.form, typing: "A")
    session.handle(Key(.escape))
    #expect(session.question?.subject == .leave)
    session.type("ynsd ")
    #expect(session.question?.subject == .leave && session["first"]?.data == "A")
    session.handle(Key(.escape))
    #expect(session.question == nil && session.outcome == .editing)
    session.handle(Key(.escape))
    session.handle(Key(.right))
    session.handle(Key(.right))
    session.type("\n")
    #expect(session.outcome == .cancelled && !session.keepsAnswers)
  }

  @Test func `a cancelling action ends the form`() {
    var session = FormSession(SampleForm.form)
    session.moveFocus(to: .action(2))
    session.type(" ")
    #expect(session.outcome == .cancelled)
  }

  @Test func `a cancelling action asks before answers are lost`() {
    var session = FormSession(SampleForm.form, typing: "A")
    session.moveFocus(to: .action(2))
    session.type("\n")
    #expect(session.question?.subject == .leave && session.outcome == .editing)
    session.answer(.keepDraft)
    #expect(session.outcome == .cancelled && session.keepsAnswers)
  }

  @Test func `nothing changes after the end`() {
    var session = FormSession(SampleForm.form)
    session.moveFocus(to: .action(1))
    session.type("\n")
    session.handle(.paste("late"))
    #expect(session["first"]?.data == "" && session.outcome == .submitted("later"))
  }

  private struct NoReview: Error {}

  @Test func `an action that confirms shows the answers, and their button is the answer`() throws {
    let form = Form(
      "Sure?", rows: [[Field("a")]], actions: [Action("go", label: "Go", confirm: "Really?")])
    var session = FormSession(form)
    session.handle(.control("s"))
    guard case .review(let review) = session.opened else { throw NoReview() }
    #expect(review.isActionChosen)
    #expect(review.question.sentence == "Really?")
    session.handle(Key(.escape))
    #expect(session.opened == nil)
    session.handle(.control("s"))
    session.type("\n")
    #expect(session.outcome == .submitted("go"))
  }

  @Test func `validate is a silent verdict unless it is asked to move`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    let isValid = session.validate(focusFirstFailed: false)
    #expect(!isValid && session.focusedID == "first")
    session.validate()
    #expect(session.focusedID == "last")
  }

  @Test func `a form without fields has only its actions`() {
    var session = FormSession(Form("Empty", rows: []))
    #expect(session.focusedID == "submit")
    session.type("\n")
    #expect(session.outcome == .submitted("submit"))
  }

  @Test func `a form without any stop survives every key`() {
    var session = FormSession(Form("Nothing", rows: [], actions: []))
    for entry in KeyMap[.form].entries {
      for key in entry.keys { session.handle(key) }
    }
    #expect(session.focus == nil)
  }

  @Test func `killed text is yanked in another field, never from a secret`() {
    var secret = FieldOptions()
    secret.isSecret = true
    let form = Form("Kill", rows: [[Field("a"), Field("b", options: secret), Field("c")]])
    var session = FormSession(form, typing: "one")
    session.handle(.control("u"))
    session.type("\ttwo")
    session.handle(.control("u"))
    session.type("\t")
    session.handle(.control("y"))
    #expect(session["b"]?.data == "" && session["c"]?.data == "one")
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

  @Test func `a claim across fields is judged when either side changes`() {
    let claim = FormRule(
      when: .all([
        .field("a", .filled), .field("b", .filled),
        .not(.field("a", .equals, .field("b"))),
      ]), fields: ["b"], message: "Must be alike")
    let form = Form("Alike", rows: [[Field("a")], [Field("b")]], rules: [claim])
    var session = FormSession(form, typing: "x\ty\t")
    #expect(session["b"]?.validity.error?.wording == "Must be alike")
    session.moveFocus(to: .field(0))
    session.type("\u{8}y")
    #expect(session["b"]?.validity == .valid)
  }

  @Test func `a full field moves on only where it is asked to`() {
    var options = FieldOptions()
    options.advancesWhenFull = true
    let form = Form("Next", rows: [[Field("a", .phone, options: options), Field("b")]])
    let session = FormSession(form, typing: "5551234567x")
    #expect(session["b"]?.data == "x")
    #expect(FormSession(SampleForm.form, typing: "\t\t5551234567").focusedID == "phone")
  }
}
