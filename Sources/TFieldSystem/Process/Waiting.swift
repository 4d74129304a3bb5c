import Glibc

/// A descriptor, and what is awaited of it.
package struct Awaited: Hashable, Sendable {
  /// What a descriptor can become ready for; the end and a failure count as both.
  package enum Event: Hashable, Sendable { case readable, writable }

  package var descriptor: Int32
  package var event: Event

  package init(_ descriptor: Int32, _ event: Event) {
    self.descriptor = descriptor
    self.event = event
  }

  /// Waits until at least one of `awaited` is ready, and answers with all that are.
  ///
  /// The answer is empty when `limit` is over, and also when a signal arrived.
  package static func first(of awaited: [Awaited], atMost limit: Duration?) -> [Awaited] {
    var entries = awaited.map { one in
      pollfd(
        fd: one.descriptor, events: Int16(one.event == .readable ? POLLIN : POLLOUT), revents: 0)
    }
    let count = poll(&entries, nfds_t(entries.count), limit?.wholeMilliseconds ?? -1)
    guard count > 0 else { return [] }
    var ready: [Awaited] = []
    for index in awaited.indices where entries[index].revents != 0 { ready.append(awaited[index]) }
    return ready
  }
}

extension Duration {
  /// The duration in milliseconds for `poll`, rounded up so that nobody wakes too early and spins.
  var wholeMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

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
}
