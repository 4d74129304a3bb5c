package import TFieldJSON

/// Turns a JSON Schema (draft-04 to 2020-12) into a form file.
///
/// Properties become fields in their order, objects within objects become sections. What a form
/// can't say is told, each thing at its place in the schema.
package enum SchemaImport {
  /// The form file, if one could be made, and what it leaves out.
  package struct Result: Sendable {
    package let text: String?
    package let notes: [Diagnostic]
  }

  /// The schema in a file, if it is one and no form.
  package static func root(of bytes: [UInt8]) -> JSONNode? {
    guard let root = try? JSONReader().read(bytes).root, root.kind == .object,
      ["tfield", "sections", "rows"].allSatisfy({ root[$0] == nil })
    else { return nil }
    let isSchema =
      rootWords.contains { root[$0] != nil }
      || root["$schema"]?.string?.hasPrefix("http") ?? false
    return isSchema ? root : nil
  }

  /// Words by which a schema is known that doesn't name its draft.
  private static let rootWords = [
    "type", "properties", "items", "additionalProperties", "patternProperties", "allOf", "anyOf",
    "oneOf", "$ref", "definitions", "$defs", "enum", "const", "if",
  ]

  /// Reads a schema; `name` is the form's title if the schema gives none.
  package static func form(from bytes: [UInt8], name: String) -> Result {
    do {
      let root = try JSONReader().read(bytes).root
      if root.kind == .object || root.kind == .bool { return form(from: root, name: name) }
      let problem = Diagnostic.Problem.notCarriedOver("properties", "this is no schema")
      return Result(text: nil, notes: [Diagnostic(problem, at: root.location)])
    } catch {
      return Result(text: nil, notes: [Diagnostic(.notJSON(error), at: error.location)])
    }
  }

  /// A schema that stands within itself opens three deep; one of too many fields is cut off sooner,
  /// and the rest is written as JSON.
  private static func form(from root: JSONNode, name: String) -> Result {
    let room = min(500 + root.sourceText.utf8.count / 24, FormFormat.fieldLimit / 2)
    let deep = Importing(root, recursionLimit: 3, depthLimit: 16, room: room / 2, isLast: false)
    let form = deep.form(named: name)
    if !deep.isTooLarge { return Result(text: form?.text, notes: deep.report.inFileOrder) }
    let flat = Importing(root, recursionLimit: 1, depthLimit: 3, room: room, isLast: true)
    return Result(text: flat.form(named: name)?.text, notes: flat.report.inFileOrder)
  }
}
