/// The two parts of an e-mail address, and what is wrong with them.
///
/// The characters are those of the HTML standard's e-mail input, and in hosts letters, marks and
/// digits of every script; lengths are RFC 5321's. Unlike HTML's, a dot may neither begin nor end
/// the first part, nor follow another, and the host needs a top-level domain.
struct EmailAddress {
  let local: Substring
  /// What stands behind the `@`, if there is one.
  let host: Substring?
  private let text: String
  private let ats: Int

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    local = parts.first ?? ""
    host = parts.count > 1 ? parts[1] : nil
    ats = text.count { $0 == "@" }
  }
}

extension EmailAddress {
  private static let mostBytes = 254
  private static let mostLocalBytes = 64
  private static let mostLabelCharacters = 63

  var isValid: Bool { fault == nil && isComplete }

  /// What no completion can mend.
  var fault: Wording? {
    if text.contains(where: \.isWhitespace) { return .internet(.emailSpace) }
    if ats > 1 { return .internet(.emailSecondAt) }
    if let stranger { return .internet(.emailCharacter(String(stranger))) }
    if text.utf8.count > Self.mostBytes || local.utf8.count > Self.mostLocalBytes {
      return .internet(.emailTooLong)
    }
    return localFault ?? host.flatMap(hostFault)
  }

  /// Whether it is a whole address; asked only where there is no fault.
  var isComplete: Bool {
    guard let labels = host?.split(separator: ".", omittingEmptySubsequences: false),
      labels.count > 1, let top = labels.last
    else { return false }
    return top.unicodeScalars.count > 1 && top.last != "-" && !top.allSatisfy(\.isASCIIDigit)
  }

  private var stranger: Character? {
    local.first { !$0.isLocalPart } ?? host?.first { !$0.isHostPart && $0 != "." }
  }

  private var localFault: Wording? {
    if local.hasPrefix(".") || local.utf8.holds("..".utf8) { return .internet(.emailDot) }
    guard host != nil else { return nil }
    return local.isEmpty
      ? .internet(.emailShape) : local.hasSuffix(".") ? .internet(.emailDot) : nil
  }

  /// The last label may still grow, so only its beginning and its length are judged.
  private func hostFault(_ host: Substring) -> Wording? {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if labels.dropLast().contains(where: \.isEmpty) { return .internet(.emailDot) }
    if labels.contains(where: { $0.hasPrefix("-") })
      || labels.dropLast().contains(where: { $0.hasSuffix("-") })
    {
      return .internet(.emailHyphen)
    }
    let isTooLong = labels.contains { $0.unicodeScalars.count > Self.mostLabelCharacters }
    return isTooLong ? .internet(.emailTooLong) : nil
  }
}

extension Character {
  fileprivate var isLocalPart: Bool { isPlain || ".!#$%&'*+/=?^_`{|}~".contains(self) }

  fileprivate var isHostPart: Bool { isPlain || (singleByte == nil && isWordLike) }

  private var isPlain: Bool { isASCIIDigit || isASCIILetter || self == "-" }

  /// Whether all its scalars are letters, marks, digits or the joiners that some scripts need.
  private var isWordLike: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        true
      default: scalar == "\u{200C}" || scalar == "\u{200D}"
      }
    }
  }
}
