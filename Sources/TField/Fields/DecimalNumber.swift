/// An exact decimal number of any length, for amounts that binary fractions would spoil.
public struct DecimalNumber: Hashable, Sendable {
  let isNegative: Bool
  /// The digits from 0 to 9, the least significant first, without zeros before or behind the number.
  let digits: [UInt8]
  /// How many digits stand behind the point, with zeros that no digit stands for: 3 in 0.012.
  let scale: Int
}

extension DecimalNumber {
  private static let zero = UInt8(ascii: "0")
  /// The digits that a number may have; no more are ever computed with.
  package static let mostDigits = 1_000

  /// Reads an optional minus, digits, and perhaps a point and digits: no exponent, no spaces, and at
  /// most 1,000 digits.
  public init?(_ text: some StringProtocol) {
    var digits: [UInt8] = []
    digits.reserveCapacity(text.utf8.count)
    var point: Int?
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - Self.zero)
      case UInt8(ascii: ".") where point == nil: point = digits.count
      case UInt8(ascii: "-") where place == 0: break
      default: return nil
      }
    }
    guard !digits.isEmpty, digits.count <= Self.mostDigits else { return nil }
    digits.reverse()
    self.init(
      text.utf8.first == UInt8(ascii: "-"), digits, scale: digits.count - (point ?? digits.count))
  }

  /// A whole number.
  public init(_ number: Int) {
    self.init(number < 0, String(number.magnitude).utf8.reversed().map { $0 - Self.zero }, scale: 0)
  }

  /// The digits of a number, the least significant first, be there zeros around them.
  init(_ isNegative: Bool, _ digits: [UInt8], scale: Int) {
    guard let last = digits.lastIndex(where: { $0 != 0 }) else {
      (self.isNegative, self.digits, self.scale) = (false, [], 0)
      return
    }
    let first = digits.prefix(scale).prefix { $0 == 0 }.count
    let isTrimmed = first == 0 && last == digits.count - 1
    self.isNegative = isNegative
    self.digits = isTrimmed ? digits : Array(digits[first...last])
    self.scale = scale - first
  }

  /// How many digits the number has before its point; less than none for those behind zeros.
  var wholeCount: Int { digits.count - scale }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A literal such as `12`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// The number as it is written, such as `0.5`; one with an exponent, such as `1e-7`, is 0.
  public init(floatLiteral value: Double) { self = Self("\(value)") ?? 0 }
}

extension DecimalNumber: Comparable {
  /// The order of numbers.
  public static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Compares magnitudes: of two numbers that begin at the same place, the first digit that
  /// differs tells.
  private func isSmaller(than other: Self) -> Bool {
    if digits.isEmpty || other.digits.isEmpty || wholeCount == other.wholeCount {
      return digits.reversed().lexicographicallyPrecedes(other.digits.reversed())
    }
    return wholeCount < other.wholeCount
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in digits, such as `12.5`.
  public var description: String { text() }

  /// The number with at least `places` digits behind the point.
  package func text(places: Int = 0) -> String {
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    let places = scale - max(places, scale)..<max(digits.count, scale)
    text.reserveCapacity(places.count + 3)
    if wholeCount <= 0 { text.append(Self.zero) }
    for place in places.reversed() {
      if place == scale - 1 { text.append(UInt8(ascii: ".")) }
      text.append(Self.zero + (digits.indices.contains(place) ? digits[place] : 0))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
