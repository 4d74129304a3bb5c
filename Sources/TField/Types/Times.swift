/// A time of day, `17:05`, or with the hours of a clock face `05:05 PM`.
package struct TimeOfDay: ASCIIType {
  private static let long = Template("HH:MM", slots: ["H": .digit, "M": .digit])
  private static let short = Template(
    "HH:MM A\\M",
    slots: ["H": .digit, "M": .digit, "A": .scalars(["A"..."A", "P"..."P"])])

  package static let traits = TypeTraits(.say("label.time"), .say("subject.time"), priority: 0.3)
  package let is24Hour: Bool

  package init(is24Hour: Bool = true) { self.is24Hour = is24Hour }

  package func template(for data: String) -> Template? { is24Hour ? Self.long : Self.short }

  package func parse(_ text: String) -> Parse {
    let shown = begun(text)
    // A whole mask can mean nothing else.
    if is24Hour, let shown, judge(shown) == .whole, write(shown, as: .typing) == text {
      return .data(shown)
    }
    let tokens = DateTokens(text)
    let time = WrittenTime(tokens.all)
    let isLost = tokens.isTooLong || time.isLost
    return (isLost ? .wrong(.characters, writeAs) : read(time, shown)).showing(shown)
  }

  /// The time in a text about a day; `shown` is what the mask has so far.
  func read(_ time: WrittenTime, _ shown: String? = nil) -> Parse {
    if time.isLost { return .wrong(.characters, writeAs) }
    if time.isEmpty { return .data("") }
    guard let (hour, minute) = time.digits else {
      if time.isBeginning {
        // More must follow, unless the hour is impossible already.
        if let hour = time.openHour, hour > 23 { return .wrong(Self.hourError(hours)) }
        return shown.map { .data($0) } ?? .begun(incomplete)
      }
      return .wrong(
        .minute, time.numbers.count > 2 ? .say("date.secondsLeft") : incomplete.wording)
    }
    if time.isTenthOfHour { return .wrong(.minute, ambiguous(hour, tenths: minute)) }
    let range = time.half == nil ? 0...23 : 1...12
    guard range.contains(hour) else { return .wrong(Self.hourError(range)) }
    guard (0...59).contains(minute) else { return .wrong(.minute, .say("date.minuteRange")) }
    return converted(hour, minute, time)
  }

  /// `4.5h` is five minutes past four to some, and half past to others.
  private func ambiguous(_ hour: Int, tenths: Int) -> Wording {
    let (one, other) = (
      TypedValue.time(hour: hour, minute: tenths), TypedValue.time(hour: hour, minute: tenths * 6)
    )
    return .say(
      "reading.ambiguous", ["one": one.text, "other": other.text], discreetly: .fittingCharacters)
  }

  private func converted(_ hour: Int, _ minute: Int, _ time: WrittenTime) -> Parse {
    let half = time.half ?? (hour > 12 ? "P" : hour == 0 ? "A" : nil)
    let minutes = CalendarDate.padded(minute, to: 2)
    if is24Hour {
      let shifted = time.half == nil ? hour : hour % 12 + (half == "P" ? 12 : 0)
      let data = CalendarDate.padded(shifted, to: 2) + minutes
      let isSame = time.half == nil && !time.isShort
      return .data(data, notice: isSame ? nil : .readAs(text(data)))
    }
    let data = CalendarDate.padded((hour + 11) % 12 + 1, to: 2) + minutes
    guard let half else { return .data(data) }
    return .data(data + half, notice: time.half == nil ? .readAs(text(data + half)) : nil)
  }

  private func begun(_ text: String) -> String? {
    var data = ""
    var isParted = false
    for character in text.trimmed {
      if character.isASCIIDigit {
        guard data.count < 4, !isParted || data.count >= 2 else { return nil }
        data.append(character)
        if data.count == 1, character > (is24Hour ? "2" : "1") { data = "0" + data }
        // An hour of the other clock stays visible until it is read.
        if !is24Hour, data.count == 2, !(0...12).contains(Int(data) ?? 0) { return nil }
      } else if !isParted, ":.h".holds(character.lowercased()), (1...2).contains(data.count) {
        if data.count == 1 { data = "0" + data }
        isParted = true
      } else if !is24Hour, data.count >= 4, let letter = Self.half(character, behind: data) {
        data += letter
      } else {
        return nil
      }
    }
    return data
  }

  /// What a character after the digits of a 12-hour time adds to the data: its A or P.
  private static func half(_ character: Character, behind data: String) -> String? {
    switch character.uppercased() {
    case " ": data.count == 4 ? "" : nil
    case "A", "P": data.count == 4 ? character.uppercased() : nil
    case "M": data.count == 5 ? "" : nil
    default: nil
    }
  }

  func judge(_ data: Span<UInt8>) -> Parse.State {
    if !data.mayBe(hours, at: 0) { return .wrong(Self.hourError(hours)) }
    if !data.mayBe(0...59, at: 2) { return .wrong(.minute, .say("date.minuteRange")) }
    let template = is24Hour ? Self.long : Self.short
    guard template.data(in: data)?.count == data.count else {
      return .wrong(.characters, .fittingCharacters)
    }
    return data.count == template.capacity ? .whole : .begun(incomplete)
  }

  package func hint(_ data: String) -> Wording? {
    if data.count < 4 { return .digitsLeft(4 - data.count) }
    return data.count < capacity(for: data) ? incomplete.wording : nil
  }

  package func typed(_ data: String) -> TypedValue {
    guard judge(data) == .whole, let hour = Int(data.prefix(2)),
      let minute = Int(data.dropFirst(2).prefix(2))
    else { return .none }
    return .time(hour: is24Hour ? hour : hour % 12 + (data.hasSuffix("P") ? 12 : 0), minute: minute)
  }

  private static func hourError(_ hours: ClosedRange<Int>) -> FieldError {
    FieldError(
      .hour, .say("date.hourRange", ["first": hours.lowerBound, "last": hours.upperBound]))
  }

  private var hours: ClosedRange<Int> { is24Hour ? 0...23 : 1...12 }

  private var pattern: String { is24Hour ? "HH:MM" : "HH:MM AM" }

  private var incomplete: FieldError {
    FieldError(.incomplete, .say("date.incompleteTime", ["pattern": pattern]))
  }

  private var writeAs: Wording { .say("date.writeTimeAs", ["pattern": pattern]) }
}

