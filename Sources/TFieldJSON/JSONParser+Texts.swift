extension JSONParser {
  /// Reads a value that is a text.
  @inline(__always)
  mutating func readTextValue() throws(JSONError) {
    let start = position
    let marks = try readText(allowingNUL: allowsNUL)
    add(.string, from: start, marks: marks)
  }

  /// Skips a text from its opening to its closing quote, and says what is in it.
  @inline(__always)
  mutating func readText(allowingNUL: Bool) throws(JSONError) -> JSONMarks {
    let start = position
    position = bytes.endOfPlainText(from: start &+ 1)
    guard byte == UInt8(ascii: "\""), position &- start &- 1 <= limits.text else {
      return try readMarkedText(from: start, allowingNUL: allowingNUL)
    }
    position &+= 1
    return []
  }

  /// Skips a text of less than eight plain characters, as most keys are, and returns its print.
  @inline(__always)
  mutating func readShortKey() -> KeyPrint? {
    guard let word = bytes.word(at: position &+ 1) else { return nil }
    let bits = word.specialBytes.trailingZeroBitCount & 0x78
    guard bits < 64, UInt8(truncatingIfNeeded: word &>> UInt64(bits)) == UInt8(ascii: "\"")
    else { return nil }
    let count = bits &>> 3
    guard count <= limits.text else { return nil }
    position &+= count &+ 2
    return KeyPrint(KeyHalves(word, count: count))
  }

  /// Skips the rest of a text that began at `start`, and is not plain or too long.
  @inline(never)
  private mutating func readMarkedText(
    from start: Int, allowingNUL: Bool
  ) throws(JSONError) -> JSONMarks {
    var marks: JSONMarks = []
    var saved = 0
    var continuations = 0
    while byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        marks.insert(.escaped)
        saved &+= try readEscape(allowingNUL)
      } else {
        marks.insert(.nonASCII)
        continuations &+= try readNonASCII(in: start) &- 1
      }
      position = bytes.endOfPlainText(from: position)
    }
    position &+= 1
    guard position &- start &- 2 &- saved <= limits.text else {
      throw fault(.textTooLong(limit: limits.text), at: start)
    }
    if continuations > 0 { discount(continuations) }
    return marks
  }

  /// Skips a non-ASCII character and returns its length.
  private mutating func readNonASCII(in start: Int) throws(JSONError) -> Int {
    guard !isAtEnd else { throw fault(.unclosedText, at: start) }
    switch byte {
    case 0: throw fault(.nul, at: position)
    case 0x0A, 0x0D: throw fault(.lineBreakInText, at: position)
    case 0..<0x20: throw fault(.controlCharacter(byte), at: position)
    default: break
    }
    guard let length = bytes.lengthOfScalar(at: position) else {
      throw fault(.invalidUTF8(byte), at: position)
    }
    position &+= length
    return length
  }

  /// Skips an escape and returns how many bytes shorter its character is.
  private mutating func readEscape(_ allowsNUL: Bool) throws(JSONError) -> Int {
    switch byte(at: position &+ 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position &+= 2
      return 1
    case UInt8(ascii: "u"): return try readUnicodeEscape(allowsNUL)
    default: throw unknownEscape()
    }
  }

  private mutating func readUnicodeEscape(_ allowsNUL: Bool) throws(JSONError) -> Int {
    let start = position
    guard let unit = bytes.codeUnit(at: start &+ 2) else { throw badUnicodeEscape() }
    guard unit != 0 || allowsNUL else { throw fault(.nul, at: start) }
    position &+= 6
    guard unit & 0xF800 == 0xD800 else { return unit < 0x80 ? 5 : unit < 0x800 ? 4 : 3 }
    guard unit < 0xDC00, bytes.lowSurrogate(at: position) != nil else {
      throw fault(.loneSurrogate(String(unit, radix: 16, uppercase: true)), at: start)
    }
    position &+= 6
    return 8
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte from `start` on that is not a plain ASCII character of a text.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var position = start
    while let word = word(at: position) {
      let special = word.specialBytes
      guard special == 0 else { return position &+ special.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
    while position < count, self[position].isPlainText { position &+= 1 }
    return position
  }
}

extension UInt8 {
  fileprivate var isPlainText: Bool {
    self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// The highest bit of the lowest of the eight bytes that isn't plain text, and perhaps of others
  /// above it; 0 if all of them are.
  fileprivate var specialBytes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The quote and the controls are what is below 0x21, once 0x22 changed its place with 0x20.
    let quotes = (self ^ (ones &* 0x02)) &- ones &* 0x21
    let backslashes = (self ^ (ones &* 0x5C)) &- ones
    // A borrow can mark a byte wrongly, but only above one that is marked rightly.
    return (quotes | backslashes | self) & (ones &* 0x80)
  }
}
