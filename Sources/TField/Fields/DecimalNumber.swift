/// An exact decimal number of any length, for amounts that binary fractions would spoil.
public struct DecimalNumber: Hashable, Sendable {
  let isNegative: Bool
  /// Digits before the point, without leading zeros.
  let whole: String
  /// Digits behind the point, without trailing zeros.
  let fraction: String
}

extension DecimalNumber {
  /// Reads an optional minus, digits, and perhaps a point and digits: no exponent, no spaces.
  public init?(_ text: some StringProtocol) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let body = text.utf8.dropFirst(isNegative ? 1 : 0)
    let whole = body.prefix(while: ASCIISet.digits.contains)
    let rest = body.dropFirst(whole.count)
    let fraction = rest.dropFirst()
    guard rest.isEmpty || rest.first == UInt8(ascii: "."), !whole.isEmpty || !fraction.isEmpty,
      fraction.allSatisfy(ASCIISet.digits.contains)
    else { return nil }
    self.init(
      isNegative, String(decoding: whole, as: UTF8.self), String(decoding: fraction, as: UTF8.self))
  }

  /// A whole number.
  public init(_ number: Int) {
    isNegative = number < 0
    whole = number == 0 ? "" : String(number.magnitude)
    fraction = ""
  }

  /// The digits of both parts, be there zeros around them.
  init(_ isNegative: Bool, _ whole: String, _ fraction: String) {
    let zero = UInt8(ascii: "0")
    self.whole =
      whole.utf8.first == zero ? String(Substring(whole.utf8.drop { $0 == zero })) : whole
    let kept = fraction.utf8.lastIndex { $0 != zero }.map { fraction.utf8[...$0] }
    self.fraction = fraction.utf8.last == zero ? kept.map { String(Substring($0)) } ?? "" : fraction
    self.isNegative = isNegative && !(self.whole.isEmpty && self.fraction.isEmpty)
  }
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

  /// Compares magnitudes: without leading zeros the longer whole part is the larger.
  private func isSmaller(than other: Self) -> Bool {
    if whole.utf8.count != other.whole.utf8.count {
      return whole.utf8.count < other.whole.utf8.count
    }
    return whole == other.whole ? fraction < other.fraction : whole < other.whole
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in digits, such as `12.5`.
  public var description: String { text() }

  /// The number with at least `places` digits behind the point.
  package func text(places: Int = 0) -> String {
    let zeros = String(repeating: "0", count: max(places - fraction.utf8.count, 0))
    let tail = fraction + zeros
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
      + (tail.isEmpty ? "" : "." + tail)
  }
}
