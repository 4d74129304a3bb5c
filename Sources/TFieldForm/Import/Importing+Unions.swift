internal import TFieldJSON

// One of several kinds: a choice, and the fields of each kind.
extension Importing {
  func addUnion(_ ways: ImportedWays, of view: SchemaView, at spot: ImportedSpot) {
    let id = id(for: ways.path(at: spot), at: spot.place)
    addChoice(ways, id, of: view, at: spot)
    let initial = ways.wayOfDefault(in: view)
    for (index, way) in ways.ways.enumerated() {
      var inner = spot.chosen(.field(id, .string(way.value)))
      inner.takesInitial = spot.takesInitial && index == initial
      if let discriminator = ways.discriminator {
        addObject(way.view, at: inner, without: [discriminator])
      } else {
        add(way.view, at: inner)
      }
    }
  }

  /// Adds the field that asks which kind it is.
  func addChoice(
    _ ways: ImportedWays, _ id: String, of view: SchemaView, at spot: ImportedSpot
  ) {
    var type = ImportedType("choice")
    type.parameters = [.init("options", ways.options)]
    let label = view.words("title") ?? spot.label
    var field = ImportedField(
      id: id, path: ways.path(at: spot), label: ImportedWords.whichKind(of: label),
      kind: type, view: targets.nothing(report), place: spot.place, required: spot.required,
      when: spot.when)
    field.takesInitial = false
    field.isOnlyForForm = ways.discriminator == nil
    if field.isOnlyForForm { field.extras.append(.init("output", false)) }
    if let index = ways.wayOfDefault(in: view), spot.takesInitial {
      field.extras.append(.init("initial", .string(ways.ways[index].value)))
    }
    append(field)
  }
}

extension ImportedWays {
  /// Where the choice stands: at the property that tells the kinds apart, or nowhere.
  func path(at spot: ImportedSpot) -> [String] { spot.path + [discriminator ?? "kind"] }

  /// The kind that the schema's default is of.
  fileprivate func wayOfDefault(in view: SchemaView) -> Int? {
    guard let value = view.annotation("default"), !value.isNull else { return nil }
    return ways.firstIndex { value.isOf($0.view.types) && !$0.view.isNever }
  }
}

extension SchemaTargets {
  /// A schema that says nothing.
  func nothing(_ report: Report) -> SchemaView { SchemaView([], in: self, report) }
}
