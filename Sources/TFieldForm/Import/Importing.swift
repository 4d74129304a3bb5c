internal import TField
internal import TFieldJSON
internal import TFieldSchema

/// A JSON Schema on its way to a form: one walk makes fields of all that a form can show, and JSON
/// of the rest.
final class Importing {
  /// A section so far; the last one still takes fields.
  struct Section {
    var title: String?
    var description: String?
    var fields: [ImportedField] = []
  }

  let source: SchemaSource
  /// How much of a schema becomes fields.
  struct Limits {
    /// How deep objects and lists may stand in each other.
    var depth: Int
    /// How many fields there may be.
    var room: Int
    /// Whether fields may depend on other answers.
    var hasConditions = true
  }

  let limits: Limits
  /// True if the schema describes more fields than there is room for.
  private(set) var isFull = false
  private var count = 0
  /// How deep the value at hand stands, and how many lists there are around it.
  private var depth = 0
  private var lists = 0
  private var sections: [Section] = [Section()]
  private var ids: Set<String> = []
  private var paths: Set<[String]> = []
  /// How often each name was wanted as an id.
  private var wishes: [String: Int] = [:]

  init(_ source: SchemaSource, _ limits: Limits) { (self.source, self.limits) = (source, limits) }

  /// The sections of the whole form.
  func sections(of view: SchemaView) -> [JSONValue] {
    add(view, at: ImportedSpot(place: view.source.schema.root.node))
    if isFull { return [] }
    let places = ImportedPlaces(sections.flatMap(\.fields))
    return sections.compactMap { section in
      let rows = section.fields.compactMap { $0.value(places) }
      if rows.isEmpty { return nil }
      let words = [("title", section.title), ("description", section.description)]
      return .object(
        words.compactMap { key, text in text.map { .init(key, .string($0.literal)) } }
          + [.init("rows", .array(rows))])
    }
  }

  /// The rows of an entry of a list, which stands for itself.
  func rows(adding: () -> Void) -> [JSONValue] {
    let outer = (sections, ids, paths, wishes)
    defer { (sections, ids, paths, wishes) = outer }
    (sections, ids, paths, wishes) = ([Section()], [], [], [:])
    lists += 1
    adding()
    lists -= 1
    if isFull { return [] }
    let fields = sections.flatMap(\.fields)
    let places = ImportedPlaces(fields)
    return fields.compactMap { $0.value(places) }
  }
}

extension Importing {
  /// Adds the fields for a value.
  func add(_ view: SchemaView, at spot: ImportedSpot) {
    if view.isImpossible || isFull { return }
    depth += 1
    defer { depth -= 1 }
    let kinds = ImportedKinds(view)
    let isDeep = depth >= limits.depth && (kinds != nil || view.isObject)
    if view.isEndless || isDeep {
      addField(view, .json, at: spot)
    } else if view.isNull {
      if spot.required != .never {
        addField(view, ImportedType("phrase", [.init("readOnly", true)]), at: spot)
      }
    } else if let kinds {
      addKinds(kinds, of: view, at: spot)
    } else if view.isObject {
      addObject(view, at: spot)
    } else {
      let type = view.isArray ? list(view, at: spot) : ImportedType(view)
      addField(view, type ?? .json, at: spot)
    }
  }

  func addField(_ view: SchemaView, _ kind: ImportedType, at spot: ImportedSpot) {
    let label = view.words("title") ?? spot.label
    append(
      ImportedField(
        id: id(for: spot.path, at: spot.place),
        label: label.isEmpty ? ImportedWords.value : .string(label.literal),
        kind: kind.asAnswered(spot.required), view: view, spot: spot))
  }

  /// Puts a field at the end of the form.
  func append(_ field: ImportedField) {
    count += 1
    if count > limits.room { isFull = true }
    sections[sections.count - 1].fields.append(field)
  }

  /// Does something in a section with an object's title; what follows stands in one without.
  func inSection(for view: SchemaView, at spot: ImportedSpot, _ work: () -> Void) {
    if spot.path.isEmpty { return work() }
    sections.append(
      Section(
        title: view.words("title") ?? spot.label, description: view.words("description")))
    work()
    sections.append(Section())
  }

