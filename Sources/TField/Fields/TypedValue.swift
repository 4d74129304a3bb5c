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
}

extension TypedValue {
  /// Whether it says yes.
  package var isOn: Bool { self == .flag(true) }

  /// Negative, zero or positive where both mean something that has an order; else `nil`.
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

  /// The number it means, if it means one.
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
