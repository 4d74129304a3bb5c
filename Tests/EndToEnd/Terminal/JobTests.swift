import Foundation
import TestSupport
import Testing

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
