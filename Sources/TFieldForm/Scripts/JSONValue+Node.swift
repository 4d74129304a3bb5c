internal import TFieldJSON

extension JSONValue {
  /// The value that was read.
  init(_ node: JSONNode) {
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

  /// The same value with the members of every object in the order of their keys.
  var ordered: Self {
    switch self {
    case .object(let members):
      .object(
        members.map { Member($0.key, $0.value.ordered) }.sorted { $0.key < $1.key })
    case .array(let elements): .array(elements.map(\.ordered))
    default: self
    }
  }
}

extension JSONValue {
  /// The value as JSON on one line.
  var line: String {
    var writer = JSONWriter(.line)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