extension Span<UInt8> {
  /// True if two digits, one or none at a place are or can become a number of the range.
  fileprivate func mayBe(_ range: ClosedRange<Int>, at place: Int) -> Bool {
    guard count > place else { return true }
    let numbers = numbers(beginningIn: place..<Swift.min(count, place + 2), width: 2)
    return numbers?.overlaps(range) ?? false
  }
}

/// A time as people write it: `17:05`, `5.05 pm`, `17h05`, `0915`, `um 17 Uhr`, `noon`.
struct WrittenTime {
  private(set) var numbers: [Substring] = []
  private(set) var half: String?
  private(set) var isLost = false
  /// True if nothing is there but words that promise a time.
  private(set) var isEmpty = false
  /// True if the text says that a single number is an hour.
  private var namesHour = false
  private var joints: [String] = []
  /// What stands behind the last number, without dots.
  private var tail = ""
  private var isOpen = false

  init(_ tokens: ArraySlice<DateTokens.Token>) {
    var rest = tokens
    isEmpty = rest.isEmpty
    var link = ""
    while rest.count > 1, let word = rest.first?.key, DateWords.links.contains(word), word != link {
      link = word
      rest.removeFirst()
    }
    // Japanese writes the half of the day in front of the hour.
    if rest.count > 1, let first = rest.first, let early = DateWords.halves[first.key],
      !first.key.utf8.span.all(.printable)
    {
      half = early
      rest.removeFirst()
    }
    guard let last = rest.lastIndex(where: { $0.kind == .number }) else {
      read(name: rest)
      return
    }
    take(rest[...last])
    tail = rest[(last + 1)...].map(\.key).joined()
    readTail()
  }

  private mutating func read(name rest: ArraySlice<DateTokens.Token>) {
    let name = rest.map(\.key).joined()
    if let half = DateWords.twelves[name] {
      (numbers, self.half) = (["12", "00"], half)
    } else {
      isOpen =
        half != nil || Self.isBegun(name, in: DateWords.twelves.keys)
        || Self.isBegun(name, in: DateWords.links) || Self.isBegun(name, in: DateWords.halves.keys)
      isLost = !isOpen && !name.isEmpty
    }
  }

