/// The parts of a date in the order of its form, and the zeros that nobody need type.
///
/// Where the year comes last, a digit that can't begin its part, such as the 4 of April, gets its
/// zero at once. A separator adds it to any digit, and so does leaving the field.
struct DateParts: Hashable, Sendable {
  /// One number of a date.
  enum Part: Hashable, Sendable {
    case month, day
    case year(digits: Int)
  }

  let parts: [Part]
  /// True where a date may also be written with the year first, in four digits.
  var mayBeginWithYear = true

  /// The digits of a date so far; `nil` for a text that the mask can't show.
  func fitting(_ tokens: ArraySlice<DateTokens.Token>) -> String? {
    var digits = ""
    var mark: String?
    var hasZeros = false
    for token in tokens {
      let isParted = token.kind == .mark || !token.isJoined
      if isParted, mark == nil, !digits.isEmpty {
        guard let whole = endingPart(digits) else { return nil }
        (digits, mark) = (whole, "")
      }
      switch token.kind {
      case .word: return nil
      case .mark:
        guard token.key.first?.isUsualSeparator ?? false, mark == "" else { return nil }
        mark = token.key
      case .number:
        guard let longer = adding(token.text, to: digits) else { return nil }
        // A lone digit gets its zero as before a separator.
        hasZeros =
          hasZeros || token.text.count > 1 && longer.count > digits.count + token.text.count
        (digits, mark) = (longer, nil)
      }
    }
    if mayBeginWithYear, let first = tokens.first, mustBeginWithYear(first.text) { return nil }
    let isRun = tokens.count == 1 && digits.count > 5 && !(parts.first?.isShort ?? true)
    return (hasZeros || isRun) && isLongAgo(digits) ? nil : digits
  }

  /// The digits with the last part complete; `nil` if a separator would stand inside a part.
  private func endingPart(_ digits: String) -> String? {
    guard begun(by: digits) == nil || digits.last != "0" else { return nil }
    let whole = completed(digits, above: "0")
    return parts.contains { start(of: $0) == whole.count } ? whole : nil
  }

  private func adding(_ run: Substring, to begun: String) -> String? {
    var digits = begun
    for digit in run {
      guard digits.count < start(of: nil) else { return nil }
      digits.append(digit)
      // A date may begin with the 2 of 2026.
      let mayBeYear = mayBeginWithYear && digits == "2"
      if !mayBeYear, parts.last?.isShort == false { digits = completed(digits) }
    }
    return digits
  }

  private static let centuries: Set<Substring> = ["18", "19", "20", "21"]

  /// True for a year that hardly anyone means, such as the 1202 that zeros make of `11212026`.
  private func isLongAgo(_ digits: String) -> Bool {
    let year = self.digits(of: .year(digits: 4), in: digits).prefix(2)
    return parts.contains(.year(digits: 4)) && !Self.centuries.contains { $0.hasPrefix(year) }
  }

  /// True if the first digits can only be a year: no month or day is the 20 of `2026`.
  private func mustBeginWithYear(_ first: Substring) -> Bool {
    guard Self.centuries.contains(first.prefix(2)) else { return false }
    return parts[0].isShort
      && parts.contains { part in
        let digits = digits(of: part, in: String(first))
        guard digits.count == part.width, let number = Int(digits) else { return false }
        switch part {
        case .month: return !(1...12).contains(number)
        case .day: return !(1...31).contains(number)
        case .year: return false
        }
      }
  }

  /// Adds a zero before a last digit that can't begin its part, or is above `least`.
  func completed(_ data: String, above least: Character? = nil) -> String {
    guard let highest = begun(by: data)?.highestStart, let last = data.last,
      last > least ?? highest
    else { return data }
    return data.dropLast() + "0" + String(last)
  }

  /// The digits after a deletion: a zero that was added goes with its digit.
  func withoutLoneZero(_ digits: String) -> String {
    begun(by: digits) != nil && digits.last == "0" ? String(digits.dropLast()) : digits
  }

  /// The part of two digits that has only its first digit.
  private func begun(by digits: String) -> Part? {
    parts.first { $0.isShort && start(of: $0) == digits.count - 1 }
  }

  /// How many digits come before a part; with `nil`, how many there are in all.
  private func start(of part: Part?) -> Int {
    parts.prefix { $0 != part }.reduce(0) { $0 + $1.width }
  }

