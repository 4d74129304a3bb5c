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

extension DateWording: Translated {
  var sentence: Sentence {
    switch self {
    case .dayRange(let last): Sentence("date.dayRange", ["last": last])
    case .monthDays(let month, let year?, let days):
      Sentence("date.monthOfYearDays", ["month": Self.month(month), "year": year, "days": days])
    case .monthDays(let month, nil, let days):
      Sentence("date.monthDays", ["month": Self.month(month), "days": days])
    case .month(let month): Sentence("date.month\(month)")
    case .weekday(let day): Sentence("date.weekday\(day)")
    case .otherWeekday(let day): Sentence("date.otherWeekday", ["day": Self.weekday(day)])
    case .yearRange(let first, let last):
      Sentence("date.yearRange", ["first": first, "last": last])
    case .hourRange(let first, let last):
      Sentence("date.hourRange", ["first": first, "last": last])
    case .notBefore(let day): Sentence("date.notBefore", ["day": day])
    case .notAfter(let day): Sentence("date.notAfter", ["day": day])
    case .incomplete(let pattern): Sentence("date.incomplete", ["pattern": pattern])
    case .incompleteTime(let pattern): Sentence("date.incompleteTime", ["pattern": pattern])
    case .dayFirst(let pattern): Sentence("date.dayFirst", ["pattern": pattern])
    case .monthFirst(let pattern): Sentence("date.monthFirst", ["pattern": pattern])
    case .yearFirst(let pattern): Sentence("date.yearFirst", ["pattern": pattern])
    case .yearRead(let digits, let year):
      Sentence("date.yearRead", ["digits": digits, "year": year])
    case .withoutTime(let rest): Sentence("date.withoutTime", ["rest": rest])
    default: Sentence("date.\(self)")
    }
  }
}
