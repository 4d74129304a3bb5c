/// An answer to a question, by the letter that gives it in every language.
public enum Reply: Character, CaseIterable, Sendable {
  case yes = "y"
  case no = "n"
  case save = "s"
  case delete = "d"
}

extension Reply {
  /// The letter that gives it in a language.
  public func letter(in language: Language) -> Character {
    text(in: language).first ?? rawValue
  }

  /// The key that answers for what was pressed by someone who reads that language.
  public static func key(for key: Key, in language: Language) -> Key {
    guard case .character(let character) = key.base, key.modifiers.isSubset(of: .shift) else {
      return key
    }
    let typed = character.lowercased()
    let reply = allCases.first { $0.text(in: language) == typed }
    return reply.map { .character($0.rawValue) } ?? key
  }
}
