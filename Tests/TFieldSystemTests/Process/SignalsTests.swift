import Foundation
import TFieldSystem
import TestSupport
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

  /// Computes in raw mode until something ends it; gives up after a hundred seconds.
  private static func compute(on name: String, until limit: Duration? = nil) throws {
    setsid()
    _ = open(name, O_RDWR)
    try Signals.install()
    let device = try TerminalDevice()
    try device.makeRaw()
    device.restoreOnTrap(sending: Array("bye".utf8), isRaw: true)
    Watchdog.begin(until: limit.map { Clock.now + $0 })
    try device.write(Array("go".utf8))
    let end = Clock.now + .seconds(100)
    while Clock.now < end {}
    exit(0)
  }

  /// How the program ended, once `deed` was done to it.
  private func ending(
    _ limit: Duration? = nil, _ deed: @escaping @Sendable (Int32) -> Void
  ) async throws -> ExitStatus? {
    let pseudo = try PseudoTerminal()
    let master = pseudo.master
    let deeds = Thread {
      var byte: UInt8 = 0
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while poll(&entry, 1, -1) < 1 || read(master, &byte, 1) != 1 || byte != UInt8(ascii: "o") {}
      deed(master)
    }
    deeds.start()
    let seconds = limit.map { Int($0.components.seconds) } ?? 0
    let result = await #expect(processExitsWith: .failure) {
      [name = pseudo.name as String, seconds = seconds as Int] in
      try Self.compute(on: name, until: seconds == 0 ? nil : .seconds(seconds))
    }
    #expect(pseudo.modes.isUsual)
    return result?.exitStatus
  }

  @Test(arguments: [
    ("\u{3}", SIGINT), ("\u{1C}", SIGQUIT), ("typed ahead\u{3}", SIGINT),
    ("and\u{3}behind", SIGINT), ("\u{1B}[200~pasted \u{3}\u{1B}[201~\u{1C}", SIGQUIT),
    (String(repeating: "typed ahead ", count: 1000) + "\u{3}", SIGINT),
  ])
  func `a key that stands for a signal`(keys: String, signal: Int32) async throws {
    let ending = try await ending { master in
      var rest = Array(keys.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EAGAIN { break }
      }
    }
    #expect(ending == .signal(signal))
  }

  @Test func `the time limit`() async throws {
    #expect(try await ending(.seconds(1)) { _ in } == .exitCode(124))
  }

  @Test func `a closed terminal, with a hang-up or without one`() async {
    for isIgnored in [false, true] {
      let result = await #expect(processExitsWith: .failure) { [isIgnored = isIgnored as Bool] in
        let pseudo = try PseudoTerminal()
        if isIgnored { signal(SIGHUP, SIG_IGN) }
        setsid()
        _ = open(pseudo.name, O_RDWR)
        try Signals.install()
        let device = try TerminalDevice()
        device.restoreOnTrap(sending: [], isRaw: true)
        Watchdog.begin(until: nil)
        pseudo.hangUp()
        let end = Clock.now + .seconds(100)
        while Clock.now < end {}
        exit(0)
      }
      #expect(result?.exitStatus == .signal(SIGHUP))
    }
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU])
  func `two seconds after a signal, or at a second one`(signal: Int32) async {
    for isRepeated in [false, true] {
      let start = ContinuousClock.now
      let result = await #expect(processExitsWith: .failure) {
        [signal, isRepeated = isRepeated as Bool] in
        try Signals.install()
        raise(signal)
        // What comes with the first is no second one.
        raise(signal)
        let again = Clock.now + .milliseconds(300)
        let end = Clock.now + .seconds(100)
        var isDue = isRepeated
        while Clock.now < end {
          if isDue, Clock.now > again {
            isDue = false
            raise(signal)
          }
        }
        exit(0)
      }
      #expect(result?.exitStatus == .signal(signal))
      #expect(isRepeated || ContinuousClock.now - start > .seconds(2))
    }
  }

  @Test func `a program that ends in order isn't cut short`() async {
    await #expect(processExitsWith: .success) {
      try Signals.install()
      raise(SIGTERM)
      #expect(Signals.areUrgent)
      #expect(Signals.pending() == [.terminate])
      Signals.restoreDefaults()
      #expect(!Signals.areUrgent)
      let end = Clock.now + .milliseconds(2500)
      while Clock.now < end {}
      exit(0)
    }
  }

  @Test func `a save is cut short by no signal of its first second, nor by an earlier one`() async {
    await #expect(processExitsWith: .success) {
      try Signals.install()
      raise(SIGTERM)
      let late = Clock.now + .milliseconds(500)
      while Clock.now < late {}
      Signals.saving {
        let start = Clock.now
        var signals = [(after: Duration.milliseconds(100), SIGHUP), (.milliseconds(300), SIGTERM)]
        while Clock.now - start < .milliseconds(2500) {
          guard let next = signals.first, Clock.now - start > next.after else { continue }
          signals.removeFirst()
          raise(next.1)
        }
      }
      exit(0)
    }
  }

  @Test func `a save that takes longer ends at the next signal`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try Signals.install()
      Signals.saving {
        raise(SIGTERM)
        let late = Clock.now + .milliseconds(1100)
        while Clock.now < late {}
        raise(SIGHUP)
      }
      exit(0)
    }
  }

  @Test func `after a save the time to end by itself begins anew`() async {
    let start = ContinuousClock.now
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try Signals.install()
      raise(SIGTERM)
      Signals.saving {
        let late = Clock.now + .milliseconds(1000)
        while Clock.now < late {}
      }
      let end = Clock.now + .seconds(100)
      while Clock.now < end {}
      exit(0)
    }
    #expect(ContinuousClock.now - start > .seconds(3))
  }

  @Test func `keys typed meanwhile are read afterwards, in order`() async throws {
    await #expect(processExitsWith: .success) {
      let pseudo = try PseudoTerminal()
      setsid()
      _ = open(pseudo.name, O_RDWR)
      try Signals.install()
      let device = try TerminalDevice()
      try device.makeRaw()
      device.restoreOnTrap(sending: [], isRaw: true)
      Watchdog.begin(until: nil)
      _ = write(pseudo.master, "first ", 6)
      let end = Clock.now + .seconds(100)
      while !Watchdog.hasTyped, Clock.now < end {}
      _ = write(pseudo.master, "second", 6)
      #expect(device.read() == .bytes(Array("first second".utf8)))
      #expect(!Watchdog.hasTyped)
    }
  }
}
