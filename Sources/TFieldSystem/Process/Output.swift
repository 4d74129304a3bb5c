import Glibc

/// Bytes on their way out, each of them written or the failure told.
package enum Output {
  /// Writes all of `bytes`, waiting where the other side is slow, but not longer than `limit`.
  package static func write(
    _ bytes: some Collection<UInt8>, to descriptor: Int32, _ path: FilePath? = nil,
    waitingAtMost limit: Duration? = nil
  ) throws(SystemError) {
    let end = limit.map { Clock.now + $0 }
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(min(count, rest.count)) }
      if count >= 0 || errno == EINTR { continue }
      guard errno == EAGAIN else { throw .last(.write, path) }
      try wait(for: descriptor, until: end, path)
    }
  }

  private static func wait(
    for descriptor: Int32, until end: Duration?, _ path: FilePath?
  ) throws(SystemError) {
    let left = end.map { $0 - Clock.now }
    guard left.map({ $0 > .zero }) ?? true else { throw SystemError(.write, .noAnswer, path) }
    _ = Awaited.first(of: [Awaited(descriptor, .writable)], atMost: left)
  }

  /// Closes a descriptor, and tells of a write that failed late.
  package static func close(_ descriptor: Int32) throws(SystemError) {
    if Glibc.close(descriptor) < 0, errno != EINTR { throw .last(.close) }
  }
}