  private static func isBegun(_ word: String, in words: some Sequence<String>) -> Bool {
    words.contains { $0.hasPrefix(word) }
  }

  private mutating func take(_ tokens: ArraySlice<DateTokens.Token>) {
    var joint = ""
    for token in tokens {
      guard token.kind == .number else {
        joint += token.key
        continue
      }
      let isKnown = ["", ":", "."].contains(joint) || DateWords.hours.contains(joint)
      if numbers.isEmpty ? !joint.isEmpty : !isKnown { isLost = true }
      if !numbers.isEmpty { joints.append(joint) }
      numbers.append(token.text)
      joint = ""
    }
  }

  private mutating func readTail() {
    if tail == ":" || tail == "." {
      isOpen = true
      return
    }
    let word = tail.filter { $0 != "." }
    if let late = DateWords.halves[word], half == nil {
      half = late
    } else if let name = DateWords.twelves[word], half == nil, isTwelve {
      (numbers, half) = (["12", "00"], name)
    } else if DateWords.hours.contains(word) {
      namesHour = true
    } else if !word.isEmpty, word != "分" || numbers.count != 2 {
      isOpen =
        Self.isBegun(word, in: DateWords.hours)
        || isTwelve && Self.isBegun(word, in: DateWords.twelves.keys)
      isLost = isLost || !isOpen
    }
  }

  private var isTwelve: Bool { numbers.first == "12" && (numbers.count == 1 || numbers[1] == "00") }

  /// True if a mark or a word says that it is a time.
  var isMarked: Bool { half != nil || namesHour || joints.contains { !$0.isEmpty } }

  /// True for `4.5h`, which may be hours and their tenths.
  var isTenthOfHour: Bool { namesHour && joints == ["."] && numbers[1].count == 1 }

  var openHour: Int? { isOpen ? numbers.first.flatMap { Int($0) } : nil }

  /// True for an hour of one digit and a minute with nothing between them, such as `230`.
  var isShort: Bool { numbers.count == 1 && numbers.first?.count == 3 }

  /// True if more digits can make a time of it.
  var isBeginning: Bool {
    numbers.isEmpty || numbers.count == 1 && (numbers.first?.count ?? 0) <= (isOpen ? 2 : 4)
  }

  var digits: (hour: Int, minute: Int)? {
    guard let first = numbers.first, !isOpen else { return nil }
    let parts: (Substring, Substring)? =
      switch (numbers.count, first.count) {
      case (1, 1...2) where half != nil || namesHour: (first, "0")
      case (1, 3...4): (first.dropLast(2), first.suffix(2))
      case (2, 1...2) where (1...2).contains(numbers[1].count): (first, numbers[1])
      default: nil
      }
    guard let parts, let hour = Int(parts.0), let minute = Int(parts.1) else { return nil }
    return (hour, minute)
  }
}

