// The reasons why there is no such day.
extension CalendarDay {
  /// Whether the parts are a day of the other order.
  func isMonthLast(in data: String) -> Bool {
    guard let month = Int(part(.day, of: data)), let day = Int(part(.month, of: data)) else {
      return false
    }
    return (1...12).contains(month) && (13...31).contains(day)
  }

  /// The order of the form, by what comes first in it.
  var orderWording: Wording {
    switch order.parts.first {
    case .month: .date(.monthFirst(pattern))
    case .day: .date(.dayFirst(pattern))
    default: .date(.yearFirst(pattern))
    }
  }

  /// February is told of together with its year, where that is whole.
  func tooManyDays(
    _ days: ClosedRange<Int>?, in months: ClosedRange<Int>, of year: Substring
  ) -> Wording {
    let last = months.map(CalendarDate.mostDays).max() ?? 31
    guard let days, days.lowerBound > 0, months.count == 1 else { return .date(.dayRange(last)) }
    let month = months.lowerBound
    guard month == 2, year.count == 4, let year = Int(year), year >= 1000 else {
      return .date(.monthDays(month, year: nil, days: last))
    }
    return .date(.monthDays(month, year: year, days: CalendarDate.days(inMonth: month, of: year)))
  }

  func noSuchDay(_ completions: DateCompletions) -> Wording {
    let month = completions.months.lowerBound, year = completions.years.lowerBound
    guard completions.months.count == 1, completions.years.count == 1 else {
      return .date(.noSuchDay)
    }
    return .date(.monthDays(month, year: year, days: CalendarDate.days(inMonth: month, of: year)))
  }
}

// How a text is read.
extension CalendarDay {
  /// A text that is no day of the calendar, or none in time, stays as it was typed.
  package func parse(_ text: String) -> Parse {
    let shown = digits.fitting(text)
    // A whole mask can mean nothing else.
    if let shown, judge(shown) == .whole, write(shown, as: .typing) == text { return .data(shown) }
    return read(text).showing(shown)
  }

  private func read(_ text: String) -> Parse {
    let body = text.trimmed
    if let (weekday, rest) = WeekdayNames.taken(off: body, in: language) {
      return rest.isEmpty
        ? .begun(incomplete, hint: .reading(.dateWithMonthName))
        : checked(read(String(rest)), to: weekday)
    }
    if let (weekday, rest) = WeekdayNames.taken(offEnd: body, in: language) {
      return checked(read(String(rest)), to: weekday)
    }
    if body.allSatisfy(\.isASCIIDigit) { return read(digits: String(body)) }
    switch written.meaning(of: body) {
    case .stranger(let index): return stranger(index, in: text)
    case .otherOrder: return .wrong(.date, orderWording)
    case .beginning(let hint):
      if let data = digits.fitting(text) { return .data(data) }
      return .begun(incomplete, hint: hint)
    case .day(let year, let month, let day): return read(year, month, day)
    }
  }

  private var written: WrittenDate { WrittenDate(parts: order.parts) }

  /// Eight digits, or six with a year of two, are a day in the form's order; if eight can't be, one
  /// in ISO's.
  private func read(digits text: String) -> Parse {
    let short = read(short: text)
    if text.count == 6, short.data != nil { return short }
    let data = digits.fitting(text)
    if let data, data.count < 8 || live(data) == nil { return .data(data) }
    guard text.count <= 8 else { return .wrong(.date, .reading(.fullSecret(8, digits: true))) }
    if text.count == 8,
      let iso = read(text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2)).data
    {
      return .data(iso)
    }
    if let data { return live(data).map { .wrong($0) } ?? .data(data) }
    return text.count < 8
      ? .begun(incomplete, hint: .reading(.isoDate))
      : .wrong(.date, .date(.noSuchDay))
  }

  private func read(short text: String) -> Parse {
    let year = DateDigits.Part.year(digits: 2)
    let short = DateDigits(parts: order.parts.map { $0.isShort ? $0 : year })
    return read(
      short.digits(of: year, in: text), short.digits(of: .month, in: text),
      short.digits(of: .day, in: text))
  }

  /// The day of that year; one in two digits is put near today, or between the limits.
  private func read(_ year: Substring, _ month: Substring, _ day: Substring) -> Parse {
    guard let number = Int(year), let whole = year.count == 4 ? number : nearest(number) else {
      return .begun(.incomplete, .date(.yearDigits))
    }
    let data = order.parts.map { part in
      switch part {
      case .month: month.count == 1 ? "0" + month : String(month)
      case .day: day.count == 1 ? "0" + day : String(day)
      case .year: CalendarDate.padded(whole, to: 4)
      }
    }.joined()
    if let error = live(data) { return .wrong(error) }
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
  private func checked(_ reading: Parse, to weekday: Int) -> Parse {
    guard let data = reading.data, case .date(let date) = typed(data),
      date.weekday != weekday
    else { return reading }
    return .wrong(.day, .date(.otherWeekday(date.weekday)))
  }

  /// What goes on behind a whole date is told of as a whole: a time of day.
  private func stranger(_ index: String.Index, in text: String) -> Parse {
    let head = text[..<index].trimmed
    if case .day = written.meaning(of: head), !head.isEmpty {
      return .wrong(.characters, .date(.withoutTime(String(text[index...].trimmed))))
    }
    return .stranger(index, in: text, of: .date)
  }
}
