/// A day of the calendar, such as `12/25/2026`.
package struct CalendarDay: ASCIIType {
  package static let traits = TypeTraits(.say("label.date"), .say("subject.date"))
  package let editor = Editor.calendar
  package let format: FieldKind.DateFormat
  package let min: DateLimit?
  package let max: DateLimit?
  let digits: DateDigits
  private let template: Template
  let order: FieldKind.DateFormat
  /// The format in the letters of the person's language.
  let pattern: String
  let language: Language
  var today = CalendarDate.unknown

  package init(
    min: DateLimit? = nil, max: DateLimit? = nil, format: FieldKind.DateFormat = .monthDayYear,
    in language: Language = .english
  ) {
    (self.min, self.max, self.format, self.language) = (min, max, format, language)
    order = format.order(in: language)
    pattern = language.datePattern(order.rawValue)
    template = Template(date: pattern)
    digits = DateDigits(parts: order.parts)
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    let isSpoken = surroundings.language == language
    guard surroundings.today != today || !isSpoken else { return nil }
    let spoken =
      isSpoken ? self : Self(min: min, max: max, format: format, in: surroundings.language)
    return spoken.with { $0.today = surroundings.today }
  }

  package var nature: TypeNature { .day(self) }
  package func template(for data: String) -> Template? { template }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    if isWhole(data) { return .whole }
    return Parse.State(live: live(String(data)), result: data.count < 8 ? incomplete : nil)
  }

  var incomplete: FieldError {
    FieldError(.incomplete, .say("date.incomplete", ["pattern": pattern]))
  }

  package func hint(_ data: String) -> Wording? { .digitsLeft(8 - data.count) }

  /// In the `locale` format, a day is still the same text in every language.
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
    guard data.count == 8, let date = Int(data).flatMap(date(of:)) else { return .none }
    return .date(date)
  }

  func live(_ data: String) -> FieldError? {
    let data = digits.completed(data)
    guard let months = (1...12).numbers(beginning: part(.month, of: data), width: 2) else {
      return FieldError(.month, isMonthLast(in: data) ? orderWording : .say("date.monthRange"))
    }
    let days = (1...31).numbers(beginning: part(.day, of: data), width: 2)
    let begun = part(.year(digits: 4), of: data)
    guard let days, days.lowerBound <= months.map(CalendarDate.mostDays).max() ?? 31 else {
      return FieldError(.day, tooManyDays(days, in: months, of: begun))
    }
    guard let years = (1...9999).numbers(beginning: begun, width: 4) else {
      return FieldError(.date, .say("date.noSuchDay"))
    }
    if years.upperBound < 1000 { return FieldError(.date, .say("date.yearDigits")) }
    let error = error(of: DateCompletions(years: years, months: months, days: days))
    return error == nil || isShortYearGood(begun, months, days) ? nil : error
  }

  /// True if the last digits may begin a year of two digits: `8` for 1980.
  private func isShortYearGood(
    _ begun: Substring, _ months: ClosedRange<Int>, _ days: ClosedRange<Int>
  ) -> Bool {
    guard (1...2).contains(begun.count), order.parts.last?.isShort == false,
      let years = (0...99).numbers(beginning: begun, width: 2)
    else { return false }
    return years.contains { year in
      nearest(year).map {
        error(of: DateCompletions(years: $0...$0, months: months, days: days)) == nil
      } ?? false
    }
  }

  private func error(of completions: DateCompletions) -> FieldError? {
    guard var first = completions.first(onOrAfter: .unknown) else {
      let (years, months) = (completions.years, completions.months)
      let isKnown = years.count == 1 && months.count == 1
      return FieldError(
        .date,
        isKnown
          ? lastDay(of: months.lowerBound, in: years.lowerBound) : .say("date.noSuchDay"))
    }
    if let min = min?.day(on: today) {
      guard let later = completions.first(onOrAfter: min) else {
        return FieldError(.tooEarly, .say("date.notBefore", ["day": text(of: min)]))
      }
      first = later
    }
    guard let max = max?.day(on: today), first > max else { return nil }
    return FieldError(.tooLate, .say("date.notAfter", ["day": text(of: max)]))
  }

  func part(_ part: DateDigits.Part, of data: String) -> Substring {
    digits.digits(of: part, in: data)
  }

  func text(of date: CalendarDate) -> String {
    template.filled(with: data(date.year, date.month, date.day))
  }

  private func data(_ year: Int, _ month: Int, _ day: Int) -> String {
    order.parts.map { part in
      switch part {
      case .month: CalendarDate.padded(month, to: 2)
      case .day: CalendarDate.padded(day, to: 2)
      case .year(let width): CalendarDate.padded(year, to: width)
      }
    }.joined()
  }

  private func date(of number: Int) -> CalendarDate? {
    let (first, second, year) = (number / 1_000_000, number / 10_000 % 100, number % 10_000)
    return switch order.parts.first {
    case .month: CalendarDate(year: year, month: first, day: second)
    case .day: CalendarDate(year: year, month: second, day: first)
    default: CalendarDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
  }

  /// True for a whole day within the limits, which needs no further reading.
  private func isWhole(_ data: Span<UInt8>) -> Bool {
    guard data.count == 8, let date = data.number(in: 0..<8).flatMap(date(of:)), date.year >= 1000
    else { return false }
    if let min, let first = min.day(on: today), date < first { return false }
    if let max, let last = max.day(on: today), date > last { return false }
    return true
  }

  func isMonthLast(in data: String) -> Bool {
    (1...12).contains(Int(part(.day, of: data)) ?? 0)
      && (13...31).contains(Int(part(.month, of: data)) ?? 0)
  }

  var orderWording: Wording {
    switch order.parts.first {
    case .month: .say("date.monthFirst", ["pattern": pattern])
    case .day: .say("date.dayFirst", ["pattern": pattern])
    default: .say("date.yearFirst", ["pattern": pattern])
    }
  }

  /// The message about February names its year, if that is complete.
  func tooManyDays(
    _ days: ClosedRange<Int>?, in months: ClosedRange<Int>, of year: Substring
  ) -> Wording {
    let last = months.map(CalendarDate.mostDays).max() ?? 31
    guard let days, days.lowerBound > 0, months.count == 1 else {
      return .say("date.dayRange", ["last": last])
    }
    let month = months.lowerBound
    guard month == 2, year.count == 4, let year = Int(year), year >= 1000 else {
      return .say("date.monthDays", ["month": Wording.month(month), "days": last])
    }
    return lastDay(of: month, in: year)
  }

  private func lastDay(of month: Int, in year: Int) -> Wording {
    let days = CalendarDate.days(inMonth: month, of: year)
    return .say(
      "date.monthOfYearDays", ["month": Wording.month(month), "year": year, "days": days])
  }

  /// A text that is no day of the calendar, or is outside the limits, stays as typed.
  package func parse(_ text: String) -> Parse {
    let shown = digits.fitting(text)
    // A whole mask can mean nothing else.
    if let shown, judge(shown) == .whole, write(shown, as: .typing) == text { return .data(shown) }
    return read(text).showing(shown)
  }

  private func read(_ text: String) -> Parse {
    let body = text.trimmed
    if let (weekday, rest) = DateNames.weekday(before: body, in: language) {
      return rest.isEmpty
        ? .begun(incomplete, hint: .say("reading.dateWithMonthName"))
        : checked(read(String(rest)), to: weekday)
    }
    if let (weekday, rest) = DateNames.weekday(behind: body, in: language) {
      return checked(read(String(rest)), to: weekday)
    }
    if body.allSatisfy(\.isASCIIDigit) { return read(digits: String(body)) }
    switch digits.meaning(of: body) {
    case .stranger(let index): return stranger(index, in: text)
    case .otherOrder: return .wrong(.date, orderWording)
    case .beginning(let hint):
      if let data = digits.fitting(text) { return .data(data) }
      return .begun(incomplete, hint: hint)
    case .day(let year, let month, let day): return read(year, month, day)
    }
  }

  /// Reads eight digits, or six with a short year, in the form's order, or else in ISO's.
  private func read(digits text: String) -> Parse {
    let short = read(short: text)
    if text.count == 6, short.data != nil { return short }
    let data = digits.fitting(text)
    if let data, data.count < 8 || live(data) == nil { return .data(data) }
    guard text.count <= 8 else { return .wrong(.date, .fullSecret(8, digits: true)) }
    if text.count == 8,
      let iso = read(text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2)).data
    {
      return .data(iso)
    }
    if let data { return live(data).map { .wrong($0) } ?? .data(data) }
    return text.count < 8
      ? .begun(incomplete, hint: .say("reading.isoDate"))
      : .wrong(.date, .say("date.noSuchDay"))
  }

  private func read(short text: String) -> Parse {
    let year = DateDigits.Part.year(digits: 2)
    let short = DateDigits(parts: order.parts.map { $0.isShort ? $0 : year })
    return read(
      short.digits(of: year, in: text), short.digits(of: .month, in: text),
      short.digits(of: .day, in: text))
  }

  /// Reads the parts of a day; a short year is put near today, or within the limits.
  private func read(_ year: Substring, _ month: Substring, _ day: Substring) -> Parse {
    guard let number = Int(year), let whole = year.count == 4 ? number : nearest(number) else {
      return .begun(.incomplete, .say("date.yearDigits"))
    }
    let data = data(whole, Int(month) ?? 0, Int(day) ?? 0)
    if let error = live(data) { return .wrong(error) }
    return .data(
      data,
      notice: year.count == 4
        ? nil
        : .say(
          "date.yearRead", ["digits": String(year), "year": whole], discreetly: .fittingCharacters))
  }

  /// The year for two digits, from eighty years ago to nineteen ahead, or as the limits allow.
  private func nearest(_ digits: Int) -> Int? {
    let (first, last) = (min?.day(on: today)?.year, max?.day(on: today)?.year)
    let start = first ?? last.map { $0 - 99 } ?? today.year - 80
    guard first != nil || last != nil || today != .unknown else { return nil }
    return start + (digits - start % 100 + 100) % 100
  }

  /// Refuses a day that doesn't fall on the weekday written beside it.
  private func checked(_ reading: Parse, to weekday: Int) -> Parse {
    guard let data = reading.data, case .date(let date) = typed(data),
      date.weekday != weekday
    else { return reading }
    return .wrong(
      .day, .say("date.otherWeekday", ["day": Wording.say("date.weekday\(date.weekday)")]))
  }

  /// Text after a whole date, such as a time of day, is reported as a whole.
  private func stranger(_ index: String.Index, in text: String) -> Parse {
    let head = text[..<index].trimmed
    if case .day = digits.meaning(of: head), !head.isEmpty {
      return .wrong(
        .characters,
        .say(
          "date.withoutTime", ["rest": String(text[index...].trimmed)],
          discreetly: .fittingCharacters))
    }
    return .stranger(index, in: text, of: subject)
  }
}

