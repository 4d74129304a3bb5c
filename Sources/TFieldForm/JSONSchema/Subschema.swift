/// A compiled schema: its words in the order in which they are judged.
struct Subschema: Sendable {
  /// A word judges a value, and adds what of it the word has looked at.
  typealias Word = @Sendable (inout SchemaJudge, Instance, inout Evaluated) -> Void

  /// The index of the schema resource that it stands in.
  let resource: Int
  var words: [Word] = []
  /// True for the schema `false`.
  var isNever = false
  /// True if more than one place leads to it, so that one value may be judged by it repeatedly.
  var isShared = false
}

/// What of a value the words of a schema have looked at.
struct Evaluated {
  var keys: Set<ExactText> = []
  var indices: Set<Int> = []

  mutating func add(_ other: Self) {
    keys.formUnion(other.keys)
    indices.formUnion(other.indices)
  }
}
