/// A kind of character that rules speak of, judged by the base scalar.
package enum CharacterKind: String, Sendable {
  case digit, letter, letterOrDigit, uppercaseLetter, lowercaseLetter, special, ascii
}

extension CharacterKind {
  /// Whether `character` is of this kind; digits are `0`–`9`, letters those of any script.
  func contains(_ character: Character) -> Bool {
    switch self {
    case .digit: character.isASCIIDigit
    case .letter: character.isLetterOrMark
    case .letterOrDigit: character.isLetterOrMark || character.isASCIIDigit
    case .uppercaseLetter: character.isOf([.uppercaseLetter, .titlecaseLetter])
    case .lowercaseLetter: character.isOf([.lowercaseLetter])
    case .special:
      !character.isLetterOrMark && !character.isASCIIDigit && !character.isOf([.spaceSeparator])
    case .ascii: character.isASCII
    }
  }
}

extension Character {
  fileprivate func isOf(_ categories: [Unicode.GeneralCategory]) -> Bool {
    unicodeScalars.first.map { categories.contains($0.properties.generalCategory) } ?? false
  }
}
