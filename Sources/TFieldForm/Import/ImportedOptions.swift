internal import TFieldJSON
internal import TField

/// The values that an `enum`, a `const` or a `oneOf` of constants allows.
struct ImportedOptions {
  /// A value, and the words for it.
  private struct Listed {
    let node: JSONNode
    var title: String?
    var description: String?
  }

  /// The options as a form lists them.
  private(set) var listed: [JSONValue] = []
  /// The values themselves.
  private(set) var values: [JSONValue] = []

  /// `nil` if the schema lists no values that a field can hold.
  init?(_ view: SchemaView, quietly: Bool = false) {
    guard let nodes = Self.nodes(in: view) else { return nil }
    var seen: Set<String> = []
    let types = view.types
    for option in nodes where option.node.kind != .null && option.node.isOf(types) {
      let value = option.node.operand
      if let value, value != "", seen.insert(value.word).inserted {
        values.append(value)
        listed.append(Self.option(value, option))
      } else if !quietly {
        tell(option.node, value, view)
      }
    }
    if values.isEmpty { return nil }
  }

  /// Tells why a value is no option.
  private func tell(_ node: JSONNode, _ value: JSONValue?, _ view: SchemaView) {
    let problem: Diagnostic.Problem? =
      switch value {
      case nil: .notCarriedOver("enum", "only texts, numbers and truth values can be chosen")
      case "": .cutShort("enum", "no text at all can't be chosen")
      case let value? where !values.contains(value):
        .notCarriedOver("enum", "another option reads the same")
      default: nil
      }
    if let problem { view.report.warning(problem, at: node) }
  }

  /// True for a switch: `true` and `false`, or one of them.
  var areFlags: Bool { Set(values).isSubset(of: [true, false]) }

  private static func option(_ value: JSONValue, _ option: Listed) -> JSONValue {
    var members: [JSONValue.Member] = [.init("value", value)]
    if let title = option.title { members.append(.init("label", .string(title))) }
    if let words = option.description, !words.allSatisfy(\.isWhitespace) {
      members.append(.init("description", .string(words)))
    }
    if case .string = value, members.count == 1 { return value }
    return .object(members)
  }

  private static func nodes(in view: SchemaView) -> [Listed]? {
    if let value = view["const"] { return [Listed(node: value)] }
    let lists = view.all("enum")
    if let first = lists.first {
      let others = lists.dropFirst().map { Set($0.elements.map(\.sourceText)) }
      return titled(first, view).filter { option in
        others.allSatisfy { $0.contains(option.node.sourceText) }
      }
    }
    let ways = view.otherTexts ?? view.choices.first?.ways
    return ways.flatMap { constants(of: $0, view) }
  }

  /// The values of an `enum`, with the names that other keywords give them.
  private static func titled(_ node: JSONNode, _ view: SchemaView) -> [Listed] {
    let titles =
      ["enumNames", "x-enumNames", "x-enum-varnames", "enumTitles"].lazy
      .compactMap { view.annotation($0) }.first.map { Array($0.elements) } ?? []
    let words =
      ["enumDescriptions", "markdownEnumDescriptions"].lazy
      .compactMap { view.annotation($0) }.first.map { Array($0.elements) } ?? []
    return node.elements.enumerated().map { index, value in
      Listed(
        node: value, title: titles.indices.contains(index) ? titles[index].string : nil,
        description: words.indices.contains(index) ? words[index].string : nil)
    }
  }

  /// Alternatives that are all constants or lists of values are one list.
  private static func constants(of ways: [JSONNode], _ view: SchemaView) -> [Listed]? {
    var all: [Listed] = []
    for way in ways {
      let inner = view.inner([way])
      if let value = inner["const"] {
        all.append(
          Listed(
            node: value, title: inner.words("title"), description: inner.words("description")))
      } else if let list = inner["enum"] {
        all += titled(list, inner)
      } else {
        return nil
      }
    }
    return all
  }
}

extension JSONNode {
  /// The value as a form compares with it.
  var operand: JSONValue? {
    switch kind {
    case .string: string.map(JSONValue.string)
    case .number:
      numberText.flatMap { DecimalNumber($0.plainNumber) }.map { .number($0.description) }
    case .bool: bool.map(JSONValue.bool)
    case .object, .array, .null: nil
    }
  }

  /// Whether the value is of one of some types of JSON Schema; no types mean any.
  func isOf(_ types: [String]) -> Bool {
    if types.isEmpty { return true }
    return switch kind {
    case .number:
      types.contains("number")
        || types.contains("integer")
          && numberText?.plainNumber.contains(".") == false
    case .bool: types.contains("boolean")
    default: types.contains(kind.rawValue)
    }
  }
}

extension JSONValue {
  /// The text that stands for it in a choice.
  var word: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let isOn): "\(isOn)"
    default: ""
    }
  }
}
