/// Which kind a value is, where a schema allows several: the first alternative that accepts it.
package struct SchemaKinds: Sendable {
  /// How a value is known to be of a kind.
  enum Way: Sendable {
    case schema(SchemaSpot)
    case type(String)
  }

  /// A choice of the form, such as "Which kind?", for the value at a path.
  struct Choice: Sendable {
    let path: [String]
    /// The choice's values, each with what it stands for, in the order of the schema.
    let ways: [(value: String, way: Way)]
  }

  private let schema: JSONSchema
  /// The choices by their ids, after those of the lists around them.
  private let choices: [[String]: Choice]
  private var lists: [String] = []

  init(_ schema: JSONSchema, _ choices: [[String]: Choice]) {
    (self.schema, self.choices) = (schema, choices)
  }

  /// The kinds of what stands in the entries of a list.
  func inside(_ list: String) -> Self {
    var inner = self
    inner.lists.append(list)
    return inner
  }

  /// The value that a choice must have for what stands in an object; `nil` if no kind accepts it.
  func value(of choice: String, in object: JSONNode) -> String? {
    guard let choice = choices[lists + [choice]] else { return nil }
    var node = object
    for key in choice.path {
      guard let inner = node[key] else { return nil }
      node = inner
    }
    return choice.ways.first { accepts(node, $0.way) }?.value
  }

  private func accepts(_ value: JSONNode, _ way: Way) -> Bool {
    switch way {
    case .schema(let spot): schema.faults(in: value, by: spot).isEmpty
    case .type(let name): value.isOf([name])
    }
  }
}
