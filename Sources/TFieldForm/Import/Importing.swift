internal import TFieldJSON

/// A JSON Schema on its way to a form: what was made of it so far.
final class Importing {
  let root: JSONNode
  let report: Report
  /// The sections so far; the last one still takes fields.
  private var sections: [ImportedForm.Section] = []
  private var ids: Set<String> = []
  /// How often each name was wanted as an id.
  private var wishes: [String: Int] = [:]
  /// The properties that became fields, by id.
  private var places: [String: JSONNode] = [:]
  private lazy var targets = SchemaTargets(root)
  /// How many properties were met: definitions that double at each step would fill any memory.
  private var propertyCount = 0
  private var isTooLarge = false

  init(_ root: JSONNode) {
    self.root = root
    report = Report(root.document)
  }

  /// How deep objects may stand in each other before the rest is left out.
  private static let depthLimit = 16

  /// The form; `nil` if the schema describes nothing that could be filled in.
  func form(named name: String) -> ImportedForm? {
    let schema = SchemaView(root, in: targets, report)
    addProperties(of: schema, ImportedObject())
    if isTooLarge { return nil }
    let form = ImportedForm(
      title: schema.words("title") ?? name, description: schema.words("description"),
      sections: sections.filter { !$0.rows.isEmpty })
    return ImportCheck { [report, places, root] problem, id, severity in
      let node = id.flatMap { places[$0] } ?? root
      severity == .error ? report.error(problem, at: node) : report.warning(problem, at: node)
    }.passing(form)
  }
}

/// The object whose properties become fields.
private struct ImportedObject {
  /// The names on the way to it.
  var path: [String] = []
  /// Whether it may be missing as a whole.
  var isOptional = false
}

extension Importing {
  private func addProperties(of schema: SchemaView, _ object: ImportedObject) {
    schema.tellOthers()
    let properties = schema.properties
    propertyCount += properties.count
    guard propertyCount <= FormFormat.fieldLimit else {
      isTooLarge = true
      return report.error(.tooManyFields(limit: FormFormat.fieldLimit), at: root)
    }
    let required = schema.required
    let fields = properties.map { property in
      (property, SchemaView(property.value, in: targets, report, after: schema))
    }.filter { !$1.isEndless }
    let kinds = fields.map { $1.isObject ? nil : ImportedType($1) }
    let ids = zip(fields, kinds).map { field, kind in
      kind == nil ? nil : id(for: object.path + [field.0.key], at: field.0.keyNode)
    }
    let companions = object.isOptional ? ids.compactMap(\.self) : nil
    startSection(for: schema, object)
    for (((property, view), kind), id) in zip(zip(fields, kinds), ids) where !isTooLarge {
      let isRequired = required.contains(property.key)
      if let kind, let id {
        let presence = ImportedField.Presence(isRequired, companions)
        let field = ImportedField(
          view: view, id: id, name: property.key, path: object.path + [property.key],
          presence: presence, kind: kind)
        places[id] = property.keyNode
        sections[sections.count - 1].rows.append(field.members)
      } else if view.isObject {
        var inner = object
        inner.path.append(property.key)
        inner.isOptional = object.isOptional || !isRequired
        add(view, inner, at: property)
        startSection(for: nil, object)
      }
    }
  }

  private func add(_ view: SchemaView, _ object: ImportedObject, at property: JSONMember) {
    if object.path.count > Self.depthLimit {
      report.warning(.notCarriedOver(property.key, "it stands too deep"), at: property.keyNode)
    } else {
      addProperties(of: view, object)
    }
  }

  /// Fields behind an inner object stand in a section of their own, without its title.
  private func startSection(for schema: SchemaView?, _ object: ImportedObject) {
    var section = ImportedForm.Section()
    if let schema, let name = object.path.last {
      section.title = schema.words("title") ?? ImportedField.label(from: name)
      section.description = schema.words("description")
    }
    sections.append(section)
  }

  /// The names of the way as an id that no other field has.
  private func id(for path: [String], at node: JSONNode) -> String {
    let joined = path.joined(separator: "_")
    var id = String(joined.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
    if !Reading.isID(String(id.prefix(1))) { id = "_" + id }
    id = String(id.prefix(FormFormat.idLimit))
    var unique = id
    while !ids.insert(unique).inserted {
      wishes[id, default: 1] += 1
      unique = id.prefix(FormFormat.idLimit - 8) + "_\(wishes[id, default: 1])"
    }
    if unique != joined { report.warning(.renamed(joined, to: unique), at: node) }
    return unique
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }
}
