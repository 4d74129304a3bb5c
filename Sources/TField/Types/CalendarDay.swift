/// A day of the calendar, such as `12/25/2026`.
public struct CalendarDay: FieldType {
  public let label = Wording.label(.date)
  public let subject = Subject.date
  public let editor = Editor.calendar
  public let format: Format
  public let min: DateLimit?
  public let max: DateLimit?
  private let digits: DateDigits
  private let template: Template
  private let shape: DigitShape
  /// The format in the language of the person.
  private let order: Format
  /// The same in the letters of that language.
  let pattern: String
  private let language: Language
  private var today = CalendarDate.unknown

  public init(min: DateLimit? = nil, max: DateLimit? = nil, format: Format = .monthDayYear) {
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

  public func adapted(to surroundings: Surroundings) -> Self? {
    let isSpoken = surroundings.language == language
    guard surroundings.today != today || !isSpoken else { return nil }
    var adapted = isSpoken ? self : Self(min, max, format, in: surroundings.language)
    adapted.today = surroundings.today
    return adapted
  }

  public func template(for data: String) -> Template? { template }

  /// A text that is no day of the calendar, or none in time, stays as it was typed.
  public func read(_ text: String) -> Reading {
    let body = text.trimmed
    if let (weekday, rest) = WeekdayNames.taken(off: body, in: language) {
      return rest.isEmpty
        ? .unfinished(incomplete, hint: .reading(.dateWithMonthName))
        : checked(read(String(rest)), to: weekday)
    }
    if let (weekday, rest) = WeekdayNames.taken(offEnd: body, in: language) {
      return checked(read(String(rest)), to: weekday)
    }
    if body.allSatisfy(\.isASCIIDigit) { return read(digits: String(body)) }
    switch written.meaning(of: body) {
    case .stranger(let index): return stranger(index, in: text)
    case .otherOrder: return .error(FieldError(.date, orderWording))
    case .beginning(let hint):
      if let data = digits.fitting(text) { return .data(data) }
      return .unfinished(incomplete, hint: hint)
    case .day(let year, let month, let day): return read(year, month, day)
    }
  }

  public func fitting(_ text: String) -> String? { digits.fitting(text) }

  public func filter(_ text: String, _ edit: Edit) -> String {
    edit == .deleting ? digits.withoutLoneZero(text) : text
  }

  public func finish(_ data: String) -> String { digits.completed(data) }

  public func result(_ data: String) -> FieldError? {
    data.count < 8 ? incomplete : nil
  }

  private var incomplete: FieldError {
    FieldError(.incomplete, .date(.incomplete(pattern)))
  }

  public func hint(_ data: String) -> Wording? {
    data.count < 8 ? .length(.digitsLeft(8 - data.count)) : nil
  }

  /// Where the format is the language's, the same day is the same text in every language.
  public func answer(_ data: String) -> String { format == .locale ? kept(data) : text(data) }

  public func kept(_ data: String) -> String {
    guard format == .locale, case .date(let date) = typed(data) else { return data }
    return date.description
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
      return FieldError(.month, isMonthLast(in: data) ? orderWording : .date(.monthRange))
    }
    let days = (1...31).numbers(beginning: part(.day, of: data), width: 2)
    let last = months.map(CalendarDate.mostDays).max() ?? 31
    guard let days, days.lowerBound <= last else {
      return FieldError(.day, tooManyDays(days, in: months, last))
    }
    let begun = part(.year(digits: 4), of: data)
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

  private func part(_ part: DateDigits.Part, of data: String) -> Substring {
    digits.digits(of: part, in: data)
  }

  /// A day as the field shows it.
  private func text(of date: CalendarDate) -> String {
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

// The reasons why there is no such day.
extension CalendarDay {
  /// Whether the parts are a day of the other order.
  private func isMonthLast(in data: String) -> Bool {
    guard let month = Int(part(.day, of: data)), let day = Int(part(.month, of: data)) else {
      return false
    }
    return (1...12).contains(month) && (13...31).contains(day)
  }

  /// The order of the form, by what comes first in it.
  private var orderWording: Wording {
    switch order.parts.first {
    case .month: .date(.monthFirst(pattern))
    case .day: .date(.dayFirst(pattern))
    default: .date(.yearFirst(pattern))
    }
  }

  private func tooManyDays(
    _ days: ClosedRange<Int>?, in months: ClosedRange<Int>, _ last: Int
  ) -> Wording {
    guard let days, days.lowerBound > 0, months.count == 1 else { return .date(.dayRange(last)) }
    return .date(.monthDays(months.lowerBound, year: nil, days: last))
  }

  private func noSuchDay(_ completions: DateCompletions) -> Wording {
    let month = completions.months.lowerBound, year = completions.years.lowerBound
    guard completions.months.count == 1, completions.years.count == 1 else {
      return .date(.noSuchDay)
    }
    return .date(.monthDays(month, year: year, days: CalendarDate.days(inMonth: month, of: year)))
  }
}

// How a text is read.
extension CalendarDay {
  private var written: WrittenDate { WrittenDate(parts: order.parts) }

  /// Eight digits are a day in the form's order; if they can't be, one in ISO's.
  private func read(digits text: String) -> Reading {
    let data = digits.fitting(text)
    if let data, data.count < 8 || live(data) == nil { return .data(data) }
    guard text.count <= 8 else {
      return .error(FieldError(.date, .reading(.fullSecret(8, digits: true))))
    }
    if text.count == 8,
      case .data(let iso, _) = read(
        text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2))
    {
      return .data(iso)
    }
    if let data { return live(data).map { .error($0) } ?? .data(data) }
    return text.count < 8
      ? .unfinished(incomplete, hint: .reading(.isoDate))
      : .error(FieldError(.date, .date(.noSuchDay)))
  }

  /// The day of that year; one in two digits is put near today, or between the limits.
  private func read(_ year: Substring, _ month: Substring, _ day: Substring) -> Reading {
    guard let number = Int(year), let whole = year.count == 4 ? number : nearest(number) else {
      return .unfinished(FieldError(.incomplete, .date(.yearDigits)))
    }
    let data = order.parts.map { part in
      switch part {
      case .month: month.count == 1 ? "0" + month : String(month)
      case .day: day.count == 1 ? "0" + day : String(day)
      case .year: CalendarDate.padded(whole, to: 4)
      }
    }.joined()
    if let error = live(data) { return .error(error) }
    return .data(data, notice: year.count == 4 ? nil : .date(.yearRead(String(year), whole)))
  }

  /// The year that ends in two digits, from eighty years ago to nineteen ahead, or as the limits
  /// allow; `nil` where no one knows today's date.
  private func nearest(_ digits: Int) -> Int? {
    let (first, last) = (min?.day(on: today)?.year, max?.day(on: today)?.year)
    let start = first ?? last.map { $0 - 99 } ?? today.year - 80
    guard first != nil || last != nil || today != .unknown else { return nil }
    return start + (digits - start % 100 + 100) % 100
  }

  /// A day that falls on another day of the week than the one beside it can't be what is meant.
  private func checked(_ reading: Reading, to weekday: Int) -> Reading {
    guard case .data(let data, _) = reading, case .date(let date) = typed(data),
      date.weekday != weekday
    else { return reading }
    return .error(FieldError(.day, .date(.otherWeekday(date.weekday))))
  }

  /// What goes on behind a whole date is told of as a whole: a time of day.
  private func stranger(_ index: String.Index, in text: String) -> Reading {
    let head = text[..<index].trimmed
    if case .day = written.meaning(of: head), !head.isEmpty {
      return .error(FieldError(.date, .date(.withoutTime(String(text[index...].trimmed)))))
    }
    return .stranger(index, in: text, of: .date)
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

  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard let number = shape.number(in: bytes), let date = date(of: number), date.year >= 1000
    else { return false }
    if let min, let first = min.day(on: today), date < first { return false }
    if let max, let last = max.day(on: today), date > last { return false }
    return true
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
