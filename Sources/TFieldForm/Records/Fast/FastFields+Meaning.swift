/// What good values mean, as far as other fields ask.
extension FastFields {
  /// What tells the order of the values of one field from that of another's.
  func isOrdered(_ index: Int, with other: Int) -> Bool {
    switch (entries[index].check, entries[other].check) {
    case (.integer, .integer): true
    case (.moment(let one), .moment(let another)):
      moments[one].isComparable(with: moments[another])
    default: false
    }
  }

  func isNumber(_ index: Int) -> Bool {
    if case .integer = entries[index].check { true } else { false }
  }

  /// Whether equal bytes are the same data, and other bytes other data.
  func isData(_ index: Int) -> Bool { entries[index].isData }

  /// The place of a good value among all that can be compared with it.
  func ordinal(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, for index: Int
  ) -> Int? {
    switch entries[index].check {
    case .integer: bytes.number(in: range)
    case .moment(let moment): moments[moment].ordinal(bytes, range)
    default: nil
    }
  }

  /// How many digits the code beside a good card number has.
  func codeLength(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    CardNumber(bytes, range).flatMap(networks.codeLength)
  }
}
