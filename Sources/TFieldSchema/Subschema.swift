internal import TFieldPatterns

/// A compiled schema: its words in the order in which they are judged.
struct Subschema: Sendable {
  /// The index of the schema resource that it stands in.
  let resource: Int
  var words: [SchemaWord] = []

  /// True for the schema `false`.
  var isNever: Bool { if case .never? = words.first { true } else { false } }
}

/// A word of a schema with what belongs to it; other schemas are named by their index.
enum SchemaWord: Sendable {
  case type([String])
  case value(Set<Instance>, shown: [String])
  case constant(Instance, shown: String)
  case multiple(of: ExactNumber, shown: String)
  case least(ExactNumber, isExclusive: Bool, shown: String)
  case most(ExactNumber, isExclusive: Bool, shown: String)
  case count(Counted, least: Int, most: Int)
  case pattern(SearchPattern)
  case format(SchemaFormat)
  case required([ExactText])
  case dependentRequired([(ExactText, [ExactText])])
  case dependentSchemas([(ExactText, Int)])
  case members([ExactText: Int], patterns: [(SearchPattern, Int)], rest: Int?)
  case keys(Int)
  case elements(first: [Int], rest: Int?)
  case contains(Int, least: Int, most: Int?, counts: Bool)
  case unique
  case all([Int])
  case any([Int])
  case one([Int])
  case not(Int)
  case condition(Int, then: Int?, otherwise: Int?)
  case reference(Int)
  case dynamicReference(Int, name: String)
  case unevaluatedMembers(Int)
  case unevaluatedElements(Int)
  case never
  case unjudged(SchemaFault.Reason)

  /// What a length is counted in.
  enum Counted {
    case characters, items, members
  }
}
