import Foundation
import TFieldSystem
import Testing

@Suite struct OutputTests {
  @Test func `everything is written, however slowly it is read`() throws {
    let (reading, writing) = try makePipe()
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    Thread.detachNewThread {
      try? Output.write(sent, to: writing)
      close(writing)
    }
    #expect(readAll(reading) == sent)
  }

  @Test func `a full disk, a closed pipe and a closed descriptor are errors`() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreWriteSignals()
      let full = open("/dev/full", O_WRONLY)
      #expect(throws: SystemError(.write, .code(ENOSPC))) { try Output.write([1], to: full) }
      let (reading, writing) = try makePipe()
      close(reading)
      #expect(throws: SystemError(.write, .code(EPIPE))) { try Output.write([1], to: writing) }
      #expect(throws: SystemError(.write, .code(EBADF))) { try Output.write([1], to: -1) }
      try Output.write([], to: writing)
    }
  }

  @Test func `a reader that never comes is given up in time`() throws {
    let (reading, writing) = try makePipe()
    defer {
      close(reading)
      close(writing)
    }
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    #expect(throws: SystemError(.write, .noAnswer)) {
      try Output.write(
        [UInt8](repeating: 1, count: 1_000_000), to: writing, waitingAtMost: .milliseconds(50))
    }
  }
}

private func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

private func readAll(_ descriptor: Int32) -> [UInt8] {
  defer { close(descriptor) }
  var all: [UInt8] = []
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return all }
    all += bytes.prefix(count)
  }
}
