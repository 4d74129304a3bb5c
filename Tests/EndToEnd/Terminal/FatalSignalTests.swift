import Foundation
import TestSupport
import Testing

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
