extension [UInt8] {
  /// Appends `text` as a JSON text, quotes and escapes included.
  package mutating func appendJSONText(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendJSONContent($0) }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONContent(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var position = 0
    while position < text.count {
      let length = text.escapeLength(at: position)
      if length > 0 {
        append(contentsOf: text[start..<position])
        appendEscape(of: text[position..<position &+ length])
        start = position &+ length
      }
      position &+= Swift.max(1, length)
    }
    append(contentsOf: text[start...])
  }

  private mutating func appendEscape(of bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    append(UInt8(ascii: "\\"))
    switch bytes.first ?? 0 {
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x09: append(UInt8(ascii: "t"))
    case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"): append(byte)
    default:
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
      let digits = String(scalar?.value ?? 0xFFFD, radix: 16, uppercase: true)
      append(UInt8(ascii: "u"))
      append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 &- digits.utf8.count))
      append(contentsOf: digits.utf8)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the character at `offset` if it must be escaped, and 0 if it need not.
  fileprivate func escapeLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): 1
    case 0xC2 where byte(offset, 1) < 0xA0: 2  // C1
    case 0xD8 where byte(offset, 1) == 0x9C: 2  // U+061C
    case 0xE2 where mustEscapePunctuation(byte(offset, 1), byte(offset, 2)): 3
    case 0xEF where byte(offset, 1) == 0xBB && byte(offset, 2) == 0xBF: 3  // U+FEFF
    default: 0
    }
  }

  /// U+200E, U+200F, U+2028...U+202E and U+2066...U+2069.
  private func mustEscapePunctuation(_ second: UInt8, _ third: UInt8) -> Bool {
    switch (second, third) {
    case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): true
    default: false
    }
  }

  private func byte(_ offset: Int, _ step: Int) -> UInt8 {
    offset &+ step < count ? self[offset &+ step] : 0xFF
  }
}
