package import TFieldJSON
package import TFieldSchema

/// Turns a JSON Schema (draft-04 to 2020-12) into a form file.
///
/// Properties become fields in their order, objects within objects become sections, and what a form
/// can't show becomes JSON. Whether answers are right is for the schema to say.
package enum SchemaImport {
  /// The form file, the form, and what is told of it.
  package struct Result: Sendable {
    package var text: String?
    package let form: FormLoader.Result
    package let notes: [Diagnostic]
  }

  /// The schema in a file, if it is one and no form.
  package static func root(of bytes: [UInt8]) -> JSONNode? {
    guard let root = try? reader.read(bytes).root, root.kind == .object, !isForm(root) else {
      return nil
    }
    let isSchema = rootWords.contains { root[$0] != nil }
    return isSchema || root["$schema"]?.string?.hasPrefix("http") ?? false ? root : nil
  }

  private static let reader = JSONReader(allowsNUL: true)

  private static func isForm(_ root: JSONNode) -> Bool {
    ["tfield", "sections", "rows"].contains { root[$0] != nil }
  }

  /// Words by which a schema is known that doesn't name its draft.
  private static let rootWords = [
    "type", "properties", "items", "additionalProperties", "patternProperties", "allOf", "anyOf",
    "oneOf", "$ref", "definitions", "$defs", "enum", "const", "if",
  ]

  /// Reads a schema, which refers to no other file unless it is `compiled` with some; `name` is the
  /// title if the schema gives none.
  package static func form(
    from bytes: [UInt8], name: String, compiled: (JSONNode) -> JSONSchema = { JSONSchema($0) }
  ) -> Result {
    let fault: Diagnostic
    do {
      let root = try reader.read(bytes).root
      let isSchema = root.kind == .object || root.kind == .bool
      if isSchema, !isForm(root) { return form(of: compiled(root), name: name) }
      fault = Diagnostic(.noSchema(isForm: isSchema), at: root.location)
    } catch { fault = Diagnostic(.notJSON(error), at: error.location) }
    return Result(form: FormLoader.Result(form: nil, diagnostics: [fault]), notes: [fault])
  }

  /// How much of a schema a form shows; the first that fits is taken.
  private static let tries: [Importing.Limits] = [
    (16, 2000, true), (8, 2000, true), (5, 2000, true), (4, 2000, true), (3, 2000, true),
    (3, 2000, false), (2, 10_000, true), (2, 10_000, false),
  ]

  /// The form that fills in a schema.
  ///
  /// Of a schema that describes too much, what stands deepest is JSON. Where conditions go in
  /// circles, there are none; the schema still judges what is written.
  package static func form(
    of schema: JSONSchema, name: String, _ loader: FormLoader = FormLoader()
  ) -> Result {
    let source = SchemaSource(schema)
    for limits in tries {
      let view = source.begin()
      let sections = Importing(source, limits).sections(of: view)
      if sections.isEmpty { continue }
      let result = result(of: sections, view, name, loader)
      if result.form.form != nil { return result }
    }
    let value: JSONValue = [
      "id": "value", "type": "json", "label": ImportedWords.value, "path": [], "required": true,
    ]
    return result(of: [["rows": [value]]], source.begin(), name, loader)
  }

  private static func result(
    of sections: [JSONValue], _ view: SchemaView, _ name: String, _ loader: FormLoader
  ) -> Result {
    var form: [JSONValue.Member] = [
      .init("$schema", "tfield-form-1.json"), .init("tfield", .integer(FormFormat.version)),
      .init("title", .string((view.words("title") ?? name).literal)),
    ]
    if let words = view.words("description") {
      form.append(.init("description", .string(words.literal)))
    }
    if case .object(let only)? = sections.first, only.count == 1, sections.count == 1 {
      form += only
    } else {
      form.append(.init("sections", .array(sections)))
    }
    let text = JSONValue.object(form).pretty + "\n"
    return Result(
      text: text, form: loader.load(Array(text.utf8), name: name),
      notes: view.source.report.inFileOrder)
  }
}
