/// A JSON value that is judged, compared as JSON Schema wants it: numbers by value, texts by
/// code points, objects without order.
enum Instance: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(ExactNumber)
  case string(ExactText)
  case array([Instance])
  case object(InstanceMembers)

  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .bool: self = .bool(node.bool ?? false)
    case .number: self = (node.numberText.flatMap(ExactNumber.init)).map(Self.number) ?? .null
    case .string: self = .string(ExactText(node.string ?? ""))
    case .array: self = .array(node.elements.map(Self.init))
    case .object:
      self = .object(
        InstanceMembers(node.members.map { (ExactText($0.key), Instance($0.value)) }))
    }
  }
}

extension Instance {
  /// The elements of an array; none for anything else.
  var elements: [Self] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object in file order; none for anything else.
  var members: some Sequence<(key: ExactText, value: Self)> {
    let members = if case .object(let members) = self { members } else { InstanceMembers([]) }
    return members.keys.lazy.compactMap { key in members[key].map { (key, $0) } }
  }

  subscript(key: ExactText) -> Self? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

/// A text that equals only a text of the same code points.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

/// The members of an object, found by key and walked through in file order.
struct InstanceMembers: Hashable, Sendable {
  let keys: [ExactText]
  private let values: [ExactText: Instance]

  init(_ members: [(ExactText, Instance)]) {
    keys = members.map(\.0)
    values = Dictionary(members) { first, _ in first }
  }

  subscript(key: ExactText) -> Instance? { values[key] }

  static func == (left: Self, right: Self) -> Bool { left.values == right.values }
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A JSON number of any size, kept exactly: `1.0`, `1` and `10e-1` are equal.
struct ExactNumber: Hashable, Sendable {
  let isNegative: Bool
  /// The digits from 0 to 9, the most significant first, without zeros at either end.
  private let digits: [UInt8]
  /// The power of ten of the last digit.
  private let exponent: Int

  var isZero: Bool { digits.isEmpty }

  /// True for a number without a fraction, however it is written.
  var isInteger: Bool { exponent >= 0 }

  /// The power of ten of the first digit, plus one.
  private var size: Int { digits.count + exponent }
}

extension ExactNumber {
  /// Exponents beyond this are all alike: no number of so many digits is ever written out.
  private static let largestExponent = 1 << 60

  /// Reads a number as JSON spells it.
  init?(_ text: String) {
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let mantissa = parts.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
    guard let whole = mantissa.first, mantissa.count <= 2 else { return nil }
    let fraction = mantissa.count > 1 ? mantissa[1].utf8.count : 0
    let written =
      Array(whole.utf8.drop { $0 == UInt8(ascii: "-") })
      + Array((mantissa.dropFirst().first ?? "").utf8)
    guard written.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), !written.isEmpty
    else { return nil }
    let kept = written.drop { $0 == UInt8(ascii: "0") }
    guard let last = kept.lastIndex(where: { $0 != UInt8(ascii: "0") }) else {
      (isNegative, digits, exponent) = (false, [], 0)
      return
    }
    isNegative = whole.utf8.first == UInt8(ascii: "-")
    digits = kept[...last].map { $0 - UInt8(ascii: "0") }
    exponent =
      Self.exponent(parts.count > 1 ? parts[1] : "0") - fraction + (kept.endIndex - 1 - last)
  }

  private static func exponent(_ text: Substring) -> Int {
    let limit = text.utf8.first == UInt8(ascii: "-") ? -largestExponent : largestExponent
    return Int(text).map { max(-largestExponent, min(largestExponent, $0)) } ?? limit
  }

  /// The number as an integer, if `Int` can hold it.
  var integer: Int? {
    guard isInteger, size <= 18 else { return nil }
    let padded = digits + repeatElement(0, count: exponent)
    return padded.reduce(0) { $0 * 10 + Int($1) } * (isNegative ? -1 : 1)
  }

  /// True if the other number divides this one; `nil` if that has too many digits to find out.
  func isMultiple(of other: Self) -> Bool? {
    guard !isZero, !other.isZero else { return isZero }
    // The last digit of this one isn't zero, so no larger power of ten divides it.
    guard exponent >= other.exponent else { return false }
    guard other.digits.count <= 18 else { return nil }
    let divisor = other.digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let rest = digits.reduce(UInt64(0)) { ($0 * 10 + UInt64($1)) % divisor }
    return Self.product(rest, Self.powerOfTen(exponent - other.exponent, modulo: divisor), divisor)
      == 0
  }

  private static func powerOfTen(_ count: Int, modulo divisor: UInt64) -> UInt64 {
    var (power, base, rest) = (1 % divisor, 10 % divisor, count)
    while rest > 0 {
      if rest & 1 == 1 { power = product(power, base, divisor) }
      base = product(base, base, divisor)
      rest >>= 1
    }
    return power
  }

  private static func product(_ left: UInt64, _ right: UInt64, _ divisor: UInt64) -> UInt64 {
    divisor.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }
}

extension ExactNumber: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
  }

  private func isSmaller(than other: Self) -> Bool {
    if isZero || other.isZero || size == other.size {
      return digits.lexicographicallyPrecedes(other.digits)
    }
    return size < other.size
  }
}
