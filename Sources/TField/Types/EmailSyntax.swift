/// The syntax of e-mail addresses as browsers judge it, and a little stricter about dots.
enum EmailSyntax {
  private static let longest = 254
  private static let longestLocalPart = 64

  /// Whether `text` is an address with a plain local part and a host that has a domain.
  static func isValid(_ text: some StringProtocol) -> Bool {
    let text = Substring(text)
    guard text.utf8.count <= longest, let at = text.lastIndex(of: "@") else { return false }
    return isLocalPart(text[..<at]) && isHost(text[text.index(after: at)...])
  }

  private static func isLocalPart(_ text: Substring) -> Bool {
    guard (1...longestLocalPart).contains(text.utf8.count) else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty && atom.allSatisfy(isAtomCharacter)
    }
  }

  private static func isAtomCharacter(_ character: Character) -> Bool {
    character.isASCIILetter || character.isASCIIDigit
      || (character.singleByte != nil && "!#$%&'*+/=?^_`{|}~-".contains(character))
  }

  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let top = labels.last, labels.allSatisfy(HostName.isLabel) else {
      return false
    }
    return top.count > 1 && !top.allSatisfy(\.isASCIIDigit)
  }
}
