internal import TField

/// A day, a month or a time of day as bytes: bare digits, or between the signs of its pattern.
struct Moment: Hashable, Sendable {
  /// What the digits are to be.
  enum Kind: Hashable, Sendable {
    case day(ClosedRange<Int>)
    /// A month in which a card may expire: from one to another, both as months since year 0.
    case expiry(ClosedRange<Int>)
    case time
  }

  let kind: Kind
  private let pattern: [UInt8]
  private let bare: [UInt8]

  private init(_ kind: Kind, _ pattern: String) {
    self.kind = kind
    self.pattern = Array(pattern.utf8)
    bare = self.pattern.filter(ByteSet.letters.contains)
  }

  init?(_ type: CalendarDay, today: CalendarDate) {
    let least = type.min.map { $0.day(on: today)?.ordinal } ?? CalendarDate.unknown.ordinal
    let most = type.max.map { $0.day(on: today)?.ordinal } ?? Int.max
    guard let least, let most, least <= most else { return nil }
    self.init(.day(least...most), type.format.rawValue)
  }

  /// A card may expire from this month on, for twenty years.
  init?(expiryAt today: CalendarDate) {
    guard today != .unknown else { return nil }
    let month = today.year * 12 + today.month - 1
    self.init(.expiry(month...(today.year + ExpirationDate.yearsAhead) * 12 + 11), "MM/YY")
  }

  /// A time of a clock with 24 hours.
  static let time = Self(.time, "HH:NN")

  /// A number that says what comes before what among moments of one kind; `nil` if it isn't good.
  func ordinal(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    let digits = range.count == bare.count ? bare : pattern
    guard range.count == digits.count else { return nil }
    var parts = Parts()
    for (offset, part) in digits.enumerated() {
      let byte = bytes[range.lowerBound &+ offset]
      guard ByteSet.capitals.contains(part) ? parts.take(byte, as: part) : byte == part else {
        return nil
      }
    }
    return ordinal(parts)
  }

  private func ordinal(_ parts: Parts) -> Int? {
    switch kind {
    case .day(let range):
      let date = CalendarDate(year: parts.year, month: parts.month, day: parts.day)
      return date.flatMap { range.contains($0.ordinal) ? $0.ordinal : nil }
    case .expiry(let range):
      guard (1...12).contains(parts.month) else { return nil }
      // The one year of the next twenty that ends in these digits.
      let first = range.lowerBound / 12
      let year = first &+ (parts.year &- first % 100 &+ 100) % 100
      let ordinal = year &* 12 &+ parts.month &- 1
      return range.contains(ordinal) ? ordinal : nil
    case .time:
      return parts.hour < 24 && parts.minute < 60 ? parts.hour &* 60 &+ parts.minute : nil
    }
  }

  /// Whether moments of this one's kind can be told apart from those of another's by order.
  func isComparable(with other: Self) -> Bool {
    switch (kind, other.kind) {
    case (.day, .day), (.expiry, .expiry), (.time, .time): true
    default: false
    }
  }
}

/// The numbers of a moment, as far as they were read.
private struct Parts {
  var year = 0
  var month = 0
  var day = 0
  var hour = 0
  var minute = 0

  /// Takes the next digit of one of them; false if it is none.
  mutating func take(_ byte: UInt8, as part: UInt8) -> Bool {
    let digit = Int(byte ^ 0x30)
    switch part {
    case UInt8(ascii: "Y"): year = year &* 10 &+ digit
    case UInt8(ascii: "M"): month = month &* 10 &+ digit
    case UInt8(ascii: "D"): day = day &* 10 &+ digit
    case UInt8(ascii: "H"): hour = hour &* 10 &+ digit
    default: minute = minute &* 10 &+ digit
    }
    return digit < 10
  }
}

extension CalendarDate {
  fileprivate var ordinal: Int { (year &* 100 &+ month) &* 100 &+ day }
}