/// A day and a time of day, such as `11/21/2026 17:05`; the data is `2026-11-21T17:05`.
package struct DateAndTime: FieldType {
  package static let traits = TypeTraits(
    .say("label.dateTime"), .say("subject.date"), priority: 1.0, foldsForms: true,
    isTypedAsShown: true)
  package let min: String?
  package let max: String?
  private var day: CalendarDay
  private let time = TimeOfDay()
  /// True if the data includes a time zone, as RFC 3339 requires.
  private let hasZone: Bool
  /// The seconds by which the person's clock is ahead of UTC, at a second since 1970.
  private let offset: @Sendable (Int) -> Int

  package init(
    min: String? = nil, max: String? = nil, format: FieldKind.DateFormat = .yearMonthDay,
    hasZone: Bool = false, offset: @escaping @Sendable (Int) -> Int = { _ in 0 }
  ) {
    (self.min, self.max, day) = (min, max, CalendarDay(format: format))
    (self.hasZone, self.offset) = (hasZone, offset)
  }

  package func adapted(to surroundings: Surroundings) -> Self? {
    day.adapted(to: surroundings).map { day in with { $0.day = day } }
  }

  package func parse(_ text: String) -> Parse {
    let trimmed = text.withoutOuterSpace
    var (moment, zone) = Zone.cut(off: trimmed)
    let isMinute = zone.offset != nil && zone.seconds.allSatisfy { "0.".contains($0) }
    if !hasZone, !isMinute { (moment, zone) = (trimmed, Zone()) }
    let reading = read(moment)
    return (reading.data.map { data(from: $0, zone, reading) } ?? reading)
      .showing(text.isBlank ? "" : nil)
  }

  private func data(from local: String, _ zone: Zone, _ reading: Parse) -> Parse {
    guard !local.isEmpty, let moment = Moment(local) else { return reading }
    if hasZone {
      let sign = zone.sign.isEmpty ? Zone.sign(of: here(moment)) : zone.sign
      return .data(local + ":" + zone.seconds + sign, notice: reading.notice)
    }
    guard let offset = zone.offset else { return reading }
    let second = moment.second - offset
    let shown = Moment(second: second + self.offset(second)).text
    return .data(shown, notice: shown == local ? nil : .readAs(text(shown)))
  }

  private func here(_ moment: Moment) -> Int {
    offset(moment.second - offset(moment.second - offset(moment.second)))
  }

  /// Reads a day and a time in either order, wherever one ends and the other begins.
  private func read(_ text: String) -> Parse {
    let tokens = DateTokens(text)
    if tokens.isTooLong { return .wrong(.characters, incomplete.wording) }
    return read(tokens.all)
  }

  private func read(_ all: ArraySlice<DateTokens.Token>) -> Parse {
    if all.isEmpty { return .data("") }
    let whole = day.read(all)
    // In `Dec 24, 2026` the year is no time.
    if date(in: whole) != nil { return .begun(incomplete) }
    if let parse = momentWithYearLast(all) ?? momentWithUnknownZone(all) { return parse }
    var faults: [Parse] = []
    for isTimeFirst in [false, true] {
      for place in all.indices.dropFirst().reversed() {
        let (head, tail) = (all[..<place], all[place...])
        if isTimeFirst, beginsDay(all, at: place) { continue }
        let parse = isTimeFirst ? moment(tail, head, isTimeFirst) : moment(head, tail, isTimeFirst)
        guard let parse else { continue }
        if parse.data != nil { return parse }
        faults.append(parse)
      }
    }
    let isDayWrong = whole.state.live.map(day.isPlain) ?? false
    let fault = faults.first ?? (isDayWrong ? whole : nil)
    return fault.flatMap { mayBeginWithTime(all) ? nil : $0 } ?? .begun(incomplete)
  }

  /// True if the word before a place belongs to the day behind it: `am 27. Mai`, `H7.11.17`.
  private func beginsDay(_ tokens: ArraySlice<DateTokens.Token>, at place: Int) -> Bool {
    let isDotted = tokens[place - 1].key == "." && place - 1 > tokens.startIndex
    let word = tokens[isDotted ? place - 2 : place - 1]
    return word.text == "am" && tokens[place].kind == .number && day.language == .german
      || DateWords.shortEras[word.text] != nil && tokens[place].isJoined && !word.isJoined
  }

  /// Reads `Thu Sep 25 10:36 2003`, as computers write it.
  private func momentWithYearLast(_ tokens: ArraySlice<DateTokens.Token>) -> Parse? {
    guard let year = tokens.last, year.kind == .number, year.text.count == 4, !year.isJoined,
      tokens.contains(where: { $0.key == ":" })
    else { return nil }
    let rest = tokens.dropLast()
    return rest.indices.dropFirst().lazy.compactMap { place in
      self.moment(rest[..<place] + [year], rest[place...], false)
    }.first { $0.data != nil || $0.state.error?.code == .minute || $0.state.error?.code == .day }
  }

  /// Says that a zone has no meaning here, if the text is a moment without it: `10:36 BRST`.
  private func momentWithUnknownZone(_ tokens: ArraySlice<DateTokens.Token>) -> Parse? {
    guard let place = tokens.indices.dropFirst().last(where: { isZone(tokens[$0]) }),
      tokens[place - 1].kind == .number
    else { return nil }
    let others = Array(tokens[..<place] + tokens[(place + 1)...])
    guard others.contains(where: { $0.key == ":" }),
      read(others[...]).state.error?.code != .incomplete
    else { return nil }
    return .wrong(
      .characters,
      .say("date.unknownZone", ["zone": String(tokens[place].text)], discreetly: .fittingCharacters)
    )
  }

  private func isZone(_ token: DateTokens.Token) -> Bool {
    token.kind == .word && (3...5).contains(token.text.count)
      && token.text.allSatisfy { $0.isASCII && $0.isUppercase } && !DateWords.isBegun(by: token.key)
  }

  /// True if a time stands first, and a day may follow.
  private func mayBeginWithTime(_ tokens: ArraySlice<DateTokens.Token>) -> Bool {
    tokens.indices.contains { place in
      let time = WrittenTime(tokens[...place])
      guard !time.isLost, !time.isEmpty, self.time.read(time).state.live == nil else {
        return false
      }
      let date = tokens[(place + 1)...]
      let isBegun = day.read(date.first?.key == "," ? date.dropFirst() : date).state.live == nil
      return date.isEmpty || time.isMarked && isBegun
    }
  }

  /// Reads a moment, or what is wrong with it; `nil` if the two aren't a day and a time.
  private func moment(
    _ date: ArraySlice<DateTokens.Token>, _ time: ArraySlice<DateTokens.Token>, _ isTimeFirst: Bool
  ) -> Parse? {
    let parting = isTimeFirst ? date.first : time.first
    let isParted = parting?.key == ","
    let written = WrittenTime(isParted && !isTimeFirst ? time.dropFirst() : time)
    // Digits alone may be a year.
    guard !written.isLost, !written.isEmpty, !isTimeFirst || written.isMarked else { return nil }
    let head = self.date(of: isParted && isTimeFirst ? date.dropFirst() : date, written.isMarked)
    let tail = self.time.read(written)
    guard let day = self.date(in: head) else {
      let codes: [ErrorCode] = written.digits == nil ? [] : [.day, .month, .date]
      return head.state.error.flatMap { codes.contains($0.code) ? head : nil }
    }
    guard let digits = tail.data, self.time.judge(digits) == .whole, digits.count == 4 else {
      return tail.data == nil ? tail : .begun(incomplete)
    }
    let data = day.description + "T" + digits.prefix(2) + ":" + digits.suffix(2)
    let isBoth = head.notice != nil && tail.notice != nil
    return .data(data, notice: isBoth ? .readAs(text(data)) : head.notice ?? tail.notice)
  }

  /// Reads a day; beside a time that is plainly one, the year may be missing and is this year.
  private func date(of tokens: ArraySlice<DateTokens.Token>, _ mayBeOfThisYear: Bool) -> Parse {
    let reading = day.read(tokens)
    guard date(in: reading) == nil, mayBeOfThisYear, let guess = day.readOfThisYear(tokens),
      let date = date(in: guess)
    else { return reading }
    return .data(guess.data ?? "", notice: .readAs(day.text(of: date)))
  }

  private func date(in reading: Parse) -> CalendarDate? {
    guard let data = reading.data, day.live(data) == nil, case .date(let date) = day.typed(data)
    else { return nil }
    return date
  }

  private var incomplete: FieldError {
    FieldError(.incomplete, .say("date.incomplete", ["pattern": day.pattern + " HH:MM"]))
  }

  package func judge(_ data: String) -> Parse.State {
    guard let (date, time) = parts(of: data) else { return .begun(incomplete) }
    let data = "\(date)T\(time)"
    if let min, data < min { return .begun(.tooEarly, .say("date.notBefore", ["day": text(min)])) }
    if let max, data > max { return .begun(.tooLate, .say("date.notAfter", ["day": text(max)])) }
    return .whole
  }

  package func hint(_ data: String) -> Wording? {
    parts(of: data) == nil ? incomplete.wording : nil
  }

  package func write(_ data: String, as writing: Writing) -> String {
    if writing == .answer, hasZone || day.format == .locale { return data }
    guard writing == .bare, let (date, time) = parts(of: data) else {
      return masked(data, as: writing)
    }
    let zone = hasZone ? Zone.cut(off: data).zone : Zone()
    return (day.parse(date.description).data.map { day.text($0) } ?? "\(date)") + " " + time
      + (zone.seconds == "00" ? "" : ":" + zone.seconds) + (hasZone ? " " + zone.sign : "")
  }

  private func parts(of data: String) -> (date: CalendarDate, time: String)? {
    guard hasZone else { return Self.parts(of: data) }
    let (moment, zone) = Zone.cut(off: data)
    return zone.offset.flatMap { _ in Self.parts(of: moment) }
  }

  package func typed(_ data: String) -> TypedValue { data.isEmpty ? .none : .text(data) }

  package static func parts(of data: String) -> (date: CalendarDate, time: String)? {
    let parts = data.split(separator: "T", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2, let date = CalendarDate(parts[0]), parts[1].minuteOfDay != nil
    else { return nil }
    return (date, parts[1])
  }

  private static let dayOfData = CalendarDay(format: .yearMonthDay)

  /// True for data in its own form, or a day as shown and a time; only without limits.
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count == (hasZone ? 20 : 16), min == nil, max == nil,
      time.isPlainlyGood(bytes.extracting(11..<16)),
      !hasZone || bytes[10] == UInt8(ascii: "T") && bytes.extracting(16...).isText(":00Z")
    else { return false }
    let date = bytes.extracting(..<10)
    return switch bytes[10] {
    case UInt8(ascii: "T"): Self.dayOfData.isPlainlyGood(date)
    case UInt8(ascii: " "): day.isPlainlyGood(date)
    default: false
    }
  }
}

