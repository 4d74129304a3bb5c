/// Values of a few kinds, judged by their bytes.
extension UnsafeBufferPointer<UInt8> {
  /// The number that up to fifteen digits write.
  func number(in range: Range<Int>) -> Int {
    var number = 0
    for index in range { number = number &* 10 &+ Int(self[index] & 0x0F) }
    return number
  }

  /// Whether the two bytes at `index` are a letter of U+00C0 to U+017F.
  func isLatinLetter(at index: Int) -> Bool {
    let second = self[index &+ 1]
    guard second & 0xC0 == 0x80 else { return false }
    // The signs for times and divided by stand among them.
    return self[index] != 0xC3 || (second != 0x97 && second != 0xB7)
  }

  /// Whether letters, digits and `._+-@` make an address: dots between others, no hyphen at the
  /// ends of a label, and a top-level domain of letters.
  func isPlainEmail(in range: Range<Int>) -> Bool {
    var at = -1
    var top = range.lowerBound
    var last = UInt8(ascii: ".")
    for index in range {
      let byte = self[index]
      let isMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
      if byte == UInt8(ascii: "@") {
        guard at < 0, index &- range.lowerBound <= 64 else { return false }
        at = index
      }
      if isMark {
        guard last != UInt8(ascii: "."), last != UInt8(ascii: "@") else { return false }
        top = index &+ 1
      }
      if at >= 0, !isHostByte(byte, behind: last, isFirst: index == at) { return false }
      last = byte
    }
    return at > 0 && top > at &+ 1 && range.upperBound &- top >= 2 && range.count <= 254
      && range.upperBound &- at <= 64
      && self[top..<range.upperBound].allSatisfy(ByteSet.letters.contains)
  }

  private func isHostByte(_ byte: UInt8, behind last: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "@"): isFirst
    case UInt8(ascii: "_"), UInt8(ascii: "+"): false
    case UInt8(ascii: "-"): last != UInt8(ascii: ".") && last != UInt8(ascii: "@")
    case UInt8(ascii: "."): last != UInt8(ascii: "-")
    default: true
    }
  }
}
