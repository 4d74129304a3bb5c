internal import CSystem
import Glibc

/// Looks after the terminal and the time limit while the program computes and can't do so itself.
///
/// It is a timer that counts the processor's time. Where a turn takes long, its handler looks for a
/// closed terminal, for Ctrl-C and for the time limit, which then count as signals that arrived.
package enum Watchdog {
  /// Begins to watch.
  ///
  /// A program that still computes two seconds after `limit`, by ``Clock``, ends with `status`.
  package static func begin(until limit: Duration?, status: Int32 = 124) {
    guard let limit else { return tf_watch_begin(nil, status) }
    let (seconds, attoseconds) = limit.components
    var time = timespec(
      tv_sec: time_t(clamping: seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    tf_watch_begin(&time, status)
  }

  package static func end() { tf_watch_end() }

  /// Tells that the program is at work: it looks at the terminal by itself now.
  package static func beginTurn() { tf_watch_turn() }

  /// Whether bytes of the terminal were read meanwhile; ``TerminalDevice/read()`` has them.
  package static var hasTyped: Bool { tf_watch_has_typed() != 0 }

  /// Takes the bytes that were read meanwhile.
  static func takeTyped() -> [UInt8] {
    guard hasTyped else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = tf_watch_take_typed(buffer.baseAddress, buffer.count)
    }
  }
}

/// The end of the program's time while nobody could be asked to stop: it reads, loads or judges.
package enum TimeLimit {
  /// Ends the program with `status` and a line about it at that time, by ``Clock``.
  package static func set(_ end: Duration?, status: Int32 = 124) {
    guard let (seconds, attoseconds) = end.map({ ($0 - Clock.now).components }) else { return }
    let milliseconds = max(1, seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    tf_limit(Int(milliseconds), status)
  }

  /// Lets the program go on, as those do that end by themselves in time.
  package static func lift() { tf_limit(0, 124) }
}
