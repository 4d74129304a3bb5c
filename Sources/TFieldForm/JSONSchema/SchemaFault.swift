/// What of a value its schema forbids, and where.
package struct SchemaFault: Hashable, Sendable {
  /// A key or an index on the way from the root of the value.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package let place: [Step]
  package let problem: Problem

  /// The fact; numbers are as the schema writes them.
  package enum Problem: Hashable, Sendable {
    case type([String])
    case value([String])
    case constant(String)
    case multiple(String)
    case atLeast(String), atMost(String), moreThan(String), lessThan(String)
    case fewerCharacters(than: Int), moreCharacters(than: Int)
    case fewerItems(than: Int), moreItems(than: Int)
    case fewerMembers(than: Int), moreMembers(than: Int)
    case pattern(String)
    case format(String)
    case missing(String, beside: String?)
    case forbidden(by: String)
    case key
    case repeated(Int, Int)
    case contains(atLeast: Int, atMost: Int?)
    case noAlternative, severalAlternatives
    case denied
    case unjudged(Reason)
  }

  /// Why a value can't be judged, so that it counts as forbidden.
  package enum Reason: Hashable, Sendable {
    case steps, depth, digits
    case pattern(String)
    case reference(String)
  }
}

extension SchemaFault {
  /// The place as a JSON pointer.
  package var pointer: String {
    place.map { step in
      switch step {
      case .key(let key): "/" + Self.escaped(key)
      case .index(let index): "/\(index)"
      }
    }.joined()
  }

  private static func escaped(_ key: String) -> String {
    key.unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }

  /// The place of the value that is wrong or missing.
  package var target: [Step] {
    switch problem {
    case .missing(let name, _): place + [.key(name)]
    default: place
    }
  }
}

extension SchemaFault.Problem {
  /// The word of the schema that forbids it.
  package var word: String {
    switch self {
    case .type: "type"
    case .value: "enum"
    case .constant: "const"
    case .multiple: "multipleOf"
    case .atLeast: "minimum"
    case .atMost: "maximum"
    case .moreThan: "exclusiveMinimum"
    case .lessThan: "exclusiveMaximum"
    case .fewerCharacters: "minLength"
    case .moreCharacters: "maxLength"
    case .fewerItems: "minItems"
    case .moreItems: "maxItems"
    case .fewerMembers: "minProperties"
    case .moreMembers: "maxProperties"
    case .pattern: "pattern"
    case .format: "format"
    case .missing(_, nil): "required"
    case .missing: "dependentRequired"
    case .forbidden(let word): word
    case .key: "propertyNames"
    case .repeated: "uniqueItems"
    case .contains: "contains"
    case .noAlternative: "anyOf"
    case .severalAlternatives: "oneOf"
    case .denied: "not"
    case .unjudged: "limit"
    }
  }
}
