internal import TField

/// The values that an `enum`, a `const` or a `oneOf` of constants allows.
struct ImportedOptions {
  private typealias Listed = (node: JSONNode, title: String?, description: String?)

  private(set) var listed: [JSONValue] = []
  private(set) var values: [JSONValue] = []
  private var takesOthers = false

  /// `nil` if the schema lists no values, or some that no field can hold.
  init?(_ view: SchemaView) {
    guard let nodes = Self.nodes(in: view, &takesOthers) else { return nil }
    var seen: [String: JSONValue] = [:]
    for option in nodes where !option.node.isNull && view.takesType(of: option.node) {
      guard let value = option.node.operand else { return nil }
      let word = value.word
      // An empty text can't be chosen, and two values that read the same can't be told apart.
      if word.isEmpty || seen[word] == value { continue }
      guard seen.updateValue(value, forKey: word) == nil else { return nil }
      values.append(value)
      let isPlain = option.title == nil && option.description == nil && value == .string(word)
      listed.append(
        isPlain
          ? value
          : [
            "value": value, "label": option.title.map(JSONValue.string),
            "description": option.description.map(JSONValue.string),
          ])
    }
    if values.isEmpty { return nil }
  }

  /// A choice of the values; a switch for `true` and `false`, or for one of them.
  func type(isNullable: Bool) -> ImportedType {
    if !takesOthers, !isNullable, values != [false], Set(values).isSubset(of: [true, false]) {
      var type = ImportedType("toggle")
      type.mustBeOn = values == [true]
      return type
    }
    var type = ImportedType(
      "choice", ["options": .array(listed), "other": takesOthers ? true : nil])
    if values.count == 1, !takesOthers { type.onlyValue = values.first.map { .string($0.word) } }
    return type
  }

  func choices(atLeast least: Int) -> ImportedType? {
    if least > values.count { return nil }
    return ImportedType("choices", ["options": .array(listed), "ordered": true])
  }

  private static func nodes(in view: SchemaView, _ takesOthers: inout Bool) -> [Listed]? {
    if let value = view["const"] { return [(value, nil, nil)] }
    if let list = titled(view) { return list }
    guard let choice = view.choices.first, view.choices.count == 1 else { return nil }
    var all: [Listed] = []
    for way in choice.ways {
      let inner = view.inner([way])
      if let value = inner["const"] {
        all.append((value, inner.words("title"), inner.words("description")))
      } else if let list = titled(inner) {
        all += list
      } else if choice.word == "anyOf", inner.types == ["string"], !takesOthers,
        inner.says(only: SchemaView.silentWords.union(["type"]))
      {
        takesOthers = true
      } else {
        return nil
      }
    }
    return takesOthers && all.contains { $0.node.kind != .string } ? nil : all
  }

  /// The values of an `enum`, with titles from other words.
  private static func titled(_ view: SchemaView) -> [Listed]? {
    let lists = view.all("enum")
    guard let first = lists.first else { return nil }
    let others = lists.dropFirst().map { Set($0.elements.map(\.sourceText)) }
    let words = { (keys: [String]) in
      keys.lazy.compactMap { view.annotation($0) }.first?.elements ?? []
    }
    let titles = words(["enumNames", "x-enumNames", "x-enum-varnames", "enumTitles"])
    let descriptions = words(["enumDescriptions", "markdownEnumDescriptions"])
    return first.elements.enumerated().filter { _, node in
      others.allSatisfy { $0.contains(node.sourceText) }
    }.map { index, node in
      (node, titles.dropFirst(index).first?.string, descriptions.dropFirst(index).first?.string)
    }
  }
}

extension JSONNode {
  /// The value for comparisons in a form.
  var operand: JSONValue? {
    switch kind {
    case .string: string.map(JSONValue.string)
    case .number: decimal.map { .number($0.description) }
    case .bool: bool.map(JSONValue.bool)
    case .object, .array, .null: nil
    }
  }

  var decimal: DecimalNumber? { numberText.flatMap { DecimalNumber($0.plainNumber) } }
}

