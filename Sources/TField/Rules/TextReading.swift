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
      case .month: Self(month: text)
      case .time: Self(time: text)
      default: nil
      }
    return value ?? self
  }

  /// Reads `2027-04`.
  private init?(month text: String) {
    guard let day = CalendarDate(text + "-01") else { return nil }
    self = .month(year: day.year, month: day.month)
  }

  /// Reads `09:30`.
  private init?(time text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2], parts.joined().allSatisfy(\.isASCIIDigit),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self = .time(hour: hour, minute: minute)
  }
}
