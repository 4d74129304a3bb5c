/// An exact decimal number of any length, for amounts that binary fractions would spoil.
public struct DecimalNumber: Hashable, Sendable, ExpressibleByIntegerLiteral, Comparable {
  let isNegative: Bool
  /// The digits from 0 to 9, the least significant first, without leading or trailing zeros.
  let digits: [UInt8]
  /// How many digits follow the point, also zeros that aren't among `digits`: 3 in 0.012.
  let scale: Int

  private static let zero = UInt8(ascii: "0")
  /// The most digits that a number may have, also during a calculation.
  package static let mostDigits = 1_000

  /// Reads an optional minus, digits, and perhaps a point and digits: no exponent, no spaces, and
  /// at most 1,000 digits.
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

  /// A whole number by its digits from 0 to 9, the most significant first.
  package init(digits: [UInt8]) { self.init(false, digits.reversed(), scale: 0) }

  /// Takes digits, the least significant first, with or without zeros around them.
  init(_ isNegative: Bool, _ digits: [UInt8], scale: Int) {
    guard let last = digits.lastIndex(where: { $0 != 0 }) else {
      self.isNegative = false
      self.digits = []
      self.scale = 0
      return
    }
    let first = digits.prefix(scale).prefix { $0 == 0 }.count
    let isTrimmed = first == 0 && last == digits.count - 1
    self.isNegative = isNegative
    self.digits = isTrimmed ? digits : Array(digits[first...last])
    self.scale = scale - first
  }

  /// How many digits stand before the point; less than 0 if zeros follow it: -1 for 0.012.
  var wholeCount: Int { digits.count - scale }

  /// A literal such as `12`.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension DecimalNumber: ExpressibleByFloatLiteral {
  /// The number as it is written, such as `0.5`; one with an exponent, such as `1e-7`, is 0.
  public init(floatLiteral value: Double) { self = Self("\(value)") ?? 0 }

  /// The order of numbers.
  public static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  /// Compares magnitudes.
  private func isSmaller(than other: Self) -> Bool {
    let scale = max(scale, other.scale)
    return Self.isLess(digits(scale: scale), other.digits(scale: scale))
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

/// Exact decimal arithmetic, digit by digit; division alone has to round.
extension DecimalNumber {
  /// How many digits after the point a quotient gets.
  private static let quotientPlaces = 30

  private static func result(_ isNegative: Bool, _ digits: [UInt8], scale: Int) -> Self? {
    digits.count <= mostDigits && scale <= mostDigits ? Self(isNegative, digits, scale: scale) : nil
  }

  var negated: Self { Self(!isNegative, digits, scale: scale) }

  /// The digits with zeros added, as if `wanted` of them followed the point.
  private func digits(scale wanted: Int) -> [UInt8] {
    digits.isEmpty || wanted <= scale
      ? digits : Array(repeating: 0, count: wanted - scale) + digits
  }

  func plus(_ other: Self) -> Self? {
    let scale = max(scale, other.scale)
    let (one, two) = (digits(scale: scale), other.digits(scale: scale))
    if isNegative == other.isNegative {
      return Self.result(isNegative, Self.sum(one, two), scale: scale)
    }
    let isLess = Self.isLess(one, two)
    var rest = isLess ? two : one
    Self.subtract(isLess ? one : two, from: &rest)
    return Self.result(isLess ? other.isNegative : isNegative, rest, scale: scale)
  }

  func minus(_ other: Self) -> Self? { plus(other.negated) }

  func times(_ other: Self) -> Self? {
    guard digits.count + other.digits.count <= Self.mostDigits else { return nil }
    var product: [UInt8] = Array(repeating: 0, count: digits.count + other.digits.count)
    for (place, digit) in digits.enumerated() {
      var carry: UInt8 = 0
      for (offset, factor) in other.digits.enumerated() {
        let value = product[place + offset] + digit * factor + carry
        product[place + offset] = value % 10
        carry = value / 10
      }
      product[place + other.digits.count] = carry
    }
    return Self.result(isNegative != other.isNegative, product, scale: scale + other.scale)
  }

  /// The quotient, rounded to more digits than anyone reads; `nil` if there is none.
  func divided(by other: Self) -> Self? {
    let places = scale + Self.quotientPlaces
    guard !other.digits.isEmpty, digits.count + other.scale + places <= Self.mostDigits else {
      return nil
    }
    let dividend = digits(scale: places + other.scale)
    var quotient: [UInt8] = Array(repeating: 0, count: dividend.count)
    _ = Self.rest(of: dividend, by: other.digits) { quotient[$0] = $1 }
    return Self.result(isNegative != other.isNegative, quotient, scale: places)
  }

  package func isMultiple(of other: Self) -> Bool {
    let scale = max(scale, other.scale)
    guard !other.digits.isEmpty, digits.count + other.digits.count + scale <= Self.mostDigits else {
      return false
    }
    return Self.rest(of: digits(scale: scale), by: other.digits(scale: scale)) { _, _ in }.isEmpty
  }

  /// The number with at most `places` digits behind the point; halves round away from zero.
  func rounded(to places: Int) -> Self? {
    let places = max(places, 0)
    let cut = scale - places
    guard cut > 0 else { return self }
    let isUp = digits.count >= cut && digits[cut - 1] >= 5
    let kept = Array(digits.dropFirst(cut))
    return Self(isNegative, isUp ? Self.sum(kept, [1]) : kept, scale: places)
  }
}

// Whole numbers as digits, the least significant first and no zero last.
extension DecimalNumber {
  private static func isLess(_ one: [UInt8], _ two: [UInt8]) -> Bool {
    one.count == two.count
      ? one.reversed().lexicographicallyPrecedes(two.reversed()) : one.count < two.count
  }

  private static func sum(_ one: [UInt8], _ two: [UInt8]) -> [UInt8] {
    var (sum, carry) = (one.count < two.count ? two : one, UInt8(0))
    let other = one.count < two.count ? one : two
    for place in sum.indices where place < other.count || carry > 0 {
      let digit = sum[place] + (place < other.count ? other[place] : 0) + carry
      sum[place] = digit % 10
      carry = digit / 10
    }
    if carry > 0 { sum.append(carry) }
    return sum
  }

  private static func subtract(_ small: [UInt8], from large: inout [UInt8]) {
    var borrow: UInt8 = 0
    for place in large.indices where place < small.count || borrow > 0 {
      let taken = borrow + (place < small.count ? small[place] : 0)
      borrow = large[place] < taken ? 1 : 0
      large[place] = large[place] + 10 * borrow - taken
    }
    while large.last == 0 { large.removeLast() }
  }

  /// The remainder of a long division; `take` gets each place and digit of the quotient but zeros.
  private static func rest(
    of dividend: [UInt8], by divisor: [UInt8], take: (Int, UInt8) -> Void
  ) -> [UInt8] {
    var rest: [UInt8] = []
    for place in dividend.indices.reversed() {
      if dividend[place] != 0 || !rest.isEmpty { rest.insert(dividend[place], at: 0) }
      var count: UInt8 = 0
      while !isLess(rest, divisor) {
        subtract(divisor, from: &rest)
        count += 1
      }
      if count > 0 { take(place, count) }
    }
    return rest
  }
}
