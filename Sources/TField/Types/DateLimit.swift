/// The first or last day that a date may be: a fixed one, or one that moves with today.
public enum DateLimit: Hashable, Sendable {
  /// A length of calendar time.
  public enum Unit: Character, CaseIterable, Sendable {
    case days = "d"
    case months = "m"
    case years = "y"

    /// As many as there are in the years of the calendar.
    fileprivate var most: Int {
      switch self {
      case .days: 3_652_059
      case .months: 119_988
      case .years: 9_999
      }
    }
  }

  case day(CalendarDate)
  /// Today, or some time before or after it.
  case today(plus: Int = 0, Unit = .days)
}

extension DateLimit {
  /// The day that it is.
  public static var today: Self { .today(plus: 0) }

  /// A fixed day; one that doesn't exist sets no limit.
  public static func day(_ year: Int, _ month: Int, _ day: Int) -> Self {
    .day(CalendarDate(year: year, month: month, day: day) ?? .unknown)
  }

  /// Reads `2026-11-21`, `today`, `today+30d`, `today-6m` or `today-18y`, and nothing else.
  public init?(_ text: String) {
    if let day = CalendarDate(text) {
      self = .day(day)
    } else if text == "today" {
      self = .today()
    } else {
      self.init(relative: text)
    }
  }

  private init?(relative text: String) {
    let offset = text.dropFirst("today".count)
    let number = offset.dropFirst().dropLast()
    guard text.hasPrefix("today"), let sign = offset.first, sign == "+" || sign == "-",
      let unit = offset.last.flatMap(Unit.init), number.allSatisfy(\.isASCIIDigit),
      let count = Int(number), count <= unit.most
    else { return nil }
    self = .today(plus: sign == "-" ? -count : count, unit)
  }

  /// The day that is meant; `nil` where it moves with today and no one knows today's date.
  package func day(on today: CalendarDate) -> CalendarDate? {
    switch self {
    case .day(let day): day
    case .today where today == .unknown: nil
    case .today(let count, .days): today.adding(days: count)
    case .today(let count, .months): today.adding(months: count)
    case .today(let count, .years): today.adding(years: count)
    }
  }
}
