internal import TField

/// Walks through a JSON Schema, making fields of what a form can show and JSON of the rest.
final class Importing {
  /// How deep objects and lists are shown, how many fields, and whether some depend on others.
  typealias Limits = (depth: Int, room: Int, hasConditions: Bool)

  /// The fields of the form, or of an entry of a list, so far.
  private struct Scope {
    /// Sections with their titles and descriptions; the last one still takes fields.
    var sections: [(words: [JSONValue.Member], fields: [ImportedField])] = [([], [])]
    var ids: [String: Int] = [:]
    var paths: Set<[String]> = []
    /// What the choices of kinds stand for, by their ids after those of lists around them.
    var kinds: [[String]: SchemaKinds.Choice] = [:]
  }

  let schema: JSONSchema
  let limits: Limits
  let report: Report
  private var documents: SchemaDocuments
  /// Whether a schema describes an object, as far as that is known.
  private var objects: [SchemaDocuments.Place: Bool] = [:]
  /// Schemas that keep nothing secret, nor do those that they lead to.
  private var plain: Set<SchemaDocuments.Place> = []
  private var scope = Scope()
  /// The kinds in the scope that was closed last.
  private(set) var kinds: [[String]: SchemaKinds.Choice] = [:]
  private var count = 0
  /// The depth of the current value, and the number of lists around it.
  private var depth = 0
  private var lists = 0
  private var isFull: Bool { count > limits.room }

  init(_ schema: JSONSchema, _ limits: Limits) {
    (self.schema, self.limits, documents) = (schema, limits, schema.documents)
    report = Report(schema.root.node.document)
  }

  var root: SchemaView { SchemaView([schema.root], in: self) }

  /// The sections of the whole form; none if its fields don't all fit.
  var sections: [JSONValue] {
    sections { add(root, at: ImportedSpot(place: schema.root.node)) }.map { words, rows in
      .object(words + [.init("rows", .array(rows))])
    }
  }

  private func sections(
    adding: () -> Void
  ) -> [(words: [JSONValue.Member], rows: [JSONValue])] {
    let outer = scope
    defer { scope = outer }
    scope = Scope()
    adding()
    kinds = scope.kinds
    if isFull { return [] }
    let places = ImportedPlaces(scope.sections.flatMap(\.fields))
    return scope.sections.map { ($0.words, $0.fields.compactMap { $0.value(places) }) }
      .filter { !$0.1.isEmpty }
  }

