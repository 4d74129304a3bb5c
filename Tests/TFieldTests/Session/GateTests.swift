import TestSupport
import Testing

@testable import TField

/// Only the gate makes a form `submitted`, whatever was asked in between.
@Suite struct GateTests {
  private static let days = ["2026-11-21", "2026-11-22"].compactMap { CalendarDate($0) }

  /// A form that asks first, whose day isn't good any more once midnight has passed.
  private func session(_ change: (inout Action) -> Void = { _ in }) throws -> FormSession {
    var options = FieldOptions()
    options.check = OutsideCheck(run: ["./ask"])
    let date = Field("day", CalendarDay(min: .today()), group: .named("g"))
    let name = Field("name", group: .named("g"), options: options)
    var action = Action("send", label: "Send", requires: ["g"])
    change(&action)
    let today = try #require(Self.days.first)
    var session = FormSession(
      Form("Gate", rows: [[date], [name]], actions: [action]), today: today,
      answers: ["day": today.description])
    session.performsSteps = true
    return session
  }

  private func turn(_ session: inout FormSession) throws {
    session.turn(to: try #require(Self.days.last))
  }

  private func expectBlocked(_ session: FormSession) {
    #expect(session.outcome == .editing && session.opened == nil && session.question == nil)
    #expect(session["day"]?.validity.error != nil)
    #expect(session.notice?.isBlocked == true, "\(session.notice?.text() ?? "no notice")")
  }

  @Test(arguments: [false, true], [0, 1])
  func `midnight between the action, its review and the answer blocks it`(
    hasWord: Bool, step: Int
  ) throws {
    var session = try session { action in
      action.confirm = "Sure?"
      if hasWord { action.confirmWord = "yes" }
    }
    session.handle(.control("s"))
    if step == 0 { try turn(&session) }
    if hasWord { session.type("yes") }
    if step == 1 { try turn(&session) }
    session.handle(Key(.enter))
    expectBlocked(session)
  }

  @Test(arguments: [
    ("", "", false), (" ", " ", false), ("ada", "", false), ("ada", "ad", false),
    ("ada", "ada", true),
  ])
  func `nothing is never the word that must be typed`(
    name: String, typed: String, runs: Bool
  ) throws {
    var action = Action("send", label: "Send")
    (action.confirm, action.confirmWord) = ("Sure?", .answers(AnswerText([.answer("name", [])])))
    let form = Form("Gate", rows: [[Field("name", initial: .text(name))]], actions: [action])
    var session = FormSession(form)
    session.handle(.control("s"))
    session.type(typed)
    session.handle(Key(.enter))
    #expect((session.outcome == .submitted("send")) == runs)
  }

  @Test func `midnight before the rest of an action is done blocks it`() throws {
    var session = try session { $0.steps.append = "all.jsonl" }
    session.handle(.control("s"))
    session.askToGoOn()
    try turn(&session)
    session.answer(.goOn)
    expectBlocked(session)
  }

  @Test func `midnight while a check is asked blocks the action that waits`() throws {
    var session = try session()
    session.runsChecks = true
    session.set("ada", for: "name")
    session.handle(.control("s"))
    #expect(session.notice == .say("form.waitingForChecks"))
    try turn(&session)
    session.answer(try #require(session.checkRequests.first), .fine)
    expectBlocked(session)
  }

  @Test func `an action that has begun ends as it began`() throws {
    var session = try session { $0.steps.append = "all.jsonl" }
    session.handle(.control("s"))
    try turn(&session)
    session.finishSteps()
    #expect(session.outcome == .submitted("send"))
  }

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
    #expect(session.fields[2].entry.buffer.caret == 2)
    let canUndo = session.linked.states[2].entry.buffer.undo()
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
    session.change(to: form(Field("count", .integer())))
    #expect(session.fields[0].data == "abc")
    #expect(session.fields[0].entry.buffer.caret == 3)
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

  @Test func `no key does two things`() {
    let keys = KeyMap[.form].entries.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a character without a meaning of its own is typed`() {
    #expect(KeyMap[.form].command(for: .character("é")) == .edit(.insert("é")))
    #expect(KeyMap[.form].command(for: .alt("q")) == nil)
    #expect(KeyMap[.form].command(for: .control("q")) == nil)
  }

  @Test func `nothing is bound to the beginnings of terminal sequences`() {
    for character in "[]OPX^_" { #expect(KeyMap[.form].command(for: .alt(character)) == nil) }
  }

  @Test func `every key in the table does what stands beside it`() {
    for entry in KeyMap[.form].entries {
      for key in entry.keys { #expect(KeyMap[.form].command(for: key) == entry.command, "\(key)") }
    }
  }

  @Test func `every key of the table has a name of its own`() {
    let names = KeyMap[.form].entries.flatMap(\.keys).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the first key of a command stands for it`() {
    for command in KeyMap[.form].entries.map(\.command) {
      let first = KeyMap[.form].entries.first { $0.command == command }
      #expect(KeyMap[.form].key(for: command) == first?.keys.first, "\(command)")
    }
    #expect(KeyMap[.form].key(for: .defaultAction) == .control("s"))
    #expect(KeyMap[.form].key(for: .edit(.insert("x"))) == nil)
  }

  @Test(arguments: [
    Key(.function(-1)), Key(.function(.max)), Key(.function(99)), Key(.insert), .alt("e\u{301}"),
    Key(.tab, [.shift, .control, .alt]),
  ])
  func `a key that stands nowhere does nothing`(key: Key) {
    #expect(KeyMap[.form].command(for: key) == nil)
  }

  // When a secret may have passed through the program's memory.
  private static let pass = Field("pass", Password(), label: "Pass")

  private static let fields = [pass, Field("list", FormList(of: pass), label: "List")]

  @Test(arguments: fields)
  func `no secret is met before its field has the focus`(field: Field) {
    var session = FormSession(Form("Test", rows: [[Field("name", label: "Name")], [field]]))
    for key in "Ada" { session.handle(Key.character(key)) }
    #expect(!session.hasMetSecrets)
    session.handle(Key(.tab))
    #expect(session.hasMetSecrets)
  }

  @Test func `a secret that was given is met at once`() {
    #expect(
      FormSession(Form("Test", rows: [[Self.pass]]), answers: ["pass": "aB3$5678"]).hasMetSecrets)
  }
}
