/// What is said of numbers and names that stand for someone or something.
package enum IdentifierWording: String, Sendable {
  case impossibleSSN
  case ibanCountry
  case ibanShape
  case ibanChecksum
  case uuidShape
  case hexColorShape
  case slugShape
  case usernameShape
}

extension IdentifierWording: Translated {
  var sentence: Sentence { Sentence("identifier.\(rawValue)") }
}
