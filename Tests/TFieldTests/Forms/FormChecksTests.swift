import TestSupport
import Testing

@testable import TField

@Suite struct FormChecksTests {
  static func session(_ timing: ErrorTiming = ErrorTiming()) -> FormSession {
    var options = FieldOptions()
    options.check = OutsideCheck(run: ["./is-free"])
    var session = FormSession(
      Form(
        "Check", rows: [[Field("user", required: true, options: options)], [Field("b")]],
        timing: timing))
    session.runsChecks = true
    return session
  }

  private func left(typing text: String) -> FormSession {
    var session = Self.session()
    session.type(text + "\t")
    return session
  }

  @Test func `a field that was left is checked, and blocks meanwhile`() {
    let session = left(typing: "ada")
    #expect(session.checkRequests.map(\.text) == ["ada"])
    #expect(session["user"]?.verdict.error?.code == .checkUnavailable)
    #expect(session["user"]?.validity == .valid)
  }

  @Test(arguments: [
    (CheckAnswer.fine, nil, nil), (.wrong("Taken"), "Taken", nil),
    (.warning("Odd"), nil, "Odd"),
    (.unavailable("timed out"), "It could not be checked; try again", nil),
  ])
  func `the answer is shown`(answer: CheckAnswer, error: String?, warning: String?) throws {
    var session = left(typing: "ada")
    session.answer(try #require(session.checkRequests.first), answer)
    #expect(session["user"]?.validity.error?.wording.text() == error)
    #expect(session["user"]?.warning?.wording.text() == warning)
    #expect(session.checkRequests.isEmpty)
  }

  /// When an answer comes, and whether it is seen at once.
  struct Arrival: Sendable {
    let validate: ValidateMode
    var hide = HideMode.change
    var isBack = false
    let isSeen: Bool
  }

  @Test(arguments: [
    Arrival(validate: .touched, isSeen: true), Arrival(validate: .change, isSeen: true),
    Arrival(validate: .blur, isSeen: true), Arrival(validate: .submit, isSeen: false),
    Arrival(validate: .touched, isBack: true, isSeen: true),
    Arrival(validate: .blur, isBack: true, isSeen: true),
    Arrival(validate: .blur, hide: .blur, isBack: true, isSeen: true),
    Arrival(validate: .blur, hide: .focus, isSeen: true),
    Arrival(validate: .blur, hide: .focus, isBack: true, isSeen: false),
    Arrival(validate: .change, hide: .focus, isBack: true, isSeen: false),
  ])
  func `an answer is shown when it comes, as far as the mode shows it`(arrival: Arrival) throws {
    let timing = ErrorTiming(validate: arrival.validate, hide: arrival.hide)
    for answer in [CheckAnswer.wrong("Taken"), .unavailable("gone")] {
      var session = Self.session(timing)
      session.type("ada\t")
      if arrival.isBack { session.moveFocus(to: .field(0)) }
      session.answer(try #require(session.checkRequests.first), answer)
      #expect(session["user"]?.validity.isValid == !arrival.isSeen)
      #expect(session["user"]?.verdict.isValid == false)
    }
  }

  @Test func `an answer that is fine shows nothing else that is wrong`() throws {
    var session = Self.session(ErrorTiming(validate: .blur))
    session.type("ada\t")
    session.answer(try #require(session.checkRequests.first), .fine)
    #expect(session["user"]?.errors == [])
  }

  @Test func `an answer about an older text is dropped`() throws {
    var session = left(typing: "ada")
    let old = try #require(session.checkRequests.first)
    session.moveFocus(to: .field(0))
    session.type("x\t")
    session.answer(old, .wrong("Taken"))
    #expect(session["user"]?.validity == .valid)
    #expect(session.checkRequests.map(\.text) == ["adax"])
  }

  @Test func `a text that was answered about is not asked about again`() throws {
    var session = left(typing: "ada")
    session.answer(try #require(session.checkRequests.first), .wrong("Taken"))
    session.moveFocus(to: .field(0))
    session.type("\t")
    #expect(session.checkRequests.isEmpty)
    #expect(session["user"]?.validity.error?.wording == "Taken")
  }

  @Test func `what couldn't be checked is tried again on the next leaving`() throws {
    var session = left(typing: "ada")
    session.answer(try #require(session.checkRequests.first), .unavailable("no answer"))
    session.moveFocus(to: .field(0))
    session.type("\t")
    #expect(session.checkRequests.map(\.text) == ["ada"])
  }

  @Test func `what is wrong anyway is not checked`() {
    #expect(left(typing: "").checkRequests.isEmpty)
  }

  @Test func `an action waits for running checks and then goes on`() throws {
    var session = Self.session()
    session.type("ada")
    session.handle(.control("s"))
    #expect(session.outcome == .editing && session.notice == .say("form.waitingForChecks"))
    session.answer(try #require(session.checkRequests.first), .fine)
    #expect(session.outcome == .submitted("submit"))
  }

  @Test func `an edit takes back the action that waits, and nothing unchecked is sent`() throws {
    var session = Self.session()
    session.type("ada")
    session.handle(.control("s"))
    let old = try #require(session.checkRequests.first)
    session.type("x")
    #expect(session.notice == .say("form.takenBack", ["action": session.form.actions[0].label]))
    #expect(session.checkRequests.isEmpty)
    session.answer(old, .fine)
    #expect(session.outcome == .editing)
    session.handle(.control("s"))
    #expect(session.checkRequests.map(\.text) == ["adax"])
    session.answer(try #require(session.checkRequests.first), .fine)
    #expect(session.outcome == .submitted("submit"))
  }

  @Test func `moving on takes no waiting action back, but a question does`() throws {
    for key in [Key(.tab), Key(.escape)] {
      var session = Self.session()
      session.type("ada")
      session.handle(.control("s"))
      session.handle(key)
      session.answer(try #require(session.checkRequests.first), .fine)
      #expect((session.outcome == .submitted("submit")) == (key == Key(.tab)))
    }
  }

  @Test func `a value that no check has seen blocks, whoever asks`() throws {
    var session = Self.session()
    session.type("ada")
    #expect(session.verdict(of: "user").error == .beingChecked)
    #expect(GroupValidator(session).faults(blocking: .submit) == [0])
    #expect(session["user"]?.validity == .valid && session["user"]?.isChecking == false)
    session.type("\t")
    session.answer(try #require(session.checkRequests.first), .fine)
    #expect(session.verdict(of: "user") == .valid)
    session.moveFocus(to: .field(0))
    session.type("x")
    #expect(session.verdict(of: "user").error == .beingChecked)
  }

  @Test func `a value that waits for its check is no bad one to be put back`() throws {
    var options = FieldOptions()
    options.check = OutsideCheck(run: ["./is-free"])
    options.invalid = .revert
    let form = Form("Check", rows: [[Field("user", options: options)], [Field("b")]])
    var session = FormSession(form)
    session.runsChecks = true
    session.type("ada\t")
    #expect(session["user"]?.text == "ada" && session.checkRequests.map(\.text) == ["ada"])
  }

  @Test func `an action that waited is blocked by a wrong answer`() throws {
    var session = Self.session()
    session.type("ada")
    session.handle(.control("s"))
    session.answer(try #require(session.checkRequests.first), .wrong("Taken"))
    #expect(session.outcome == .editing && session.focusedID == "user")
  }

  @Test func `an action that waited for a check doesn't wait again for what couldn't be checked`()
    throws
  {
    var session = Self.session()
    session.type("\tx")
    session.set("ada", for: "user")
    session.handle(.control("s"))
    session.answer(try #require(session.checkRequests.first), .unavailable("gone"))
    #expect(session.checkRequests.isEmpty && session.focusedID == "user")
    #expect(session.outcome == .editing && session.notice != .say("form.waitingForChecks"))
    session.handle(.control("s"))
    #expect(session.checkRequests.map(\.text) == ["ada"])
  }

  @Test func `nobody is asked unless that is wanted`() {
    var session = left(typing: "ada")
    session.runsChecks = false
    #expect(session.checkRequests.isEmpty)
    var quiet = FormSession(session.form, typing: "ada")
    quiet.handle(.control("s"))
    #expect(quiet.outcome == .submitted("submit"))
  }
}
