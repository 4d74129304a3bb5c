import Foundation
import TestSupport
import Testing

/// What comes from outside to end the program.
@Suite struct SignalTests {
  /// Types a name, lets the fault happen, and expects a clean end with the name in a draft.
  private func expectDraft(
    _ status: Int, under line: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    fault: (ProgramRun) -> Void
  ) throws -> FormFolder {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(under: line, sourceLocation: sourceLocation)
    run.send("Ada")
    run.waitFor("Ada", sourceLocation: sourceLocation)
    fault(run)
    run.expectCleanEnd(status, sourceLocation: sourceLocation)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true], sourceLocation: sourceLocation)
    return folder
  }

  @Test func `Ctrl-C keeps a draft`() throws {
    _ = try expectDraft(130) { $0.send("\u{3}") }
  }

  @Test(arguments: [true, false])
  func `SIGQUIT keeps a draft and leaves no core file`(byKey: Bool) throws {
    let folder = try expectDraft(131, under: #"ulimit -c unlimited 2>/dev/null; exec "$@""#) {
      byKey ? $0.send("\u{1C}") : $0.signal(SIGQUIT)
    }
    #expect(folder.names() == ["form.json", "state"])
  }

  @Test func `a closed terminal keeps a draft`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen()
    run.send("Ada")
    run.waitFor("Ada")
    run.terminal.hangUp()
    #expect(run.exitStatus() == 129)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test func `a closed terminal ends the form where SIGHUP is ignored`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(under: #"trap "" HUP; exec "$@""#)
    run.send("Ada")
    run.waitFor("Ada")
    let before = run.status.ticks
    run.terminal.hangUp()
    run.wait { run.isZombie }
    #expect(run.status.ticks - before < 50)
    #expect(run.exitStatus() == 129)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test func `a form whose processor time is used up keeps a draft`() throws {
    _ = try expectDraft(128 + Int(SIGXCPU), under: #"ulimit -S -t 1; exec "$@""#) { run in
      run.wait {
        run.send(String(repeating: "\u{C}", count: 20))
        return run.hasEnded
      }
    }
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGABRT])
  func `a trap says nothing of what was typed`(signal: Int32) throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(environment: ["SWIFT_BACKTRACE": "enable=yes,color=no"])
    run.send("\t\tCanary-77-secret")
    run.waitFor("•••")
    run.signal(signal)
    #expect(run.ending() == .signalled(Int(signal)))
    #expect(run.isTerminalRestored)
    #expect(run.standardOutput.isEmpty)
    // At its start Swift's runtime may say that it finds no tool for that; nobody typed anything yet.
    let said = run.standardError.split(separator: "\n").filter { !$0.hasPrefix("swift runtime: ") }
    #expect(said == [])
  }

  @Test func `Ctrl-C ends the form in the middle of a sequence`() throws {
    let run = try ProgramRun.form()
    run.send("\u{1B}[1;2\u{3}")
    #expect(run.exitStatus() == 130)
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
}

/// A program that had no chance to say farewell.
@Suite struct KilledFormTests {
  @Test func `after kill -9 the next start offers the draft`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen()
    run.leaveDraft(in: folder)
    run.signal(SIGKILL)
    #expect(run.exitStatus() == 137)
    #expect(!run.terminal.modes.echoes)
    let repair = try ProgramRun(["stty", "-F", run.terminal.name, "sane"])
    #expect(repair.exitStatus() == 0)
    #expect(run.terminal.modes.echoes && run.terminal.modes.isCanonical)
    for name in [".tfield-1f", ".tfield-"] {
      #expect(
        FileManager.default.createFile(atPath: "\(folder.draftPlace)/\(name)", contents: nil))
    }
    let next = try folder.begin()
    next.waitFor("Your draft of")
    next.choose("Continue")
    next.waitFor("Ada")
    next.expectSubmission(name: "Ada")
    #expect(folder.keptDrafts.isEmpty)
  }
}
