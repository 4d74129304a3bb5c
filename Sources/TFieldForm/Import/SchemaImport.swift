internal import TFieldJSON

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

  /// Whether a file is a schema, and no form.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONReader().read(bytes).root, root.kind == .object,
      ["tfield", "sections", "rows"].allSatisfy({ root[$0] == nil })
    else { return false }
    return ["properties", "allOf", "$ref", "definitions", "$defs"].contains { root[$0] != nil }
      || root["$schema"]?.string?.hasPrefix("http") ?? false
  }

  /// Reads a schema; `name` is the form's title if the schema gives none.
  package static func form(from bytes: [UInt8], name: String) -> Result {
    do {
      let document = try JSONReader().read(bytes)
      return form(from: document.root, name: name)
    } catch {
      return Result(text: nil, notes: [Diagnostic(.notJSON(error), at: error.location)])
    }
  }

  /// How often a schema may stand within itself.
  private static let recursionLimit = 3
  /// The most fields of a form in which schemas stand within themselves.
  private static let recursiveFieldLimit = 2_000

  /// A schema that stands within itself opens three deep, or less deep where that is too much.
  private static func form(from root: JSONNode, name: String) -> Result {
    for limit in (2...recursionLimit).reversed() {
      let importing = Importing(root, recursionLimit: limit, limit: recursiveFieldLimit)
      let form = importing.form(named: name)
      if !importing.isTooLarge {
        return Result(text: form?.text, notes: importing.report.inFileOrder)
      }
      if !importing.targets.wasCut { break }
    }
    let importing = Importing(root, recursionLimit: 1)
    let form = importing.form(named: name)
    return Result(text: form?.text, notes: importing.report.inFileOrder)
  }
}
