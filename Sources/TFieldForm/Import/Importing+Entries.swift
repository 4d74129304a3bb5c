internal import TField
internal import TFieldJSON

// An array or an object of values that are no plain ones: a list whose entries have fields.
extension Importing {
  func addEntries(
    of entry: SchemaView, in view: SchemaView, at spot: ImportedSpot, named map: ImportedMap? = nil
  ) {
    let keyword = map == nil ? "items" : "additionalProperties"
    guard depth < FormList.deepest else {
      return view.note(keyword, "lists stand in each other at most \(FormList.deepest) deep")
    }
    let label = map?.isBeside ?? false ? "" : view.words("title") ?? spot.label
    let rows = rows(of: entry, labelled: label, at: spot.place, named: map)
    if isTooLarge { return }
    guard rows.count > (map == nil ? 0 : 1) else {
      return view.note(keyword, "there is nothing to make fields of")
    }
    var type = ImportedType("list")
    type.parameters = [.init("fields", .array(rows))]
    if let map {
      type.parameters += [.init("pairs", .string(ObjectReader.named))] + map.counts
      addList(of: map, type, of: view, at: spot)
    } else {
      type.parameters += ImportedList(view).told(about: rows)
      addField(view, type, at: spot)
    }
  }

  /// An object of any names: texts such as `a=1` where they can say it, else entries with a name.
  func addMap(_ map: ImportedMap, of view: SchemaView, at spot: ImportedSpot) {
    if map.value.isEndless { return }
    if let type = map.type { return addList(of: map, type, of: view, at: spot) }
    addEntries(of: map.value, in: view, at: spot, named: map)
  }

  /// The list itself; beside other names it has words of its own.
  private func addList(
    of map: ImportedMap, _ type: ImportedType, of view: SchemaView, at spot: ImportedSpot
  ) {
    guard map.isBeside else { return addField(view, type, at: spot) }
    var field = ImportedField(
      id: id(for: spot.path + ["others"], at: spot.place), path: spot.path,
      label: ImportedWords.others, kind: type, view: view, place: spot.place, required: .never,
      when: spot.when)
    field.takesOtherNames = true
    append(field)
  }

  /// The field for the name of an entry, which stands in front of the others.
  func addName(of map: ImportedMap, at spot: ImportedSpot) {
    var type = ImportedType("phrase")
    type.rules = map.nameRules
    append(
      ImportedField(
        id: id(for: ["key"], at: spot.place), path: ["key"], label: ImportedWords.name,
        kind: type, view: targets.nothing(report), place: spot.place, required: .always,
        when: .always))
  }
}

extension ImportedList {
  /// How many entries there are, and that they differ; tells what can't be said of them.
  fileprivate func told(about rows: [JSONValue]) -> [JSONValue.Member] {
    tellForeign()
    let ids = rows.compactMap { row -> JSONValue? in
      if case .object(let members) = row { members.first { $0.key == "id" }?.value } else { nil }
    }
    return counts + (mustDiffer ? [.init("unique", .array(ids))] : [])
  }
}

extension SchemaView {
  /// What each element is, where a plain field can't hold it.
  var tableEntry: SchemaView? {
    guard isArray else { return nil }
    let items = all("items").filter { $0.bool != true }
    guard !items.isEmpty else { return nil }
    let entry = inner(items)
    return !entry.isEndless && !entry.isNever && entry.needsTable ? entry : nil
  }

  /// True if a value of it takes more than one field, or stands in a list of its own.
  private var needsTable: Bool {
    if isOpen { return false }
    return isObject || isObjectUnion || isArray || isNullable || ImportedWays(self) != nil
  }

  /// True for an object with properties of its own.
  var isPlainObject: Bool {
    (isObject || isObjectUnion) && !isNullable && ImportedMap(self) == nil
  }
}
