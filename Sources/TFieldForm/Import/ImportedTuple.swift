internal import TField
internal import TFieldJSON

/// An array whose places each hold a value of their own: a section with a field a place.
struct ImportedTuple {
  private let view: SchemaView
  /// The schemas of the places.
  let elements: [JSONNode]
  /// How many places must be filled.
  let least: Int

  /// `nil` for an array whose elements are all alike, and for all else.
  init?(_ view: SchemaView) {
    guard view.isArray else { return nil }
    let places = view["prefixItems"] ?? view["items"]
    guard let places, places.kind == .array else { return nil }
    let most = view.all("maxItems").compactMap(\.integer).min() ?? .max
    self.view = view
    elements = Array(places.elements.prefix(max(0, most)))
    least = view.all("minItems").compactMap(\.integer).max() ?? 0
    tellRest(mayHaveMore: most > elements.count)
    if least > elements.count { view.note("minItems", "there are fewer places") }
  }

  /// What stands behind the places has no field.
  private func tellRest(mayHaveMore: Bool) {
    let keyword = view["prefixItems"] == nil ? "additionalItems" : "items"
    let rest = view[keyword]
    if rest?.kind == .object {
      view.note(keyword, "behind the places of an array a form has no entries")
    } else if mayHaveMore, rest?.bool != false {
      view.tell(
        view["prefixItems"] == nil ? "items" : "prefixItems",
        "only the first \(elements.count) places have fields")
    }
    for keyword in ["contains", "uniqueItems"] where view[keyword] != nil {
      view.note(keyword, "a form can't say this of an array with places")
    }
  }

  /// Whether a switch stands for the array, and whether it is on at first; `nil` for none.
  func needsGate(_ spot: ImportedSpot) -> Bool? {
    let isFixed = spot.required == .always && !view.isNullable
    return isFixed && least > 0 ? nil : spot.required == .always
  }

  /// When a place must be filled: if it has to be there, or if one behind it is filled.
  func required(_ index: Int, at path: [String]) -> ImportedCondition {
    if index < least { return .always }
    return .some(
      (index..<elements.count).dropFirst().map { .present(path + [ArrayPosition($0).key]) })
  }
}

extension Importing {
  func addTuple(_ tuple: ImportedTuple, of view: SchemaView, at spot: ImportedSpot) {
    var inner = spot
    let isEntry = spot.path.isEmpty
    if !isEntry, let isOn = tuple.needsGate(spot) {
      inner.when = addGate(view, at: spot, isOn: isOn, holding: .array)
    }
    if !isEntry { startSection(for: view, at: spot) }
    for (index, element) in tuple.elements.enumerated() {
      var place = inner.inner(
        ArrayPosition(index).key, tuple.required(index, at: spot.path), at: element)
      place.label = "\(index + 1)"
      add(view.inner([element]), at: place)
    }
    if !isEntry { endSection() }
  }
}