extension JSONValue {
  var word: String {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let isOn): "\(isOn)"
    default: ""
    }
  }
}

/// A kind of value that a person may choose, with the choice's value and label for it.
typealias ImportedKind = (
  view: SchemaView, value: String, label: JSONValue, way: SchemaKinds.Way
)

extension SchemaView {
  /// The kinds of value to choose from; `nil` for a choice of values or properties.
  var kinds: [ImportedKind]? {
    if hasAny(of: ["const", "enum"]) { return nil }
    let types = types
    if types.count > 1 {
      return types.map { (only($0), $0, .told(type: $0) ?? .string($0), .type($0)) }
    }
    guard let choice = choices.first, !isObject, ImportedOptions(self) == nil else { return nil }
    return named(choice.ways) { alternative($0) }
  }

  func named(_ ways: [SchemaSpot], _ viewed: (SchemaSpot) -> SchemaView) -> [ImportedKind] {
    var seen: Set<String> = []
    return ways.enumerated().map { index, way in
      var label = inner([way]).label(of: way) ?? .string("\(index + 1)")
      var name = label.word
      if case .object(let texts) = label { name = texts.first?.value.word ?? "" }
      if !seen.insert(name).inserted {
        name += " \(index + 1)"
        label = .string(name)
      }
      return (viewed(way), name, label, .schema(way))
    }
  }

  private func label(of way: SchemaSpot) -> JSONValue? {
    if let title = words("title") { return .string(title) }
    if let name = way.node["$ref"]?.string?.split(separator: "/").last {
      return .string(String(name).asLabelOfName)
    }
    let declared = members("properties").compactMap(\.name.string)
    let names = required.isEmpty && declared.count == 1 ? declared : required
    if !names.isEmpty { return .string(names.map(\.asLabelOfName).joined(separator: ", ")) }
    if let format = self["format"]?.string { return .string(format) }
    return types.count == 1 ? types.first.flatMap { .told(type: $0) } : nil
  }
}

extension Importing {
  func addKinds(_ kinds: [ImportedKind], of view: SchemaView, at spot: ImportedSpot) {
    let value = view.annotation("default")
    let initial = kinds.firstIndex { kind in
      value.map { !$0.isNull && kind.view.takesType(of: $0) } ?? false
    }
    let id = id(for: spot.path + ["kind"], at: spot.place)
    addChoice(kinds, id, of: view, at: spot, initial: initial)
    for (index, kind) in kinds.enumerated() {
      var inner = spot
      (inner.when, inner.required) = (Self.chosen(kind.value, in: id), true)
      inner.takesInitial = index == initial
      add(kind.view, at: inner)
    }
  }

  static func chosen(_ value: String, in id: String) -> ImportedCondition {
    ["field": .string(id), "equals": .string(value)]
  }

  func addChoice(
    _ kinds: [ImportedKind], _ id: String, of view: SchemaView, at spot: ImportedSpot,
    initial: Int? = nil
  ) {
    let label = view.words("title") ?? spot.label
    know(kinds, by: id, at: spot.path)
    let options = kinds.map { ["value": .string($0.value), "label": $0.label] as JSONValue }
    append(
      ImportedField(
        id: id,
        label: .told(
          label.isEmpty
            ? .say("import.whichKind") : .say("import.whichKindOf", ["label": label.literal])),
        kind: ImportedType("choice", ["options": .array(options)]), view: nil, spot: spot,
        extras: ["output": false, "initial": initial.map { .string(kinds[$0].value.literal) }]))
  }
}

extension JSONValue {
  /// A sentence of the catalogues in every language, in the format of form files.
  static func told(_ wording: Wording) -> Self {
    .object(Language.allCases.map { .init($0.rawValue, .string(wording.text(in: $0))) })
  }

  static func told(type: String) -> Self? {
    let types = ["string", "integer", "number", "boolean", "array", "object"]
    return types.contains(type) ? told(.say("import.\(type)")) : nil
  }
}

extension String {
  /// The text as written in a form file, where a single brace starts an answer.
  var literal: String { utf8.contains(UInt8(ascii: "{")) ? with("{{", for: "{") : self }
}
