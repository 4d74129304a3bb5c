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
