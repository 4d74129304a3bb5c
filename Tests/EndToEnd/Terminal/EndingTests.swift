import Foundation
import Testing

@Suite struct EndingTests {
  @Test(arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func `a signal ends the form, and the terminal is as before`(signal: Int32) throws {
    let run = try ProgramRun.form()
    run.send("half")
    run.waitFor("half")
    #expect(!run.isTerminalRestored)
    run.signal(signal)
    #expect(run.exitStatus() == 128 + Int(signal))
    #expect(run.isTerminalRestored)
    #expect(run.standardOutput.isEmpty)
  }

  @Test(arguments: [("\u{3}", 130), ("\u{1C}", 131)])
  func `the keys that stand for signals do the same`(key: String, status: Int) throws {
    let run = try ProgramRun.form()
    run.send(key)
    #expect(run.exitStatus() == status)
    #expect(run.isTerminalRestored)
  }

  @Test func `they do so in the middle of rubbish`() throws {
    let run = try ProgramRun.form()
    run.send("\u{1B}[1;2\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test(arguments: [
    SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM, SIGPWR,
  ])
  func `even a trap leaves the terminal as it was`(signal: Int32) throws {
    let run = try ProgramRun.form()
    run.signal(signal)
    #expect(run.ending() == .signalled(Int(signal)))
    #expect(run.isTerminalRestored)
  }

  @Test(arguments: [SIGTERM, SIGSEGV])
  func `the cursor is given back last, whatever comes back with the screen`(signal: Int32) throws {
    let run = try ProgramRun.form()
    // Makes this emulator keep a hidden cursor, as scrolling may.
    _ = run.screen.feed(Array("\u{1B}[?25l\u{1B}7".utf8))
    run.signal(signal)
    _ = run.exitStatus()
    #expect(run.isTerminalRestored)
  }

  @Test func `a closed window ends the form at once`() throws {
    let run = try ProgramRun.form()
    let start = ContinuousClock.now
    run.terminal.hangUp()
    #expect(run.exitStatus() == 129)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `it does so for a program that nobody tells`() throws {
    let run = try ProgramRun.form(under: ["sh"], #"trap "" HUP; exec "$@""#)
    run.waitFor("Name")
    let start = ContinuousClock.now
    run.terminal.hangUp()
    #expect(run.exitStatus() == 129)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `time runs out`() throws {
    let run = try ProgramRun.form(["--timeout", "1"])
    #expect(run.exitStatus() == 124)
    #expect(run.isTerminalRestored)
  }

  @Test func `standard output and error may be anything`() throws {
    let run = try ProgramRun.form(under: ["sh"], #"exec "$@" > /dev/full 2>&-"#)
    run.waitFor("Name")
    run.send("Ada\u{13}")
    #expect(run.exitStatus() == 6)
    #expect(run.isTerminalRestored)
  }

  @Test func `standard input may be nothing`() throws {
    let run = try ProgramRun.form(under: ["sh"], #"exec "$@" <&-"#)
    run.waitFor("Name")
    run.send("Ada\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Ada")
  }

  @Test func `without a terminal nothing is shown, and said so`() throws {
    let run = try ProgramRun.form(under: ["setsid", "-w", "sh"], #""$@" < /dev/null; exit $?"#)
    #expect(run.exitStatus() == 5)
    #expect(run.sent.isEmpty)
    #expect(run.standardError.contains("/dev/tty"))
  }
}
