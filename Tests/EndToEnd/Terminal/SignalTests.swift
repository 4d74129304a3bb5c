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
    next.waitFor("your draft of")
    next.choose("Continue")
    next.waitFor("Ada")
    next.expectSubmission(name: "Ada")
    #expect(folder.keptDrafts.isEmpty)
  }
}

/// Every signal that ends a process by default finds the terminal and leaves it as it was.
@Suite struct FatalSignalTests {
  /// What is answered by the program itself, what stops it, and what nobody notices; what is begun
  /// by posix_spawn ignores 32 and 33.
  private static let others: Set<Int32> = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT,
    SIGCHLD, SIGURG, SIGWINCH, SIGPIPE, SIGXFSZ, 32, 33,
  ]

  @Test(arguments: (1...64).filter { !others.contains($0) })
  func `the terminal is as before after signal`(number: Int32) throws {
    let run = try ProgramRun.form()
    run.signal(number)
    #expect(run.ending() == .signalled(Int(number)))
    #expect(run.isTerminalRestored)
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGUSR1, 34, 64])
  func `in plain mode a secret's silence ends with signal`(number: Int32) throws {
    let folder = try FormFolder(rows: #"{ "id": "pass", "type": "password", "label": "Pass" }"#)
    let run = try folder.start(["--plain"])
    run.waitFor("Pass")
    run.wait { !run.terminal.modes.echoes }
    run.signal(number)
    #expect(run.ending() == .signalled(Int(number)))
    #expect(run.terminal.modes == run.modesBefore)
  }
}

/// A shell with job control, and the form as its job.
struct JobShell {
  let run: ProgramRun

  init(environment: [String: String] = [:], folder: String? = nil) throws {
    let usual = ["PS1": "$ ", "INPUTRC": "/dev/null", "HISTFILE": ""]
    run = try ProgramRun(
      ["bash", "--norc", "--noprofile", "-i"], environment: usual.merging(environment) { $1 },
      folder: folder, onTerminal: true)
    run.waitFor("$")
  }

  /// Starts the form in the foreground, and waits until it stands on the screen.
  func startForm() {
    run.send(FormStart.command.joined(separator: " ") + " > /dev/null; echo over $?\n")
    run.waitFor("Name")
    run.wait { run.screen.isAlternate }
    run.settle()
  }

  /// The process that the shell started last.
  var job: pid_t { run.status.children.last ?? 0 }
}

/// The form as a job of a shell: stopped, continued, or in the background from the start.
@Suite struct JobTests {
  @Test(arguments: [true, false])
  func `a stopped form gives the terminal back, and takes it again`(byKey: Bool) throws {
    let shell = try JobShell()
    let run = shell.run
    shell.startForm()
    run.send("kept")
    run.waitFor("kept")
    if byKey { run.send("\u{1A}") } else { kill(shell.job, SIGTSTP) }
    run.waitFor("Stopped")
    #expect(!run.screen.isAlternate && run.screen.isCursorVisible && !run.screen.reportsMouse)
    run.send("stty -a | tr ' ' '\\n' | grep -cx -e echo -e icanon -e isig\n")
    run.waitFor("3")
    run.resize(to: .init(60, 20))
    run.send("fg; echo left $?\n")
    run.waitFor("kept")
    run.send("!")
    run.waitFor("kept!")
    let fresh = try ProgramRun.form(size: .init(60, 20))
    fresh.send("kept!")
    fresh.waitFor("kept!")
    run.wait { run.screen.text == fresh.screen.text }
    #expect(run.screen.text == fresh.screen.text)
    run.send("\u{3}")
    run.waitFor("left 130")
    #expect(!run.screen.isAlternate && !run.screen.reportsMouse)
  }

  @Test func `resumed in the background it waits for the terminal`() throws {
    let shell = try JobShell()
    let run = shell.run
    shell.startForm()
    run.send("kept")
    run.waitFor("kept")
    let job = shell.job
    run.send("\u{1A}")
    run.waitFor("Stopped")
    run.settle()
    let mark = run.sent.count
    kill(job, SIGCONT)
    // It goes on, wants the terminal, and is stopped for it.
    run.send("echo alive; jobs\n")
    run.waitFor("alive")
    run.wait { ProcessStatus(process: job).state == "T" }
    #expect(ProcessStatus(process: job).state == "T")
    let after = String(decoding: run.sent[mark...], as: UTF8.self)
    #expect(!after.contains("\u{1B}[?1049h"))
    run.send("fg\n")
    run.waitFor("kept")
    run.send("\u{3}")
    run.wait { !run.screen.isAlternate }
    #expect(!run.screen.isAlternate)
  }

  @Test func `started in the background it waits for the terminal`() throws {
    let shell = try JobShell()
    let run = shell.run
    run.send(FormStart.command.joined(separator: " ") + " > /dev/null &\n")
    run.wait { ProcessStatus(process: shell.job).state == "T" }
    #expect(ProcessStatus(process: shell.job).state == "T")
    #expect(!run.screen.isAlternate && !run.text.contains("\u{1B}[?1049h"))
    run.send("fg\n")
    run.waitFor("Name")
    #expect(run.screen.isAlternate)
    run.send("\u{3}")
    run.wait { !run.screen.isAlternate }
    #expect(!run.screen.isAlternate)
  }

  @Test func `a job that had no chance to leave the screen is drawn anew`() throws {
    let shell = try JobShell()
    let run = shell.run
    shell.startForm()
    run.send("kept")
    run.waitFor("kept")
    kill(shell.job, SIGSTOP)
    run.waitFor("Stopped")
    run.send("fg\n")
    run.waitFor("kept")
    run.wait { run.screen.isAlternate && !run.screen.text.contains("Stopped") }
    #expect(!run.screen.text.contains("Stopped"))
    run.send("\u{3}")
    run.wait { !run.screen.isAlternate }
    #expect(!run.screen.reportsMouse)
  }

  @Test func `a stopped form that is ended leaves the shell's terminal alone`() throws {
    let shell = try JobShell()
    let run = shell.run
    shell.startForm()
    run.send("\u{1A}")
    run.waitFor("Stopped")
    run.settle()
    let mark = run.sent.count
    let form = shell.job
    run.send("kill %1\n")
    run.wait {
      ProcessStatus(process: form).state == "Z" || ProcessStatus(process: form).state == nil
    }
    #expect(
      ProcessStatus(process: form).state == "Z" || ProcessStatus(process: form).state == nil,
      "\(run.screen.text)")
    let after = String(decoding: run.sent[mark...], as: UTF8.self)
    #expect(!after.contains("\u{1B}[?1049"))
  }

  @Test func `a form that nobody could continue isn't stopped`() throws {
    let run = try ProgramRun.form()
    run.send("kept\u{1A}")
    run.settle()
    run.send("!")
    run.waitFor("kept!")
    #expect(run.screen.isAlternate)
  }
}
