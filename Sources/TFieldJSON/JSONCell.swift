/// One value of a document, or the key of a member: its source range and what it is.
///
/// A document is a flat array of cells in file order. A container is followed by its contents; the
/// contents of an object are key, value, key, value.
struct JSONCell: Sendable {
  var start: UInt32
  var end: UInt32

  /// For a container the index after its last cell, or its parent while it is being read.
  var link: Int32 = 0

  var kind: JSONKind
  var marks: JSONMarks = []

  /// A null cell, returned for an index out of range.
  static let blank = Self(start: 0, end: 0, kind: .null)

  var isContainer: Bool { kind == .object || kind == .array }

  /// The source range of the value.
  var extent: Range<Int> { Int(start)..<Int(end) }

  /// The source range between the quotes of a text.
  var content: Range<Int> { Int(start) + 1..<Int(end) - 1 }
}

/// What the parser learned about a value, so that nothing is scanned twice.
struct JSONMarks: OptionSet, Sendable {
  let rawValue: UInt8

  static let escaped = Self(rawValue: 1)
  static let nonASCII = Self(rawValue: 2)
  static let integral = Self(rawValue: 4)
  static let isTrue = Self(rawValue: 8)
}

extension JSONCell {
  /// The characters of a text, its escapes resolved.
  func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    withText(in: bytes) { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends the UTF-8 bytes of a text, its escapes resolved; they are only copied if it has any.
  func withText<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let raw = UnsafeBufferPointer(rebasing: bytes[content])
    guard marks.contains(.escaped) else { return body(raw) }
    return unescape(raw).withUnsafeBufferPointer(body)
  }

  private func unescape(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var position = 0
    while position < raw.count {
      if raw[position] == UInt8(ascii: "\\") {
        position += text.appendEscape(at: position, of: raw)
      } else {
        text.append(raw[position])
        position += 1
      }
    }
    return text
  }
}

extension [UInt8] {
  /// Appends the character that is escaped at `position`, and returns the escape's length.
  fileprivate mutating func appendEscape(
    at position: Int, of raw: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard position + 1 < raw.count else { return 1 }
    switch raw[position + 1] {
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "u"): return appendCodeUnit(at: position, of: raw)
    case let character: append(character)
    }
    return 2
  }

  private mutating func appendCodeUnit(
    at position: Int, of raw: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let unit = UInt32(raw.codeUnit(at: position + 2) ?? 0xFFFD)
    guard let low = raw.lowSurrogate(at: position + 6), unit & 0xFC00 == 0xD800 else {
      append(Unicode.Scalar(unit) ?? "\u{FFFD}")
      return 6
    }
    append(Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + UInt32(low & 0x3FF)) ?? "\u{FFFD}")
    return 12
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
