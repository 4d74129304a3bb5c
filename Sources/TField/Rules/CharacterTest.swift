/// A rule about the kinds of characters in a text, by its key in form files.
package enum CharacterTest: String, CaseIterable, Sendable {
  case digitsOnly, lettersOnly, alphanumeric, ascii
  case atLeastOneDigit, atLeastOneLetter
  case atLeastOneUppercaseLetter, atLeastOneLowercaseLetter, atLeastOneSpecialCharacter
  case noSpecialCharacters
}

extension CharacterTest {
  /// How many of the characters it asks to be of its kind.
  private enum Share {
    case every, some, none
  }

  private var claim: (Share, CharacterKind) {
    switch self {
    case .digitsOnly: (.every, .digit)
    case .lettersOnly: (.every, .letter)
    case .alphanumeric: (.every, .letterOrDigit)
    case .ascii: (.every, .ascii)
    case .atLeastOneDigit: (.some, .digit)
    case .atLeastOneLetter: (.some, .letter)
    case .atLeastOneUppercaseLetter: (.some, .uppercaseLetter)
    case .atLeastOneLowercaseLetter: (.some, .lowercaseLetter)
    case .atLeastOneSpecialCharacter: (.some, .special)
    case .noSpecialCharacters: (.none, .special)
    }
  }

  /// Whether it has nothing to say about no text at all.
  var skipsEmpty: Bool { claim.0 != .some }

  func isMet(by text: String) -> Bool {
    let (share, kind) = claim
    return switch share {
    case .every: text.allSatisfy(kind.contains)
    case .some: text.contains(where: kind.contains)
    case .none: !text.contains(where: kind.contains)
    }
  }

  var wording: Wording {
    let (share, kind) = claim
    return switch share {
    case .every: .must(.only(kind))
    case .some: .must(.some(kind))
    case .none: .mustNot(.some(kind))
    }
  }
}
