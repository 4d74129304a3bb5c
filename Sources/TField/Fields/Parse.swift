/// What a text means to a field's type so far, whether typed, pasted or sent.
///
/// ```swift
/// CalendarDay().parse("2026-11-21").data  // "11212026"
/// CalendarDay().parse("2026-").state      // .begun: it may become an ISO date
/// CalendarDay().parse("2/30/2026").state // .wrong: February 2026 has 28 days
/// ```
public struct Parse: Hashable, Sendable {
  /// How far a text is what it should be.
  package enum State: Hashable, Sendable {
    case whole
    /// More typing can make it whole; the error is for when nothing comes.
    case begun(FieldError)
    /// Nothing that follows can help, whether anything is missing or not.
    case wrong(FieldError, isWhole: Bool = true)
    /// Wrong because of a character that no such value has; as a key it is refused.
    case unexpected(FieldError)
  }

  package var state = State.whole
  /// The bare data that a whole text means.
  package var data: String?
  /// The data that the field shows during typing; `nil` if the text must stay visible.
  package var shown: String?
  package var notice: Wording?
}

extension Parse.State {
  /// What is wrong if it stays as it is.
  package var error: FieldError? {
    switch self {
    case .whole: nil
    case .begun(let error), .wrong(let error, _), .unexpected(let error): error
    }
  }

  package static func begun(_ code: ErrorCode, _ wording: Wording) -> Self {
    .begun(FieldError(code, wording))
  }

  package static func wrong(_ code: ErrorCode, _ wording: Wording, isWhole: Bool = true) -> Self {
    .wrong(FieldError(code, wording), isWhole: isWhole)
  }

  /// True if nothing is missing, whether it is right or wrong.
  package var isWhole: Bool {
    switch self {
    case .whole: true
    case .wrong(_, let isWhole): isWhole
    case .begun(let error), .unexpected(let error): error.code != .incomplete
    }
  }

  /// An error that no typing can mend goes before one about something missing.
  init(live: FieldError?, result: @autoclosure () -> FieldError?) {
    self = live.map { .wrong($0) } ?? result().map { .begun($0) } ?? .whole
  }

  /// The error, if no further typing can mend it.
  package var live: FieldError? { if case .begun = self { nil } else { error } }
}

extension Parse {
  /// The text means that data, and nothing is wrong with it.
  public static func whole(_ data: String, hint: String? = nil) -> Self { own(data, .whole, hint) }

  /// The text means that data, which more may complete; the error is for when nothing comes.
  public static func begun(_ data: String, _ error: String, hint: String? = nil) -> Self {
    own(data, .begun("rule", .verbatim(error)), hint)
  }

  /// The text means that data, and no further typing can mend what is wrong with it.
  public static func wrong(_ data: String, _ error: String, hint: String? = nil) -> Self {
    own(data, .wrong("rule", .verbatim(error)), hint)
  }

  private static func own(_ data: String, _ state: State, _ hint: String?) -> Self {
    Self(state: state, data: data, shown: data, notice: hint.map { .verbatim($0) })
  }

  package static func data(_ data: String, notice: Wording? = nil) -> Self {
    Self(data: data, shown: data, notice: notice)
  }

  static func begun(_ error: FieldError, hint: Wording? = nil) -> Self {
    Self(state: .begun(error), notice: hint)
  }

  static func wrong(_ error: FieldError) -> Self { Self(state: .wrong(error)) }

  static func begun(_ code: ErrorCode, _ wording: Wording) -> Self {
    Self(state: .begun(code, wording))
  }

  static func wrong(_ code: ErrorCode, _ wording: Wording) -> Self {
    Self(state: .wrong(code, wording))
  }

  /// The error that names a character of `text` that such a value can't have.
  static func stranger(_ index: String.Index, in text: String, of subject: Wording) -> Self {
    .wrong(FieldError(stranger: text[index], at: text[..<index].count + 1, of: subject))
  }

  func showing(_ data: String?) -> Self {
    var parse = self
    parse.shown = data
    return parse
  }

  /// The same error, but as a key the character isn't accepted.
  var refusingKeys: Self {
    var parse = self
    if case .wrong(let error, _) = state { parse.state = .unexpected(error) }
    return parse
  }

  func map(_ change: (String) -> String) -> Self {
    var parse = self
    parse.data = data.map(change)
    parse.shown = shown.map(change)
    return parse
  }
}

extension FieldError {
  init(stranger: Character, at place: Int, of subject: Wording) {
    self.init(.characters, .stranger(stranger, at: place, in: subject))
  }
}

/// What a field's text means: a number, a day, a truth value, or just the text.
public enum TypedValue: Hashable, Sendable {
  case none
  case text(String)
  case number(DecimalNumber)
  /// A number that is written with its places, such as 12.50.
  case amount(DecimalNumber, places: Int)
  case date(CalendarDate)
  case month(year: Int, month: Int)
  case time(hour: Int, minute: Int)
  case flag(Bool)
  case range(DecimalNumber, DecimalNumber, isClosed: Bool)
  case entries([String])

  package var isOn: Bool { self == .flag(true) }

  init(minuteOfDay minute: Int) { self = .time(hour: minute / 60, minute: minute % 60) }

