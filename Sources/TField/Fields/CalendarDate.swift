/// A day of the proleptic Gregorian calendar, without any clock or zone.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month.
  public let day: Int

  /// A day that exists, in the years 1 to 9999; else `nil`.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(trusting: year, month, day)
  }

  private init(trusting year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that is used if no clock was handed in.
  public static let unknown = CalendarDate(trusting: 1, 1, 1)

  /// The order of days.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func mostDays(inMonth month: Int) -> Int { days(inMonth: month, of: 2000) }

  /// The date as ISO 8601 writes it: `2026-11-21`.
  public var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// Reads `2026-11-21`, and nothing else.
  public init?(_ text: some StringProtocol) {
    guard let numbers = text.numbers(of: [4, 2, 2], between: "-") else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}

extension StringProtocol {
  /// The minutes since midnight of a time such as `17:05`, and of nothing else.
  var minuteOfDay: Int? {
    guard let numbers = numbers(of: [2, 2], between: ":"), numbers[0] < 24, numbers[1] < 60 else {
      return nil
    }
    return numbers[0] * 60 + numbers[1]
  }

  /// One number for each of the widths, if the text has just so many digits between the marks.
  fileprivate func numbers(of widths: [Int], between mark: Character) -> [Int]? {
    let parts = split(separator: mark, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    return parts.map(\.count) == widths && numbers.count == widths.count ? numbers : nil
  }
}

extension CalendarDate {
  /// The days since 0000-03-01, for arithmetic: years that begin in March put the leap day last.
  var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  }

  /// 1 for Monday to 7 for Sunday.
  public var weekday: Int { (dayNumber + 2) % 7 + 1 }

  /// The day `count` days on, kept within the calendar's years.
  public func adding(days count: Int) -> Self {
    let first = CalendarDate(trusting: 1, 1, 1).dayNumber
    let last = CalendarDate(trusting: 9999, 12, 31).dayNumber
    return Self(dayNumber: min(max(dayNumber + min(max(count, -last), last), first), last))
  }

  private init(dayNumber: Int) {
    let era = dayNumber / 146_097
    let dayOfEra = dayNumber - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(trusting: year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The same day `count` months on, or the last of its month.
  public func adding(months count: Int) -> Self {
    let sum = year * 12 + month - 1 + min(max(count, -120_000), 120_000)
    guard (12..<120_000).contains(sum) else {
      return count > 0 ? Self(trusting: 9999, 12, 31) : Self(trusting: 1, 1, 1)
    }
    let (year, month) = (sum / 12, sum % 12 + 1)
    return Self(trusting: year, month, min(day, Self.days(inMonth: month, of: year)))
  }

  /// The same day `count` years on, or 28 February.
  public func adding(years count: Int) -> Self {
    adding(months: min(max(count, -10_000), 10_000) * 12)
  }
}
