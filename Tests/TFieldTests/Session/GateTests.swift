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
}
