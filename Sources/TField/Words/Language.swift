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
  package var comma: String { self == .japanese ? "、" : ", " }

  /// What stands between a name and what is said of it.
  package var colon: String {
    switch self {
    case .english, .german, .spanish: ": "
    case .french: " : "
    case .japanese: "："
    }
  }

  /// A text in brackets, behind another.
  package func inBrackets(_ text: String) -> String {
    self == .japanese ? "（\(text)）" : " (\(text))"
  }
}