/// The days that an unfinished date may still become.
struct DateCompletions {
  let years: ClosedRange<Int>
  let months: ClosedRange<Int>
  let days: ClosedRange<Int>

  func first(onOrAfter limit: CalendarDate) -> CalendarDate? {
    let start = max(years.lowerBound, limit.year)
    // A day in another year than the limit comes within eight years, even 29 February.
    let end = min(years.upperBound, start + 8)
    guard start <= end else { return nil }
    for year in start...end {
      for month in months {
        let isLimitMonth = (year, month) == (limit.year, limit.month)
        let day = isLimitMonth ? max(days.lowerBound, limit.day) : days.lowerBound
        let date = CalendarDate(year: year, month: month, day: day)
        if let date, date >= limit, day <= days.upperBound { return date }
      }
    }
    return nil
  }
}

extension FieldKind {
  /// The order and the look of a date, by its pattern.
  public enum DateFormat: String, CaseIterable, Sendable {
    case monthDayYear = "MM/DD/YYYY"
    case dayMonthYear = "DD/MM/YYYY"
    case dottedDayMonthYear = "DD.MM.YYYY"
    case yearMonthDay = "YYYY-MM-DD"
    case slashedYearMonthDay = "YYYY/MM/DD"
    /// In the order of the person's language; answers have the year first.
    case locale
  }
}

