/// The month and year in which a payment card expires, such as `04/27`.
package struct ExpirationDate: FieldType {
  private static let digits = DateDigits(parts: [.month, year], mayBeginWithYear: false)
  private static let year = DateDigits.Part.year(digits: 2)
  /// No card is issued for longer than this.
  package static let yearsAhead = 20

  package let label = Wording.label(.expirationDate)
  package let subject = Subject.expirationDate
  package let priority = 0.5
  private var template = DateDigits.template("MM/YY")
  private var today = CalendarDate.unknown
  private var language = Language.english

  package init() {}

  package func adapted(to surroundings: Surroundings) -> Self? {
    guard surroundings.today != today || surroundings.language != language else { return nil }
    var adapted = self
    (adapted.today, adapted.language) = (surroundings.today, surroundings.language)
    adapted.template = DateDigits.template(surroundings.language.datePattern("MM/YY"))
    return adapted
  }

  package func template(for data: String) -> Template? { template }

  /// Month first, by number or name, or a year in four digits and then the month.
  package func parse(_ text: String) -> Parse {
    if let data = Self.digits.fitting(text) { return .data(data) }
    return read(text).showing(nil)
  }

  private func read(_ text: String) -> Parse {
    let body = text.trimmed
    let name = body.prefix(while: \.isLetterOrMark)
    if !name.isEmpty { return read(name, behind: body.dropFirst(name.count)) }
    if let index = body.firstIndex(where: { !$0.isASCIIDigit && !$0.isUsualSeparator }) {
      return .stranger(index, in: text, of: .expirationDate)
    }
    let runs = body.split { !$0.isASCIIDigit }
    let isParted = body.count { $0.isUsualSeparator && $0 != " " } <= 1
    guard let first = runs.first, runs.count <= 2, isParted, body.first?.isASCIIDigit ?? false
    else { return .wrong(.month, .card(.incompleteMonthAndYear)) }
    let last = runs.count == 2 ? runs[1] : ""
    switch (first.count, last.count) {
    case (1...2, 3): return year(last, isWhole: false) { _ in "" }
    case (1...2, 4): return year(last, isWhole: true) { padded(first) + $0 }
    case (3...4, 0): return year(first, isWhole: false) { _ in "" }
    case (4, 1) where last == "0": return year(first, isWhole: false) { _ in "" }
    case (4, 1...2): return year(first, isWhole: true) { padded(last) + $0 }
    default: return .wrong(.month, .card(.incompleteMonthAndYear))
    }
  }

  /// The name of a month, and the year behind it.
  private func read(_ name: Substring, behind rest: Substring) -> Parse {
    let incomplete = FieldError(.incomplete, .card(.incompleteMonthAndYear))
    let year = rest.drop { $0.isUsualSeparator || $0 == "," }
    guard let month = MonthNames.number(of: name) else {
      return rest.isEmpty && MonthNames.isBeginning(name)
        ? .begun(incomplete)
        : .stranger(name.startIndex, in: String(name.base), of: .expirationDate)
    }
    return year.first?.isASCIIDigit ?? false
      ? parse(CalendarDate.padded(month, to: 2) + "/" + year)
      : year.isEmpty
        ? .begun(incomplete)
        : .stranger(year.startIndex, in: String(year.base), of: .expirationDate)
  }

  private func padded(_ month: Substring) -> String {
    month.count == 1 ? "0" + month : String(month)
  }

  /// A year in four digits must be one that a card can expire in.
  private func year(
    _ digits: Substring, isWhole: Bool, _ data: (Substring) -> String
  ) -> Parse {
    let range = years ?? 2000...2099
    guard range.numbers(beginning: digits, width: 4) != nil else {
      return .wrong(.year, .date(.yearRange(range.lowerBound, range.upperBound)))
    }
    guard isWhole else { return .begun(.incomplete, .card(.incompleteMonthAndYear)) }
    let data = data(digits.suffix(2))
    return live(data).map { .wrong($0) } ?? .data(data)
  }

  package func write(_ data: String, as writing: Writing) -> String {
    switch writing {
    case .finished: Self.digits.completed(data)
    case .remainder: Self.digits.withoutLoneZero(data)
    default: masked(data, as: writing)
    }
  }

  package func judge(_ data: String) -> Parse.State {
    let incomplete = FieldError(.incomplete, .card(.incompleteMonthAndYear))
    return Parse.State(live: live(data), result: data.count < 4 ? incomplete : nil)
  }

  package func warning(_ data: String) -> FieldError? {
    let isLastMonth = typed(data) == .month(year: today.year, month: today.month)
    return isLastMonth ? FieldError(.expired, .card(.expiresThisMonth)) : nil
  }

  package func hint(_ data: String) -> Wording? {
    data.count < 4 ? .length(.digitsLeft(4 - data.count)) : nil
  }
}

extension ExpirationDate {
  private func live(_ data: String) -> FieldError? {
    let data = Self.digits.completed(data)
    guard let months = (1...12).numbers(beginning: month(of: data), width: 2) else {
      return FieldError(.month, .date(.monthRange))
    }
    guard let years else { return nil }
    guard let latest = years.last(where: { isYear($0, begunBy: data) }) else {
      return FieldError(.year, .date(.yearRange(years.lowerBound, years.upperBound)))
    }
    let isOver = latest == today.year && months.upperBound < today.month
    return isOver ? FieldError(.expired, .card(.expired)) : nil
  }

  package func typed(_ data: String) -> TypedValue {
    guard data.count == 4, let month = Int(month(of: data)), (1...12).contains(month),
      let year = (years ?? 2000...2099).first(where: { isYear($0, begunBy: data) })
    else { return .none }
    return .month(year: year, month: month)
  }

  /// The years that a card can expire in; `nil` where no one knows today's date.
  private var years: ClosedRange<Int>? {
    today == .unknown ? nil : today.year...(today.year + Self.yearsAhead)
  }

  private func month(of data: String) -> Substring { Self.digits.digits(of: .month, in: data) }

  private func isYear(_ year: Int, begunBy data: String) -> Bool {
    CalendarDate.padded(year % 100, to: 2)
      .hasPrefix(Self.digits.digits(of: Self.year, in: data))
  }
}

extension ExpirationDate {
  private static let shape = DigitShape("MM/YY")

  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard today != .unknown, let number = Self.shape.number(in: bytes) else { return false }
    let (month, digits) = (number / 100, number % 100)
    let year = today.year + (digits - today.year % 100 + 100) % 100
    return (1...12).contains(month) && year <= today.year + Self.yearsAhead
      && (year > today.year || month >= today.month)
  }
}
