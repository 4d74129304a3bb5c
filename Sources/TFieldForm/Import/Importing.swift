internal import TFieldJSON

/// A JSON Schema on its way to a form: what was made of it so far.
final class Importing {
  let root: JSONNode
  let report: Report
  /// The sections so far; the last one still takes fields.
  private var sections: [ImportedSection] = []
  private var ids: Set<String> = []
  /// How many properties were met: definitions that double at each step would fill any memory.
  private var propertyCount = 0

  init(_ root: JSONNode) {
    self.root = root
    report = Report(root.document)
  }

  /// How deep objects may stand in each other before the rest is left out.
  private static let depthLimit = 16

  /// The form; `nil` if the schema describes nothing that could be filled in.
  func form(named name: String) -> JSONValue? {
    let schema = SchemaView(root, in: root, report)
    addProperties(of: schema, ImportedObject())
    let filled = sections.filter { !$0.rows.isEmpty }
    if report.hasErrors { return nil }
    guard !filled.isEmpty else {
      report.error(.notCarriedOver("properties", "there is nothing to make fields of"), at: root)
      return nil
    }
    var form: [JSONValue.Member] = [
      .init("$schema", "tfield-form-1.json"), .init("tfield", .integer(FormFormat.version)),
      .init("title", .string(schema.words("title") ?? name)),
    ]
    if let words = schema.words("description") { form.append(.init("description", .string(words))) }
    if let only = filled.first, filled.count == 1, only.title == nil {
      form.append(.init("rows", .array(only.rows)))
    } else {
      form.append(.init("sections", .array(filled.map(\.value))))
    }
    return .object(form)
  }
}

/// A section of the form to be.
private struct ImportedSection {
  var title: String?
  var description: String?
  var rows: [JSONValue] = []

  var value: JSONValue {
    var members: [JSONValue.Member] = []
    if let title { members.append(.init("title", .string(title))) }
    if let description { members.append(.init("description", .string(description))) }
    return .object(members + [.init("rows", .array(rows))])
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
      return report.error(.tooManyFields(limit: FormFormat.fieldLimit), at: root)
    }
    let required = schema.required
    let fields = properties.map { property in
      (property, SchemaView(property.value, in: root, report, after: schema))
    }.filter { !$1.isEndless }
    let ids = fields.map { property, view in
      view.isObject ? nil : id(for: object.path + [property.key], at: property.keyNode)
    }
    startSection(for: schema, object)
    for ((property, view), id) in zip(fields, ids) where !report.hasErrors {
      let isRequired = required.contains(property.key)
      if view.isObject {
        var inner = object
        inner.path.append(property.key)
        inner.isOptional = object.isOptional || !isRequired
        add(view, inner, at: property)
        startSection(for: nil, object)
      } else if let id {
        let presence = ImportedField.Presence(
          isRequired, object.isOptional ? ids.compactMap(\.self).filter { $0 != id } : nil)
        add(view, id, presence, property)
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

  private func add(
    _ view: SchemaView, _ id: String, _ presence: ImportedField.Presence, _ property: JSONMember
  ) {
    let field = ImportedField(view, id: id, name: property.key, presence)
    guard let value = field.value, !sections.isEmpty else { return }
    sections[sections.count - 1].rows.append(value)
  }

  /// Fields behind an inner object stand in a section of their own, without its title.
  private func startSection(for schema: SchemaView?, _ object: ImportedObject) {
    var section = ImportedSection()
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
    var count = 2
    while !ids.insert(unique).inserted {
      unique = id.prefix(FormFormat.idLimit - 8) + "_\(count)"
      count += 1
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