  func add(_ view: SchemaView, at spot: ImportedSpot) {
    if view.isImpossible || isFull { return }
    depth += 1
    defer { depth -= 1 }
    var spot = spot
    if view.isSecret { spot.isSecret = true }
    let kinds = view.kinds
    let isDeep = depth >= limits.depth && (kinds != nil || view.isObject)
    if view.isEndless || isDeep {
      addField(view, .json, at: spot)
    } else if view.isNull {
      if spot.required == false { return }
      addField(view, ImportedType("phrase", ["readOnly": true]), at: spot)
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
    let id = id(for: spot.path, at: spot.place)
    // What was just made may be a list.
    for (ids, choice) in kinds { scope.kinds[[id] + ids] = choice }
    kinds = [:]
    var spot = spot
    if view.isSecret || kind.name == "json" && holdsSecret(view) { spot.isSecret = true }
    append(
      ImportedField(
        id: id,
        label: label.isEmpty ? .told(.say("import.value")) : .string(label.literal),
        kind: kind.asAnswered(spot.required), view: view, spot: spot))
  }

  func know(_ kinds: [ImportedKind], by id: String, at path: [String]) {
    scope.kinds[[id]] = SchemaKinds.Choice(path: path, ways: kinds.map { ($0.value, $0.way) })
  }

  /// Whether more fields fit; if they don't, nothing more is made.
  func hasRoom(for more: Int) -> Bool {
    if count + more > limits.room { count = limits.room + 1 }
    return !isFull
  }

  func append(_ field: ImportedField) {
    count += 1
    scope.sections[scope.sections.count - 1].fields.append(field)
  }

  /// Works in a section with an object's title, and starts an untitled section afterwards.
  func inSection(for view: SchemaView, at spot: ImportedSpot, _ work: () -> Void) {
    if spot.path.isEmpty { return work() }
    let texts = [
      ("title", view.words("title") ?? spot.label), ("description", view.words("description")),
    ]
    let words = texts.compactMap { key, text in
      text.map { JSONValue.Member(key, .string($0.literal)) }
    }
    scope.sections.append((words, []))
    work()
    scope.sections.append(([], []))
  }

  func id(for path: [String], at node: JSONNode) -> String {
    let joined = path.isEmpty ? "value" : path.joined(separator: "_")
    var id = String(
      joined.unicodeScalars.map { Reading.isID("a\($0)") ? Character($0) : "_" })
    if !Reading.isID(String(id.prefix(1))) { id = "_" + id }
    id = String(id.prefix(FormFormat.idLimit))
    var unique = id
    while scope.ids[unique] != nil {
      scope.ids[id, default: 1] += 1
      unique = id.prefix(FormFormat.idLimit - 8) + "_\(scope.ids[id, default: 1])"
    }
    scope.ids[unique] = 1
    // The kinds of one property are one property.
    if scope.paths.insert(path).inserted, unique != joined {
      report.warning(.renamed, joined, unique, at: node)
    }
    return unique
  }

  /// The most entries that a limit of a form can speak of.
  private static let mostEntries = 100_000

  private func list(_ view: SchemaView, at spot: ImportedSpot) -> ImportedType? {
    let items = view.schemas("items")
    let isPlain = !view.hasAny(of: ["prefixItems", "const", "enum"]) && !items.isEmpty
    guard isPlain, items.allSatisfy({ $0.node.kind != .array }) else { return nil }
    let counts = { (word: String) in view.all(word).compactMap(\.number?.count) }
    let least = max(0, counts("minItems").max() ?? 0)
    let most = counts("maxItems").min().flatMap { $0 <= Self.mostEntries ? $0 : nil }
    guard least <= most ?? Self.mostEntries, var type = list(of: view.inner(items), least, at: spot)
    else {
      return nil
    }
    if least > 0 { type.parameters.append(.init("min", .integer(least))) }
    if let most { type.parameters.append(.init("max", .integer(most))) }
    if view["uniqueItems"]?.bool == true, type.has("of") { type.rules.append(["unique": true]) }
    return type
  }

  private func list(of entry: SchemaView, _ least: Int, at spot: ImportedSpot) -> ImportedType? {
    if entry.isEndless || entry.isImpossible || entry.isNullable { return nil }
    if entry.isArray || entry.isObject, entry.kinds == nil {
      return table {
        add(
          entry,
          at: ImportedSpot(label: spot.label, place: spot.place, isSecret: spot.isSecret))
      }
    }
    guard let kind = ImportedType(entry) else { return nil }
    if kind.name == "choice", !kind.has("other"), let options = ImportedOptions(entry) {
      var type = options.choices(atLeast: least)
      if entry.isSecret, !spot.isSecret { type?.parameters.append(.init("secret", true)) }
      return type
    }
    // An entry must have a value, so yes and no are two options.
    let field = kind.name == "toggle" ? .yesOrNo : kind
    let rules = field.textRules(for: entry, isFixed: true)
    let head: JSONValue = ["type": .string(field.name)]
    let of =
      head + .object(field.parameters)
      + ["rules": field.rules(with: rules), "secret": entry.isSecret ? true : nil]
    return ImportedType("list", ["of": of])
  }

  private func table(adding: () -> Void) -> ImportedType? {
    guard lists < FormList.deepest, depth < limits.depth else { return nil }
    lists += 1
    defer { lists -= 1 }
    let rows = sections(adding: adding).flatMap(\.rows)
    return rows.isEmpty ? nil : ImportedType("list", ["fields": .array(rows)])
  }

  /// An object with free keys and values of one kind: entries with a name and a value.
  func map(_ view: SchemaView, at spot: ImportedSpot) -> ImportedType? {
    let patterns = view.members("patternProperties")
    let others = view.schemas("additionalProperties").filter { $0.node.kind == .object }
    guard others.isEmpty ? patterns.count == 1 : patterns.isEmpty else { return nil }
    let value = view.inner(others.isEmpty ? patterns.map(\.schema) : others)
    if value.isOpen || value.isEndless || value.isImpossible { return nil }
    let place = schema.root.node
    var name = ImportedType("phrase")
    if let pattern = patterns.first?.name.string.flatMap(ImportedType.pattern) {
      name.rules = [["pattern": .string(pattern)]]
    }
    var type = table {
      append(
        ImportedField(
          id: id(for: ["key"], at: place), label: .told(.say("import.name")), kind: name, view: nil,
          spot: ImportedSpot(path: ["key"], place: place, isSecret: spot.isSecret)))
      add(value, at: ImportedSpot(place: place, isSecret: spot.isSecret))
    }
    type?.parameters.append(.init("pairs", "fields"))
    return type
  }

  func inner(_ node: JSONNode, of spot: SchemaSpot) -> SchemaSpot {
    documents.inner(node, of: spot)
  }

  /// The target of a reference; a missing one is reported.
  func target(of spot: SchemaSpot) -> SchemaSpot? {
    guard let reference = spot.reference, let text = reference.string else { return nil }
    let target = documents.target(of: text, in: spot)
    if target == nil {
      report.warning(
        .notCarriedOver, "$ref", Reason("it leads nowhere"),
        at: place(of: reference, in: spot))
    }
    return target
  }

  /// True if the schema keeps anything secret in the value that it describes.
  private func holdsSecret(_ view: SchemaView) -> Bool {
    var waiting = view.parts
    var seen: Set<SchemaDocuments.Place> = []
    while let spot = waiting.popLast() {
      guard !plain.contains(spot.place), seen.insert(spot.place).inserted else { continue }
      if spot.isSecret { return true }
      if let text = spot.reference?.string, let target = documents.target(of: text, in: spot) {
        waiting.append(target)
      }
      for word in spot.node.members {
        waiting += SchemaVocabulary.schemas(in: word.value, of: word.key).map {
          inner($0, of: spot)
        }
      }
    }
    plain.formUnion(seen)
    return false
  }

  /// Whether a schema plainly describes objects; the result is remembered.
  func isObject(_ spot: SchemaSpot) -> Bool {
    if let known = objects[spot.place] { return known }
    objects[spot.place] = false
    let inner = { (word: String) in spot.list(word).map { self.inner($0, of: spot) } }
    let isOne =
      spot["type"].map { $0.string == "object" }
      ?? SchemaVocabulary.words("object").contains { spot[$0] != nil }
      || target(of: spot).map(isObject) ?? false || inner("allOf").contains(where: isObject)
      || [inner("anyOf"), inner("oneOf")].contains { !$0.isEmpty && $0.allSatisfy(isObject) }
    objects[spot.place] = isOne
    return isOne
  }

  /// The place for a note about a value; values in other files get the root's place.
  func place(of node: JSONNode, in spot: SchemaSpot) -> JSONNode {
    spot.place.document == schema.root.place.document ? node : schema.root.node
  }
}

/// Turns a JSON Schema (draft-04 to 2020-12) into a form file.
///
/// Properties become fields in their order, objects within objects become sections, and what a
/// form can't show becomes JSON. The schema itself still judges the answers.
package enum SchemaImport {
  /// The form made from a schema, and notes about it.
  package struct Result: Sendable {
    package let form: FormLoader.Result
    package let notes: [Diagnostic]
    package fileprivate(set) var kinds: SchemaKinds?
    fileprivate var value = JSONValue.null
    fileprivate var schema: JSONNode?

    /// The form file with the schema in it, unless the schema contains something like NUL.
    package var text: String? {
      guard let schema else { return nil }
      let whole = (value + ["schema": JSONValue(schema)]).pretty
      let canBeRead = (try? JSONReader().read(Array(whole.utf8))) != nil
      return (canBeRead ? whole : value.pretty) + "\n"
    }
  }

  /// What a file is, as far as its words tell.
  package enum Content {
    /// A form file, and the schema in it.
    case form(schema: JSONNode?)
    case schema(JSONNode)
    /// A document that is filled in already, with what to do about it.
    case instance(FormLoader.Result)
    case other
  }

  package static func content(
    of bytes: [UInt8], _ read: Swift.Result<JSONNode, JSONError>
  ) -> Content {
    guard let root = (try? read.get()) ?? (try? reader.read(bytes).root) else { return .other }
    if isForm(root) { return .form(schema: root["schema"]) }
    if SchemaVocabulary.isSchema(root) { return .schema(root) }
    let stranger = isStrange(root) ? Diagnostic(.isDocument, at: root.location) : nil
    guard let fault = instance(root) ?? stranger else { return .other }
    return .instance(FormLoader.Result(form: nil, diagnostics: [fault]))
  }

  /// The fault of a document that only names its schema; `nil` for any other.
  private static func instance(_ root: JSONNode) -> Diagnostic? {
    guard let node = root["$schema"], let address = node.string,
      !address.hasSuffix(FormFormat.schemaName), !SchemaVocabulary.isSchema(root)
    else { return nil }
    return Diagnostic(.isInstance, address, at: node.location)
  }

  /// True for an object with no key of a form, and nothing that may be meant as its fields.
  private static func isStrange(_ root: JSONNode) -> Bool {
    let known = Set(FormFormat.form.format.keys.map(\.name))
    return !root.members.isEmpty
      && root.members.allSatisfy { member in
        !known.contains(member.key)
          && !member.value.elements.contains { $0.kind == .object || $0.kind == .array }
      }
  }

  private static let reader = JSONReader(allowsNUL: true)

  private static func isForm(_ root: JSONNode) -> Bool {
    ["tfield", "sections", "rows"].contains { root[$0] != nil }
  }

  /// Reads and compiles a schema; `name` is the title if the schema has none.
  package static func form(
    from bytes: [UInt8], name: String, _ loader: FormLoader = FormLoader(),
    compiled: (JSONNode) -> JSONSchema = { JSONSchema($0) }
  ) -> Result {
    let fault: Diagnostic
    do {
      let root = try reader.read(bytes).root
      let isSchema = root.kind == .object || root.kind == .bool
      let instance = instance(root)
      if isSchema, !isForm(root), instance == nil {
        return form(of: compiled(root), name: name, loader)
      }
      fault = instance ?? Diagnostic(isSchema ? .isForm : .noSchema, at: root.location)
    } catch { fault = Diagnostic(.notJSON, Reason("\(error)"), at: error.location) }
    return Result(form: FormLoader.Result(form: nil, diagnostics: [fault]), notes: [fault])
  }

  /// How much of a schema a form shows; the first limits that fit are used.
  private static let tries: [Importing.Limits] = [
    (16, 2000, true), (8, 2000, true), (5, 2000, true), (4, 2000, true), (3, 2000, true),
    (3, 2000, false), (2, 10_000, true), (2, 10_000, false),
  ]

  /// The form that fills in a schema.
  ///
  /// If a schema describes too much, its deepest parts become JSON. Circular conditions are all
  /// left out; the schema still judges the answers.
  package static func form(
    of schema: JSONSchema, name: String, _ loader: FormLoader = FormLoader()
  ) -> Result {
    for limits in tries {
      let importing = Importing(schema, limits)
      let sections = importing.sections
      if sections.isEmpty { continue }
      let result = result(of: sections, importing, name, loader)
      if result.form.form != nil { return result }
    }
    let value: JSONValue = [
      "id": "value", "type": "json", "label": .told(.say("import.value")), "path": [],
      "required": true,
    ]
    return result(of: [["rows": [value]]], Importing(schema, tries[0]), name, loader)
  }

  private static func result(
    of sections: [JSONValue], _ importing: Importing, _ name: String, _ loader: FormLoader
  ) -> Result {
    let view = importing.root
    let head: JSONValue = [
      "$schema": .string(FormFormat.schemaName), "tfield": .integer(FormFormat.version),
      "title": .string((view.words("title") ?? name).literal),
      "description": view.words("description").map { .string($0.literal) },
    ]
    // A single section without a title becomes plain rows.
    let isPlain = sections.count == 1 && sections[0].members.count == 1
    let form = head + (isPlain ? sections[0] : ["sections": .array(sections)])
    return Result(
      form: loader.load(form.bytes(.pretty), name: name), notes: importing.report.inFileOrder,
      kinds: SchemaKinds(importing.schema, importing.kinds), value: form,
      schema: importing.schema.root.node)
  }
}

extension SchemaSpot {
  var isSecret: Bool { self["writeOnly"]?.bool == true || self["format"]?.string == "password" }

  var reference: JSONNode? { self["$ref"] ?? self["$dynamicRef"] ?? self["$recursiveRef"] }

  func list(_ word: String) -> [JSONNode] { self[word]?.elements ?? [] }
}

extension JSONNode {
  var isNullSchema: Bool {
    if self["type"]?.string == "null" { return true }
    if let constant = self["const"] { return constant.isNull }
    let values = self["enum"]?.elements ?? []
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }

  var texts: [String] { elements.compactMap(\.string) }
}
