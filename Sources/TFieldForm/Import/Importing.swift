internal import TField
internal import TFieldJSON

/// A JSON Schema on its way to a form: what was made of it so far.
final class Importing {
  let root: JSONNode
  let report: Report
  let targets: SchemaTargets
  /// A section so far; the last one still takes fields.
  private struct Section {
    var title: String?
    var description: String?
    var fields: [ImportedField] = []
  }

  private var sections: [Section] = []
  private var ids: Set<String> = []
  private var paths: Set<[String]> = []
  /// How often each name was wanted as an id.
  private var wishes: [String: Int] = [:]
  /// How many values were met: definitions that double at each step would fill any memory.
  private var count = 0
  /// How many fields the form or the entry at hand has so far.
  private var added = 0
  /// How many lists there are around the values at hand.
  private(set) var depth = 0
  /// True if the schema describes more than fits.
  private(set) var isTooLarge = false
  /// How many values there may be, and whether the rest of them is written as JSON.
  private let room: Int
  private let isLast: Bool
  /// How deep objects may stand in each other before the rest is written as JSON.
  private let depthLimit: Int

  /// An import in which a schema may stand within itself so often.
  init(_ root: JSONNode, recursionLimit: Int, depthLimit: Int, room: Int, isLast: Bool) {
    self.root = root
    (self.room, self.isLast, self.depthLimit) = (room, isLast, depthLimit)
    report = Report(root.document)
    targets = SchemaTargets(root, recursionLimit: recursionLimit)
  }

  /// The form; `nil` if the schema describes nothing that could be filled in.
  func form(named name: String) -> ImportedForm? {
    let schema = SchemaView([root], in: targets, report)
    let (sections, fields) = sections(at: ImportedSpot(root: root)) { add(schema, at: $0) }
    if isTooLarge { return nil }
    let places = ImportedPlaces(fields)
    let form = ImportedForm(
      title: schema.words("title") ?? name, description: schema.words("description"),
      sections: sections.map { section in
        var form = ImportedForm.Section(rows: section.fields.compactMap { $0.members(places) })
        (form.title, form.description) = (section.title, section.description)
        return form
      }.filter { !$0.rows.isEmpty })
    return passing(form, fields)
  }

  /// The sections of what stands for itself: the whole form, or the entry of a list.
  private func sections(
    at spot: ImportedSpot, adding: (ImportedSpot) -> Void
  ) -> (sections: [Section], fields: [ImportedField]) {
    let outer = (sections, ids, paths, wishes, added)
    defer { (sections, ids, paths, wishes, added) = outer }
    (sections, ids, paths, wishes, added) = ([Section()], [], [], [:], 0)
    adding(spot)
    return (sections, sections.flatMap(\.fields))
  }

  /// The rows of the fields of an entry; what a form's check would refuse of them isn't known yet.
  ///
  /// An entry that is no object has the label of the list.
  func rows(
    of entry: SchemaView, labelled label: String, at place: JSONNode, named map: ImportedMap? = nil
  ) -> [JSONValue] {
    depth += 1
    defer { depth -= 1 }
    let fields = sections(at: ImportedSpot(root: place, label: label)) { spot in
      if let map { addName(of: map, at: spot) }
      if entry.isPlainObject { addObject(entry, at: spot) } else { add(entry, at: spot) }
    }.fields
    let places = ImportedPlaces(fields)
    return fields.compactMap { $0.members(places).map { .object($0) } }
  }

  private func passing(_ form: ImportedForm, _ fields: [ImportedField]) -> ImportedForm? {
    let nodes = Dictionary(fields.map { ($0.id, $0.place) }) { first, _ in first }
    return ImportCheck { [report, root] problem, id, severity in
      let node = id.flatMap { nodes[$0] } ?? root
      severity == .error ? report.error(problem, at: node) : report.warning(problem, at: node)
    }.passing(form)
  }
}

extension Importing {
  /// Adds the fields for a value.
  func add(_ view: SchemaView, at spot: ImportedSpot) {
    count += 1
    isTooLarge = count > room && !isLast
    if isTooLarge || view.isNever { return }
    let (fields, notes) = (added, report.count)
    let hasRoom = spot.path.count <= depthLimit && count <= room
    if !view.isEndless, hasRoom { addFields(of: view, at: spot) }
    guard added == fields, !isTooLarge else { return }
    // What no field can show is written as JSON, whatever kept it from being fields.
    report.forget(after: notes)
    addField(view, .json(for: view), at: spot)
  }

  private func addFields(of view: SchemaView, at spot: ImportedSpot) {
    if view.isNull {
      addNull(view, at: spot)
    } else if let ways = ImportedWays(view) {
      addUnion(ways, of: view, at: spot)
    } else if let tuple = ImportedTuple(view) {
      addTuple(tuple, of: view, at: spot)
    } else if let entry = view.tableEntry {
      addEntries(of: entry, in: view, at: spot)
    } else if let map = ImportedMap(view) {
      addMap(map, of: view, at: spot)
    } else if view.isObject || view.isObjectUnion {
      addObject(view, at: spot)
    } else if let kind = ImportedType(view) {
      addField(view, kind, at: spot)
    }
  }

  func addField(_ view: SchemaView, _ kind: ImportedType, at spot: ImportedSpot) {
    let kind = kind.asAnswered(spot.required)
    let label = view.words("title") ?? spot.label
    var field = ImportedField(
      id: id(for: spot.path, at: spot.place), path: spot.path,
      label: label.isEmpty ? ImportedWords.value : .string(label), kind: kind, view: view,
      place: spot.place,
      required: spot.required, when: spot.when)
    field.takesInitial = spot.takesInitial
    append(field)
    if view.isNullable, ["list", "choices"].contains(kind.name) {
      view.tell("type", "a list without entries is written as null")
    }
  }

  /// Nothing else than `null`: it is written if it must be there, or if somebody gives it.
  private func addNull(_ view: SchemaView, at spot: ImportedSpot) {
    var type = ImportedType("phrase")
    type.parameters = [.init("readOnly", true)]
    addField(view, type, at: spot)
  }

  /// Puts a field at the end of the form.
  func append(_ field: ImportedField) {
    added += 1
    sections[sections.count - 1].fields.append(field)
  }

  /// Begins a section with an object's title.
  func startSection(for view: SchemaView, at spot: ImportedSpot) {
    sections.append(
      Section(
        title: view.words("title") ?? spot.label, description: view.words("description")))
  }

  /// Fields behind an inner object stand in a section of their own, without its title.
  func endSection() { sections.append(Section()) }

  /// The names of the way as an id that no other field has.
  func id(for path: [String], at node: JSONNode) -> String {
    let words = path.map { ArrayPosition(key: $0).map { "item\($0.index + 1)" } ?? $0 }
    let joined = path.isEmpty ? "value" : words.joined(separator: "_")
    var id = String(joined.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
    if !Reading.isID(String(id.prefix(1))) { id = "_" + id }
    id = String(id.prefix(FormFormat.idLimit))
    var unique = id
    while !ids.insert(unique).inserted {
      wishes[id, default: 1] += 1
      unique = id.prefix(FormFormat.idLimit - 8) + "_\(wishes[id, default: 1])"
    }
    // The kinds of one property are one property.
    let isNew = paths.insert(path).inserted
    if unique != joined, isNew { report.warning(.renamed(joined, to: unique), at: node) }
    return unique
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }
}
