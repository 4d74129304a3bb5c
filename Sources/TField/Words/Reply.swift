/// Yes or no, by the letter that gives it in every language.
package enum Reply: Character, CaseIterable, Sendable {
  case yes = "y"
  case no = "n"
}

extension Reply {
  /// The letter that gives it in a language.
  package func letter(in language: Language) -> Character {
    text(in: language).first ?? rawValue
  }
}

extension Reply: Translated {
  var sentence: Sentence { self == .yes ? "reply.yes" : "reply.no" }
}
