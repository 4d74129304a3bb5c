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
  package var comma: String { Sentence("joining.comma").text(in: self) }

  /// What stands between a name and what is said of it.
  package var colon: String { Sentence("joining.colon").text(in: self) }

  /// A text in brackets, behind another.
  package func inBrackets(_ text: String) -> String {
    Sentence("joining.brackets", ["text": text]).text(in: self)
  }
}
