/// A number written plainly in bytes: no sign but a minus, no needless zero, a few digits.
struct PlainNumber {
  /// How many digits may stand behind the point.
  private static let mostPlaces = 6
  private static let most = 18

  /// How many digits stand behind the point.
  let places: Int
  /// The number as so many millionths.
  let millionths: Int

  /// Reads a number; `nil` if it isn't written plainly.
  init?(_ bytes: Span<UInt8>) {
    let start = bytes.count > 0 && bytes[0] == UInt8(ascii: "-") ? 1 : 0
    var number = 0
    var point: Int?
    guard bytes.count > start, bytes.count <= Self.most - Self.mostPlaces else { return nil }
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), point == nil, index > start {
        point = index
      } else {
        guard ASCIISet.digits.contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
    }
    let places = point.map { bytes.count - $0 - 1 } ?? 0
    let whole = (point ?? bytes.count) - start
    guard whole == 1 || bytes[start] != 0x30, point == nil || places > 0,
      places <= Self.mostPlaces, start == 0 || number > 0
    else { return nil }
    for _ in places..<Self.mostPlaces { number *= 10 }
    self.places = places
    millionths = start == 0 ? number : -number
  }

  /// True if the number isn't beyond either bound; a bound that is too long is never kept.
  func lies(from lower: DecimalNumber?, to upper: DecimalNumber?) -> Bool {
    let isHighEnough = lower.map { $0.millionths.map { $0 <= millionths } ?? false } ?? true
    return isHighEnough && upper.map { $0.millionths.map { millionths <= $0 } ?? false } ?? true
  }
}

extension DecimalNumber {
  /// The number as so many millionths, or beyond all of them; `nil` where that isn't exact.
  fileprivate var millionths: Int? {
    guard scale <= 6 else { return nil }
    guard wholeCount <= 12 else { return isNegative ? .min : .max }
    var number = 0
    for digit in digits.reversed() { number = number * 10 + Int(digit) }
    for _ in scale..<6 { number *= 10 }
    return isNegative ? -number : number
  }
}
