/// Exact decimal arithmetic, digit by digit; division alone has to round.
extension DecimalNumber {
  /// The digits that a result may have; longer ones count as no result.
  private static let longest = 1_000
  /// The digits behind the point that a quotient is worked out to.
  private static let quotientPlaces = 30

  /// The digits as one whole number, least significant first, of which `scale` stand behind the
  /// point.
  private var scaled: (digits: [UInt8], scale: Int) {
    (Self.trimmed((whole + fraction).utf8.reversed().map { $0 - 48 }), fraction.utf8.count)
  }

  private init?(_ isNegative: Bool, _ digits: [UInt8], scale: Int) {
    guard digits.count <= Self.longest, scale <= Self.longest else { return nil }
    let zeros = String(repeating: "0", count: max(scale - digits.count, 0))
    let written = digits.reversed().map { $0 + 48 }
    let point = max(written.count - scale, 0)
    self.init(
      isNegative, String(decoding: written[..<point], as: UTF8.self),
      zeros + String(decoding: written[point...], as: UTF8.self))
  }

  func plus(_ other: Self) -> Self? {
    let ((left, leftScale), (right, rightScale)) = (scaled, other.scaled)
    let scale = max(leftScale, rightScale)
    let one = Self.shifted(left, by: scale - leftScale)
    let two = Self.shifted(right, by: scale - rightScale)
    if isNegative == other.isNegative {
      return Self(isNegative, Self.sum(one, two), scale: scale)
    }
    return Self.isLess(one, two)
      ? Self(other.isNegative, Self.difference(two, one), scale: scale)
      : Self(isNegative, Self.difference(one, two), scale: scale)
  }

  func minus(_ other: Self) -> Self? { plus(other.negated) }

  func times(_ other: Self) -> Self? {
    let ((left, leftScale), (right, rightScale)) = (scaled, other.scaled)
    guard left.count + right.count <= Self.longest else { return nil }
    var product = Array(repeating: 0, count: left.count + right.count + 1)
    for (place, digit) in left.enumerated() {
      var carry = 0
      for (offset, factor) in right.enumerated() {
        let value = product[place + offset] + Int(digit) * Int(factor) + carry
        product[place + offset] = value % 10
        carry = value / 10
      }
      product[place + right.count] += carry
    }
    return Self(
      isNegative != other.isNegative, Self.trimmed(product.map { UInt8($0) }),
      scale: leftScale + rightScale)
  }

  /// The quotient, rounded far behind what anyone reads; `nil` where nothing can be divided by.
  func divided(by other: Self) -> Self? {
    let ((left, leftScale), (right, rightScale)) = (scaled, other.scaled)
    let scale = leftScale + Self.quotientPlaces
    guard !right.isEmpty, left.count + rightScale + scale <= Self.longest else { return nil }
    var (quotient, rest): ([UInt8], [UInt8]) = ([], [])
    for digit in Self.shifted(left, by: rightScale + Self.quotientPlaces).reversed() {
      if digit != 0 || !rest.isEmpty { rest.insert(digit, at: 0) }
      var count: UInt8 = 0
      while !Self.isLess(rest, right) {
        rest = Self.difference(rest, right)
        count += 1
      }
      quotient.append(count)
    }
    return Self(isNegative != other.isNegative, Self.trimmed(quotient.reversed()), scale: scale)
  }

  /// True if the other number goes into this one without a rest.
  func isMultiple(of other: Self) -> Bool {
    let ((left, leftScale), (right, rightScale)) = (scaled, other.scaled)
    let scale = max(leftScale, rightScale)
    guard !right.isEmpty, left.count + right.count + scale <= Self.longest else { return false }
    let divisor = Self.shifted(right, by: scale - rightScale)
    var rest: [UInt8] = []
    for digit in Self.shifted(left, by: scale - leftScale).reversed() {
      if digit != 0 || !rest.isEmpty { rest.insert(digit, at: 0) }
      while !Self.isLess(rest, divisor) { rest = Self.difference(rest, divisor) }
    }
    return rest.isEmpty
  }

  /// The number with at most so many digits behind the point; halves go away from zero.
  func rounded(to places: Int) -> Self? {
    let (digits, scale) = scaled
    let cut = scale - max(places, 0)
    guard cut > 0 else { return self }
    let isUp = digits.count >= cut && digits[cut - 1] >= 5
    let kept = Array(digits.dropFirst(cut))
    return Self(isNegative, isUp ? Self.sum(kept, [1]) : kept, scale: max(places, 0))
  }
}

// Whole numbers as digits, the least significant first and no zero last.
extension DecimalNumber {
  private static func trimmed(_ digits: [UInt8]) -> [UInt8] {
    Array(digits[..<((digits.lastIndex { $0 != 0 } ?? -1) + 1)])
  }

  private static func shifted(_ digits: [UInt8], by places: Int) -> [UInt8] {
    digits.isEmpty ? [] : Array(repeating: 0, count: places) + digits
  }

  private static func isLess(_ one: [UInt8], _ two: [UInt8]) -> Bool {
    one.count == two.count
      ? one.reversed().lexicographicallyPrecedes(two.reversed()) : one.count < two.count
  }

  private static func sum(_ one: [UInt8], _ two: [UInt8]) -> [UInt8] {
    var (sum, carry): ([UInt8], UInt8) = ([], 0)
    for place in 0...max(one.count, two.count) {
      let digit =
        carry + (place < one.count ? one[place] : 0) + (place < two.count ? two[place] : 0)
      sum.append(digit % 10)
      carry = digit / 10
    }
    return trimmed(sum)
  }

  /// What is left of the larger number.
  private static func difference(_ large: [UInt8], _ small: [UInt8]) -> [UInt8] {
    var (rest, borrow): ([UInt8], UInt8) = ([], 0)
    for place in large.indices {
      let taken = borrow + (place < small.count ? small[place] : 0)
      borrow = large[place] < taken ? 1 : 0
      rest.append(large[place] + 10 * borrow - taken)
    }
    return trimmed(rest)
  }
}
