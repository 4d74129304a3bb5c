internal import TFieldJSON
internal import TField

/// The values that an `enum`, a `const` or a `oneOf` of constants allows.
struct ImportedOptions {
  private(set) var values: [JSONValue] = []
  private var kinds: Set<JSONKind> = []
  private(set) var areIntegers = false
  /// The words for values that have some, by the value.
  private var titles: [String: String] = [:]

  /// `nil` if the schema lists no values that a field can hold.
  init?(_ view: SchemaView) {
    let nodes = Self.nodes(in: view).filter { $0.value.kind != .null }
    guard !nodes.isEmpty else { return nil }
    for node in nodes {
      guard let value = node.value.operand else {
        let problem = "only texts, numbers and truth values can be chosen"
        view.report.warning(.notCarriedOver("enum", problem), at: node.value)
        continue
      }
      values.append(value)
      kinds.insert(node.value.kind)
      if let text = node.value.string { titles[text] = node.title }
    }
    guard !values.isEmpty else { return nil }
    areIntegers = nodes.allSatisfy { $0.value.integer != nil }
  }

  var areFlags: Bool { kinds == [.bool] }

  /// The options of a choice, each once; `nil` if there is none, or not all of them are texts.
  var listed: JSONValue? {
    var seen: Set<String> = [""]
    let texts = values.compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
    guard texts.count == values.count, texts.count > 1 else { return nil }
    let options = texts.filter { seen.insert($0).inserted }.map(option)
    return options.isEmpty ? nil : .array(options)
  }

  private func option(_ text: String) -> JSONValue {
    titles[text].map { ["value": .string(text), "label": .string($0)] } ?? .string(text)
  }

  private static func nodes(in view: SchemaView) -> [(value: JSONNode, title: String?)] {
    if let values = view["enum"] { return values.elements.map { ($0, nil) } }
    if let value = view["const"] { return [(value, nil)] }
    for keyword in ["oneOf", "anyOf"] {
      guard let ways = view[keyword].map({ Array($0.elements) }), !ways.isEmpty else { continue }
      let values = ways.compactMap { way in way["const"].map { ($0, way["title"]?.string) } }
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
