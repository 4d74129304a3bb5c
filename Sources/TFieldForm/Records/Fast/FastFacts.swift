/// What is known for certain of a record's values, field by field as bits.
struct FastFacts {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The fields that hold a good value and are there.
  var filled: UInt64
  /// The fields of which it isn't known what they hold.
  var unknown: UInt64
  /// The fields that nothing is wrong with.
  var good: UInt64 = 0

  /// Whether a field holds something; `nil` if nobody knows.
  func isFilled(_ index: Int) -> Bool? {
    unknown.has(index) ? nil : filled.has(index)
  }
}

extension UInt64 {
  /// The bit of a field.
  static func bit(_ index: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: index) }

  func has(_ index: Int) -> Bool { self & .bit(index) != 0 }

  /// The fields whose bits are set, in order.
  var indices: [Int] { (0..<64).filter(has) }
}
