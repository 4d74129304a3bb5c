import Glibc

/// The time: one clock that only goes forward, and the one on the wall.
package enum Clock {
  /// A calendar date where the user is.
  package struct Date: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int
  }

  /// The time since some fixed moment; no change of the wall clock touches it.
  package static var now: Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  /// The seconds since 1970 by the wall clock.
  package static var secondsSince1970: Int { Glibc.time(nil) }

  package static var today: Date { date(ofSecond: secondsSince1970) }

  package static func date(ofSecond second: Int) -> Date {
    let parts = local(second)
    return Date(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }

  /// The time as on a digital clock, such as `09:05`.
  package static func time(ofSecond second: Int) -> String {
    let parts = local(second)
    return [parts.tm_hour, parts.tm_min].map { ($0 < 10 ? "0" : "") + "\($0)" }
      .joined(separator: ":")
  }

  private static func local(_ second: Int) -> tm {
    var second = time_t(second)
    var parts = tm()
    tzset()
    // A year beyond `Int32` is the only failure; 1970 is what is left then.
    if localtime_r(&second, &parts) == nil { parts = tm() }
    return parts
  }
}
