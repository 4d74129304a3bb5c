import CSystem
import Glibc

/// A pipe by which one thread wakes another that waits for descriptors.
package final class WakePipe: Sendable {
  /// Readable once it was rung.
  package let descriptor: Int32
  private let writing: Int32

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard tf_pipe(&ends) == 0 else { throw .last(.open) }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Makes the descriptor readable; a full pipe is that already.
  package func ring() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Makes it unreadable again.
  package func hush() {
    while let bytes = try? readOnce(descriptor, atMost: 64), !bytes.isEmpty {}
  }
}
