internal import TField

/// Turns a JSON Schema (draft-04 to 2020-12) into a form file.
///
/// Properties become fields in their order, objects within objects become sections, and what a
/// form can't show becomes JSON. The schema itself still judges the answers.
package enum SchemaImport {
  /// The form made from a schema, and notes about it.
  package struct Result: Sendable {
    package let form: FormLoader.Result
    package let notes: [Diagnostic]
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

  /// The schema in a file: the file itself, or a part of a form file.
  package static func root(
    of bytes: [UInt8], _ read: Swift.Result<JSONNode, JSONError>
  ) -> (schema: JSONNode, isForm: Bool)? {
    guard let root = (try? read.get()) ?? (try? reader.read(bytes).root), root.kind == .object
    else { return nil }
    if isForm(root) { return root["schema"].map { ($0, true) } }
    let isSchema = SchemaVocabulary.words("root").contains { root[$0] != nil }
    return isSchema || root["$schema"]?.string?.hasPrefix("http") ?? false ? (root, false) : nil
  }

  private static let reader = JSONReader(allowsNUL: true)

  private static func isForm(_ root: JSONNode) -> Bool {
    ["tfield", "sections", "rows"].contains { root[$0] != nil }
  }

  /// Reads and compiles a schema; `name` is the title if the schema has none.
  package static func form(
    from bytes: [UInt8], name: String, compiled: (JSONNode) -> JSONSchema = { JSONSchema($0) }
  ) -> Result {
    let fault: Diagnostic
    do {
      let root = try reader.read(bytes).root
      let isSchema = root.kind == .object || root.kind == .bool
      if isSchema, !isForm(root) { return form(of: compiled(root), name: name) }
      fault = Diagnostic(isSchema ? .isForm : .noSchema, at: root.location)
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
      "$schema": "tfield-form-1.json", "tfield": .integer(FormFormat.version),
      "title": .string((view.words("title") ?? name).literal),
      "description": view.words("description").map { .string($0.literal) },
    ]
    // A single section without a title becomes plain rows.
    let isPlain = sections.count == 1 && sections[0].members.count == 1
    let form = head + (isPlain ? sections[0] : ["sections": .array(sections)])
    return Result(
      form: loader.load(form.bytes(.pretty), name: name), notes: importing.report.inFileOrder,
      value: form, schema: importing.schema.root.node)
  }
}

extension SchemaSpot {
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