  func digits(of part: Part, in data: String) -> Substring {
    data.dropFirst(start(of: part)).prefix(part.width)
  }
}

extension DateParts.Part {
  var width: Int {
    switch self {
    case .month, .day: 2
    case .year(let digits): digits
    }
  }

  var isShort: Bool { highestStart != nil }

  /// The highest digit that can begin it; `nil` if it gets no zeros.
  fileprivate var highestStart: Character? {
    switch self {
    case .month: "1"
    case .day: "3"
    case .year: nil
    }
  }
}

/// A day as people write it: `11/21/2026`, `21.11.26`, `Nov 21, 2026`, `2026年11月21日`, `today`.
struct WrittenDate {
  /// A number, and the marks before it without white space.
  struct Number {
    let digits: Substring
    let marks: String
    fileprivate(set) var unit: Character?
    var value: Int { Int(digits) ?? 0 }
    fileprivate var hasComma: Bool { marks.contains { ",'".contains($0) } }
  }

  /// What no typing can mend.
  enum Fault {
    /// From there on it is no date.
    case stranger(Int)
    /// A word where a month should be.
    case noMonth(Substring)
    /// More than one day.
    case span
  }

  private(set) var numbers: [Number] = []
  private(set) var month: Int?
  /// How many numbers come before the name of the month.
  private(set) var monthPlace = 0
  private(set) var weekday: Int?
  /// True if the name of the weekday is long enough to stand alone.
  private(set) var isWeekdayClear = false
  /// The years that an era has.
  private(set) var era: ClosedRange<Int>?
  /// How many days it is from today.
  private(set) var daysFromToday: Int?
  /// Whether the day of the week is before today, from today on, or after today.
  private(set) var direction: Int?
  private(set) var fault: Fault?
  /// True if the last word or mark promises more.
  private(set) var isOpen = false

  private let tokens: ArraySlice<DateTokens.Token>
  private let language: Language
  private var marks = ""
  private var monthMarks = ""
  /// The place of a first part that can't belong to the same day.
  private var surplus: Int?

  init(_ tokens: ArraySlice<DateTokens.Token>, in language: Language) {
    (self.tokens, self.language) = (tokens, language)
    var place = tokens.startIndex
    while place < tokens.endIndex, fault == nil { place = take(place) }
    if fault == nil { conclude() }
  }

  /// True if nothing but a day of the week is named.
  var isLoneWeekday: Bool {
    weekday != nil && numbers.isEmpty && month == nil && daysFromToday == nil
  }

  private var isEmpty: Bool {
    numbers.isEmpty && month == nil && weekday == nil && daysFromToday == nil && direction == nil
      && era == nil
  }

  /// Takes the token at a place; returns the place to go on from.
  private mutating func take(_ place: Int) -> Int {
    let token = tokens[place]
    switch token.kind {
    case .number: add(number: token.text, at: place)
    case .word: take(word: token, at: place)
    case .mark:
      if token.key == "(" { return take(bracketAt: place) }
      marks += token.key
      if !isJoint(marks) || isEmpty && token.key != "'" { fault = .stranger(surplus ?? place) }
    }
    return place + 1
  }

  private func isJoint(_ marks: String) -> Bool {
    [".", "-", "/", ",", "'", "~", ".,", ".-", ".~", ",'"].contains(marks)
  }

  private mutating func add(number digits: Substring, at place: Int) {
    if isWhole || isClosed || direction != nil { surplus = surplus ?? place }
    numbers.append(Number(digits: digits, marks: marks))
    marks = ""
  }

  /// True if a day of the week stands behind the date, so that nothing may follow.
  private var isClosed = false

  private func isLast(_ place: Int) -> Bool { place == tokens.endIndex - 1 }

  /// Takes a day of the week in brackets at the end.
  private mutating func take(bracketAt place: Int) -> Int {
    let word = place + 1
    guard !isEmpty, weekday == nil, word < tokens.endIndex, !isLast(word),
      tokens[word + 1].key == ")",
      let day = DateNames.weekday(tokens[word].key, in: language, orMonth: false)
    else {
      isOpen = isLast(place) || isLast(word)
      fault = isOpen ? nil : .stranger(place)
      return tokens.endIndex
    }
    (weekday, isClosed) = (day, true)
    return word + 2
  }

