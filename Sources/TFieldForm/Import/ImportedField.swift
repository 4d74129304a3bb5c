/// Where a value of a schema stands in the answers, and when it is asked for.
struct ImportedSpot {
  /// The names that lead to it; none for the root.
  var path: [String] = []
  var label = ""
  /// When it must be answered, as long as it is there at all.
  var required: ImportedCondition = true
  var when: ImportedCondition = true
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
  var holdsObject: Bool { kind.has("answer") }
  var isOn: ImportedCondition { ["field": .string(id), "equals": true] }
  var path: [String] { spot.path }

  /// The field as it stands in a form file; `nil` if it never exists.
  func value(_ places: ImportedPlaces) -> JSONValue? {
    let (when, required) = (places.resolved(spot.when), places.resolved(spot.required))
    if when == false { return nil }
    let hasPath = path != [id] && !isOnlyForForm
    return .object(
      [.init("id", .string(id)), .init("type", .string(kind.name)), .init("label", label)]
        + kind.parameters
        + (hasPath ? [.init("path", .texts(path))] : [])
        + (when == true ? [] : [.init("when", when)]) + presence(required)
        + (view.map(told) ?? kind.members([])) + extras)
  }

  /// In a schema a truth value is just there; here a required switch must be on.
  private func presence(_ required: JSONValue) -> [JSONValue.Member] {
    if required != false, view?.isNullable ?? false, kind.name != "json" {
      return [.init("keepEmpty", "null")]
    }
    // What the schema lets be left out has no entries too few.
    let omission = JSONValue.Member("keepEmpty", false)
    let omissions = kind.mustHaveEntries && required != true ? [omission] : []
    if required == false { return omissions }
    let isSwitch = kind.name == "toggle" && !kind.mustBeOn
    let mayBeEmpty = kind.hasEntries && !kind.mustHaveEntries
    if isSwitch || mayBeEmpty && required == true { return [.init("keepEmpty", true)] }
    return [.init("required", required)] + omissions
  }

  private func told(in view: SchemaView) -> [JSONValue.Member] {
    let words = view.words("description").map { words in
      let isShort = words.utf8.count <= 120 && !words.utf8.contains { "\n*[".utf8.contains($0) }
      return JSONValue.Member(isShort ? "description" : "help", .string(words.literal))
    }
    if holdsObject { return [words].compactMap(\.self) }
    let initial = initial(view)
    // What the schema fixes can't be edited.
    let isReadOnly = isFixed || initial != nil && view.annotation("readOnly")?.bool == true
    let fixed = isReadOnly ? JSONValue.Member("readOnly", true) : nil
    let rules = ImportedText.rules(view, kind, isFixed: spot.required == true)
    return [schema(view), initial, fixed, placeholder(view), words].compactMap(\.self)
      + kind.members(rules)
  }

  /// What judges JSON while it is typed, as far as it stands for itself.
  private func schema(_ view: SchemaView) -> JSONValue.Member? {
    guard kind.name == "json", let part = view.parts.first?.spot.node, view.parts.count == 1,
      !part.holdsReference
    else { return nil }
    return .init("schema", JSONValue(part))
  }

  private var isFixed: Bool { kind.onlyValue != nil && spot.required == true }

  private func initial(_ view: SchemaView) -> JSONValue.Member? {
    let literal = { (text: String) in JSONValue.Member("initial", .string(text.literal)) }
    if isFixed, case .string(let only)? = kind.onlyValue { return literal(only) }
    guard spot.takesInitial, let node = view.annotation("default"), !node.isNull else { return nil }
    if node.kind == .object, node.members.allSatisfy({ _ in false }) { return nil }
    let forbidden = view.parts.lazy.flatMap { view.source.schema.faults(in: node, by: $0.spot) }
    guard forbidden.isEmpty, let value = kind.initial(node) else {
      view.note("default", "the schema or the type '\(kind.name)' doesn't take it")
      return nil
    }
    if case .string(let text) = value { return literal(text) }
    return .init("initial", value)
  }

  private func placeholder(_ view: SchemaView) -> JSONValue.Member? {
    if kind.hasEntries || ["toggle", "choice", "json"].contains(kind.name) { return nil }
    let examples = view.annotation("examples").map { Array($0.elements) } ?? []
    guard let example = examples.first ?? view.annotation("example"),
      let text = example.string ?? example.numberText, !text.contains("\n"), !text.isEmpty
    else { return nil }
    return .init("placeholder", .string(text))
  }
}

extension ImportedType {
  /// The default of a schema as a field of the type begins with it.
  fileprivate func initial(_ node: JSONNode) -> JSONValue? {
    let isOne = !hasEntries && name != "toggle"
    let texts = node.elements.map(\.operand)
    switch node.kind {
    case _ where name == "json": return .string(node.sourceText)
    case .bool where name == "choice": return node.bool.map { .string("\($0)") }
    case .bool where name == "toggle", .number where isOne: return node.operand
    case .string where isOne && !["integer", "decimal"].contains(name): return node.operand
    case .array where has("fields"):
      return node.elements.allSatisfy { $0.kind == .object } ? JSONValue(node) : Optional.none
    case .array where hasEntries && !texts.contains(nil):
      return .array(texts.compactMap { $0.map { .string($0.word) } })
    default: return nil
    }
  }
}

extension JSONNode {
  /// True if a word in it leads to another schema of the file.
  fileprivate var holdsReference: Bool {
    ["$ref", "$dynamicRef", "$recursiveRef"].contains { self[$0] != nil }
      || elements.contains(where: \.holdsReference) || members.contains { $0.value.holdsReference }
  }
}
