extension JSONParser {
  /// Reads a number, exactly as RFC 8259 spells it.
  @inline(never)
  mutating func readNumber() throws(JSONError) {
    let start = position
    if byte == UInt8(ascii: "-") { position &+= 1 }
    try readWholePart(from: start)
    let isFractional = try readFraction()
    let isScaled = try readExponent()
    guard position &- start <= limits.text else {
      throw fault(.textTooLong(limit: limits.text), at: start)
    }
    add(.number, from: start, marks: isFractional || isScaled ? [] : .integral)
  }

  private mutating func readWholePart(from start: Int) throws(JSONError) {
    let first = byte
    guard skipDigits() else {
      throw fault(
        .missingDigits(first == UInt8(ascii: ".") ? .beforePoint : .afterMinus), at: start)
    }
    let digits = position &- start &- (bytes[start] == UInt8(ascii: "-") ? 1 : 0)
    guard first != UInt8(ascii: "0") || digits == 1 else { throw fault(.leadingZero, at: start) }
  }

  private mutating func readFraction() throws(JSONError) -> Bool {
    guard byte == UInt8(ascii: ".") else { return false }
    position &+= 1
    guard skipDigits() else { throw fault(.missingDigits(.afterPoint), at: position &- 1) }
    return true
  }

  private mutating func readExponent() throws(JSONError) -> Bool {
    guard byte | 0x20 == UInt8(ascii: "e") else { return false }
    let letter = position
    position &+= 1
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position &+= 1 }
    guard skipDigits() else { throw fault(.missingDigits(.inExponent), at: letter) }
    return true
  }

  /// Skips digits and says whether there were any.
  private mutating func skipDigits() -> Bool {
    let start = position
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position &+= 1 }
    return position > start
  }
}
