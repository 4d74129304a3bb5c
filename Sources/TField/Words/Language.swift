/// A language that the built-in sentences are written in, by its code in locale names.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case japanese = "ja"
}

extension Language {
  /// The first of the languages wanted, such as `["de-AT", "de"]`, that there are sentences in.
  public init(wanted: [String]) {
    self = wanted.lazy.compactMap { Self(rawValue: $0.lowercased()) }.first ?? .english
  }
}

extension Language {
  /// What stands between the parts of an enumeration.
  package var comma: String { Wording.say("joining.comma").text(in: self) }

  /// What stands between a name and what is said of it.
  package var colon: String { Wording.say("joining.colon").text(in: self) }

  package func inBrackets(_ text: String) -> String {
    Wording.say("joining.brackets", ["text": text]).text(in: self)
  }
}

/// Yes or no, by the letter that gives it in every language.
package enum Reply: Character, CaseIterable, Sendable {
  case yes = "y"
  case no = "n"
}

extension Reply {
  package func letter(in language: Language) -> Character {
    text(in: language).first ?? rawValue
  }

  /// Whether a letter gives it, in a language or in English.
  package func isMeant(by letter: Character, in language: Language) -> Bool {
    [self.letter(in: language), rawValue].contains(Character(letter.lowercased()))
  }
}

extension Reply: Sayable {
  package var wording: Wording { .say(self == .yes ? "reply.yes" : "reply.no") }
}
