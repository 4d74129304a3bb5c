/// A JSON value that is judged, compared as JSON Schema wants it: numbers by value, texts by
/// code points, objects without order.
enum Instance: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(ExactNumber)
  case string(ExactText)
  case array([Instance])
  case object(InstanceMembers)

  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .bool: self = .bool(node.bool ?? false)
    case .number: self = (node.numberText.flatMap(ExactNumber.init)).map(Self.number) ?? .null
    case .string: self = .string(ExactText(node.string ?? ""))
    case .array: self = .array(node.elements.map(Self.init))
    case .object:
      self = .object(
        InstanceMembers(node.members.map { (ExactText($0.key), Instance($0.value)) }))
    }
  }
}

extension Instance {
  /// The elements of an array; none for anything else.
  var elements: [Self] { if case .array(let elements) = self { elements } else { [] } }

  /// The members of an object in file order; none for anything else.
  var members: some Sequence<(key: ExactText, value: Self)> {
    let members = if case .object(let members) = self { members } else { InstanceMembers([]) }
    return members.keys.lazy.compactMap { key in members[key].map { (key, $0) } }
  }

  subscript(key: ExactText) -> Self? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

/// A text that equals only a text of the same code points.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

/// The members of an object, found by key and walked through in file order.
struct InstanceMembers: Hashable, Sendable {
  let keys: [ExactText]
  private let values: [ExactText: Instance]

  init(_ members: [(ExactText, Instance)]) {
    keys = members.map(\.0)
    values = Dictionary(members) { first, _ in first }
  }

  subscript(key: ExactText) -> Instance? { values[key] }

  static func == (left: Self, right: Self) -> Bool { left.values == right.values }
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