  private mutating func take(word token: DateTokens.Token, at place: Int) {
    let key = token.key
    let isBehindNumber = token.isJoined && tokens[..<place].last?.kind == .number
    if isBehindNumber, DateWords.ordinals.contains(key) { return }
    if isBehindNumber || !numbers.isEmpty, let unit = key.first, key.count == 1,
      "年月日".contains(unit), let last = numbers.indices.last, numbers[last].unit == nil,
      marks.isEmpty
    {
      numbers[last].unit = unit
      return
    }
    if era != nil, key == "元", numbers.isEmpty { return add(number: "1", at: place) }
    let joins = isEmpty ? DateWords.articles : DateWords.inner
    if joins.contains(key) {
      isOpen = isLast(place)
      return
    }
    if DateWords.spans.contains(key), !isEmpty {
      isOpen = isLast(place)
      if !isOpen { fault = .span }
      return
    }
    if take(name: key, at: place) {
      marks = ""
      return
    }
    isOpen = isLast(place) && isBegun(key)
    if isOpen { return }
    let isMonth =
      month == nil && numbers.count < 2 && daysFromToday == nil && direction == nil
      && key.count > 2 && tokens.contains { $0.kind == .number }
    fault = isMonth ? .noMonth(token.text) : .stranger(place)
  }

  private var isDone: Bool { numbers.count > 2 || daysFromToday != nil }

  private func isBegun(_ key: String) -> Bool {
    DateNames.months.isBeginning(key) || DateNames.weekdays.isBeginning(key)
      || DateWords.isDayBegun(by: key)
  }

  /// Takes a month, a day of the week, an era or a word such as `today`.
  private mutating func take(name key: String, at place: Int) -> Bool {
    if isEmpty, let years = DateWords.eras[key] ?? DateWords.shortEras[tokens[place].text] {
      era = years
      return true
    }
    if let days = DateWords.days[key], numbers.isEmpty, month == nil, daysFromToday == nil {
      daysFromToday = days
      return true
    }
    if let way = DateWords.directions[key], numbers.isEmpty, month == nil, direction == nil {
      direction = way
      return true
    }
    if weekday == nil, let day = weekday(key, at: place) {
      weekday = day
      isWeekdayClear = key.utf8.count > 2
      isClosed = isDone || month != nil
      return true
    }
    guard let number = DateNames.month(key), daysFromToday == nil, era == nil else { return false }
    if month != nil {
      if marks.contains(where: isDash) { fault = .span } else { fault = .stranger(place) }
      return true
    }
    (month, monthPlace, monthMarks) = (number, numbers.count, marks)
    return true
  }

  private func weekday(_ key: String, at place: Int) -> Int? {
    guard key.count > 1 || key.utf8.count > 1 else { return nil }
    guard isEmpty || direction != nil || daysFromToday != nil || month != nil || isDone else {
      return nil
    }
    let namesMonth =
      month != nil || isDone
      || tokens[(place + 1)...].contains { $0.kind == .word && DateNames.month($0.key) != nil }
    return DateNames.weekday(key, in: language, orMonth: !namesMonth)
  }

  private func isDash(_ mark: Character) -> Bool { mark == "-" || mark == "~" }

  private func hasDash(_ number: Number) -> Bool { number.marks.contains(where: isDash) }

  private mutating func conclude() {
    isOpen = isOpen || !marks.isEmpty && marks != "." || isBeginOnly
    if isSpan {
      fault = .span
    } else if let surplus {
      fault = .stranger(surplus)
    } else if !marks.isEmpty, isWhole {
      fault = marks == "." && month != nil ? nil : .stranger(tokens.endIndex - 1)
    } else if month == nil,
      let odd = numbers.dropFirst(weekday == nil ? 0 : 1).first(where: { $0.hasComma })
    {
      fault = .stranger(place(of: odd))
    }
  }

  private var isBeginOnly: Bool { direction != nil && weekday == nil }

  private func place(of number: Number) -> Int {
    tokens.firstIndex { $0.text.startIndex == number.digits.startIndex } ?? tokens.startIndex
  }

  /// True if nothing is missing.
  var isWhole: Bool { numbers.count >= (month == nil ? 3 : 2) || daysFromToday != nil }

