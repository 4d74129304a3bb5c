/// Bytes that are read eight at a time.
extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from `offset` on, the first one lowest, if there are that many.
  @inlinable package func word(at offset: Int) -> UInt64? {
    guard offset <= count - 8 else { return nil }
    let bytes = UnsafeRawBufferPointer(self)
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first line feed or carriage return in a range, or the range's end.
  package func lineEnd(in range: Range<Int>) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, let word = word(at: position) {
      let ends = word.bytes(equalTo: 0x0A) | word.bytes(equalTo: 0x0D)
      guard ends == 0 else {
        return Swift.min(position + ends.trailingZeroBitCount / 8, range.upperBound)
      }
      position += 8
    }
    while position < range.upperBound, self[position] != 0x0A, self[position] != 0x0D {
      position += 1
    }
    return Swift.min(position, range.upperBound)
  }
}

extension UInt64 {
  /// Marks the highest bit of the lowest of eight bytes that is that byte, and perhaps of some above
  /// it; 0 if none is.
  fileprivate func bytes(equalTo byte: UInt8) -> UInt64 {
    let difference = self ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & (Self.ones &* 0x80)
  }

  /// True if all eight bytes are printable ASCII; false may be said of some that are.
  var isPrintable: Bool {
    (self | (self &+ Self.ones) | (self &- Self.ones &* 0x20)) & (Self.ones &* 0x80) == 0
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}