  /// The names of the way as an id that no other field has.
  func id(for path: [String], at node: JSONNode) -> String {
    let joined = path.isEmpty ? "value" : path.joined(separator: "_")
    var id = String(
      joined.unicodeScalars.map { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": Character(scalar)
        default: "_"
        }
      })
    if !Reading.isID(String(id.prefix(1))) { id = "_" + id }
    id = String(id.prefix(FormFormat.idLimit))
    var unique = id
    while !ids.insert(unique).inserted {
      wishes[id, default: 1] += 1
      unique = id.prefix(FormFormat.idLimit - 8) + "_\(wishes[id, default: 1])"
    }
    // The kinds of one property are one property.
    if paths.insert(path).inserted, unique != joined {
      source.report.warning(.renamed(joined, to: unique), at: node)
    }
    return unique
  }
}

// Arrays and maps: lists of entries.
extension Importing {
  /// The type of an array; `nil` for what no list of a form can hold.
  private func list(_ view: SchemaView, at spot: ImportedSpot) -> ImportedType? {
    let items = view.schemas("items")
    let isPlain = view["prefixItems"] == nil && items.allSatisfy { $0.node.kind != .array }
    guard isPlain, !items.isEmpty, view["const"] == nil, view["enum"] == nil else { return nil }
    let entry = view.inner(items)
    let (least, most) = (count(view, "minItems").max(), count(view, "maxItems").min())
    if let least, let most, least > most { return nil }
    guard var type = listType(of: entry, view, at: spot) else { return nil }
    if let least, least > 0 { type.parameters.append(.init("min", .integer(least))) }
    if let most { type.parameters.append(.init("max", .integer(most))) }
    if view["uniqueItems"]?.bool == true, type.has("of") { type.rules.append(["unique": true]) }
    return type
  }

  private func count(_ view: SchemaView, _ word: String) -> [Int] {
    view.all(word).compactMap(\.integer).filter { (0...100_000).contains($0) }
  }

  private func listType(
    of entry: SchemaView, _ view: SchemaView, at spot: ImportedSpot
  ) -> ImportedType? {
    if entry.isEndless || entry.isImpossible || entry.isNullable { return nil }
    if entry.isArray || entry.isObject, ImportedKinds(entry) == nil {
      return table(view) { add(entry, at: ImportedSpot(label: spot.label, place: spot.place)) }
    }
    guard let kind = ImportedType(entry) else { return nil }
    let least = count(view, "minItems").max() ?? 0
    if kind.name == "choice", let options = ImportedOptions(entry), !options.takesOthers {
      if least > options.values.count { return nil }
      return ImportedType(
        "choices", [.init("options", .array(options.listed)), .init("ordered", true)])
    }
    // An entry must be there, so that yes and no are two values to choose from.
    let field = kind.name == "toggle" ? .yesOrNo : kind
    let rules = field.rules + ImportedRules.rules(entry, field, isFixed: true)
    let members = [.init("type", .string(field.name))] + field.parameters
    return ImportedType(
      "list",
      [.init("of", .object(members + (rules.isEmpty ? [] : [.init("rules", .array(rules))])))])
  }

  /// A list whose entries have fields; `nil` if nothing can be made of them.
  private func table(_ view: SchemaView, adding: () -> Void) -> ImportedType? {
    guard lists < FormList.deepest, depth < limits.depth else { return nil }
    let rows = rows(adding: adding)
    return rows.isEmpty ? nil : ImportedType("list", [.init("fields", .array(rows))])
  }

  /// An object of any names with values of one kind: entries with a name and a value.
  func map(_ view: SchemaView) -> ImportedType? {
    let patterns = view.parts.flatMap { part in
      part["patternProperties"].map { $0.members.map { ($0.key, source.spot($0.value, in: part)) } }
        ?? []
    }
    let others = view.schemas("additionalProperties").filter { $0.node.kind == .object }
    guard others.isEmpty ? patterns.count == 1 : patterns.isEmpty else { return nil }
    let value = view.inner(others.isEmpty ? patterns.map(\.1) : others)
    if value.isOpen || value.isEndless || value.isImpossible { return nil }
    let table = table(view) {
      var name = ImportedType("phrase")
      if let pattern = patterns.first.flatMap({ ImportedRules.pattern($0.0) }) {
        name.rules = [["pattern": .string(pattern)]]
      }
      let place = value.source.schema.root.node
      append(
        ImportedField(
          id: id(for: ["key"], at: place), label: ImportedWords.name, kind: name, view: nil,
          spot: ImportedSpot(path: ["key"], place: place)))
      add(value, at: ImportedSpot(place: place))
    }
    return table.map { ImportedType("list", $0.parameters + [.init("pairs", "fields")]) }
  }
}