/// A minute on some clock, as `2026-11-21T17:05` or as a second since 1970 there.
private struct Moment {
  private static let epoch = CalendarDate(year: 1970, month: 1, day: 1)
  private static let day = 86_400
  let second: Int

  init(second: Int) { self.second = second }

  init?(_ data: String) {
    guard let (date, time) = DateAndTime.parts(of: data), let minute = time.minuteOfDay,
      let epoch = Self.epoch
    else { return nil }
    second = (date.dayNumber - epoch.dayNumber) * Self.day + minute * 60
  }

  var text: String {
    let ofDay = (second % Self.day + Self.day) % Self.day
    let date = (Self.epoch ?? .unknown).adding(days: (second - ofDay) / Self.day)
    return "\(date)T" + TypedValue(minuteOfDay: ofDay / 60).text
  }
}

/// The seconds and the zone after the minutes of a moment: `:30Z`, `+01:00`.
private struct Zone {
  /// With their fraction.
  var seconds = "00"
  /// As it was written; empty if there is none.
  var sign = ""

  static func cut(off text: String) -> (moment: String, zone: Zone) {
    var zone = Zone()
    var rest = text[...]
    let tail = rest.suffix(6)
    if let last = rest.last, "Zz".contains(last), let before = rest.dropLast().last,
      before.isASCIIDigit || before == " "
    {
      (zone.sign, rest) = ("Z", rest.dropLast())
    } else if let name = ["UTC", "GMT"].first(where: { rest.hasSuffix(" " + $0) }) {
      (zone.sign, rest) = ("Z", rest.dropLast(name.count))
    } else if rest.dropLast(6).contains(":"), "+-".contains(tail.first ?? " "), offset(tail) != nil
    {
      (zone.sign, rest) = (String(tail), rest.dropLast(6))
    }
    rest = Substring(String(rest).withoutOuterSpace)
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 3, parts[1].count == 2, isSeconds(parts[2]) {
      zone.seconds = String(parts[2])
      rest = rest.dropLast(parts[2].count + 1)
    }
    return (String(rest), zone)
  }

  private static func isSeconds(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
      && parts[0].count == 2 && Int(parts[0]).map { $0 <= 60 } ?? false
  }

  /// The seconds by which a sign such as `-03:30` is ahead of UTC.
  private static func offset(_ sign: Substring) -> Int? {
    sign.dropFirst().minuteOfDay.map { $0 * (sign.hasPrefix("-") ? -60 : 60) }
  }

  var offset: Int? { sign.isEmpty ? nil : sign == "Z" ? 0 : Self.offset(sign[...]) }

  static func sign(of offset: Int) -> String {
    offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + TypedValue(minuteOfDay: abs(offset) / 60).text
  }
}
