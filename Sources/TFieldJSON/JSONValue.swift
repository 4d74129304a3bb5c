/// A JSON value that is made to be written, its members in the order they are to have.
///
/// ```swift
/// let schema: JSONValue = ["type": "object", "required": ["id"]]
/// ```
package enum JSONValue: Hashable, Sendable {
  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case object([Member])
  case array([JSONValue])
  case string(String)
  case integer(Int)

  /// A number as it is spelt; what is no number in JSON is written as a text.
  case number(String)

  case bool(Bool)
  case null
}

extension JSONWriter {
  /// Writes a whole value.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .object(let members): object { $0.members(members) }
    case .array(let elements): array { for element in elements { $0.value(element) } }
    case .string(let text): string(text)
    case .integer(let value): integer(value)
    case .number(let text): number(text)
    case .bool(let value): bool(value)
    case .null: null()
    }
  }

  private mutating func members(_ members: [JSONValue.Member]) {
    for member in members {
      key(member.key)
      value(member.value)
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  /// The value that was read.
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

  /// The same value with the members of every object sorted by key.
  package var ordered: Self {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.ordered) }.sorted { $0.key < $1.key })
    case .array(let elements): .array(elements.map(\.ordered))
    default: self
    }
  }

  /// The value as JSON on one line.
  package var line: String {
    var writer = JSONWriter(.line)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
