import Foundation
import TField
import TestSupport
import Testing

@testable import TFieldTerminal

/// A terminal that controls this very process, with us at its keyboard as well.
struct OwnTerminal {
  private let pseudo: PseudoTerminal

  /// Leaves whatever terminal the process had.
  init() throws {
    setsid()
    pseudo = try PseudoTerminal()
    _ = try checked(open(pseudo.name, O_RDWR))
    // A terminal that is let go of hangs up, so this one is kept until the process ends.
    _ = Unmanaged.passRetained(pseudo)
    setenv("TERM", "xterm", 1)
  }

  func type(_ keys: String) { pseudo.write(keys.utf8) }

  /// Everything that was sent to it.
  func read() -> String {
    var all: [UInt8] = []
    while case let bytes = pseudo.read(waiting: 0), !bytes.isEmpty { all += bytes }
    return String(decoding: all, as: UTF8.self)
  }

  func hangUp() { pseudo.hangUp() }
}

/// Each in a process of its own, since a process has but one terminal.
@Suite struct FormRunTests {
  private static var form: Form {
    Form("Sign up", rows: [[Field("name", required: true)], [Field("town", initial: "Rome")]])
  }

  private static let submit = "\u{1B}[21~"

  @Test func `an app gets its answers in one call`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      terminal.type("Ada\(FormRunTests.submit)")
      let answers = try fillForm(FormRunTests.form)
      #expect(answers?.texts == ["name": "Ada", "town": "Rome"])
      #expect(terminal.read().contains("Sign up"))
    }
  }

  @Test func `a form can be filled again`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      for name in ["Ada", "Grace", "Joan"] {
        terminal.type("\(name)\(FormRunTests.submit)")
        #expect(try fillForm(FormRunTests.form)?["name"] == name)
      }
    }
  }

  @Test func `answers given beforehand are there`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      terminal.type(FormRunTests.submit)
      #expect(try fillForm(FormRunTests.form, answers: ["name": "Ada"])?["name"] == "Ada")
    }
  }

  @Test func `a form that is left has no answers`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      terminal.type("\u{1B}[27u")
      #expect(try fillForm(FormRunTests.form) == nil)
    }
  }

  @Test func `without a terminal, and by Ctrl-C, an error tells why`() async {
    await #expect(processExitsWith: .success) {
      setsid()
      #expect(throws: FormEnding.self) { try fillForm(FormRunTests.form) }
      let terminal = try OwnTerminal()
      terminal.type("\u{1B}[99;5u")
      #expect(throws: FormEnding.interrupted(signal: SIGINT)) {
        try fillForm(FormRunTests.form)
      }
    }
  }

  @Test func `time that is over leaves what was typed`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      terminal.type("half")
      var run = FormRun()
      run.options.timeLimit = .milliseconds(200)
      let result = run.fill(FormSession(FormRunTests.form))
      #expect(result.ending == .timedOut)
      #expect(result.session.answers.first?.text == "half")
    }
  }

  @Test func `a terminal that goes leaves what was typed`() async {
    await #expect(processExitsWith: .success) {
      // The leader of a session is hung up with its terminal.
      signal(SIGHUP, SIG_IGN)
      let terminal = try OwnTerminal()
      terminal.type("half")
      var run = FormRun()
      run.afterBatch = { session in
        if session.answers.first?.text == "half" { terminal.hangUp() }
        return FormRun.Wakeup()
      }
      let result = run.fill(FormSession(FormRunTests.form))
      #expect(result.ending == .hungUp)
      #expect(result.session.answers.first?.text == "half")
    }
  }

  @Test func `the program is woken when it asked for, and may change the session`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      var calls = 0
      var run = FormRun()
      run.afterBatch = { session in
        calls += 1
        switch calls {
        case 1: return FormRun.Wakeup(after: .milliseconds(1))
        case 2:
          write(ends[1], "x", 1)
          return FormRun.Wakeup(descriptors: [ends[0]])
        default:
          session.set("Ada", for: "name")
          if calls == 3 { terminal.type(FormRunTests.submit) }
          return FormRun.Wakeup()
        }
      }
      let result = run.fill(FormSession(FormRunTests.form))
      #expect(calls == 4)
      #expect(result.ending == .finished)
      #expect(result.session.answers.first?.text == "Ada")
    }
  }

  @Test func `a new day is noticed with the next key`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      let day = try #require(CalendarDate(year: 2026, month: 11, day: 22))
      terminal.type("Ada\(FormRunTests.submit)")
      var run = FormRun()
      run.day = { day }
      #expect(run.fill(FormSession(FormRunTests.form)).session.today == day)
    }
  }

  @Test func `what is copied goes to the person's clipboard`() async {
    await #expect(processExitsWith: .success) {
      let terminal = try OwnTerminal()
      terminal.type("foo\u{1B}[1;2H\u{1B}w\(FormRunTests.submit)")
      _ = try fillForm(FormRunTests.form)
      #expect(terminal.read().contains("\u{1B}]52;c;Zm9v\u{7}"))
    }
  }

  private func storm(after earlier: Storm?, at time: Int) -> Storm {
    Storm(
      after: earlier, at: .milliseconds(time), pause: .milliseconds(4), longest: .milliseconds(60))
  }

  @Test func `drawing waits for a pause`() {
    let first = storm(after: nil, at: 100)
    #expect(first.end == .milliseconds(104))
    #expect(storm(after: first, at: 103).end == .milliseconds(107))
  }

  @Test func `but not for ever`() {
    let last = (1...59).reduce(storm(after: nil, at: 0)) { storm(after: $0, at: $1) }
    #expect(last.end == .milliseconds(60))
  }
}
