extension UnsafeBufferPointer<UInt8> {
  /// The length of the well-formed UTF-8 sequence at `offset`, after table 3-7 of Unicode.
  ///
  /// Overlong forms, surrogates, values above U+10FFFF and cut sequences have none.
  func lengthOfScalar(at offset: Int) -> Int? {
    guard offset < count else { return nil }
    return switch self[offset] {
    case 0..<0x80: 1
    case 0xC2...0xDF: continues(offset, 0x80...0xBF, length: 2)
    case 0xE0: continues(offset, 0xA0...0xBF, length: 3)
    case 0xED: continues(offset, 0x80...0x9F, length: 3)
    case 0xE1...0xEF: continues(offset, 0x80...0xBF, length: 3)
    case 0xF0: continues(offset, 0x90...0xBF, length: 4)
    case 0xF1...0xF3: continues(offset, 0x80...0xBF, length: 4)
    case 0xF4: continues(offset, 0x80...0x8F, length: 4)
    default: nil
    }
  }

  private func continues(_ offset: Int, _ second: ClosedRange<UInt8>, length: Int) -> Int? {
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for next in offset + 2..<Swift.max(offset + 2, offset + length) {
      guard self[next] & 0xC0 == 0x80 else { return nil }
    }
    return length
  }

  /// The eight bytes from `offset` on, the first one lowest, if there are that many.
  func word(at offset: Int) -> UInt64? {
    guard offset <= count - 8 else { return nil }
    let bytes = UnsafeRawBufferPointer(self)
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  var startsWithByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The value of the four hexadecimal digits at `offset`.
  func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 4 <= count else { return nil }
    var unit: UInt16 = 0
    for position in offset..<offset + 4 {
      guard let digit = self[position].hexadecimalValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The second half of a character above U+FFFF, if it is escaped at `offset`.
  func lowSurrogate(at offset: Int) -> UInt16? {
    guard offset + 6 <= count, self[offset] == UInt8(ascii: "\\"),
      self[offset + 1] == UInt8(ascii: "u"), let unit = codeUnit(at: offset + 2)
    else { return nil }
    return unit & 0xFC00 == 0xDC00 ? unit : nil
  }
}

extension UInt8 {
  /// Whether a word such as `true` would go on with this byte.
  var continuesWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension JSONError.Encoding {
  /// The encoding that the first bytes of a text betray, if it isn't UTF-8.
  ///
  /// JSON begins with an ASCII character, so the zeros around it tell the width of a code unit.
  init?(startOf bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    let isWide = bytes.count >= 4
    switch (bytes[0], bytes[1], isWide ? bytes[2] : 1, isWide ? bytes[3] : 1) {
    case (0, 0, 0xFE, 0xFF), (0xFF, 0xFE, 0, 0): self = .utf32
    case (0, 0, 0, 1...), (1..., 0, 0, 0): self = .utf32
    case (0xFE, 0xFF, _, _), (0xFF, 0xFE, _, _): self = .utf16
    case (0, 1..., _, _), (1..., 0, _, _): self = .utf16
    default: return nil
    }
  }
}
