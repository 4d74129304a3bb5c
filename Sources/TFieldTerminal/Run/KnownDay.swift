import TField
import TFieldSystem

/// The day that it is, asked of the system once a minute: it looks at a file for that.
struct KnownDay {
  private var minute: Int?
  private var day = CalendarDate.unknown

  mutating func today(atSecond second: Int = Clock.secondsSince1970) -> CalendarDate {
    let now = second / 60
    if minute != now { (minute, day) = (now, FormRun.today) }
    return day
  }
}
