import Glibc
internal import CSystem

/// A descriptor and the event to wait for.
package struct Awaited: Hashable, Sendable {
  /// What a descriptor can become ready for; end of file and errors count as both.
  package enum Event: Hashable, Sendable { case readable, writable }

  package var descriptor: Int32
  package var event: Event

  package init(_ descriptor: Int32, _ event: Event) {
    self.descriptor = descriptor
    self.event = event
  }

  /// Waits until at least one of `awaited` is ready, and returns all that are.
  ///
  /// The result is empty after `limit`, and also when a signal arrived.
  package static func first(of awaited: [Awaited], atMost limit: Duration?) -> [Awaited] {
    var entries = awaited.map { one in
      pollfd(
        fd: one.descriptor, events: Int16(one.event == .readable ? POLLIN : POLLOUT), revents: 0)
    }
    let count = poll(&entries, nfds_t(entries.count), limit?.wholeMilliseconds ?? -1)
    return count > 0 ? zip(awaited, entries).filter { $1.revents != 0 }.map(\.0) : []
  }
}

extension Duration {
  /// The duration in milliseconds for `poll`, rounded up: waking too early would make us spin.
  var wholeMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

/// Writes bytes completely or throws.
package enum Output {
  /// Writes all of `bytes`, waiting at most `limit` for a slow reader.
  package static func write(
    _ bytes: some Collection<UInt8>, to descriptor: Int32, _ path: FilePath? = nil,
    waitingAtMost limit: Duration? = nil
  ) throws(SystemError) {
    let end = limit.map { Clock.now + $0 }
    var rest = Array(bytes)[...]
    while true {
      try send(&rest, to: descriptor, path)
      if rest.isEmpty { return }
      let left = end.map { $0 - Clock.now }
      if let left, left <= .zero { throw SystemError(.write, .noAnswer, path) }
      _ = Awaited.first(of: [Awaited(descriptor, .writable)], atMost: left)
    }
  }

  /// Writes what the other side takes now, and leaves the rest in `bytes`.
  package static func send(
    _ bytes: inout ArraySlice<UInt8>, to descriptor: Int32, _ path: FilePath? = nil
  ) throws(SystemError) {
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) }
      if count >= 0 || errno == EINTR { continue }
      guard errno == EAGAIN else { throw .last(.write, path) }
      return
    }
  }
}

/// A clock that only goes forward, and the wall clock.
package enum Clock {
  /// A calendar date where the user is.
  package struct Date: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
  }

  /// The time since some fixed moment, unaffected by changes of the wall clock.
  package static var now: Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  package static var secondsSince1970: Int { Glibc.time(nil) }

  package static var today: Date { date(ofSecond: secondsSince1970) }

  package static func date(ofSecond second: Int) -> Date {
    let parts = local(second)
    return Date(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The time of day, such as `09:05`.
  package static func time(ofSecond second: Int) -> String {
    let parts = local(second)
    return [parts.tm_hour, parts.tm_min].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }

  /// The seconds that local time is ahead of UTC.
  @Sendable package static func offset(atSecond second: Int) -> Int {
    Int(local(second).tm_gmtoff)
  }

  private static func local(_ second: Int) -> tm {
    var second = time_t(second)
    var parts = tm()
    tzset()
    // The only failure is a year beyond `Int32`; it becomes 1970.
    if localtime_r(&second, &parts) == nil { parts = tm() }
    return parts
  }
}

/// Watches the terminal and the time limit while the program is busy computing.
///
/// It is a timer of processor time. During a long turn its handler checks for a closed terminal,
/// Ctrl-C and the time limit, and records them as signals.
package enum Watchdog {
  /// Starts it; a program still computing two seconds after `limit`, by ``Clock``, ends with 124.
  package static func begin(until limit: Duration?) {
    guard let limit else { return tf_watch_begin(nil, 124) }
    let (seconds, attoseconds) = limit.components
    var time = timespec(
      tv_sec: time_t(clamping: seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    tf_watch_begin(&time, 124)
  }

  package static func end() { tf_watch_end() }

  /// Tells the watchdog that the program is responsive and watches the terminal itself.
  package static func beginTurn() { tf_watch_turn() }

  /// Whether the watchdog read bytes from the terminal; ``TerminalDevice/read()`` returns them.
  package static var hasTyped: Bool { tf_watch_has_typed() != 0 }

  /// Returns the bytes that the watchdog read, and forgets them.
  static func takeTyped() -> [UInt8] {
    guard hasTyped else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(TF_WATCH_TYPED_MOST)) { buffer, count in
      count = tf_watch_take_typed(buffer.baseAddress, buffer.count)
    }
  }
}

/// The time limit for work that can't be asked to stop: reading, loading, judging.
package enum TimeLimit {
  /// Ends the program with status 124 and a message at `end`, by ``Clock``.
  ///
  /// `nil` removes the limit, for code that stops in time by itself.
  package static func set(_ end: Duration?) {
    guard let (seconds, attoseconds) = end.map({ ($0 - Clock.now).components }) else {
      return tf_limit(0, 124)
    }
    let milliseconds = max(1, seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    tf_limit(Int(milliseconds), 124)
  }
}
