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
}
