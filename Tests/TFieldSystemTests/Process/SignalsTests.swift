import Foundation
import TFieldSystem
import Testing

@Suite struct SignalsTests {
  @Test(arguments: Signal.allCases)
  func `a signal is noted and rings the bell`(one: Signal) async {
    await #expect(processExitsWith: .success) { [number = one.number as Int32] in
      try Signals.install()
      let bell = [Signals.bell]
      #expect(Signals.pending().isEmpty)
      #expect(Awaited.first(of: bell, atMost: .zero).isEmpty)
      raise(number)
      raise(number)
      #expect(Awaited.first(of: bell, atMost: .zero) == bell)
      #expect(Signals.pending().map(\.number) == [number])
      #expect(Signals.pending().isEmpty)
      #expect(Awaited.first(of: bell, atMost: .zero).isEmpty)
    }
  }

  @Test func `a storm of signals fills nothing up`() async {
    await #expect(processExitsWith: .success) {
      try Signals.install()
      for _ in 0..<100_000 { raise(SIGWINCH) }
      #expect(Signals.pending() == [.resize])
      #expect(
        Awaited.first(of: [Signals.bell], atMost: .zero).isEmpty)
    }
  }

  @Test func `an ignored hang-up stays ignored`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      try Signals.install()
      raise(SIGHUP)
      #expect(Signals.pending().isEmpty)
      Signals.restoreDefaults()
      raise(SIGHUP)
    }
  }

  @Test func `after the defaults are back a signal ends the process`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      try Signals.install()
      Signals.restoreDefaults()
      raise(SIGINT)
    }
  }

  @Test func `the parent sees what ended the process`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try Signals.install()
      Signals.die(of: .terminate)
    }
  }

  @Test func `a failed write is an error, not a death`() async {
    await #expect(processExitsWith: .success) {
      try Signals.install()
      raise(SIGPIPE)
      raise(SIGXFSZ)
    }
  }

  @Test(arguments: [true, false])
  func `a process stops when asked to, and notes signals again after`(wholeJob: Bool) async {
    let folder = TemporaryFolder()
    _ = folder.script(
      "until grep -q ') T ' /proc/$1/stat; do sleep 0.01; done; echo yes > stopped; kill -CONT $1")
    await #expect(processExitsWith: .success) { [path = folder.text as String, wholeJob] in
      // A group whose parent is in another one is a job, and can be stopped.
      setpgid(0, 0)
      try Signals.install()
      let waker = ChildProcess(
        ChildCommand(["./script", "\(getpid())"], folder: FilePath(path), deadline: .seconds(600)))
      try Signals.suspend(wholeJob: wholeJob)
      withExtendedLifetime(waker) {}
      #expect(Signals.pending().contains(.resume))
      raise(SIGTSTP)
      #expect(Signals.pending() == [.suspend])
    }
    #expect(folder.content("stopped") == "yes\n")
  }
}
