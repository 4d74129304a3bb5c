/// What is said of a value that a JSON Schema forbids; names of types and formats stay as they are.
package enum SchemaWording: Hashable, Sendable {
  case types([String])
  case values([String])
  case moreThan(String)
  case lessThan(String)
  case multiple(String)
  case charactersAtMost(Int)
  case membersAtLeast(Int)
  case membersAtMost(Int)
  case pattern(String)
  case format(String)
  case forbidden, key
  case missing(beside: String)
  case repeated(Int, Int)
  case contains(Int, most: Int?)
  case noAlternative, severalAlternatives, denied
  case unjudged(String)
  /// Where a text stops being JSON.
  case syntax(line: Int, column: Int)
  /// A fault inside of what a field holds, by its place there.
  case inside(String, Wording)

  /// The values that may be chosen, as far as a line holds them.
  static func listed(_ values: [String]) -> String {
    values.prefix(8).joined(separator: ", ") + (values.count > 8 ? ", …" : "")
  }
}

extension SchemaWording: Translated {
  var sentence: Sentence {
    switch self {
    case .types(let types): Sentence("schema.types", ["types": Self.listed(types)])
    case .values(let values): Sentence("schema.values", ["values": Self.listed(values)])
    case .moreThan(let number): Sentence("schema.moreThan", ["number": number])
    case .lessThan(let number): Sentence("schema.lessThan", ["number": number])
    case .multiple(let number): Sentence("schema.multiple", ["number": number])
    case .charactersAtMost(let count): Sentence("schema.charactersAtMost", ["count": count])
    case .membersAtLeast(let count): Sentence("schema.membersAtLeast", ["count": count])
    case .membersAtMost(let count): Sentence("schema.membersAtMost", ["count": count])
    case .pattern(let source): Sentence("schema.pattern", ["pattern": source])
    case .format(let name): Sentence("schema.format", ["name": name])
    case .missing(let name): Sentence("schema.missing", ["name": name])
    case .repeated(let first, let second):
      Sentence("schema.repeated", ["first": first, "second": second])
    case .contains(let least, let most?):
      Sentence("schema.containsBetween", ["least": least, "most": most])
    case .contains(let least, nil): Sentence("schema.contains", ["least": least])
    case .unjudged(let reason): Sentence("schema.unjudged", ["reason": reason])
    case .syntax(let line, let column):
      Sentence("schema.syntax", ["line": line, "column": column])
    case .inside(let place, let sentence):
      Sentence("schema.inside", ["place": place, "sentence": sentence])
    default: Sentence("schema.\(self)")
    }
  }
}
