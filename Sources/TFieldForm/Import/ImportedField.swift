internal import TField
internal import TFieldJSON
internal import TFieldSchema

/// Where a value of a schema stands in the answers, and when it is asked for.
struct ImportedSpot {
  /// The names that lead to it; none for the root.
  var path: [String] = []
  var label = ""
  /// When it must be answered, as long as it is there at all.
  var required = ImportedCondition.always
  /// When it is there.
  var when = ImportedCondition.always
  /// The name in the schema, for notes.
  var place: JSONNode
  /// False for a kind that a default isn't of.
  var takesInitial = true
}

/// A property of a JSON Schema as a field, or a field that decides which properties there are.
struct ImportedField {
  let id: String
  let label: JSONValue
  let kind: ImportedType
  /// What is said of it in the schema; `nil` for a field of the form's own.
  let view: SchemaView?
  let spot: ImportedSpot
  /// Members that the schema doesn't spell out.
  var extras: [JSONValue.Member] = []

  /// True for a choice that only shows other fields.
  var isOnlyForForm: Bool { extras.contains { $0.key == "output" } }
  /// True for a switch that stands for a whole object.
  var holdsObject: Bool { kind.name == "toggle" && kind.has("answer") }

  var path: [String] { spot.path }
  var required: ImportedCondition { spot.required }

  /// The field as it stands in a form file; `nil` if it never exists.
  func value(_ places: ImportedPlaces) -> JSONValue? {
    let (when, required) = (places.json(spot.when), places.json(spot.required))
    if when == false { return nil }
    var members: [JSONValue.Member] = [
      .init("id", .string(id)), .init("type", .string(kind.name)), .init("label", label),
    ]
    members += kind.parameters
    if path != [id], !isOnlyForForm {
      members.append(.init("path", .array(path.map(JSONValue.string))))
    }
    if when != true { members.append(.init("when", when)) }
    return .object(members + presence(required) + (view.map(told) ?? rules([])) + extras)
  }

  /// In a schema a truth value is just there; here a required switch must be on.
  private func presence(_ required: JSONValue) -> [JSONValue.Member] {
    if required != false, view?.isNullable ?? false, kind.name != "json" {
      return [.init("keepEmpty", "null")]
    }
    // What the schema lets be left out has no entries too few.
    let leavesOut = kind.mustHaveEntries && required != true
    let omission: [JSONValue.Member] = leavesOut ? [.init("keepEmpty", false)] : []
    if required == false { return omission }
    let isSwitch = kind.name == "toggle" && !kind.mustBeOn
    let mayBeEmpty = kind.hasEntries && !kind.mustHaveEntries
    if isSwitch || mayBeEmpty && required == true { return [.init("keepEmpty", true)] }
    return [.init("required", required)] + omission
  }

  /// What the schema says of it.
  private func told(in view: SchemaView) -> [JSONValue.Member] {
    let words = view.words("description").map { words in
      let isShort = words.utf8.count <= 120 && !words.utf8.contains { "\n*[".utf8.contains($0) }
      return JSONValue.Member(isShort ? "description" : "help", .string(words.literal))
    }
    if holdsObject { return [words].compactMap(\.self) }
    let text = ImportedRules.rules(view, kind, isFixed: spot.required == .always)
    return schema(view) + initial(view) + [placeholder(view), words].compactMap(\.self)
      + rules(text)
  }

  /// What judges JSON while it is typed, as far as it stands for itself.
  private func schema(_ view: SchemaView) -> [JSONValue.Member] {
    guard kind.name == "json", let part = view.parts.first?.spot.node, view.parts.count == 1,
      !part.holdsReference
    else { return [] }
    return [.init("schema", JSONValue(part))]
  }

  private func rules(_ others: [JSONValue]) -> [JSONValue.Member] {
    let rules = kind.rules + others
    return rules.isEmpty ? [] : [.init("rules", .array(rules))]
  }

  /// What stands in it at first; what the schema fixes can't be edited.
  private func initial(_ view: SchemaView) -> [JSONValue.Member] {
    let fixed = JSONValue.Member("readOnly", true)
    if let only = kind.onlyValue, spot.required == .always {
      return [.init("initial", only.asInitial), fixed]
    }
    guard spot.takesInitial, let node = view.annotation("default"), !node.isNull else { return [] }
    let forbidden = view.parts.lazy.flatMap { view.source.schema.faults(in: node, by: $0.spot) }
    if node.kind == .object, node.members.allSatisfy({ _ in false }) { return [] }
    guard forbidden.isEmpty, let value = Self.initial(node, of: kind) else {
      view.note("default", "the schema or the type '\(kind.name)' doesn't take it")
      return []
    }
    let isFixed = view.annotation("readOnly")?.bool == true
    return [.init("initial", value.asInitial)] + (isFixed ? [fixed] : [])
  }

  /// The default of a schema as a field of a type begins with it.
  private static func initial(_ node: JSONNode, of kind: ImportedType) -> JSONValue? {
    switch node.kind {
    case _ where kind.name == "json": .string(node.sourceText)
    case .bool where kind.name == "toggle": .bool(node.bool ?? false)
    case .bool where kind.name == "choice": JSONValue(node).word
    case .number where kind.name != "toggle" && !kind.hasEntries: node.operand
    case .string where kind.isText: node.string.map(JSONValue.string)
    case .array where kind.has("fields"):
      node.elements.allSatisfy { $0.kind == .object } ? JSONValue(node) : JSONValue?.none
    case .array where kind.hasEntries: texts(of: node)
    default: nil
    }
  }

  private static func texts(of node: JSONNode) -> JSONValue? {
    let texts = node.elements.map { $0.operand?.word }
    return texts.contains(nil) ? nil : .array(texts.compactMap(\.self))
  }

  /// The first example, in the empty box.
  private func placeholder(_ view: SchemaView) -> JSONValue.Member? {
    guard kind.isText || ["integer", "decimal"].contains(kind.name), kind.name != "choice" else {
      return nil
    }
    let examples = view.annotation("examples").map { Array($0.elements) } ?? []
    guard let example = examples.first ?? view.annotation("example"),
      let text = example.string ?? example.numberText, !text.contains("\n"), !text.isEmpty
    else { return nil }
    return .init("placeholder", .string(text))
  }
}

extension JSONValue {
  /// The value in which no brace stands for an answer.
  fileprivate var asInitial: Self {
    if case .string(let text) = self { .string(text.literal) } else { self }
  }
}
