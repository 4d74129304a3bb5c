/// What is said of days and times of day.
package enum DateWording: Hashable, Sendable {
  case monthRange
  case dayRange(Int)
  /// How many days a month has, in a year where that matters.
  case monthDays(Int, year: Int?, days: Int)
  /// The name of a month.
  case month(Int)
  /// The name of a day of the week, counted from Monday.
  case weekday(Int)
  /// The day of the week that a date falls on, where another one stands beside it.
  case otherWeekday(Int)
  case yearRange(Int, Int)
  case noSuchDay
  case incomplete(String)
  case notBefore(String)
  case notAfter(String)
  /// What comes first in the order of the form.
  case dayFirst(String)
  case monthFirst(String)
  case yearFirst(String)
  case yearDigits
  case yearRead(String, Int)
  case withoutTime(String)
  case secondsLeft
  case hourRange(Int, Int)
  case minuteRange
  case incompleteTime(String)
}
