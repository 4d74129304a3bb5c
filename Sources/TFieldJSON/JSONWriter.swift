/// Writes JSON as UTF-8 bytes, in exactly the order of the calls.
///
/// What could steer a terminal or disguise the text is written as an escape: controls, C1,
/// bidirectional marks, the Unicode line separators and the byte order mark.
///
/// ```swift
/// var writer = JSONWriter(.line)
/// writer.object {
///   $0.key("record")
///   $0.integer(1)
/// }
/// writer.bytes  // {"record":1}
/// ```
package struct JSONWriter: Sendable {
  /// How the values are laid out.
  package enum Layout: Sendable {
    /// Everything on one line, without a space.
    case line

    /// One member or element a line, indented by two spaces.
    case pretty
  }

  /// What was written; the caller may add to it between documents.
  package var bytes: [UInt8]

  package let layout: Layout
  private var depth = 0
  private var isFirst = true
  private var isAfterKey = false

  /// Makes a writer that goes on after what is already in `bytes`.
  package init(_ layout: Layout, appendingTo bytes: [UInt8] = []) {
    self.layout = layout
    self.bytes = bytes
  }
}

extension JSONWriter {
  /// Writes an object, whose members are what `body` writes.
  package mutating func object(_ body: (inout Self) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array, whose elements are what `body` writes.
  package mutating func array(_ body: (inout Self) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes the key of the value that is written next.
  package mutating func key(_ key: String) {
    beginItem()
    bytes.appendJSONText(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  package mutating func string(_ text: String) {
    beginItem()
    bytes.appendJSONText(text)
  }

  package mutating func integer(_ value: Int) { literal("\(value)") }
  package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
  package mutating func null() { literal("null") }

  /// Writes a number as it is spelt, or as a text if JSON has no such number.
  package mutating func number(_ text: String) {
    let isNumber = (try? JSONReader().read(Array(text.utf8)))?.numberText(at: 0) == text
    if isNumber { literal(text) } else { string(text) }
  }

  private mutating func literal(_ text: String) {
    beginItem()
    bytes.append(contentsOf: text.utf8)
  }
}

extension JSONWriter {
  private mutating func container(
    _ opener: UInt8, _ closer: UInt8, _ body: (inout Self) -> Void
  ) {
    beginItem()
    bytes.append(opener)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(closer)
    isFirst = false
  }

  /// Separates what is written next from what stands before it.
  private mutating func beginItem() {
    guard !isAfterKey else { return isAfterKey = false }
    guard depth > 0 else { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }
}

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
        appendEscape(of: text[position..<position + length])
        start = position + length
      }
      position += Swift.max(1, length)
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
      append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
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
    offset + step < count ? self[offset + step] : 0xFF
  }
}
