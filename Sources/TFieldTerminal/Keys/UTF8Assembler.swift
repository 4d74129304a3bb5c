/// Puts scalars together from bytes that may come one at a time.
struct UTF8Assembler {
  /// What a byte led to.
  enum Step: Equatable {
    case unfinished
    case scalar(Unicode.Scalar)
    /// The bytes so far were no character; this byte, if it is `true`, has still to be taken.
    case invalid(isByteLeft: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The bytes that may come next: narrower after some first bytes, or overlong forms would pass.
  private var expected: ClosedRange<UInt8> = 0x80...0xBF

  mutating func feed(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(byte) }
    guard expected.contains(byte) else {
      missing = 0
      return .invalid(isByteLeft: true)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    expected = 0x80...0xBF
    missing -= 1
    guard missing == 0 else { return .unfinished }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid(isByteLeft: false)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    expected = Self.second(after: byte)
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .invalid(isByteLeft: false)
    }
    return .unfinished
  }

  private static func second(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
