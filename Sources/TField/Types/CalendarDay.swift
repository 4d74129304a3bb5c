/// A day of the calendar, such as `12/25/2026`.
public struct CalendarDay: FieldType {
  /// The order and the look of a date, by its pattern.
  public enum Format: String, CaseIterable, Sendable {
    case monthDayYear = "MM/DD/YYYY"
    case dayMonthYear = "DD/MM/YYYY"
    case dottedDayMonthYear = "DD.MM.YYYY"
    case yearMonthDay = "YYYY-MM-DD"
  }

  public let label = Wording.label(.date)
  public let editor = Editor.calendar
  public let format: Format
  public let min: DateLimit?
  public let max: DateLimit?
  private let template: Template
  private let digits: DateDigits
  private var today = CalendarDate.unknown

  public init(min: DateLimit? = nil, max: DateLimit? = nil, format: Format = .monthDayYear) {
    self.min = min
    self.max = max
    self.format = format
    template = DateDigits.template(format.rawValue)
    digits = DateDigits(parts: format.parts)
  }

  public func adapted(to surroundings: Surroundings) -> Self? {
    guard surroundings.today != today else { return nil }
    var adapted = self
    adapted.today = surroundings.today
    return adapted
  }

  public func template(for data: String) -> Template? { template }

  public func filter(_ text: String, _ edit: Edit) -> String {
    digits.kept(of: edit == .pasting ? format.ordered(text) : text, edit)
  }

  /// Where the year comes first, day and month of another order can't be told apart.
  public func reception(of text: String, into data: String, _ edit: Edit) -> Reception {
    let widths = DateDigits.runs(in: text).map(\.count)
    guard edit == .pasting, format == .yearMonthDay, widths.count == 3, widths.last == 4 else {
      return .accept
    }
    return .refuse(.date(.order(format.rawValue)))
  }

  public func finish(_ data: String) -> String { digits.completed(data) }

  public func result(_ data: String) -> FieldError? {
    data.count < 8 ? FieldError(.incomplete, .date(.incomplete(format.rawValue))) : nil
  }

  public func hint(_ data: String) -> Wording? {
    data.count < 8 ? .length(.digitsLeft(8 - data.count)) : nil
  }

  public func typed(_ data: String) -> TypedValue {
    guard data.count == 8, let year = Int(part(.year(digits: 4), of: data)),
      let month = Int(part(.month, of: data)), let day = Int(part(.day, of: data)),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return .none }
    return .date(date)
  }
}

extension CalendarDay {
  public func live(_ data: String) -> FieldError? {
    let data = digits.completed(data)
    guard let months = (1...12).numbers(beginning: part(.month, of: data), width: 2) else {
      return FieldError(.month, .date(.monthRange))
    }
    let days = (1...31).numbers(beginning: part(.day, of: data), width: 2)
    let last = months.map(CalendarDate.mostDays).max() ?? 31
    guard let days, days.lowerBound <= last else { return FieldError(.day, .date(.dayRange(last))) }
    let begun = part(.year(digits: 4), of: data)
    guard let years = (1...9999).numbers(beginning: begun, width: 4) else {
      return FieldError(.date, .date(.noSuchDay))
    }
    return error(of: DateCompletions(years: years, months: months, days: days))
  }

  private func error(of completions: DateCompletions) -> FieldError? {
    guard var first = completions.first(onOrAfter: .unknown) else {
      return FieldError(.date, .date(.noSuchDay))
    }
    if let min = min?.day(on: today) {
      guard let later = completions.first(onOrAfter: min) else {
        return FieldError(.tooEarly, .date(.notBefore(text(of: min))))
      }
      first = later
    }
    guard let max = max?.day(on: today), first > max else { return nil }
    return FieldError(.tooLate, .date(.notAfter(text(of: max))))
  }

  private func part(_ part: DateDigits.Part, of data: String) -> Substring {
    digits.digits(of: part, in: data)
  }

  /// A day as the field shows it.
  private func text(of date: CalendarDate) -> String {
    let digits = format.parts.map { part in
      switch part {
      case .month: CalendarDate.padded(date.month, to: 2)
      case .day: CalendarDate.padded(date.day, to: 2)
      case .year(let width): CalendarDate.padded(date.year, to: width)
      }
    }
    return template.filled(with: digits.joined())
  }
}

extension CalendarDay.Format {
  fileprivate var parts: [DateDigits.Part] {
    switch self {
    case .monthDayYear: [.month, .day, .year(digits: 4)]
    case .dayMonthYear, .dottedDayMonthYear: [.day, .month, .year(digits: 4)]
    case .yearMonthDay: [.year(digits: 4), .month, .day]
    }
  }

  /// `2026-11-21` in this order; any other text as it is.
  fileprivate func ordered(_ text: String) -> String {
    let runs = DateDigits.runs(in: text)
    guard runs.first?.count == 4, runs.count == 3, runs.dropFirst().allSatisfy({ $0.count <= 2 })
    else { return text }
    let iso = Self.yearMonthDay.parts
    return parts.compactMap { part in iso.firstIndex(of: part).map { runs[$0] } }
      .joined(separator: "/")
  }
}

extension FieldType where Self == CalendarDay {
  public static var date: Self { Self() }

  /// A day that is neither before `min` nor after `max`.
  public static func date(
    min: DateLimit? = nil, max: DateLimit? = nil,
    format: CalendarDay.Format = .monthDayYear
  ) -> Self {
    Self(min: min, max: max, format: format)
  }
}
