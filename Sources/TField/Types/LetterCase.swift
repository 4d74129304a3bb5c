/// How a type writes its letters.
package enum LetterCase: String, CaseIterable, Sendable {
  case upper, lower, words
}

extension LetterCase {
  /// `text` in this case; words are raised only while somebody types them.
  func applied(to text: String) -> String {
    switch self {
    case .upper: String(text.map { Self.single($0.uppercased(), for: $0) })
    case .lower: String(text.map { Self.single($0.lowercased(), for: $0) })
    case .words: text
    }
  }

  /// A letter whose other case is two letters stays as it is, or text would grow.
  private static func single(_ text: String, for letter: Character) -> Character {
    text.count == 1 && !letter.isOfOneCase ? text.first ?? letter : letter
  }
}
