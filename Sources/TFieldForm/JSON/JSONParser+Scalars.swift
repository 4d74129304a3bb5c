extension JSONParser {
  /// Reads a text: a value or a key.
  mutating func readText(allowingNUL: Bool) throws(JSONError) {
    let start = position
    position = bytes.endOfPlainText(from: start + 1)
    var marks: JSONCell.Marks = []
    var saved = 0
    while byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        marks.insert(.escaped)
        saved += try readEscape(allowingNUL)
      } else {
        marks.insert(.nonASCII)
        try readNonASCII(in: start)
      }
      position = bytes.endOfPlainText(from: position)
    }
    position += 1
    guard position - start - 2 - saved <= limits.text else {
      throw fault(.textTooLong(limit: limits.text), at: start)
    }
    add(.string, from: start, marks)
  }

  /// Skips a non-ASCII character of the text that began at `start`.
  private mutating func readNonASCII(in start: Int) throws(JSONError) {
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
    position += length
  }

  /// Skips an escape and returns how many bytes shorter its character is.
  private mutating func readEscape(_ allowsNUL: Bool) throws(JSONError) -> Int {
    guard let (scalar, length) = bytes.escape(at: position) else { throw badEscape() }
    guard scalar != "\0" || allowsNUL else { throw fault(.nul, at: position) }
    position += length
    return length - UTF8.width(scalar)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte from `start` on that is not a plain ASCII character of a text.
  func endOfPlainText(from start: Int) -> Int {
    var position = start
    while let word = word(at: position) {
      let special = word.specialBytes
      guard special == 0 else { return position + special.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, self[position].isPlainText { position += 1 }
    return position
  }
}

extension UInt8 {
  /// True for an ASCII character that stands for itself in a text.
  var isPlainText: Bool {
    self >= 0x20 && self < 0x80 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// Marks the highest bit of the lowest of eight bytes that isn't plain text, and perhaps of some
  /// above it; 0 if all bytes are plain.
  ///
  /// Texts are most of a document, and this reads them several times as fast as byte for byte.
  fileprivate var specialBytes: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Swapping 0x22 with 0x20 puts the quote and the controls below 0x21.
    let quotes = (self ^ (ones &* 0x02)) &- ones &* 0x21
    let backslashes = (self ^ (ones &* 0x5C)) &- ones
    // A borrow may mark a plain byte, but only above one that is rightly marked.
    return (quotes | backslashes | self) & (ones &* 0x80)
  }
}

extension JSONParser {
  /// Reads a number, exactly as RFC 8259 spells it.
  mutating func readNumber() throws(JSONError) {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let first = position
    guard skipDigits() else {
      let isPoint = byte == UInt8(ascii: ".")
      throw fault(.missingDigits(isPoint ? .beforePoint : .afterMinus), at: start)
    }
    guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
      throw fault(.leadingZero, at: start)
    }
    let point = position
    if byte == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { throw fault(.missingDigits(.afterPoint), at: point) }
    }
    let letter = position
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() else { throw fault(.missingDigits(.inExponent), at: letter) }
    }
    guard position - start <= limits.text else {
      throw fault(.textTooLong(limit: limits.text), at: start)
    }
    add(.number, from: start, position == point ? .integral : [])
  }

  /// Skips digits and says whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = position
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position > start
  }
}
