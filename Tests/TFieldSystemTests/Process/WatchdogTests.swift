import Foundation
import TFieldSystem
import TestSupport
import Testing

/// A program that computes for ever can still be ended, and gives the terminal back.
@Suite struct WatchdogTests {
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

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT), ("typed ahead\u{3}", SIGINT)])
  func `a key that stands for a signal`(keys: String, signal: Int32) async throws {
    let ending = try await ending { _ = write($0, keys, keys.utf8.count) }
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
