package import TFieldJSON
package import TFieldSchema

/// Turns a JSON Schema (draft-04 to 2020-12) into a form file.
///
/// Properties become fields in their order, objects within objects become sections, and what a form
/// can't show becomes JSON. Whether answers are right is for the schema to say.
package enum SchemaImport {
  /// The form file, the form, and what is told of it.
  package struct Result: Sendable {
    package let text: String?
    package let form: FormLoader.Result
    package let notes: [Diagnostic]
  }

  /// The schema in a file, if it is one and no form.
  package static func root(of bytes: [UInt8]) -> JSONNode? {
    guard let root = try? JSONReader().read(bytes).root, root.kind == .object, !isForm(root)
    else { return nil }
    let isSchema =
      rootWords.contains { root[$0] != nil }
      || root["$schema"]?.string?.hasPrefix("http") ?? false
    return isSchema ? root : nil
  }

  private static func isForm(_ root: JSONNode) -> Bool {
    ["tfield", "sections", "rows"].contains { root[$0] != nil }
  }

  /// Words by which a schema is known that doesn't name its draft.
  private static let rootWords = [
    "type", "properties", "items", "additionalProperties", "patternProperties", "allOf", "anyOf",
    "oneOf", "$ref", "definitions", "$defs", "enum", "const", "if",
  ]

  /// Reads a schema that refers to no other file; `name` is the title if the schema gives none.
  package static func form(from bytes: [UInt8], name: String) -> Result {
    do {
      return form(of: try schema(in: bytes) { JSONSchema($0) }, name: name)
    } catch { return Result([error]) }
  }

  /// The schema in a file, compiled; what is none is a fault.
  package static func schema(
    in bytes: [UInt8], compiled: (JSONNode) -> JSONSchema
  ) throws(Diagnostic) -> JSONSchema {
    let root: JSONNode
    do {
      root = try JSONReader().read(bytes).root
    } catch { throw Diagnostic(.notJSON(error), at: error.location) }
    if isForm(root) {
      throw Diagnostic(.notCarriedOver("tfield", "this is a form file already"), at: root.location)
    }
    if root.kind == .object || root.kind == .bool { return compiled(root) }
    throw Diagnostic(.notCarriedOver("properties", "this is no schema"), at: root.location)
  }

  /// The most fields of a form, those of its entries too.
  private static let room = 2_000

  /// How deep a form shows a schema, and whether fields depend on others; the first that fits is
  /// taken.
  private static let tries = [
    (16, true), (8, true), (5, true), (4, true), (3, true), (3, false), (2, false),
  ]

  /// The form that fills in a schema.
  ///
  /// Of a schema that describes too much, what stands deepest is JSON. Where conditions go in
  /// circles, there are none; the schema still judges what is written.
  package static func form(
    of schema: JSONSchema, name: String, _ loader: FormLoader = FormLoader()
  ) -> Result {
    let source = SchemaSource(schema)
    for (depth, hasConditions) in Self.tries {
      let view = source.begin()
      let importing = Importing(
        source, Importing.Limits(depth: depth, room: room, hasConditions: hasConditions))
      let sections = importing.sections(of: view)
      if sections.isEmpty { continue }
      let text = text(of: sections, view, name)
      let form = loader.load(Array(text.utf8), name: name)
      if form.form != nil {
        return Result(text: text, form: form, notes: source.report.inFileOrder)
      }
    }
    let rows: JSONValue = [
      ["id": "value", "type": "json", "label": ImportedWords.value, "path": [], "required": true]
    ]
    let text = text(of: [["rows": rows]], source.begin(), name)
    return Result(text: text, form: loader.load(Array(text.utf8), name: name), notes: [])
  }

  private static func text(of sections: [JSONValue], _ view: SchemaView, _ name: String) -> String {
    var form: [JSONValue.Member] = [
      .init("$schema", "tfield-form-1.json"), .init("tfield", .integer(FormFormat.version)),
      .init("title", .string((view.words("title") ?? name).literal)),
    ]
    if let words = view.words("description") {
      form.append(.init("description", .string(words.literal)))
    }
    if sections.count == 1, case .object(let members)? = sections.first, members.count == 1 {
      form += members
    } else {
      form.append(.init("sections", .array(sections)))
    }
    var writer = JSONWriter(.pretty)
    writer.value(.object(form))
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}

extension SchemaImport.Result {
  /// Nothing but faults.
  package init(_ faults: [Diagnostic]) {
    self.init(text: nil, form: FormLoader.Result(form: nil, diagnostics: faults), notes: faults)
  }
}
