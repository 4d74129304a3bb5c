internal import TField
internal import TFieldJSON
internal import TFieldSchema

/// The kinds of value that a schema allows in one place, of which a person chooses one.
struct ImportedKinds {
  /// One of the kinds.
  struct Kind {
    let view: SchemaView
    /// What the choice holds for it.
    var value: String
    var label: JSONValue
  }

  private(set) var all: [Kind]

  private init(all: [Kind]) { self.all = all }

  /// `nil` where there is nothing to choose, or where the choice is one of values or of properties.
  init?(_ view: SchemaView) {
    if view["const"] != nil || view["enum"] != nil { return nil }
    let types = view.types
    if types.count > 1 {
      self.init(
        all: types.map { Kind(view: view.only($0), value: $0, label: ImportedWords.type($0)) })
    } else if let choice = view.choices.first, !view.isObject, ImportedOptions(view) == nil {
      self.init(choice.ways, of: view) { view.alternative($0) }
    } else {
      return nil
    }
  }

  /// The alternatives of a schema, each with a name that no other has.
  init(
    _ ways: [SchemaDocuments.Spot], of view: SchemaView,
    _ viewed: (SchemaDocuments.Spot) -> SchemaView
  ) {
    var seen: Set<String> = []
    all = ways.enumerated().map { index, way in
      let label = Self.label(of: way, view) ?? .string("\(index + 1)")
      let words = label.firstWords
      if seen.insert(words).inserted { return Kind(view: viewed(way), value: words, label: label) }
      let name = "\(words) \(index + 1)"
      return Kind(view: viewed(way), value: name, label: .string(name))
    }
  }

  /// What an alternative calls itself, or what it is.
  private static func label(of way: SchemaDocuments.Spot, _ view: SchemaView) -> JSONValue? {
    let own = view.inner([way])
    if let title = own.words("title") { return .string(title) }
    if let name = way.node["$ref"]?.string?.split(separator: "/").last {
      return .string(String(name).asLabelOfName)
    }
    let required = own.all("required").flatMap { $0.elements.compactMap(\.string) }
    let names = required.isEmpty ? own.properties.compactMap(\.name.string) : required
    if let first = names.first, !required.isEmpty || names.count == 1 {
      return .string(
        required.isEmpty
          ? first.asLabelOfName : required.map(\.asLabelOfName).joined(separator: ", "))
    }
    if let format = own["format"]?.string { return .string(format) }
    return own.types.count == 1 ? own.types.first.map(ImportedWords.type) : nil
  }

  /// The options of the choice.
  var options: JSONValue {
    .array(all.map { ["value": .string($0.value), "label": $0.label] })
  }
}

extension Importing {
  /// A choice, and the fields of each kind.
  func addKinds(_ kinds: ImportedKinds, of view: SchemaView, at spot: ImportedSpot) {
    let value = view.annotation("default")
    let initial = kinds.all.firstIndex { kind in
      value.map { !$0.isNull && $0.isOf(kind.view.types) } ?? false
    }
    let id = id(for: spot.path + ["kind"], at: spot.place)
    addChoice(kinds, id, label: view.words("title") ?? spot.label, at: spot, initial: initial)
    for (index, kind) in kinds.all.enumerated() {
      var inner = spot
      (inner.when, inner.required) = (.field(id, .string(kind.value)), .always)
      inner.takesInitial = index == initial
      add(kind.view, at: inner)
    }
  }

  /// Adds the field that asks which kind it is.
  func addChoice(
    _ kinds: ImportedKinds, _ id: String, label: String, at spot: ImportedSpot, initial: Int? = nil
  ) {
    var field = ImportedField(
      id: id, label: ImportedWords.whichKind(of: label),
      kind: ImportedType("choice", [.init("options", kinds.options)]), view: nil, spot: spot,
      extras: [.init("output", false)])
    if let initial {
      field.extras.append(.init("initial", .string(kinds.all[initial].value.literal)))
    }
    append(field)
  }
}
