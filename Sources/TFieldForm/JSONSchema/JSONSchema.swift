internal import CData
package import TField
internal import TFieldPatterns

/// A JSON Schema (draft 4, 6, 7, 2019-09 or 2020-12) that values are judged by.
///
/// ```swift
/// let schema = JSONSchema(document.root)
/// schema.faults(in: value.root).isEmpty
/// ```
package struct JSONSchema: Sendable {
  var parts: [Subschema] = []
  /// The schemas that dynamic references may lead to, by name and resource.
  var dynamicTargets: [String: [Int: Int]] = [:]
  var seesEvaluated = false
  private(set) var assertsFormats: Bool
  private(set) var budget = PatternBudget()
  /// The documents that have a part in the schema, and where each part of it stands in them.
  package var documents = SchemaDocuments()
  package private(set) var root: SchemaSpot
  var places: [SchemaDocuments.Place: Int] = [:]

  /// Compiles a schema that was read from `address`, which relative references start from.
  ///
  /// Without `assertsFormats` a format is only a note. Whatever is neither in the schema nor one of
  /// the metaschemas is asked of `load`, by its whole address.
  package init(
    _ root: JSONNode, at address: String = "", assertsFormats: Bool = true,
    load: @escaping (String) -> JSONNode? = { _ in nil }
  ) {
    self.assertsFormats = assertsFormats
    self.root = documents.add(root, at: address)
    self = SchemaCompiler(self) { Metaschemas.all[$0] ?? load($0) }.schema
  }

  /// What the schema, or one of those in it, forbids in a value; nothing if the value is valid.
  package func faults(
    in value: JSONNode, by spot: SchemaSpot? = nil
  ) -> [SchemaFault] {
    guard let part = places[(spot ?? root).place] else { return [] }
    var judge = SchemaJudge(self)
    return judge.faults(in: value, by: part)
  }
}

/// The schemas of the drafts, which schemas may refer to.
private enum Metaschemas {
  static let all: [String: JSONNode] = {
    let document = try? JSONReader().read(Array(DataFile.metaschemas.bytes))
    let schemas = document?.root.elements ?? []
    return Dictionary(
      schemas.compactMap { schema in
        (schema["$id"] ?? schema["id"])?.string.map { (SchemaAddress($0).document, schema) }
      }
    ) { first, _ in first }
  }()
}

/// What of a value its schema forbids, and where.
package struct SchemaFault: Hashable, Sendable {
  /// A key or an index on the way from the root of the value.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The place of the value that is wrong or missing.
  package let place: [Step]
  /// The word of the schema that forbids it; `limit` for what can't be judged.
  package let word: String
  package let wording: Wording

  /// True if the value is of another kind than the schema describes.
  var isOfKind: Bool {
    ["type", "enum", "const"].contains(word) || wording == .say("schema.forbidden")
  }
}
