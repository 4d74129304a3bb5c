/// What is said of numbers and names that stand for someone or something.
package enum IdentifierWording: String, Sendable {
  case impossibleSSN, ibanCountry, ibanShape, ibanChecksum, uuidShape, hexColorShape, slugShape
  case usernameShape
}

extension IdentifierWording: Translated {
  var sentence: Sentence { Sentence("identifier.\(rawValue)") }
}
