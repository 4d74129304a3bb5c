import Foundation
import Testing

/// The program as a job that is stopped, continued, or in the background from the start.
@Suite struct JobFaultTests {
  @Test(arguments: [true, false])
  func `F07 SIGTSTP and SIGCONT by key and by kill`(byKey: Bool) throws {
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

  @Test func `F08 resumed in the background`() throws {
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

  @Test func `F09 started in the background`() throws {
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
}
