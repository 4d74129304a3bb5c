/// A number for the name of a key, by which keys are told apart without going through their bytes.
///
/// Different names may have the same one, so a match only counts once the bytes were compared;
/// the keys that the format knows all have numbers of their own.
struct KeyPrint: Hashable, Sendable {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(bytes, 0..<bytes.count)
  }

  /// The print of a part of `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let count = range.count
    if count > 8 {
      self.init(
        head: bytes.word(at: range.lowerBound) ?? 0,
        tail: bytes.word(at: range.upperBound &- 8) ?? 0, count)
    } else if let word = bytes.word(at: range.lowerBound), count > 0 {
      self.init(head: word &<< UInt64(64 &- 8 &* count), tail: 0, count)
    } else {
      self.init(
        head: bytes[range].reduce(0) { $0 &>> 8 | UInt64($1) &<< 56 }, tail: 0, count)
    }
  }

  /// The print of a name known when the program is built, and worked out then.
  @inline(__always)
  init(_ name: StaticString) {
    let count = name.utf8CodeUnitCount
    var head: UInt64 = 0
    var tail: UInt64 = 0
    for offset in 0..<min(8, count) {
      head = head &>> 8 | UInt64(name.utf8Start[offset]) &<< 56
    }
    if count > 8 {
      for offset in count &- 8..<count {
        tail = tail &>> 8 | UInt64(name.utf8Start[offset]) &<< 56
      }
    }
    self.init(head: head, tail: tail, count)
  }

  /// The print of any name.
  init(of name: String) {
    var name = name
    self = name.withUTF8 { KeyPrint($0) }
  }

  @inline(__always)
  private init(head: UInt64, tail: UInt64, _ count: Int) {
    let mixed =
      (head ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
      ^ (tail &* 0xC2B2_AE3D_27D4_EB4F)
    value = UInt32(truncatingIfNeeded: mixed &>> 32)
  }
}

/// The name of a key as the program writes it, with its print.
struct KeyName: ExpressibleByStringLiteral, Sendable {
  let text: StaticString
  let print: KeyPrint

  @inline(__always)
  init(stringLiteral text: StaticString) {
    self.text = text
    print = KeyPrint(text)
  }
}
