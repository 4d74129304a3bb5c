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
      let isNumber = (try? JSONReader.answers.read(Array(text.utf8)))?.root.numberText == text
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
