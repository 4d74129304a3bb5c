/// A day of the calendar, such as `12/25/2026`.
package struct CalendarDay: FieldType {
  package let label = Wording.label(.date)
  package let subject = Subject.date
  package let editor = Editor.calendar
  package let format: Format
  package let min: DateLimit?
  package let max: DateLimit?
  let digits: DateDigits
  private let template: Template
  private let shape: DigitShape
  /// The format in the language of the person.
  let order: Format
  /// The same in the letters of that language.
  let pattern: String
  let language: Language
  var today = CalendarDate.unknown

  package init(min: DateLimit? = nil, max: DateLimit? = nil, format: Format = .monthDayYear) {
    self.init(min, max, format, in: .english)
  }

  private init(_ min: DateLimit?, _ max: DateLimit?, _ format: Format, in language: Language) {
    (self.min, self.max, self.format, self.language) = (min, max, format, language)
    order = format.order(in: language)
    pattern = language.datePattern(order.rawValue)
    template = DateDigits.template(pattern)
    digits = DateDigits(parts: order.parts)
    shape = DigitShape(pattern)
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let isSpoken = surroundings.language == language
    guard surroundings.today != today || !isSpoken else { return nil }
    var adapted = isSpoken ? self : Self(min, max, format, in: surroundings.language)
    adapted.today = surroundings.today
    return adapted
  }

  package func template(for data: String) -> Template? { template }

  package func judge(_ data: String) -> Parse.State {
    Parse.State(live: live(data), result: data.count < 8 ? incomplete : nil)
  }

  var incomplete: FieldError {
    FieldError(.incomplete, .date(.incomplete(pattern)))
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 8 ? .length(.digitsLeft(8 - data.count)) : nil
  }

  /// Where the format is the language's, the same day is the same text in every language.
  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished: return digits.completed(data)
    case .remainder: return digits.withoutLoneZero(data)
    case .answer where format == .locale, .file where format == .locale:
      if case .date(let date) = typed(data) { return date.description }
      return data
    default: return masked(data, as: writing)
    }
  }

  package func typed(_ data: String) -> TypedValue {
    guard data.count == 8, let year = Int(part(.year(digits: 4), of: data)),
      let month = Int(part(.month, of: data)), let day = Int(part(.day, of: data)),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return .none }
    return .date(date)
  }
}

extension CalendarDay {
  func live(_ data: String) -> FieldError? {
    let data = digits.completed(data)
    guard let months = (1...12).numbers(beginning: part(.month, of: data), width: 2) else {
      return FieldError(.month, isMonthLast(in: data) ? orderWording : .date(.monthRange))
    }
    let days = (1...31).numbers(beginning: part(.day, of: data), width: 2)
    let begun = part(.year(digits: 4), of: data)
    guard let days, days.lowerBound <= months.map(CalendarDate.mostDays).max() ?? 31 else {
      return FieldError(.day, tooManyDays(days, in: months, of: begun))
    }
    guard let years = (1...9999).numbers(beginning: begun, width: 4) else {
      return FieldError(.date, .date(.noSuchDay))
    }
    if years.upperBound < 1000 { return FieldError(.date, .date(.yearDigits)) }
    return error(of: DateCompletions(years: years, months: months, days: days))
  }

  private func error(of completions: DateCompletions) -> FieldError? {
    guard var first = completions.first(onOrAfter: .unknown) else {
      return FieldError(.date, noSuchDay(completions))
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

  func part(_ part: DateDigits.Part, of data: String) -> Substring {
    digits.digits(of: part, in: data)
  }

  /// A day as the field shows it.
  func text(of date: CalendarDate) -> String {
    let digits = order.parts.map { part in
      switch part {
      case .month: CalendarDate.padded(date.month, to: 2)
      case .day: CalendarDate.padded(date.day, to: 2)
      case .year(let width): CalendarDate.padded(date.year, to: width)
      }
    }
    return template.filled(with: digits.joined())
  }
}

extension CalendarDay {
  /// The day that eight digits write in this order.
  private func date(of number: Int) -> CalendarDate? {
    let (first, second, year) = (number / 1_000_000, number / 10_000 % 100, number % 10_000)
    return switch order.parts.first {
    case .month: CalendarDate(year: year, month: first, day: second)
    case .day: CalendarDate(year: year, month: second, day: first)
    default: CalendarDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
  }

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = shape.number(in: bytes), let date = date(of: number), date.year >= 1000
    else { return false }
    if let min, let first = min.day(on: today), date < first { return false }
    if let max, let last = max.day(on: today), date > last { return false }
    return true
  }
}
