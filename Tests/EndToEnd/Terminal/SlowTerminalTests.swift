import Foundation
import TestSupport
import Testing

/// A terminal that takes no output, as after Ctrl-S in a multiplexer or over a broken line.
@Suite struct SlowTerminalTests {
  /// Another name for the program's terminal.
  private func line(of run: ProgramRun) throws -> Int32 {
    try checked(open(run.terminal.name, O_RDWR | O_NOCTTY | O_CLOEXEC))
  }

  @Test func `no more than one drawing waits`() throws {
    let run = try ProgramRun.form()
    let line = try line(of: run)
    defer { close(line) }
    run.setMark()
    run.send("\u{C}")
    run.wait { run.bytesSent > 0 }
    run.settle()
    let drawing = run.bytesSent
    tcflow(line, TCOOFF)
    run.sendSlowly(Array(repeating: 0x0C, count: 50))
    run.setMark()
    tcflow(line, TCOON)
    run.wait { run.bytesSent > 0 }
    run.settle()
    #expect(run.bytesSent <= 3 * drawing)
  }

  @Test func `the last words are heard although nobody listened before`() throws {
    let run = try ProgramRun.form()
    // Nothing is read until the line between us is full.
    for _ in 0..<500 { run.typeWithoutReading(0x0C) }
    run.signalWithoutReading(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(run.isTerminalRestored)
  }

  @Test func `neither waiting for keys nor for the terminal takes time`() throws {
    let run = try ProgramRun.form()
    let line = try line(of: run)
    defer { close(line) }
    for isBlocked in [false, true] {
      if isBlocked {
        tcflow(line, TCOOFF)
        run.send("x")
      }
      let before = run.status.ticks
      run.settle(for: .milliseconds(300))
      #expect(run.status.ticks - before < 5)
    }
    tcflow(line, TCOON)
    run.waitFor("x")
  }
}

extension ProgramRun {
  /// Types a byte and waits until it was taken, while what the program sends stays where it is.
  fileprivate func typeWithoutReading(_ byte: UInt8) {
    let before = status.pauses
    _ = terminal.write([byte])
    let end = ContinuousClock.now + Self.limit
    while status.pauses == before || !isWaiting, ContinuousClock.now < end { sched_yield() }
  }

  /// Sends a signal and waits until the program is gone.
  fileprivate func signalWithoutReading(_ number: Int32) {
    kill(process, number)
    let end = ContinuousClock.now + Self.limit
    while !isZombie, ContinuousClock.now < end { sched_yield() }
  }
}
