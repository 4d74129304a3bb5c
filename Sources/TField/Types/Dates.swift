/// A day of the calendar, such as `12/25/2026`.
package struct CalendarDay: ASCIIType {
  package static let traits = TypeTraits(.say("label.date"), .say("subject.date"))
  package let editor = Editor.calendar
  package let format: FieldKind.DateFormat
  package let min: DateLimit?
  package let max: DateLimit?
  let parts: DateParts
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
    parts = DateParts(parts: order.parts)
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
    case .finished: return parts.completed(data)
    case .remainder: return parts.withoutLoneZero(data)
    case .file where typed(data) != .none && !isUsual(data.utf8.span):
      return masked(data, as: .settled)
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
    let data = parts.completed(data)
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

  func part(_ part: DateParts.Part, of data: String) -> Substring {
    parts.digits(of: part, in: data)
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

  /// Bare digits that mean another day, with the year in front, need reading.
  func data(in text: Span<UInt8>) -> ShortData? {
    guard let data = template.data(in: text) else { return nil }
    let isBare = text.count == data.count
    return isBare && !isUsual(data.bytes.span.extracting(..<data.count)) ? nil : data
  }

  private func isUsual(_ data: Span<UInt8>) -> Bool {
    guard data.count == 8, let date = data.number(in: 0..<8).flatMap(date(of:)) else {
      return false
    }
    return Self.usualYears.contains(date.year)
  }
}

/// How a text becomes a day.
extension CalendarDay {
  /// Years that are read from any writing; others only from the form's own, with separators.
  private static let usualYears = 1800...2199

  /// A text that is no day of the calendar, or is outside the limits, stays as typed.
  package func parse(_ text: String) -> Parse {
    if let data = data(in: text.utf8.span)?.text, isUsual(data.utf8.span), judge(data) == .whole {
      return .data(data)
    }
    // What programs write: `2026-11-21`.
    if let date = CalendarDate(text), Self.usualYears.contains(date.year) {
      return judged(data(date.year, date.month, date.day)).showing(nil)
    }
    let tokens = DateTokens(text)
    let shown = parts.fitting(tokens.all)
    let reading = tokens.isTooLong ? stranger : read(tokens.all, shown: shown)
    if case .begun = reading.state { return reading }
    return reading.showing(shown.map { mayShow($0, for: reading) } ?? false ? shown : nil)
  }

  /// True if digits in the mask mean what the text means, wrong or not.
  private func mayShow(_ digits: String, for reading: Parse) -> Bool {
    guard let data = reading.data else { return live(digits) != nil }
    return digits.count < 8
      || data == digits && read(digits: digits, shown: digits).data ?? data == data
  }

  func read(_ tokens: ArraySlice<DateTokens.Token>, shown: String? = nil) -> Parse {
    guard let first = tokens.first else { return .data("") }
    if tokens.count == 1, first.kind == .number {
      return read(digits: String(first.text), shown: shown)
    }
    let written = WrittenDate(tokens, in: language)
    if let fault = written.fault { return self.fault(fault, in: tokens) }
    return checked(read(written, shown), to: written.weekday)
  }

  private func read(_ written: WrittenDate, _ shown: String?) -> Parse {
    if written.isLoneWeekday || written.daysFromToday != nil { return read(nearToday: written) }
    if written.hasUnits || written.era != nil { return read(units: written) }
    if written.month != nil { return read(named: written) }
    if written.numbers.isEmpty {
      return .begun(incomplete, hint: .say("reading.dateWithMonthName"))
    }
    return read(numeric: written, shown)
  }

  /// Reads a day by its month and day alone, as one of this year.
  func readOfThisYear(_ tokens: ArraySlice<DateTokens.Token>) -> Parse? {
    let written = WrittenDate(tokens, in: language)
    guard written.fault == nil, !written.isOpen, today != .unknown,
      let day = written.digits(ofYear: today.year, in: order.parts)
    else { return nil }
    return checked(read(day), to: written.weekday)
  }

  /// Reads eight digits, or six with a short year, in the form's order, or else in ISO's.
  private func read(digits text: String, shown: String?) -> Parse {
    switch text.count {
    case 8:
      let iso = WrittenDate.Digits(
        year: text.prefix(4), month: text.dropFirst(4).prefix(2), day: text.suffix(2))
      if isReal(text), isUsual(text.utf8.span) { return judged(text) }
      if isUsual(iso) { return read(iso) }
      if isReal(text) { return judged(text) }
    case 6:
      let year = DateParts.Part.year(digits: 2)
      let short = DateParts(parts: order.parts.map { $0.isShort ? $0 : year })
      let digits = WrittenDate.Digits(
        year: short.digits(of: year, in: text), month: short.digits(of: .month, in: text),
        day: short.digits(of: .day, in: text))
      if date(digits) != nil { return read(digits) }
    case 9...: return .wrong(.date, .fullSecret(8, digits: true))
    default: break
    }
    if let shown { return judged(shown) }
    guard Self.usualYears.numbers(beginning: text.prefix(4), width: 4) != nil else {
      return .wrong(.date, writeAs)
    }
    guard let error = ordered(.yearMonthDay).live(text) else {
      return .begun(incomplete, hint: .say("reading.isoDate"))
    }
    return error.code == .month ? .wrong(.date, writeAs) : .wrong(error)
  }

  /// The same type with another order.
  private func ordered(_ format: FieldKind.DateFormat) -> Self {
    format.parts == order.parts
      ? self : Self(min: min, max: max, format: format, in: language).with { $0.today = today }
  }

  private func isReal(_ data: String) -> Bool { Int(data).flatMap(date(of:)) != nil }

  private func judged(_ data: String) -> Parse { live(data).map { .wrong($0) } ?? .data(data) }

  private func read(named written: WrittenDate) -> Parse {
    if let begun = written.namedBeginning, let error = ordered(.monthDayYear).live(begun) {
      return .wrong(error)
    }
    guard !written.isOpen, let digits = written.named else {
      return written.isWhole && !written.isOpen
        ? stranger : .begun(incomplete, hint: .say("reading.dateWithMonthName"))
    }
    return digits.hasWholeYear && !isUsual(digits) && date(digits) != nil ? stranger : read(digits)
  }

  /// Reads `2026年11月21日` and `令和8年11月21日`.
  private func read(units written: WrittenDate) -> Parse {
    guard written.areUnitsRight || !written.hasUnits else { return stranger }
    guard let first = written.numbers.first else { return .begun(incomplete) }
    var year = first.digits
    if let era = written.era {
      let number = era.lowerBound + Swift.min(first.value, 1000) - 1
      guard era.contains(number) else { return .wrong(.date, .say("date.noSuchDay")) }
      year = Substring(String(number))
    }
    let parts = FieldKind.DateFormat.yearMonthDay.parts
    if written.numbers.count > 1, let begun = written.beginning(in: parts, year: year),
      let error = ordered(.yearMonthDay).live(begun)
    {
      return .wrong(error)
    }
    guard var digits = written.digits(in: parts), !written.isOpen,
      !written.hasUnits || written.numbers[2].unit != nil
    else { return .begun(incomplete) }
    digits.year = year
    return read(digits)
  }

  /// Reads three numbers in the form's order, or in the one other order in which they are a day.
  private func read(numeric written: WrittenDate, _ shown: String?) -> Parse {
    let numbers = written.numbers
    let isISO = numbers[0].digits.count == 4
    guard numbers.count == 3, !written.isOpen, let digits = written.digits(in: order.parts) else {
      return beginning(written, shown, isISO: isISO)
    }
    let isOwn = order.parts[0].isShort ? !isISO : numbers[2].digits.count < 3
    if isOwn, date(digits) != nil { return read(digits) }
    let others = FieldKind.DateFormat.allCases.map { $0.order(in: .english).parts }
      .filter { $0 != order.parts }.compactMap(written.digits(in:)).filter(isUsual)
    let every = Set(others.compactMap { date($0) })
    // A day of the week tells two orders apart.
    let fitting = every.filter { $0.weekday == written.weekday }
    let days = fitting.isEmpty ? every : fitting
    if days.count == 1, let other = others.first(where: { date($0) == days.first }) {
      let reading = read(other)
      return isISO ? reading : reading.data.map { .data($0, notice: .readAs(text($0))) } ?? reading
    }
    let mayGoOn = numbers[2].digits.count < 4 && !isISO
    if days.isEmpty {
      if mayGoOn { return beginning(written, shown, isISO: isISO, isOwn ? digits : nil) }
      if let error = errorOfEveryOrder(written) { return .wrong(error) }
      if isOwn { return read(digits) }
    }
    return mayGoOn ? .begun(.date, orderWording) : .wrong(.date, orderWording)
  }

  private func beginning(
    _ written: WrittenDate, _ shown: String?, isISO: Bool, _ digits: WrittenDate.Digits? = nil
  ) -> Parse {
    let error = errorOfEveryOrder(written)
    if let error, error.code != .month || shown == nil { return .wrong(error) }
    let own = beginning(of: written, in: order)
    if error == nil, !isISO, own.flatMap(live) != nil { return .begun(incomplete) }
    if let shown { return .data(shown) }
    if let digits { return read(digits) }
    let isLost = written.numbers.contains { $0.digits.count > 4 } || written.numbers.count > 3
    return isLost ? stranger : .begun(incomplete, hint: isISO ? .say("reading.isoDate") : nil)
  }

  /// Why the numbers can become no day in any order; `nil` if they can.
  private func errorOfEveryOrder(_ written: WrittenDate) -> FieldError? {
    let others: [FieldKind.DateFormat] = [.monthDayYear, .dayMonthYear, .yearMonthDay]
    let orders = [order] + others.filter { $0.parts != order.parts }
    let begun = orders.compactMap { order in
      beginning(of: written, in: order).map { ordered(order).live($0) }
    }
    guard !begun.contains(nil) else { return nil }
    let errors = begun.compactMap { $0 }
    return errors.first { $0.code != .month } ?? errors.first
  }

  /// The digits of the numbers in an order; `nil` if they aren't written in that one.
  private func beginning(
    of written: WrittenDate, in order: FieldKind.DateFormat
  ) -> String? {
    guard !order.parts[0].isShort else {
      let day = order.parts.firstIndex(of: .day).map { written.numbers.dropFirst($0).first }
      let isOwn = order.parts == self.order.parts
      return isOwn || (day??.value ?? 0) < 32 ? written.beginning(in: order.parts) : nil
    }
    guard let first = written.numbers.first?.digits, let year = year(first),
      first.count == 4 || order.parts == self.order.parts
    else { return nil }
    let digits = Substring(CalendarDate.padded(year, to: 4))
    return written.beginning(in: order.parts, year: digits)
  }

  /// Reads the parts of a day; a short year is put near today, or within the limits.
  private func read(_ digits: WrittenDate.Digits) -> Parse {
    guard digits.month.count < 3, digits.day.count < 3, digits.year.count < 5 else {
      return stranger
    }
    guard let year = year(digits.year) else { return .begun(.incomplete, .say("date.yearDigits")) }
    let data = data(year, Int(digits.month) ?? 0, Int(digits.day) ?? 0)
    if let error = live(data) { return .wrong(error) }
    let notice = Wording.say(
      "date.yearRead", ["digits": String(digits.year), "year": year],
      discreetly: .fittingCharacters)
    return .data(data, notice: digits.hasWholeYear ? nil : notice)
  }

  private func year(_ digits: Substring) -> Int? {
    guard digits.count == 2 || digits.count == 4, let number = Int(digits) else { return nil }
    return digits.count == 4 ? number : nearest(number)
  }

  /// The day of the calendar; `nil` if there is none.
  private func date(_ digits: WrittenDate.Digits) -> CalendarDate? {
    guard digits.month.count < 3, digits.day.count < 3, let year = year(digits.year),
      let month = Int(digits.month), let day = Int(digits.day)
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private func isUsual(_ digits: WrittenDate.Digits) -> Bool {
    date(digits).map { Self.usualYears.contains($0.year) } ?? false
  }

  /// The year for two digits, from eighty years ago to nineteen ahead, or as the limits allow.
  private func nearest(_ digits: Int) -> Int? {
    let (first, last) = (min?.day(on: today)?.year, max?.day(on: today)?.year)
    let start = first ?? last.map { $0 - 99 } ?? today.year - 80
    guard first != nil || last != nil || today != .unknown else { return nil }
    return start + (digits - start % 100 + 100) % 100
  }

  /// Reads `tomorrow`, `Friday` and `next Friday`.
  private func read(nearToday written: WrittenDate) -> Parse {
    guard today != .unknown, !written.isOpen, written.daysFromToday != nil || written.isWeekdayClear
    else { return .begun(incomplete) }
    let date = today.adding(days: written.daysFromToday ?? daysToWeekday(of: written))
    let data = data(date.year, date.month, date.day)
    let weekday = Wording.say("date.weekday\(date.weekday)")
    let notice = Wording.say(
      "date.dayRead", ["weekday": weekday, "day": text(of: date)], discreetly: .fittingCharacters)
    return live(data).map { .wrong($0) } ?? .data(data, notice: notice)
  }

  private func daysToWeekday(of written: WrittenDate) -> Int {
    let ahead = ((written.weekday ?? 0) - today.weekday + 7) % 7
    return switch written.direction {
    case -1: ahead - 7
    case 1 where ahead == 0: 7
    default: ahead
    }
  }

  /// Refuses a day that doesn't fall on the weekday written beside it.
  private func checked(_ reading: Parse, to weekday: Int?) -> Parse {
    guard let weekday, let data = reading.data, case .date(let date) = typed(data),
      date.weekday != weekday
    else { return reading }
    return .wrong(
      .day, .say("date.otherWeekday", ["day": Wording.say("date.weekday\(date.weekday)")]))
  }

  private func fault(
    _ fault: WrittenDate.Fault, in tokens: ArraySlice<DateTokens.Token>
  ) -> Parse {
    switch fault {
    case .span: return .wrong(.date, .say("date.oneDay"))
    case .noMonth(let word):
      let wording = Wording.say(
        "date.noSuchMonth", ["word": String(word)], discreetly: .fittingCharacters)
      return .wrong(.month, wording)
    case .stranger(let place):
      let head = read(tokens[..<place])
      if let error = head.state.live, isPlain(error) { return head }
      guard head.data.map({ typed($0) != .none }) ?? false,
        let start = tokens[place...].first?.text, let end = tokens.last?.text
      else { return stranger }
      let rest = String(start.base[start.startIndex..<end.endIndex])
      return .wrong(
        .characters,
        .say("date.withoutTime", ["rest": rest], discreetly: .fittingCharacters))
    }
  }

  /// True for an error that names what is wrong with a day.
  func isPlain(_ error: FieldError) -> Bool {
    error.code != .characters && error.wording != writeAs
  }

  /// The error for what no such day has: it says how to write one.
  private var stranger: Parse { .wrong(.characters, writeAs) }

  private var writeAs: Wording { .say("date.writeAs", ["pattern": pattern]) }
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
  var parts: [DateParts.Part] {
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
