/// A text to be said, before it is put into a language.
///
/// ```swift
/// Wording.say("length.digitsLeft", counting: 3).text(in: .german)  // "noch 3 Ziffern"
/// ```
/// A string literal is a wording that is the same in every language, so that an app's own type can
/// write its sentences where it needs them.
package indirect enum Wording: Error, Hashable, Sendable {
  /// Words that a form, a rule or an app brought along.
  case verbatim(String)
  /// Such words by language, and the wording for all other languages.
  case translated([Language: String], else: Wording)
  /// Such words with other fields' answers in them.
  case answers(AnswerText)
  case sentence(Sentence)
  /// Several wordings, joined in the way of the language.
  case several([Wording], Joining)
  /// The second half of another sentence.
  case continued(Wording)

  package enum Joining: Hashable, Sendable {
    case comma, or
    /// The first few in brackets, after what they belong to; nothing if there are none.
    case brackets(Int)
  }
}

/// A sentence of the catalogues: its key, and the words for its placeholders.
package struct Sentence: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    let name: String
    let words: Wording
  }

  package var key: String
  /// Chooses between singular and plural; it also fills the placeholder `count`.
  package var count: Int?
  var places: [Place] = []
  /// The sentence without anything that was typed; `nil`: the same sentence.
  var discreet: Wording?
}

/// What can fill a placeholder of a sentence.
package protocol Sayable {
  var wording: Wording { get }
}

extension Sayable {
  package func text(in language: Language) -> String { wording.text(in: language) }
}

extension Wording: Sayable {
  package var wording: Wording { self }
}

extension String: Sayable {
  package var wording: Wording { .verbatim(self) }
}

extension Int: Sayable {
  package var wording: Wording { .verbatim(description) }
}

extension PasswordStrength: Sayable {
  package var wording: Wording { .say("strength.\(rawValue)") }
}

extension Wording {
  /// The sentence of a key; a test finds keys and placeholders that the catalogues lack.
  ///
  /// The count chooses between singular and plural, and fills `count`; the discreet sentence has
  /// nothing in it that was typed.
  package static func say(
    _ key: String, counting count: Int? = nil, _ places: KeyValuePairs<String, any Sayable> = [:],
    discreetly discreet: Wording? = nil
  ) -> Self {
    .sentence(
      Sentence(
        key: key, count: count,
        places: places.map { Sentence.Place(name: $0.key, words: $0.value.wording) },
        discreet: discreet))
  }

  package static func several(_ texts: [String], _ joining: Joining) -> Self {
    .several(texts.map(\.wording), joining)
  }

  package var sentence: Sentence? {
    if case .sentence(let sentence) = self { sentence } else { nil }
  }

  package static var required: Self { .say("field.required") }
  package static var fittingCharacters: Self { .say("field.fittingCharacters") }
}

extension Wording: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .verbatim(value) }

  /// Words of an app's own, said alike in every language.
  package init(_ text: String) { self = .verbatim(text) }
}

extension Wording {
  package func text(in language: Language = .english) -> String {
    switch self {
    case .verbatim(let text): text
    case .translated(let texts, let rest): texts[language] ?? rest.text(in: language)
    case .answers(let text): text.text()
    case .sentence(let sentence): sentence.text(in: language)
    case .several(let words, let joining):
      joining.join(words.map { $0.text(in: language) }, in: language)
    case .continued(let words):
      words.text(in: language).withSmallStart
    }
  }

  /// The sentence in a few words, for a place that has no room for it; `nil` if it has none.
  package func shortText(in language: Language) -> String? {
    guard case .sentence(var sentence) = self else { return nil }
    sentence.key = "short.\(sentence.key)"
    return sentence.knownText(in: language)
  }

  /// The sentence without anything that was typed, as is right for a secret.
  package var withoutData: Self {
    guard case .sentence(var sentence) = self else { return self }
    if let discreet = sentence.discreet { return discreet }
    sentence.places = sentence.places.map {
      Sentence.Place(name: $0.name, words: $0.words.withoutData)
    }
    return .sentence(sentence)
  }
}

extension String {
  fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}

extension Wording.Joining {
  fileprivate func join(_ said: [String], in language: Language) -> String {
    switch self {
    case .comma: return said.joined(separator: language.comma)
    case .or: return said.joined(separator: Wording.say("joining.or").text(in: language))
    case .brackets(let most):
      let names = said.prefix(most) + (said.count > most ? ["…"] : [])
      return names.isEmpty ? "" : language.inBrackets(names.joined(separator: language.comma))
    }
  }
}

/// A language that the built-in sentences are written in, by its code in locale names.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case japanese = "ja"
}

extension Language {
  /// The day on which a week begins where it is spoken most, from 1 for Monday.
  var firstWeekday: Int { self == .english || self == .japanese ? 7 : 1 }

  /// The first wanted language that has sentences, from a list such as `["de-AT", "de"]`.
  public init(wanted: [String]) {
    self = wanted.lazy.compactMap { Self(rawValue: $0.lowercased()) }.first ?? .english
  }
}

extension Language {
  package var comma: String { Wording.say("joining.comma").text(in: self) }

  /// The sign between a name and what is said about it.
  package var colon: String { Wording.say("joining.colon").text(in: self) }

  package func inBrackets(_ text: String) -> String {
    Wording.say("joining.brackets", ["text": text]).text(in: self)
  }
}

/// Yes or no, by the letter that means it in every language.
package enum Reply: Character, CaseIterable, Sendable {
  case yes = "y"
  case no = "n"
}

extension Reply {
  package func letter(in language: Language) -> Character {
    text(in: language).first ?? rawValue
  }

  package func isMeant(by letter: Character, in language: Language) -> Bool {
    [self.letter(in: language), rawValue].contains(Character(letter.lowercased()))
  }
}

extension Reply: Sayable {
  package var wording: Wording { .say(self == .yes ? "reply.yes" : "reply.no") }
}
