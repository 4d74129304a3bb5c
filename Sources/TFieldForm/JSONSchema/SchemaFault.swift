package import TField

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
