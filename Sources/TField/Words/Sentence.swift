/// A sentence of the catalogues, by its key, and what stands at its places.
struct Sentence: Sayable, ExpressibleByStringLiteral {
  let key: String
  /// What chooses between one and many; it stands at the place `count`.
  var count: Int?
  var places: KeyValuePairs<String, any Sayable> = [:]

  init(stringLiteral key: String) { self.key = key }

  init(
    _ key: String, counting count: Int? = nil, _ places: KeyValuePairs<String, any Sayable> = [:]
  ) {
    self.key = key
    self.count = count
    self.places = places
  }
}

/// What can stand at a place of a sentence.
protocol Sayable: Sendable {
  func text(in language: Language) -> String
}

extension String: Sayable {
  func text(in language: Language) -> String { self }
}

extension Int: Sayable {
  func text(in language: Language) -> String { description }
}

/// What the catalogues say in every language.
///
/// A plain case is called like its key. What every form says as it opens spells its key out: to
/// find the first name of a case takes a third of a millisecond.
protocol Translated: Sayable {
  var sentence: Sentence { get }
}

extension Translated {
  func text(in language: Language) -> String { sentence.text(in: language) }
}

/// Several of a kind, joined as a language does it.
struct Several: Sayable {
  enum Manner {
    case comma, or
    /// The first few in brackets, behind what they belong to; nothing where there are none.
    case brackets(Int)
  }

  let words: [any Sayable]
  private let manner: Manner

  init(_ words: [any Sayable], _ manner: Manner) {
    self.words = words
    self.manner = manner
  }

  func text(in language: Language) -> String {
    let said = words.map { $0.text(in: language) }
    switch manner {
    case .comma: return said.joined(separator: language.comma)
    case .or: return said.joined(separator: Sentence("joining.or").text(in: language))
    case .brackets(let most):
      let names = said.prefix(most) + (said.count > most ? ["…"] : [])
      return names.isEmpty ? "" : language.inBrackets(names.joined(separator: language.comma))
    }
  }
}
