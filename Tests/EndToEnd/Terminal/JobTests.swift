import Foundation
import Testing

/// The form as a job of a shell.
@Suite struct JobTests {
  @Test func `a stopped form gives the terminal back, and takes it again`() throws {
    let shell = try JobShell()
    let run = shell.run
    shell.startForm()
    run.send("kept")
    run.waitFor("kept")
    run.send("\u{1A}")
    run.waitFor("Stopped")
    #expect(!run.screen.isAlternate && run.screen.isCursorVisible && !run.screen.reportsMouse)
    run.send("stty -a | tr ' ' '\\n' | grep -c '^echo$'\n")
    run.waitFor("1")
    run.resize(to: .init(70, 20))
    run.send("fg\n")
    run.waitFor("kept")
    #expect(run.screen.isAlternate)
    run.send("!")
    run.waitFor("kept!")
    run.send("\u{13}")
    run.wait { !run.screen.isAlternate }
    run.send("echo alive\n")
    run.waitFor("alive")
  }

  @Test func `a job stopped and continued from outside is drawn anew`() throws {
    let shell = try JobShell()
    let run = shell.run
    shell.startForm()
    run.send("kept")
    run.waitFor("kept")
    for signal in [SIGTSTP, SIGSTOP] {
      kill(shell.job, signal)
      run.wait { !run.screen.isAlternate || run.screen.rows.contains { $0.contains("Stopped") } }
      run.send("fg\n")
      run.waitFor("kept")
      run.wait { run.screen.isAlternate && !run.screen.text.contains("Stopped") }
      #expect(!run.screen.text.contains("Stopped"))
    }
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

  @Test func `in the background the form waits for its turn`() throws {
    let shell = try JobShell()
    let run = shell.run
    run.send(FormStart.command.joined(separator: " ") + " > /dev/null &\n")
    run.wait { ProcessStatus(process: shell.job).state == "T" }
    #expect(ProcessStatus(process: shell.job).state == "T")
    #expect(!run.screen.isAlternate)
    run.send("fg\n")
    run.waitFor("Name")
    #expect(run.screen.isAlternate)
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
