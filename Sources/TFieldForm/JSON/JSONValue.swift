internal import TField

/// A JSON value to be written, with its members in order.
///
/// ```swift
/// let schema: JSONValue = ["type": "object", "required": ["id"]]
/// ```
package enum JSONValue: Hashable, Sendable {
  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  case object([Member])
  case array([JSONValue])
  case string(String)
  case integer(Int)
  /// A number as it is written; if it is no JSON number, it is written as a text.
  case number(String)
  case bool(Bool)
  case null
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// An object; a key without a value is left out.
  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(elements.compactMap { key, value in value.map { Member(key, $0) } })
  }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  package static func texts(_ texts: some Sequence<String>) -> Self {
    .array(texts.map(JSONValue.string))
  }

  package init(_ node: JSONNode) {
    self =
      switch node.kind {
      case .object: .object(node.members.map { Member($0.key, JSONValue($0.value)) })
      case .array: .array(node.elements.map { JSONValue($0) })
      case .string: .string(node.string ?? "")
      case .number: .number(node.numberText ?? "")
      case .bool: .bool(node.bool ?? false)
      case .null: .null
      }
  }

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }

  package static func + (left: Self, right: Self) -> Self { .object(left.members + right.members) }

  package enum Layout: Sendable {
    case line
    /// One member or element per line, indented by two spaces.
    case pretty
  }

  /// The value as JSON in UTF-8.
  ///
  /// Characters that could control a terminal or disguise the text are escaped: controls, C1,
  /// bidirectional marks, the Unicode line separators and the byte order mark.
  package func bytes(_ layout: Layout) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(self, layout, depth: 0)
    return bytes
  }

  package var line: String { String(decoding: bytes(.line), as: UTF8.self) }

  package var pretty: String { String(decoding: bytes(.pretty), as: UTF8.self) }
}

extension [UInt8] {
  fileprivate mutating func append(_ value: JSONValue, _ layout: JSONValue.Layout, depth: Int) {
    switch value {
    case .object(let members):
      append(members, between: "{", "}", layout, depth) { bytes, member in
        bytes.appendJSONText(member.key)
        bytes += (layout == .pretty ? ": " : ":").utf8
        bytes.append(member.value, layout, depth: depth + 1)
      }
    case .array(let elements):
      append(elements, between: "[", "]", layout, depth) { $0.append($1, layout, depth: depth + 1) }
    case .number(let text):
      let isNumber = (try? JSONReader().read(Array(text.utf8)))?.root.numberText == text
      if isNumber { self += text.utf8 } else { appendJSONText(text) }
    case .string(let text): appendJSONText(text)
    case .integer(let value): self += "\(value)".utf8
    case .bool(let value): self += "\(value)".utf8
    case .null: self += "null".utf8
    }
  }

  private mutating func append<Item>(
    _ items: [Item], between opener: String, _ closer: String, _ layout: JSONValue.Layout,
    _ depth: Int, _ write: (inout Self, Item) -> Void
  ) {
    self += opener.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      breakLine(layout, depth + 1)
      write(&self, item)
    }
    if !items.isEmpty { breakLine(layout, depth) }
    self += closer.utf8
  }

  private mutating func breakLine(_ layout: JSONValue.Layout, _ depth: Int) {
    guard layout == .pretty else { return }
    append(UInt8(ascii: "\n"))
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  package mutating func appendJSONText(_ text: String) {
    append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0.isPlainText && $0 != 0x7F }) {
      append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { appendJSONScalar(scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONScalar(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": self += #"\n"#.utf8
    case "\t": self += #"\t"#.utf8
    case "\"", "\\": self += #"\\#(scalar)"#.utf8
    case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
      self += (#"\u"# + scalar.value.hexadecimal(4)).utf8
    default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the well-formed UTF-8 sequence at `offset`, if there is one.
  func lengthOfScalar(at offset: Int) -> Int? {
    var rest = self[Swift.min(offset, count)...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return scalar.count
  }

  /// The start of the document after a byte order mark.
  var firstOffset: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  var unescaped: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var position = 0
    while position < count {
      if self[position] == UInt8(ascii: "\\"), let (scalar, length) = escape(at: position) {
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        position += length
      } else {
        text.append(self[position])
        position += 1
      }
    }
    return text
  }

  /// The character of the escape at `offset`, and the length of the escape, if it is valid.
  func escape(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset + 1 < count else { return nil }
    switch self[offset + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return (Unicode.Scalar(self[offset + 1]), 2)
    default: break
    }
    guard let unit = codeUnit(at: offset) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    // The second half of a character above U+FFFF must follow the first.
    guard unit < 0xDC00, let low = codeUnit(at: offset + 6), low & 0xFC00 == 0xDC00 else {
      return nil
    }
    let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF)
    return Unicode.Scalar(value).map { ($0, 12) }
  }

  func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= count, self[offset] == UInt8(ascii: "\\"),
      self[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in self[offset + 2..<offset + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

/// A place in a text file, as editors count: both numbers from 1, columns in Unicode scalars.
package struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  package var description: String { "\(line):\(column)" }

  /// Finds the location of `offset` by reading everything before it.
  ///
  /// A line ends in LF, CR LF or CR. A byte order mark at the start takes no column, and neither
  /// does a continuation byte of UTF-8.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    self.init(line: 1, column: 1)
    let start = bytes.firstOffset
    advance(over: start..<max(start, offset), in: bytes)
  }

  mutating func advance(over range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    let range = range.clamped(to: bytes.indices)
    var lastLine = range.lowerBound
    while case let end = bytes.lineEnd(in: lastLine..<range.upperBound), end < range.upperBound {
      // The second half of CR LF counts no line.
      if bytes[end] == 0x0D || end == 0 || bytes[end - 1] != 0x0D { line += 1 }
      (column, lastLine) = (1, end + 1)
    }
    for index in lastLine..<range.upperBound where bytes[index] & 0xC0 != 0x80 { column += 1 }
  }
}

/// Finds many locations in one document without reading it from the start each time.
package struct LocationIndex: Sendable {
  private static let step = 4096

  private let document: JSONDocument
  private var marks: [SourceLocation] = []

  package init(_ document: JSONDocument) {
    self.document = document
    var place = SourceLocation(line: 1, column: 1)
    document.withSource { bytes in
      for start in stride(from: 0, through: bytes.count, by: Self.step) {
        marks.append(place)
        place.advance(over: max(start, bytes.firstOffset)..<start + Self.step, in: bytes)
      }
    }
  }

  package func location(of offset: Int) -> SourceLocation {
    let mark = min(max(0, offset) / Self.step, marks.count - 1)
    var place = marks[mark]
    document.withSource { bytes in
      let start = max(mark * Self.step, bytes.firstOffset)
      place.advance(over: start..<max(start, offset), in: bytes)
    }
    return place
  }
}
