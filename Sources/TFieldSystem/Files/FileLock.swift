import Glibc

/// A lock on an open file, which ends with the value or with the process.
package final class FileLock {
  private let descriptor: Descriptor

  private init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  deinit { flock(descriptor.number, LOCK_UN) }

  /// Waits for the lock, but not longer than `limit`.
  static func wait(
    for descriptor: Descriptor, _ path: FilePath, atMost limit: Duration
  ) throws(SystemError) -> FileLock {
    let end = Clock.now + limit
    while true {
      if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 { return FileLock(descriptor) }
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { throw .last(.lock, path) }
      guard Clock.now < end else { throw SystemError(.lock, .locked, path) }
      _ = Awaited.first(of: [], atMost: .milliseconds(2))
    }
  }
}
