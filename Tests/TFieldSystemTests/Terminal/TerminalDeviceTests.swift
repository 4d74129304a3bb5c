import Foundation
import TFieldSystem
import TestSupport
import Testing

@Suite struct TerminalDeviceTests {
  @Test func `a file that is no terminal is refused`() {
    #expect(throws: SystemError(.open, .code(ENOTTY), "/dev/null")) {
      try TerminalDevice("/dev/null")
    }
    #expect(throws: SystemError(.open, .code(ENOENT), "/no")) { try TerminalDevice("/no") }
  }

  @Test func `a process without a terminal is told so`() async {
    await #expect(processExitsWith: .success) {
      setsid()
      #expect(throws: SystemError(.open, .code(ENXIO), "/dev/tty")) { try TerminalDevice() }
    }
  }

  @Test(
    arguments: [(120, 40, 120, 40), (0, 0, 80, 24), (65_535, 65_535, 1000, 500)]
      as [(Int, Int, Int, Int)])
  func `its size is read anew`(columns: Int, rows: Int, seenColumns: Int, seenRows: Int)
    throws
  {
    let pseudo = try PseudoTerminal()
    let device = try TerminalDevice(FilePath(pseudo.name))
    pseudo.resize(to: .init(columns, rows))
    #expect(device.size == TerminalSize(columns: seenColumns, rows: seenRows))
  }

  @Test func `raw bytes come as typed, the interrupt key's too`() throws {
    let pseudo = try PseudoTerminal()
    let device = try TerminalDevice(FilePath(pseudo.name))
    try device.makeRaw()
    #expect(pseudo.modes.isRaw)
    #expect(device.read() == .nothing)
    pseudo.write([3, 26, 19, 28, 13, 0xFF])
    _ = Awaited.first(of: [Awaited(device.descriptor, .readable)], atMost: .seconds(100))
    #expect(device.read() == .bytes([3, 26, 19, 28, 13, 0xFF]))
    #expect(!device.isHungUp)
    try device.write([0x1B, 0x0A])
    #expect(pseudo.read(waiting: 100_000) == [0x1B, 0x0A])
  }

  @Test func `the modes are put back for the job that has the terminal`() async throws {
    let pseudo = try PseudoTerminal()
    await #expect(processExitsWith: .success) { [name = pseudo.name as String] in
      // The leader of a new session gets the first terminal it opens.
      setsid()
      _ = open(name, O_RDWR)
      let device = try TerminalDevice()
      #expect(device.isOurs)
      try device.makeRaw()
      try device.restore()
    }
    #expect(pseudo.modes.isUsual)
  }

  @Test func `another job's terminal is left as it is`() throws {
    let pseudo = try PseudoTerminal()
    let device = try TerminalDevice(FilePath(pseudo.name))
    #expect(!device.isOurs)
    #expect(throws: SystemError(.use, .background, device.path)) { try device.restore() }
  }

  @Test func `a terminal that went away says so and never blocks`() throws {
    var pseudo: PseudoTerminal? = try PseudoTerminal()
    let device = try TerminalDevice(FilePath(pseudo?.name ?? ""))
    try device.makeRaw()
    pseudo = nil
    #expect(device.isHungUp)
    #expect(device.read() == .hungUp)
    #expect(throws: SystemError(.write, .hungUp, device.path)) { try device.write([1]) }
    withExtendedLifetime(pseudo) {}
  }

  @Test func `a terminal that takes nothing is given up in time`() throws {
    let pseudo = try PseudoTerminal()
    let device = try TerminalDevice(FilePath(pseudo.name))
    try device.makeRaw()
    #expect(throws: SystemError(.write, .noAnswer, device.path)) {
      try device.write([UInt8](repeating: 65, count: 1_000_000), waitingAtMost: .milliseconds(100))
    }
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT])
  func `a trap gives the terminal back before the process dies of it`(signal: Int32) async throws {
    let pseudo = try PseudoTerminal()
    let result = await #expect(processExitsWith: .failure) {
      [name = pseudo.name as String, signal] in
      setsid()
      _ = open(name, O_RDWR)
      let device = try TerminalDevice()
      try device.makeRaw()
      device.restoreOnTrap(sending: Array("\u{1B}[?1049l"))
      // Threads of the test have SIGABRT blocked, which `abort` undoes.
      if signal == SIGABRT { abort() }
      raise(signal)
    }
    #expect(result?.exitStatus == .signal(signal))
    #expect(pseudo.read(waiting: 100_000) == Array("\u{1B}[?1049l"))
    #expect(pseudo.modes.isUsual)
  }

  @Test func `an overflowing stack gives the terminal back too`() async throws {
    let pseudo = try PseudoTerminal()
    await #expect(processExitsWith: .failure) { [name = pseudo.name as String] in
      setsid()
      _ = open(name, O_RDWR)
      let device = try TerminalDevice()
      try device.makeRaw()
      device.restoreOnTrap(sending: Array("bye"))
      exit(Int32(truncatingIfNeeded: descend(0)))
    }
    #expect(pseudo.read(waiting: 100_000) == Array("bye"))
    #expect(pseudo.modes.isUsual)
  }

  @Test func `a form that ended in order leaves the terminal to others`() async throws {
    let pseudo = try PseudoTerminal()
    await #expect(processExitsWith: .signal(SIGABRT)) { [name = pseudo.name as String] in
      let device = try TerminalDevice(FilePath(name))
      device.restoreOnTrap(sending: Array("bye"))
      device.forgetTrap()
      abort()
    }
    #expect(pseudo.read(waiting: 0) == [])
  }

  @Test(
    arguments: [
      (0, 0, 80, 24), (1, 1, 1, 1), (0, 50, 80, 50), (500, 200, 500, 200),
      (65_535, 65_535, 1000, 500), (-1, .min, 80, 24), (.max, .max, 1000, 500),
    ] as [(Int, Int, Int, Int)])
  func `a size is made believable`(columns: Int, rows: Int, shownColumns: Int, shownRows: Int) {
    #expect(
      TerminalSize.believable(columns: columns, rows: rows)
        == TerminalSize(columns: shownColumns, rows: shownRows))
  }
}

/// Never comes back, as the optimizer can't know.
private func descend(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 1000) { room in
    room.initialize(repeating: depth)
    return descend(depth &+ 1) &+ room[depth & 999]
  }
}