extension FieldKind.DateFormat {
  var parts: [DateDigits.Part] {
    switch self {
    case .monthDayYear, .locale: [.month, .day, .year(digits: 4)]
    case .dayMonthYear, .dottedDayMonthYear: [.day, .month, .year(digits: 4)]
    case .yearMonthDay, .slashedYearMonthDay: [.year(digits: 4), .month, .day]
    }
  }

  func order(in language: Language) -> Self {
    guard self == .locale else { return self }
    return switch language {
    case .english: .monthDayYear
    case .german: .dottedDayMonthYear
    case .spanish, .french: .dayMonthYear
    case .japanese: .slashedYearMonthDay
    }
  }
}

extension Language {
  /// The pattern of a date in the letters of the language: `TT.MM.JJJJ` for `DD.MM.YYYY`.
  func datePattern(_ pattern: String) -> String {
    let letters: [Character: Character] =
      switch self {
      case .english, .japanese: [:]
      case .german: ["D": "T", "Y": "J"]
      case .spanish: ["Y": "A"]
      case .french: ["D": "J", "Y": "A"]
      }
    return String(pattern.map { letters[$0] ?? $0 })
  }
}

/// The first or last day that a date may be: a fixed one, or one that moves with today.
public enum DateLimit: Hashable, Sendable {
  /// A length of calendar time.
  public enum Unit: Character, CaseIterable, Sendable {
    case days = "d"
    case months = "m"
    case years = "y"

