/// A version of JSON Schema; the order is that of their publication.
enum SchemaDraft: Int, Comparable {
  case draft4 = 4
  case draft6 = 6
  case draft7 = 7
  case draft2019
  case draft2020

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The draft that a `$schema` names; `nil` for any other metaschema.
  init?(_ address: String) {
    switch address.last == "#" ? address.dropLast() : address[...] {
    case "http://json-schema.org/draft-04/schema": self = .draft4
    case "http://json-schema.org/draft-06/schema": self = .draft6
    case "http://json-schema.org/draft-07/schema": self = .draft7
    case "https://json-schema.org/draft/2019-09/schema": self = .draft2019
    case "https://json-schema.org/draft/2020-12/schema": self = .draft2020
    default: return nil
    }
  }

  var idWord: String { self == .draft4 ? "id" : "$id" }

  /// True if a schema with a `$ref` has no other words.
  var ignoresSiblings: Bool { self <= .draft7 }

  /// The drafts that know a word, if they aren't all.
  func knows(_ word: String) -> Bool {
    guard let first = Self.first[word] else { return true }
    return self >= first && (word != "$recursiveRef" || self == .draft2019)
  }

  private static let first: [String: Self] = [
    "const": .draft6, "contains": .draft6, "propertyNames": .draft6, "if": .draft7,
    "dependentRequired": .draft2019, "dependentSchemas": .draft2019, "$anchor": .draft2019,
    "minContains": .draft2019, "maxContains": .draft2019, "$recursiveRef": .draft2019,
    "$recursiveAnchor": .draft2019, "unevaluatedItems": .draft2019,
    "unevaluatedProperties": .draft2019, "prefixItems": .draft2020, "$dynamicRef": .draft2020,
    "$dynamicAnchor": .draft2020,
  ]
}
