internal import TField

/// A kind of value that a person may choose, with what the choice holds for it.
typealias ImportedKind = (view: SchemaView, value: String, label: JSONValue)

extension SchemaView {
  /// The kinds of value that a person chooses from; `nil` for a choice of values or properties.
  var kinds: [ImportedKind]? {
    if hasAny(of: ["const", "enum"]) { return nil }
    let types = types
    if types.count > 1 {
      return types.map { (only($0), $0, .told(type: $0) ?? .string($0)) }
    }
    guard let choice = choices.first, !isObject, ImportedOptions(self) == nil else { return nil }
    return named(choice.ways) { alternative($0) }
  }

  /// Its alternatives, each with a name that no other has.
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
      return (viewed(way), name, label)
    }
  }

  /// What an alternative calls itself, or what it is.
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
    addChoice(kinds, id, label: view.words("title") ?? spot.label, at: spot, initial: initial)
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

  /// Adds the field that asks which kind it is.
  func addChoice(
    _ kinds: [ImportedKind], _ id: String, label: String, at spot: ImportedSpot, initial: Int? = nil
  ) {
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
  /// A sentence of the catalogues in every language, as form files write it.
  static func told(_ wording: Wording) -> Self {
    .object(Language.allCases.map { .init($0.rawValue, .string(wording.text(in: $0))) })
  }

  static func told(type: String) -> Self? {
    let types = ["string", "integer", "number", "boolean", "array", "object"]
    return types.contains(type) ? told(.say("import.\(type)")) : nil
  }
}

extension String {
  /// The text as a form file must say it, in which a brace stands for an answer.
  var literal: String { utf8.contains(UInt8(ascii: "{")) ? with("{{", for: "{") : self }
}