  /// True for `July 13-15`, `13-15 July`, `12/25-12/27/2026`, `2026-11-21 - 2026-11-23`.
  private var isSpan: Bool {
    let dashes = numbers.dropFirst().filter(hasDash).count
    guard month != nil else {
      return numbers.count > 5 || numbers.count > 3 && dashes == 1
        || numbers.count == 2 && isOpenSpan
    }
    guard numbers.count > 1, hasDash(numbers[1]), numbers[0].digits.count < 3,
      numbers[1].digits.count < 3
    else { return false }
    return monthPlace == 0
      ? !hasDash(numbers[0]) : monthPlace > 1 && !monthMarks.contains(where: isDash)
  }

  /// True for `21.-23.`, which only a month can follow.
  private var isOpenSpan: Bool { numbers[1].marks.contains(".") && hasDash(numbers[1]) }
}

extension WrittenDate {
  /// The year, the month and the day, as they were written.
  struct Digits {
    var year: Substring
    var month: Substring
    var day: Substring
    var hasWholeYear: Bool { year.count == 4 }
  }

  /// The three numbers in an order; `nil` unless there are three.
  func digits(in parts: [DateParts.Part]) -> Digits? {
    guard numbers.count == 3, parts.count == 3 else { return nil }
    var digits = Digits(year: "", month: "", day: "")
    for (part, number) in zip(parts, numbers) { digits.set(part, to: number.digits) }
    return digits
  }

  /// The month and the day, of a year that isn't written.
  func digits(ofYear year: Int, in parts: [DateParts.Part]) -> Digits? {
    var digits = Digits(year: Substring(String(year)), month: "", day: "")
    if let month, numbers.count == 1 {
      (digits.month, digits.day) = (Substring(String(month)), numbers[0].digits)
      return digits
    }
    guard month == nil, numbers.count == 2, era == nil else { return nil }
    let order: [DateParts.Part]
    if hasUnits {
      guard numbers[0].unit == "月", numbers[1].unit == "日" else { return nil }
      order = [.month, .day]
    } else {
      guard parts[0].isShort, !numbers[1].marks.isEmpty else { return nil }
      order = Array(parts.prefix(2))
    }
    for (part, number) in zip(order, numbers) { digits.set(part, to: number.digits) }
    return digits
  }

  /// The day whose month is a name; `nil` if a number is missing.
  var named: Digits? {
    guard let month, numbers.count == 2, monthPlace < 2 else { return nil }
    let isYearFirst = monthPlace == 1 && numbers[0].digits.count == 4
    return Digits(
      year: numbers[isYearFirst ? 0 : 1].digits, month: Substring(String(month)),
      day: numbers[isYearFirst ? 1 : 0].digits)
  }

  /// The month, the day and the year as digits, of a day whose month is a name.
  var namedBeginning: String? {
    guard let month, monthPlace < 2, let day = numbers.first?.digits, day.count == 2 else {
      return nil
    }
    return CalendarDate.padded(month, to: 2) + day + (numbers.dropFirst().first?.digits ?? "")
  }

  /// The digits so far in an order, up to a part that may go on and without a short year.
  ///
  /// It is `nil` if a number is too long for its part.
  func beginning(in parts: [DateParts.Part], year: Substring? = nil) -> String? {
    var data = ""
    for (part, number) in zip(parts, numbers) {
      let isLast = number.digits.endIndex == numbers.last?.digits.endIndex
      let isWhole = !isLast || number.unit != nil || !marks.isEmpty
      let digits = part.isShort ? number.digits : year ?? number.digits
      guard digits.count <= part.width else { return nil }
      let mayGoOn = part.isShort ? digits.count == 1 && !isWhole && part == .day : digits.count < 3
      if mayGoOn { return data }
      data += digits.count == 1 && part.isShort && isWhole ? "0" + digits : digits
    }
    return data
  }

  /// True for `2026年11月21日`, or the beginning of it.
  var hasUnits: Bool { numbers.contains { $0.unit != nil } }

  /// True if each number has its own unit, but for the last one perhaps.
  var areUnitsRight: Bool {
    zip(numbers, "年月日").enumerated().allSatisfy { place, pair in
      pair.0.unit == pair.1 || pair.0.unit == nil && place == numbers.count - 1
    }
  }
}

extension WrittenDate.Digits {
  fileprivate mutating func set(_ part: DateParts.Part, to digits: Substring) {
    switch part {
    case .year: year = digits
    case .month: month = digits
    case .day: day = digits
    }
  }
}
