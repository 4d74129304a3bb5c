import Foundation
import TestSupport

/// Collects what a program writes into a pipe, for as long as it writes.
final class Capture {
  private let reading: Int32
  private var writing: Int32
  private(set) var bytes: [UInt8] = []

  init() throws {
    var ends: [Int32] = [-1, -1]
    _ = try checked(pipe(&ends))
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeOurEnd()
    close(reading)
  }

  /// The end that the program gets.
  var end: Int32 { writing }

  func closeOurEnd() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func read() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(reading, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes += chunk.prefix(count)
    }
  }
}
