internal import TField

/// The values that an `enum`, a `const` or a `oneOf` of constants allows.
struct ImportedOptions {
  private(set) var values: [JSONValue] = []
  private var kinds: Set<JSONKind> = []
  private(set) var areIntegers = false

  /// `nil` if the schema lists no values that a field can hold.
  init?(_ view: SchemaView) {
    let nodes = Self.nodes(in: view).filter { $0.kind != .null }
    guard !nodes.isEmpty else { return nil }
    for node in nodes {
      guard let value = node.operand else {
        view.report.warning(
          .notCarriedOver("enum", "only texts, numbers and truth values can be chosen"), at: node)
        continue
      }
      values.append(value)
      kinds.insert(node.kind)
    }
    guard !values.isEmpty else { return nil }
    areIntegers = nodes.allSatisfy { $0.integer != nil }
  }

  var areFlags: Bool { kinds == [.bool] }

  private static func nodes(in view: SchemaView) -> [JSONNode] {
    if let values = view["enum"] { return Array(values.elements) }
    if let value = view["const"] { return [value] }
    for keyword in ["oneOf", "anyOf"] {
      guard let ways = view[keyword].map({ Array($0.elements) }), !ways.isEmpty else { continue }
      let values = ways.compactMap { $0["const"] }
      if values.count == ways.count { return values }
    }
    return []
  }
}

extension JSONNode {
  /// The value as a form compares with it.
  fileprivate var operand: JSONValue? {
    switch kind {
    case .string: string.map(JSONValue.string)
    case .number: numberText.flatMap { DecimalNumber($0) == nil ? nil : .number($0) }
    case .bool: bool.map(JSONValue.bool)
    case .object, .array, .null: nil
    }
  }
}
