internal import TField

extension JSONNode {
  func isOf(_ types: [String]) -> Bool {
    types.contains(kind == .bool ? "boolean" : kind.rawValue)
      || types.contains("integer") && number?.isInteger ?? false
  }

  var number: ExactNumber? { numberText.map(ExactNumber.init) }

  /// The number of its characters, elements or members.
  var size: Int { string?.unicodeScalars.count ?? max(elements.count, members.count) }

  /// Bytes that equal values share: numbers by value, texts by code points, objects without order.
  var identity: [UInt8] {
    var bytes: [UInt8] = []
    switch kind {
    case .null, .bool: bytes += sourceText.utf8
    case .number: bytes += (number?.description ?? "").utf8
    case .string: bytes.appendJSONText(string ?? "")
    case .array:
      bytes += "[".utf8
      for element in elements { bytes += element.identity + ",".utf8 }
    case .object:
      let members = members.map { $0.keyNode.identity + ":".utf8 + $0.value.identity }
      bytes += "{".utf8
      bytes += members.sorted { $0.lexicographicallyPrecedes($1) }.joined(separator: ",".utf8)
    }
    return bytes
  }

  /// The cost of a comparison.
  var weight: Int { document.cells.next(after: index) - index + sourceText.utf8.count / 64 }
}

/// A JSON number of any size, kept exactly: `1.0`, `1` and `10e-1` are equal.
struct ExactNumber: Hashable, Sendable {
  let isNegative: Bool
  /// The digits from 0 to 9, the most significant first, without zeros at either end.
  private let digits: [UInt8]
  private let exponent: Int

  private var isZero: Bool { digits.isEmpty }

  /// True for a number without a fraction, however it is written.
  var isInteger: Bool { exponent >= 0 }

  /// The power of ten of the first digit, plus one.
  private var size: Int { digits.count + exponent }

  /// Larger exponents are all treated alike: no such number is ever written out.
  private static let largestExponent = 1 << 60

  /// Takes a number as JSON writes it.
  init(_ text: String) {
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let mantissa = (parts.first ?? "").utf8
    let fraction = mantissa.split(separator: UInt8(ascii: ".")).dropFirst().first?.count ?? 0
    let kept = mantissa.filter(ASCIISet.digits.contains).drop { $0 == UInt8(ascii: "0") }
    guard let last = kept.lastIndex(where: { $0 != UInt8(ascii: "0") }) else {
      (isNegative, digits, exponent) = (false, [], 0)
      return
    }
    isNegative = text.hasPrefix("-")
    digits = kept[...last].map { $0 - UInt8(ascii: "0") }
    exponent =
      Self.exponent(parts.count > 1 ? parts[1] : "0") - fraction + (kept.endIndex - 1 - last)
  }

  private static func exponent(_ text: Substring) -> Int {
    let limit = text.utf8.first == UInt8(ascii: "-") ? -largestExponent : largestExponent
    return Int(text).map { max(-largestExponent, min(largestExponent, $0)) } ?? limit
  }

  var plain: String {
    let zeros = String(repeating: "0", count: max(0, exponent, 1 - size))
    let written = digits.map { "\($0)" }.joined()
    let all = exponent < 0 ? zeros + written : written + zeros
    let fraction = all.suffix(max(0, -exponent))
    return (isNegative ? "-" : "") + all.dropLast(fraction.count)
      + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The number as a limit of counts: one that is too large for `Int` limits no less than the
  /// largest; `nil` for a fraction.
  var count: Int? {
    guard isInteger else { return nil }
    let least = isNegative ? -Int.max : Int.max
    return size <= 19 ? Int(plain) ?? least : least
  }

  /// True if the other number divides this one; `nil` if that has too many digits to find out.
  func isMultiple(of other: Self) -> Bool? {
    guard !isZero, !other.isZero else { return isZero }
    // The last digit of this one isn't zero, so no larger power of ten divides it.
    guard exponent >= other.exponent else { return false }
    // A number of n digits has fewer than 4n factors 2 and 5, so no more zeros than that matter.
    let zeros = min(exponent - other.exponent, 4 * other.digits.count)
    let dividend = digits + Array(repeating: 0, count: zeros)
    guard other.digits.count > 18 else {
      let divisor = other.digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
      return dividend.reduce(UInt64(0)) { ($0 * 10 + UInt64($1)) % divisor } == 0
    }
    guard dividend.count + other.digits.count <= DecimalNumber.mostDigits else { return nil }
    return DecimalNumber(digits: dividend).isMultiple(of: DecimalNumber(digits: other.digits))
  }
}

extension ExactNumber: Comparable, CustomStringConvertible {
  var description: String {
    (isNegative ? "-" : "") + digits.map { "\($0)" }.joined() + "e\(exponent)"
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (small, large) = left.isNegative ? (right, left) : (left, right)
    if small.isZero || large.isZero || small.size == large.size {
      return small.digits.lexicographicallyPrecedes(large.digits)
    }
    return small.size < large.size
  }
}
