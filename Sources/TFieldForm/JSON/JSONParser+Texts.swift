extension JSONParser {
  /// Reads a text from its opening to its closing quote.
  mutating func readText(allowingNUL: Bool) throws(JSONError) {
    let start = position
    var marks: JSONMarks = []
    var saved = 0
    var continuations = 0
    position &+= 1
    skipPlainText()
    while byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        marks.insert(.escaped)
        saved &+= try readEscape(allowingNUL)
      } else {
        marks.insert(.nonASCII)
        continuations &+= try readNonASCII(in: start) &- 1
      }
      skipPlainText()
    }
    position &+= 1
    guard position &- start &- 2 &- saved <= limits.text else {
      throw fault(.textTooLong(limit: limits.text), at: start)
    }
    add(.string, from: start, marks: marks)
    if continuations > 0 { discount(continuations) }
  }

  /// Moves to the next byte that is not a plain ASCII character of a text.
  private mutating func skipPlainText() {
    var position = position
    while let word = word(at: position) {
      let special = word.firstSpecialByte
      position &+= special
      guard special == 8 else { return self.position = position }
    }
    while position < bytes.count, bytes[position].isPlainText { position &+= 1 }
    self.position = position
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

extension UInt8 {
  fileprivate var isPlainText: Bool {
    self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// How many of the eight bytes, lowest first, come before one that ends plain text.
  fileprivate var firstSpecialByte: Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = self ^ (ones &* 0x22)
    let backslash = self ^ (ones &* 0x5C)
    // A borrow can mark a byte wrongly, but only above one that is marked rightly.
    let borrows =
      (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (self &- ones &* 0x20)
    let special = (borrows | self) & (ones &* 0x80)
    return special.trailingZeroBitCount >> 3
  }
}
