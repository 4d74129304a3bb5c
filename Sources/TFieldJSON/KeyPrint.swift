/// The first and the last eight bytes of a key's name, and its length: for most names all of it.
package struct KeyHalves: Hashable, Sendable {
  package let head: UInt64
  package let tail: UInt64
  /// Eight bytes in the middle of what is longer than both together.
  package let middle: UInt64
  package let count: Int

  /// The halves of a part of `bytes`.
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    count = range.upperBound &- range.lowerBound
    guard count > 8 else {
      (tail, middle) = (0, 0)
      head = count > 0 ? bytes.word(ofFirst: count, at: range.lowerBound) : 0
      return
    }
    head = bytes.word(at: range.lowerBound) ?? 0
    tail = bytes.word(at: range.upperBound &- 8) ?? 0
    middle = count > 16 ? bytes.word(at: range.lowerBound &+ count / 2 &- 4) ?? 0 : 0
  }

  /// The halves of the first `count` bytes of a word, seven at most.
  @inline(__always)
  package init(_ word: UInt64, count: Int) {
    // Two steps, since none moves a word by all of its 64 bits.
    head = (word &<< UInt64(truncatingIfNeeded: 56 &- 8 &* count)) &<< 8
    (tail, middle) = (0, 0)
    self.count = count
  }

  /// The halves of a name known when the program is built, and worked out then.
  @inline(__always)
  package init(_ name: StaticString) {
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
  package init(of name: String) {
    var name = name
    self = name.withUTF8 { KeyHalves($0, $0.indices) }
  }

  /// Whether no byte of the name is missing.
  package var areWhole: Bool { count <= 16 }
}

/// A number for the name of a key, by which most keys are told apart at once.
///
/// Different names may have the same one, so a match only counts once the names were compared;
/// the keys that the format knows all have numbers of their own.
package struct KeyPrint: Hashable, Sendable {
  package let value: UInt32

  package init(value: UInt32) { self.value = value }

  @inline(__always)
  package init(_ halves: KeyHalves) {
    var mixed = (halves.head ^ UInt64(truncatingIfNeeded: halves.count)) &* 0x9E37_79B9_7F4A_7C15
    if halves.count > 8 {
      mixed ^= halves.tail &* 0xC2B2_AE3D_27D4_EB4F ^ halves.middle &* 0x1656_67B1_9E37_79F9
    }
    value = UInt32(truncatingIfNeeded: mixed &>> 32)
  }

  /// The print of a part of `bytes`.
  @inline(__always)
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.init(KeyHalves(bytes, range))
  }

  /// The print of any name.
  package init(of name: String) { self.init(KeyHalves(of: name)) }
}

/// The name of a key as the program writes it, with its print.
package struct KeyName: ExpressibleByStringLiteral, Sendable {
  package let text: StaticString
  package let print: KeyPrint

  @inline(__always)
  package init(stringLiteral text: StaticString) {
    self.text = text
    print = KeyPrint(KeyHalves(text))
  }
}
