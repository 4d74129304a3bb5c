internal import TField
internal import TFieldJSON

// An array of objects: a list whose entries have several fields.
extension Importing {
  func addEntries(of entry: SchemaView, in view: SchemaView, at spot: ImportedSpot) {
    guard depth < FormList.deepest else {
      let reason = "lists stand in each other at most \(FormList.deepest) deep"
      return view.note("items", reason)
    }
    let list = ImportedList(view)
    list.tellForeign()
    let rows = rows(of: entry, at: spot.place)
    if isTooLarge { return }
    guard !rows.isEmpty else { return view.note("items", "there is nothing to make fields of") }
    var type = ImportedType("list")
    type.parameters = [.init("fields", .array(rows))] + list.counts
    if view["uniqueItems"]?.bool == true {
      view.tell("uniqueItems", "entries that are alike are not refused")
    }
    addField(view, type, at: spot)
  }
}

extension SchemaView {
  /// What each element is, where it is an object with fields of its own.
  var objectEntry: SchemaView? {
    guard isArray, self["prefixItems"] == nil else { return nil }
    let items = all("items").filter { $0.bool != true }
    guard !items.isEmpty, !items.contains(where: { $0.kind == .array }) else { return nil }
    let entry = inner(items)
    guard !entry.isEndless, !entry.isNever, entry.isObject || entry.isObjectUnion,
      ImportedMap(entry) == nil
    else { return nil }
    return entry
  }
}
