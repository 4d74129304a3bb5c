extension Surroundings.Value {
  init(_ typed: TypedValue) { self.init(data: typed.bareText, typed: typed, isValid: true) }

  /// Its entries; a value that is no list has one, or none if it is empty.
  var entries: [String] {
    if case .entries(let entries) = typed { return entries }
    return data.isEmpty ? [] : [data]
  }

  /// Its entries as values of their own; a value that is no list, or an empty one, is its only one.
  var parts: [Self] { severalParts ?? [self] }

  /// The same; `nil` for a value that is its only one.
  var severalParts: [Self]? {
    guard case .entries = typed, !data.isEmpty else { return nil }
    return Entries(data).map { Self(data: $0, typed: .text($0), isValid: isValid) }
  }
}

extension TypedValue {
  fileprivate var bareText: String {
    guard case .entries(let entries) = self else { return text }
    return Entries.data(of: entries)
  }
}

extension Surroundings.Value {
  /// Equality as bare data, or by what is meant: a number, a day, a truth value.
  ///
  /// An empty field is a switch that is off.
  func equals(_ other: Self) -> Bool {
    if data == other.data { return true }
    if isFlag || other.isFlag { return meansOn != nil && meansOn == other.meansOn }
    return typed.order(asWith: other.typed) == 0
  }

  private var isFlag: Bool { if case .flag = typed { true } else { false } }

  /// Whether it says yes or no; `nil` for anything else.
  private var meansOn: Bool? {
    if case .flag(let isOn) = typed { return isOn }
    return data.isEmpty ? false : Bool(data)
  }

  /// Equality with another value, or of one entry with a single one.
  func holds(_ other: Self) -> Bool {
    if case .entries = other.typed { return equals(other) }
    return severalParts?.contains { $0.equals(other) } ?? equals(other)
  }

  /// Whether it stands between the ends; what its type refuses has been refused already.
  func lies(from min: TypedValue?, to max: TypedValue?) -> Bool {
    guard isValid else { return true }
    let isLowEnough = max.map { bound in typed.order(asWith: bound).map { $0 <= 0 } ?? false }
    let isHighEnough = min.map { bound in typed.order(asWith: bound).map { $0 >= 0 } ?? false }
    return isLowEnough ?? true && isHighEnough ?? true
  }
}

extension TypedValue {
  /// The order of two values, one of which may be the text of what the other is.
  ///
  /// Form files write days and times as text, and the value of a choice is one.
  func order(asWith other: Self) -> Int? {
    order(comparedTo: other) ?? read(as: other).order(comparedTo: other)
      ?? order(comparedTo: other.read(as: self))
  }

  /// Text as the kind of value that `other` is, if it can be read so.
  private func read(as other: Self) -> Self {
    guard case .text(let text) = self else { return self }
    let value: Self? =
      switch other {
      case .number, .amount: DecimalNumber(text).map(Self.number)
      case .date: CalendarDate(text).map(Self.date)
      case .month: CalendarDate(text + "-01").map { .month(year: $0.year, month: $0.month) }
      case .time: text.minuteOfDay.map(Self.init(minuteOfDay:))
      default: nil
      }
    return value ?? self
  }
}

extension [String] {
  var firstRepeated: Int? {
    var seen: Set<String> = []
    return firstIndex { !seen.insert($0).inserted }
  }
}

extension StringProtocol {
  var isBlank: Bool { allSatisfy(\.isUnseen) }
}
