/// The plainest JSON, found in bytes without reading anything else.
extension UnsafeBufferPointer<UInt8> {
  func skipBlanks(from start: Int) -> Int {
    var position = start
    while position < count, self[position] == 0x20 { position &+= 1 }
    return position
  }

  func hasKey(_ key: [UInt8], at start: Int) -> Bool {
    guard start &+ key.count <= count else { return false }
    for offset in 0..<key.count where self[start &+ offset] != key[offset] { return false }
    return true
  }

  func has(_ word: StaticString, at start: Int) -> Bool {
    guard start &+ word.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<word.utf8CodeUnitCount
    where self[start &+ offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// The index behind a number that has no sign, fraction or exponent.
  func endOfDigits(from start: Int) -> Int {
    var position = start
    while position < count, ByteSet.digits.contains(self[position]) { position &+= 1 }
    return position
  }

  /// The index behind an array of plain ASCII texts.
  func endOfPlainArray(from start: Int) -> Int? {
    var position = skipBlanks(from: start &+ 1)
    var isFirst = true
    while position < count {
      if isFirst, self[position] == UInt8(ascii: "]") { return position &+ 1 }
      var isASCII = true
      guard self[position] == UInt8(ascii: "\""),
        let end = endOfPlainText(from: position &+ 1, isASCII: &isASCII), isASCII
      else { return nil }
      position = skipBlanks(from: end &+ 1)
      guard position < count else { return nil }
      if self[position] == UInt8(ascii: "]") { return position &+ 1 }
      guard self[position] == UInt8(ascii: ",") else { return nil }
      position = skipBlanks(from: position &+ 1)
      isFirst = false
    }
    return nil
  }

  /// The index of the closing quote of a text without escapes and controls.
  func endOfPlainText(from start: Int, isASCII: inout Bool) -> Int? {
    var position = start
    var all: UInt8 = 0
    while position < count {
      let byte = self[position]
      if byte == UInt8(ascii: "\"") {
        isASCII = all < 0x80
        return position
      }
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      all |= byte
      position &+= 1
    }
    return nil
  }
}
