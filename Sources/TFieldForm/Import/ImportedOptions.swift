internal import TField
internal import TFieldJSON
internal import TFieldSchema

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
  /// True if any other text is fine too.
  private(set) var takesOthers = false

  /// `nil` if the schema lists no values, or some that no field can hold.
  init?(_ view: SchemaView) {
    guard let nodes = Self.nodes(in: view, &takesOthers) else { return nil }
    var seen: [String: JSONValue] = [:]
    let types = view.types
    for option in nodes where !option.node.isNull && option.node.isOf(types) {
      guard let value = option.node.operand else { return nil }
      let word = value.word.firstWords
      // No text at all can't be chosen; two values that read the same can't be told apart.
      if word.isEmpty || seen[word] == value { continue }
      guard seen.updateValue(value, forKey: word) == nil else { return nil }
      values.append(value)
      listed.append(Self.option(value, option))
    }
    if values.isEmpty { return nil }
  }

  /// True for a switch: `true` and `false`, or one of them.
  var areFlags: Bool { !takesOthers && Set(values).isSubset(of: [true, false]) }

  private static func option(_ value: JSONValue, _ option: Listed) -> JSONValue {
    var members: [JSONValue.Member] = [.init("value", value)]
    if let title = option.title { members.append(.init("label", .string(title))) }
    if let words = option.description, !words.allSatisfy(\.isWhitespace) {
      members.append(.init("description", .string(words)))
    }
    if case .string = value, members.count == 1 { return value }
    return .object(members)
  }

  private static func nodes(in view: SchemaView, _ takesOthers: inout Bool) -> [Listed]? {
    if let value = view["const"] { return [Listed(node: value)] }
    let lists = view.all("enum")
    if let first = lists.first {
      let others = lists.dropFirst().map { Set($0.elements.map(\.sourceText)) }
      return titled(first, view).filter { option in
        others.allSatisfy { $0.contains(option.node.sourceText) }
      }
    }
    guard let choice = view.choices.first, view.choices.count == 1 else { return nil }
    var all: [Listed] = []
    for way in choice.ways {
      let inner = view.inner([way])
      if let value = inner["const"] {
        all.append(
          Listed(node: value, title: inner.words("title"), description: inner.words("description")))
      } else if let list = inner["enum"] {
        all += titled(list, inner)
      } else if choice.word == "anyOf", inner.isPlainText, !takesOthers {
        takesOthers = true
      } else {
        return nil
      }
    }
    return takesOthers && all.contains { $0.node.kind != .string } ? nil : all
  }

  /// The values of an `enum`, with the names that other words give them.
  private static func titled(_ node: JSONNode, _ view: SchemaView) -> [Listed] {
    let (titles, words) = (
      texts(of: ["enumNames", "x-enumNames", "x-enum-varnames", "enumTitles"], view),
      texts(of: ["enumDescriptions", "markdownEnumDescriptions"], view)
    )
    return node.elements.enumerated().map { index, value in
      Listed(
        node: value, title: titles.indices.contains(index) ? titles[index] : nil,
        description: words.indices.contains(index) ? words[index] : nil)
    }
  }

  private static func texts(of words: [String], _ view: SchemaView) -> [String?] {
    words.lazy.compactMap { view.annotation($0) }.first.map { $0.elements.map(\.string) } ?? []
  }
}

extension SchemaView {
  /// True if any text is a value of it.
  fileprivate var isPlainText: Bool {
    let plain: Set = ["type", "title", "description", "$comment", "examples"]
    return types == ["string"]
      && parts.allSatisfy { $0.spot.node.members.allSatisfy { plain.contains($0.key) } }
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
        || types.contains("integer") && numberText?.plainNumber.contains(".") == false
    case .bool: types.contains("boolean")
    default: types.contains(kind.rawValue)
    }
  }
}

extension JSONValue {
  /// The text that stands for it in a choice.
  var word: JSONValue {
    switch self {
    case .number(let text): .string(text)
    case .bool(let isOn): .string("\(isOn)")
    default: self
    }
  }

  /// A text, or the first of one in several languages.
  var firstWords: String {
    switch self {
    case .string(let text): text
    case .object(let members): members.first?.value.firstWords ?? ""
    default: ""
    }
  }
}
