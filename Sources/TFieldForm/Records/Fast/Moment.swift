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
    var parts = (year: 0, month: 0, day: 0, hour: 0, minute: 0)
    for (offset, part) in digits.enumerated() {
      let byte = bytes[range.lowerBound &+ offset]
      let digit = Int(byte ^ 0x30)
      guard ByteSet.capitals.contains(part) else {
        guard byte == part else { return nil }
        continue
      }
      guard digit < 10 else { return nil }
      switch part {
      case UInt8(ascii: "Y"): parts.year = parts.year &* 10 &+ digit
      case UInt8(ascii: "M"): parts.month = parts.month &* 10 &+ digit
      case UInt8(ascii: "D"): parts.day = parts.day &* 10 &+ digit
      case UInt8(ascii: "H"): parts.hour = parts.hour &* 10 &+ digit
      default: parts.minute = parts.minute &* 10 &+ digit
      }
    }
    return ordinal(parts.year, parts.month, parts.day, parts.hour, parts.minute)
  }

  private func ordinal(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) -> Int? {
    switch kind {
    case .day(let range):
      guard let date = CalendarDate(year: year, month: month, day: day),
        range.contains(date.ordinal)
      else { return nil }
      return date.ordinal
    case .expiry(let range):
      guard (1...12).contains(month) else { return nil }
      // The one year of the next twenty that ends in these digits.
      let first = range.lowerBound / 12
      let full = first &+ (year &- first % 100 &+ 100) % 100
      let ordinal = full &* 12 &+ month &- 1
      return range.contains(ordinal) ? ordinal : nil
    case .time: return hour < 24 && minute < 60 ? hour &* 60 &+ minute : nil
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

extension CalendarDate {
  fileprivate var ordinal: Int { (year &* 100 &+ month) &* 100 &+ day }
}
