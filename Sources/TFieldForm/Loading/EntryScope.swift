internal import TField

/// The fields of a form or an entry of a list; a name means one of them, or one around the list.
final class EntryScope {
  let parent: EntryScope?
  let depth: Int
  /// The fields that were read so far, by id.
  var places: [String: FieldPlace] = [:]
  /// What can be checked only when every field was read.
  var checks: [(Reading) -> Void] = []
  /// The fields as a form, once all of them were read.
  var form: Form?

  init(in parent: EntryScope? = nil) {
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  func place(of id: String) -> FieldPlace? { places[id] ?? parent?.place(of: id) }

  func isPrivate(_ id: String) -> Bool {
    if let form, let index = form.index(of: id) { return form.fields[index].holdsPrivate }
    return parent?.isPrivate(id) ?? false
  }

  var ids: [String] { places.keys + (parent?.ids ?? []) }
}

extension Reading {
  /// True while the fields of an entry, or its only one, are read.
  var isInEntry: Bool { scope.parent != nil || isInOnlyField }

  func refuseInEntry(_ key: String, at node: JSONNode) {
    if isInEntry { report.error(.notInEntry, key, at: node) }
  }

  /// The fields of each entry of a list, as a form.
  func entryForm(_ reader: ObjectReader, at node: JSONNode) -> Form {
    guard scope.depth < FormList.deepest else {
      report.error(.entriesTooDeep, FormList.deepest, at: node)
      return Form("", rows: [])
    }
    let entry = EntryScope(in: scope)
    scope = entry
    defer { scope = entry.parent ?? entry }
    var section = Section(nil)
    for row in reader.elements("fields") ?? [] { add(row, to: &section, .none) }
    if reader.bool("secret") ?? false { section.makeSecret() }
    if reader.string("pairs") == "fields" { section.makeFirstTheName() }
    var form = Form("", id: "entry", sections: [section], timing: timing)
    form.requiredMark = requiredMark
    form.layout = layout
    form.effort = budget
    entry.form = form
    entryScopes.append(entry)
    for node in reader.elements("unique") ?? [] {
      require(node.string ?? "", among: form.fields.map(\.id), else: .unknownField, at: node)
    }
    return form
  }
}

extension ObjectReader {
  /// Reports parameters of a list that need each other, or exclude each other.
  func checkList(_ entry: TypeEntry) {
    guard !entry.alternatives.isEmpty else { return }
    let areNamed = string("pairs") == "fields"
    guard self.node("fields") == nil else {
      if !areNamed { refuse("pairs", .bothKeys, "fields", "pairs") }
      return refuse("of", .bothKeys, "of", "fields")
    }
    if node["of"] == nil, node["fields"] == nil {
      report.error(.neitherKey, "of", "fields", at: node)
    }
    refuse("unique", .loneKey, "unique", "fields")
    if areNamed { refuse("pairs", .loneKey, "pairs", "fields") }
  }
}

/// What is known of a field before the form is whole: its type, and the object that defines it.
struct FieldPlace {
  let type: any FieldType
  let object: JSONNode
  /// The built-in type that the field's type is made from.
  let entry: TypeEntry?

  var id: JSONNode { object["id"] ?? object }
}