    fileprivate var most: Int {
      switch self {
      case .days: 3_652_059
      case .months: 119_988
      case .years: 9_999
      }
    }
  }

  case day(CalendarDate)
  case today(plus: Int = 0, Unit = .days)

  /// The day that it is.
  public static var today: Self { .today(plus: 0) }

  /// A fixed day; one that doesn't exist sets no limit.
  public static func day(_ year: Int, _ month: Int, _ day: Int) -> Self {
    .day(CalendarDate(year: year, month: month, day: day) ?? .unknown)
  }

  /// Reads `2026-11-21`, `today`, `today+30d`, `today-6m` or `today-18y`, and nothing else.
  public init?(_ text: String) {
    let offset = text.dropFirst("today".count)
    let number = offset.dropFirst().dropLast()
    if let day = CalendarDate(text) {
      self = .day(day)
    } else if text == "today" {
      self = .today()
    } else if text.hasPrefix("today"), let sign = offset.first, sign == "+" || sign == "-",
      let unit = offset.last.flatMap(Unit.init), number.allSatisfy(\.isASCIIDigit),
      let count = Int(number), count <= unit.most
    {
      self = .today(plus: sign == "-" ? -count : count, unit)
    } else {
      return nil
    }
  }

  /// The day that is meant; `nil` if it depends on today and today's date is unknown.
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

extension TypeDeclaration {
  package static let dates: [Self] = [
    Self(
      "date", "A day of the calendar.",
      [.init("min", .day), .init("max", .day), .init("format", .anyOf(FieldKind.DateFormat.self))],
      holds: .day, example: "02/29/2028"
    ) { .date(min: $0["min"], max: $0["max"], format: $0["format"] ?? .monthDayYear) },
    Self("time", "A time of day.", [.init("24h", .flag)], holds: .time, example: "17:05") {
      .time(is24Hour: $0["24h"] ?? true)
    },
    Self(
      "dateTime",
      "A day and a time of day. With typed output it is written 2026-11-21T17:05.",
      [
        .init("min", .moment), .init("max", .moment),
        .init("format", .anyOf(FieldKind.DateFormat.self)), .init("zone", .flag),
      ], example: "2026-11-21 17:05"
    ) {
      FieldKind(
        DateAndTime(
          min: $0["min"], max: $0["max"], format: $0["format"] ?? .yearMonthDay,
          hasZone: $0["zone"] ?? false, offset: $0.offset))
    },
  ]
}

extension FieldKind {
  /// A day of the calendar.
  public static func date(
    min: DateLimit? = nil, max: DateLimit? = nil, format: DateFormat = .monthDayYear
  ) -> Self {
    Self(CalendarDay(min: min, max: max, format: format))
  }
  /// A time of day.
  public static func time(is24Hour: Bool = true) -> Self { Self(TimeOfDay(is24Hour: is24Hour)) }
  /// A day and a time; a limit is one such as `2026-11-21 17:00`, or `now`.
  public static func dateTime(
    min: String? = nil, max: String? = nil, format: DateFormat = .yearMonthDay
  ) -> Self {
    Self(DateAndTime(min: min, max: max, format: format))
  }
}
