/// The place of a schema's value in the answers, and when it is asked for.
struct ImportedSpot {
  /// The keys that lead to it; none for the root.
  var path: [String] = []
  var label = ""
  /// The condition for requiring it while it is there.
  var required: ImportedCondition = true
  var when: ImportedCondition = true
  /// The name in the schema, for notes.
  var place: JSONNode
  /// False if the default is of another kind.
  var takesInitial = true
}

/// A property of a JSON Schema as a field, or a field that decides which properties there are.
struct ImportedField {
  let id: String
  let label: JSONValue
  let kind: ImportedType
  /// What the schema says about it; `nil` for a field that only the form has.
  let view: SchemaView?
  let spot: ImportedSpot
  /// Members that don't come from the schema.
  var extras: JSONValue = [:]

  /// True for a choice that only shows other fields.
  var isOnlyForForm: Bool { extras.members.contains { $0.key == "output" } }
  /// True for a switch that stands for a whole object.
  var holdsObject: Bool { kind.has("answer") }
  var isOn: ImportedCondition { ["field": .string(id), "equals": true] }
  var path: [String] { spot.path }

  /// The field as in a form file; `nil` if it never exists.
  func value(_ places: ImportedPlaces) -> JSONValue? {
    let (when, required) = (places.resolved(spot.when), places.resolved(spot.required))
    if when == false { return nil }
    let hasPath = path != [id] && !isOnlyForForm
    let head: JSONValue = ["id": .string(id), "type": .string(kind.name), "label": label]
    let place: JSONValue = [
      "path": hasPath ? .texts(path) : nil, "when": when == true ? nil : when,
    ]
    let rest = view.map(told) ?? ["rules": kind.rules(with: [])]
    return head + .object(kind.parameters) + place + presence(required) + rest + extras
  }

  /// In a schema a required truth value may be false; here a required switch must be on.
  private func presence(_ required: JSONValue) -> JSONValue {
    if required != false, view?.isNullable ?? false, kind.name != "json" {
      return ["keepEmpty": "null"]
    }
    let isSwitch = kind.name == "toggle" && !kind.mustBeOn
    let mayBeEmpty = kind.hasEntries && !kind.mustHaveEntries && required == true
    if required != false, isSwitch || mayBeEmpty { return ["keepEmpty": true] }
    // A property that may be left out needs no minimum of entries.
    let isOmitted = kind.mustHaveEntries && required != true
    return [
      "required": required == false ? nil : required, "keepEmpty": isOmitted ? false : nil,
    ]
  }

  private func told(in view: SchemaView) -> JSONValue {
    let words = view.words("description") ?? ""
    let isShort = words.utf8.count <= 120 && !words.utf8.contains { "\n*[".utf8.contains($0) }
    let text: JSONValue? = words.isEmpty ? nil : .string(words.literal)
    let description: JSONValue = [isShort ? "description" : "help": text]
    if holdsObject { return description }
    let initial = initial(view)
    // A value fixed by the schema can't be edited.
    let isReadOnly = isFixed || initial != nil && view.annotation("readOnly")?.bool == true
    let content: JSONValue = [
      "schema": schema(view), "initial": initial, "readOnly": isReadOnly ? true : nil,
      "placeholder": placeholder(view),
    ]
    let rules = ImportedText.rules(view, kind, isFixed: spot.required == true)
    return content + description + ["rules": kind.rules(with: rules)]
  }

  /// The schema that judges JSON while it is typed, if it needs no other schema.
  private func schema(_ view: SchemaView) -> JSONValue? {
    guard kind.name == "json", let part = view.parts.first?.node, view.parts.count == 1,
      !part.holdsReference
    else { return nil }
    return JSONValue(part)
  }

  private var isFixed: Bool { kind.onlyValue != nil && spot.required == true }

  private func initial(_ view: SchemaView) -> JSONValue? {
    if isFixed, case .string(let only)? = kind.onlyValue { return .string(only.literal) }
    guard spot.takesInitial, let node = view.annotation("default"), !node.isNull else { return nil }
    if node.kind == .object, node.members.isEmpty { return nil }
    let forbidden = view.parts.lazy.flatMap { view.source.schema.faults(in: node, by: $0) }
    guard forbidden.isEmpty, let value = kind.initial(node) else {
      view.note("default", "the schema or the type '\(kind.name)' doesn't take it")
      return nil
    }
    return if case .string(let text) = value { .string(text.literal) } else { value }
  }

  private func placeholder(_ view: SchemaView) -> JSONValue? {
    if kind.hasEntries || ["toggle", "choice", "json"].contains(kind.name) { return nil }
    let examples = view.annotation("examples")?.elements ?? []
    guard let example = examples.first ?? view.annotation("example"),
      let text = example.string ?? example.numberText, !text.contains("\n"), !text.isEmpty
    else { return nil }
    return .string(text)
  }
}

extension ImportedType {
  /// The default of a schema as the field's initial value.
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
  /// True if a word in it refers to another schema.
  fileprivate var holdsReference: Bool {
    ["$ref", "$dynamicRef", "$recursiveRef"].contains { self[$0] != nil }
      || elements.contains(where: \.holdsReference) || members.contains { $0.value.holdsReference }
  }
}