  /// Negative, zero or positive if the two values have an order, else `nil`.
  package func order(comparedTo other: Self) -> Int? {
    switch (self, other) {
    case (.date(let left), .date(let right)): Self.order(left, right)
    case (.month(let year, let month), .month(let otherYear, let otherMonth)):
      Self.order(year * 12 + month, otherYear * 12 + otherMonth)
    case (.time(let hour, let minute), .time(let otherHour, let otherMinute)):
      Self.order(hour * 60 + minute, otherHour * 60 + otherMinute)
    default: Self.order(number, other.number)
    }
  }

  private static func order<T: Comparable>(_ left: T?, _ right: T?) -> Int? {
    guard let left, let right else { return nil }
    return left < right ? -1 : left == right ? 0 : 1
  }

  package var number: DecimalNumber? {
    switch self {
    case .number(let number), .amount(let number, _): number
    default: nil
    }
  }

  /// The value as plain text, as a typed answer writes it.
  package var text: String {
    switch self {
    case .none: ""
    case .text(let text): text
    case .number(let number): number.description
    case .amount(let number, let places): number.text(places: places)
    case .date(let date): date.description
    case .month(let year, let month):
      CalendarDate.padded(year, to: 4) + "-" + CalendarDate.padded(month, to: 2)
    case .time(let hour, let minute):
      CalendarDate.padded(hour, to: 2) + ":" + CalendarDate.padded(minute, to: 2)
    case .flag(let isOn): isOn ? "true" : "false"
    case .range(let lower, let upper, let isClosed):
      "\(lower)\(isClosed ? "..." : "..<")\(upper)"
    case .entries(let entries): entries.joined(separator: ", ")
    }
  }
}

/// What types of several families read in the same way.
extension Parse {
  /// Reads a number that people write in groups of digits: `123-45-6789`, `4242 4242 4242 4242`.
  ///
  /// White space may be anywhere between digits; a separator only where a group may end, which
  /// `ends` tells by the digits so far. With `refusingKeys` other characters can't be typed.
  static func digits(
    of text: Substring, as subject: Wording, separators: String = "-", refusingKeys: Bool = true,
    ends: (_ digits: String) -> Bool = { _ in false },
    isDigit: (Character, _ digits: String) -> Bool = { character, _ in character.isASCIIDigit }
  ) -> Self {
    var digits = ""
    var isAfterDigit = false
    for index in text.indices {
      let character = text[index]
      let isSeparator = separators.contains(character)
      if isDigit(character, digits) {
        digits.append(character)
        isAfterDigit = true
      } else if isAfterDigit, isSeparator, ends(digits) {
        isAfterDigit = false
      } else if isSeparator || !character.isBlank {
        let stranger = stranger(index, in: text.base, of: subject)
        return isSeparator || !refusingKeys ? stranger : stranger.refusingKeys
      }
    }
    return .data(digits)
  }

  /// Reads a text without white space inside; there may be some around it.
  static func code(_ text: String) -> Self {
    let body = text.trimmed
    guard let index = body.firstIndex(where: \.isWhitespace) else { return .data(String(body)) }
    return .stranger(index, in: text, of: .say("subject.code"))
  }

  func limited(to most: Int, digits areDigits: Bool = true) -> Self {
    data?.isLonger(than: most) ?? false
      ? .wrong(.tooLong, .fullSecret(most, digits: areDigits)) : self
  }
}

extension String {
  /// The text without white space around it and without one of `labels`, such as `Tel:`, in front.
  func withoutLabel(_ labels: [String]) -> Substring {
    let text = trimmed
    let longest = labels.map(\.count).max() ?? 0
    let start = text.prefix(longest + 1).prefix { $0.isLetterOrMark || $0 == " " }.lowercased()
    guard let label = labels.first(where: { start == $0 || start.hasPrefix($0 + " ") }) else {
      return text
    }
    return text.dropFirst(label.count).drop { " :.#".contains($0) }
  }

  package var trimmed: Substring { self[...].trimmed }

  var withoutOuterSpace: String { String(trimmed) }
}

extension Substring {
  /// The text without white space around it, with its own indices.
  package var trimmed: Substring {
    let start = drop(while: \.isBlank)
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
    return start[...last]
  }

  // Signs and units around a number only repeat what the field says already.

  /// Takes a plus or minus off the start; returns "-" or "".
  mutating func takeSign() -> String {
    guard let first, first == "-" || first == "+" else { return "" }
    self = dropFirst().trimmed
    return first == "-" ? "-" : ""
  }

  /// Takes the first of `words` off the start, whatever its case; false if none is there.
  @discardableResult
  mutating func take(prefix words: [String]) -> Bool {
    guard let word = words.first(where: { prefix($0.count).lowercased() == $0.lowercased() })
    else { return false }
    self = dropFirst(word.count).trimmed
    return true
  }

  /// Takes the first of `words` off the end, whatever its case.
  mutating func take(suffix words: [String]) {
    let word = words.first { suffix($0.count).lowercased() == $0.lowercased() }
    if let word { self = dropLast(word.count).trimmed }
  }
}

extension ClosedRange<Int> {
  /// The numbers of the range that have `width` digits and begin with `beginning`.
  func numbers(beginning: some StringProtocol, width: Int) -> Self? {
    let digits = Substring(beginning)
    let numbers = digits.utf8.span.numbers(beginningIn: 0..<digits.utf8.count, width: width)
    return numbers.flatMap { overlaps($0) ? $0.clamped(to: self) : nil }
  }
}
