import Testing

@testable import TField

@Suite struct FormStepsTests {
  static func performing(_ timing: ErrorTiming = ErrorTiming()) -> FormSession {
    var action = Action("send", label: "Send")
    action.steps.append = "answers.jsonl"
    var session = FormSession(
      Form("Steps", rows: [[Field("a")], [Field("b")]], actions: [action], timing: timing))
    session.performsSteps = true
    session.handle(.control("s"))
    return session
  }

  @Test func `an action with steps waits until they are done, and keys wait with it`() {
    var session = Self.performing()
    #expect(session.outcome == .performing("send"))
    session.type("x\n")
    #expect(session["a"]?.data == "" && session.outcome == .performing("send"))
    session.finishSteps()
    #expect(session.outcome == .submitted("send"))
  }

  @Test func `a failed step keeps the form open and says why`() {
    var session = Self.performing()
    session.failSteps("The disk is full")
    #expect(session.outcome == .editing && session.notice == "The disk is full")
    session.type("x")
    #expect(session["a"]?.data == "x")
  }

  @Test func `errors from outside stand on their fields until the next edit there`() {
    var session = Self.performing()
    session.refuse([("b", "Already registered"), ("zzz", "Unknown here")], "Not accepted")
    #expect(session.focusedID == "b" && session.notice == "Not accepted")
    #expect(session.question?.lines == ["zzz: Unknown here"])
    session.type("x\n")
    #expect(session.question == nil && session["b"]?.data == "")
    #expect(session["b"]?.validity.error?.wording == "Already registered")
    session.type("x")
    #expect(session["b"]?.validity == .valid)
  }

  @Test func `errors from outside name a field by its id or by its path`() {
    for name in ["b", "address.zip"] {
      var action = Action("send", label: "Send")
      action.steps.append = "answers.jsonl"
      var field = Field("b")
      field.path = ["address", "zip"]
      var session = FormSession(Form("Steps", rows: [[Field("a")], [field]], actions: [action]))
      session.performsSteps = true
      session.handle(.control("s"))
      session.refuse([(name, "Unknown there"), ("address", "No such town")], nil)
      #expect(session["b"]?.validity.error?.wording == "Unknown there")
      #expect(session.question?.lines == ["address: No such town"])
    }
  }

  @Test func `an error from outside stays when its field is left, whatever hides others`() {
    for hide in HideMode.allCases {
      for validate in ValidateMode.allCases {
        var session = Self.performing(ErrorTiming(validate: validate, hide: hide))
        session.refuse([("a", "Already registered")], nil)
        session.type("\t")
        session.handle(.edit(.move(.left)))
        session.moveFocus(to: .field(0))
        #expect(session["a"]?.validity.error?.wording == "Already registered")
        #expect(session["a"]?.verdict == .valid)
        session.type("x\u{8}")
        #expect(session["a"]?.validity == .valid, "\(validate) \(hide)")
      }
    }
  }

  @Test func `an action that is run anew forgets what it said`() {
    var session = Self.performing()
    session.refuse([("a", "Already registered")], nil)
    session.handle(.control("s"))
    #expect(session.outcome == .performing("send"))
    session.failSteps("No connection")
    #expect(session["a"]?.validity == .valid)
  }

  @Test func `the next error may be one from outside`() {
    var session = Self.performing()
    session.refuse([("b", "Already registered")], nil)
    session.moveFocus(to: .field(0))
    session.handle(Key(.function(8)))
    #expect(session.focusedID == "b")
    #expect(session["b"]?.validity.error?.wording == "Already registered")
  }

  @Test func `the rest of an action is only done with other answers if the person says so`() {
    var session = Self.performing()
    session.askToGoOn()
    #expect(session.outcome == .editing && session.question?.subject == .goOn(0))
    session.handle(Key(.enter))
    #expect(session.outcome == .editing && session.question == nil && !session.isGoingOn)
    session.handle(.control("s"))
    session.askToGoOn()
    session.answer(.goOn)
    #expect(session.outcome == .performing("send") && session.isGoingOn)
    session.failSteps("Again")
    session.handle(.control("s"))
    #expect(session.outcome == .performing("send") && !session.isGoingOn)
  }

  private func group(_ name: String, of session: FormSession) -> GroupValidator.Verdict {
    GroupValidator(session).verdict(of: name)
  }

  @Test func `a form that was just opened has all of its required fields left`() {
    let session = FormSession(SampleForm.form)
    let progress = session.progress
    #expect((progress.required, progress.requiredLeft, progress.toFix) == (4, 4, 0))
    #expect(!progress.isAnswered && !progress.isValid)
    #expect(group("person", of: session) == GroupValidator.Verdict(valid: 0, total: 3))
    #expect(group("nobody", of: session) == GroupValidator.Verdict())
  }

  @Test func `a field counts while it is typed, before it is left`() {
    var session = FormSession(SampleForm.form, typing: "Ada")
    #expect(session.progress.requiredLeft == 3)
    #expect(session.progress.isAnswered)
    #expect(group("person", of: session).valid == 1)
    session.type("\u{8}\u{8}\u{8}")
    #expect(!session.progress.isAnswered)
    #expect(session.progress.requiredLeft == 4)
  }

  @Test func `a field counts while it is there, and no longer when it hides`() {
    var session = FormSession(SampleForm.form)
    #expect(group("billing", of: session).total == 1)
    session.set("true", for: "same")
    #expect(group("billing", of: session).total == 0)
    #expect(group("billing", of: session).isValid)
    session.set("", for: "same")
    #expect(group("billing", of: session).total == 1)
  }

  @Test func `a button is open exactly where the gate lets its action through`() {
    var session = FormSession(SampleForm.form)
    var seen: Set<[Bool]> = []
    for key in "Ada\tLovelace\t2125550147\t \t5th Ave\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\t" {
      session.type(String(key))
      let open = session.form.actions.map(session.allows)
      #expect(
        open == session.form.actions.map { GroupValidator(session).faults(blocking: $0).isEmpty })
      seen.insert(open)
    }
    #expect(seen.count > 1)
  }

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
    #expect(session["first"]?.entry.buffer.caret == 3)
  }

  @Test(arguments: [(1, 1), (-5, 0), (99, 3), (Int.max, 3)])
  func `the caret goes as near as there is text`(index: Int, caret: Int) {
    var session = FormSession(SampleForm.form, typing: "abc")
    session.placeCaret(at: index)
    #expect(session["first"]?.entry.buffer.caret == caret)
  }

  @Test func `the text up to another place can be selected`() {
    var session = FormSession(SampleForm.form, typing: "abcd")
    session.placeCaret(at: 1)
    session.placeCaret(at: 3, isSelecting: true)
    #expect(session["first"]?.entry.buffer.selection == 1..<3)
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
