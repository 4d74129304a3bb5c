/// The first and the last eight bytes of a key's name, and its length: for most names all of it.
struct KeyHalves: Hashable, Sendable {
  let head: UInt64
  let tail: UInt64
  /// Eight bytes in the middle of what is longer than both together.
  let middle: UInt64
  let count: Int

  /// The halves of a part of `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    count = range.count
    let isLong = count > 8
    tail = isLong ? bytes.word(at: range.upperBound &- 8) ?? 0 : 0
    middle = count > 16 ? bytes.word(at: range.lowerBound &+ count / 2 &- 4) ?? 0 : 0
    if let word = bytes.word(at: range.lowerBound), count > 0 {
      head = isLong ? word : word &<< UInt64(64 &- 8 &* count)
    } else {
      head = bytes[range].reduce(0) { $0 &>> 8 | UInt64($1) &<< 56 }
    }
  }

  /// The halves of a name known when the program is built, and worked out then.
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
    var middle: UInt64 = 0
    if count > 16 {
      for offset in count / 2 &- 4..<count / 2 &+ 4 {
        middle = middle &>> 8 | UInt64(name.utf8Start[offset]) &<< 56
      }
    }
    (self.head, self.tail, self.middle, self.count) = (head, tail, middle, count)
  }

  /// The halves of any name.
  init(of name: String) {
    var name = name
    self = name.withUTF8 { KeyHalves($0, $0.indices) }
  }

  /// Whether no byte of the name is missing.
  var areWhole: Bool { count <= 16 }
}

/// A number for the name of a key, by which most keys are told apart at once.
///
/// Different names may have the same one, so a match only counts once the names were compared;
/// the keys that the format knows all have numbers of their own.
struct KeyPrint: Hashable, Sendable {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  @inline(__always)
  init(_ halves: KeyHalves) {
    let mixed =
      (halves.head ^ UInt64(truncatingIfNeeded: halves.count)) &* 0x9E37_79B9_7F4A_7C15
      ^ (halves.tail &* 0xC2B2_AE3D_27D4_EB4F ^ halves.middle &* 0x1656_67B1_9E37_79F9)
    value = UInt32(truncatingIfNeeded: mixed &>> 32)
  }

  /// The print of a part of `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.init(KeyHalves(bytes, range))
  }

  /// The print of any name.
  init(of name: String) { self.init(KeyHalves(of: name)) }
}

/// The name of a key as the program writes it, with its print.
struct KeyName: ExpressibleByStringLiteral, Sendable {
  let text: StaticString
  let print: KeyPrint

  @inline(__always)
  init(stringLiteral text: StaticString) {
    self.text = text
    print = KeyPrint(KeyHalves(text))
  }
}
