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
