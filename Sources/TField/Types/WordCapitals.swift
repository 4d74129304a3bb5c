@_spi(_Unicode) import Swift

/// The way names are written: each word begins with a capital, whatever was typed.
///
/// The data stays what was typed. What is shown of it is computed word by word and has just as
/// many characters, so that a caret stands at the same place in both.
struct WordCapitals: Sendable {
  /// Small words of names, which stay small once the person typed a capital anywhere.
  static let particles: Set = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "la", "le", "bin", "ibn",
    "al", "el", "y", "zu",
  ]

  /// Where a letter behind an apostrophe is raised.
  enum Apostrophe: Sendable {
    case always
    /// In `L'Aquila`, not in `Xi'an`.
    case afterOneLetter
  }

  var particles = Self.particles
  var apostrophe = Apostrophe.always
  /// Words that keep their capitals where a text in capitals is recased.
  var keptWords: Set<String> = []
}

extension WordCapitals {
  /// How `data` is written.
  func shown(_ data: String) -> String {
    var characters = Array(data)
    let particles = characters.contains(where: \.isCapital) ? self.particles : []
    for word in Self.words(of: characters) {
      let stands =
        characters[word].contains(where: \.isCapital)
        || particles.contains(String(characters[word]))
      if !stands { raise(word, of: &characters) }
    }
    return String(characters)
  }

  /// The data of a field that is left: a text all in capitals is recased, any other stays.
  func settled(_ data: String) -> String {
    let text = shown(data)
    let typed = Array(text)
    guard typed.contains(where: \.isCapital), !typed.contains(where: \.isSmallLetter) else {
      return data
    }
    var recased = Array(shown(String(typed.map(\.lowered))))
    guard recased.count == typed.count else { return data }
    for word in Self.words(of: typed) where keptWords.contains(String(typed[word])) {
      recased.replaceSubrange(word, with: typed[word])
    }
    return recased == typed ? data : String(recased)
  }
}

extension WordCapitals {
  private static func words(of characters: [Character]) -> [Range<Int>] {
    characters.indices.split { !characters[$0].isPartOfWord }
  }

  private func raise(_ word: Range<Int>, of characters: inout [Character]) {
    let text = characters[word]
    guard let first = text.firstIndex(where: \.isLetterOrMark) else { return }
    if !text.isNumber(before: first), !text.isPossessive(at: first) {
      characters[first] = text[first].raised
    }
    for index in word.dropFirst(2) where index > first && opensPart(index, of: text) {
      characters[index] = text[index].raised
    }
  }

  /// Whether a letter stands behind an apostrophe or a hyphen that joins it to the one before.
  private func opensPart(_ index: Int, of word: ArraySlice<Character>) -> Bool {
    guard word[index - 1].isJoint, word[index - 2].isLetterOrMark else { return false }
    guard word[index - 1].isApostrophe else { return true }
    let isAfterOneLetter = index - 3 < word.startIndex || !word[index - 3].isLetterOrMark
    return !word.isPossessive(at: index) && (apostrophe == .always || isAfterOneLetter)
  }
}

extension ArraySlice<Character> {
  fileprivate func isNumber(before index: Int) -> Bool {
    index > startIndex && self[index - 1].isNumber
  }

  /// Whether it is the `s` of `John's`.
  fileprivate func isPossessive(at index: Int) -> Bool {
    let isLast = index + 1 >= endIndex || !self[index + 1].isLetterOrMark
    return isLast && self[index] == "s" && index > startIndex && self[index - 1].isApostrophe
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
  fileprivate var isJoint: Bool { isApostrophe || self == "-" }
  fileprivate var isPartOfWord: Bool { isLetterOrMark || isNumber || isJoint }

  fileprivate var isCapital: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  fileprivate var isSmallLetter: Bool {
    unicodeScalars.first?.properties.generalCategory == .lowercaseLetter
  }

  /// The capital of a letter, unless that is more than one: `ß` stays.
  fileprivate var raised: Character {
    let capital = unicodeScalars.first?.properties.titlecaseMapping.unicodeScalars
    return capital?.count == 1 ? with(base: capital?.first) : self
  }

  /// The small letter, without the dot that a Turkish capital would leave above it.
  fileprivate var lowered: Character {
    with(base: unicodeScalars.first?.properties.lowercaseMapping.unicodeScalars.first)
  }

  /// The same marks on another letter.
  private func with(base: Unicode.Scalar?) -> Character {
    guard let base, base != unicodeScalars.first else { return self }
    guard unicodeScalars.count > 1 else { return Character(base) }
    var scalars = String.UnicodeScalarView([base])
    scalars.append(contentsOf: unicodeScalars.dropFirst())
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: String(scalars)._nfc)
    let text = String(composed)
    return text.count == 1 ? text.first ?? self : self
  }
}

extension String {
  /// The text without white space at its ends.
  var withoutOuterSpace: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop(while: \.isWhitespace))
  }
}

extension Span<UInt8> {
  /// True if they are plain letters and some signs, no space at either end, and written with capitals
  /// that nothing changes: a small letter right behind another, or no letter that has a case.
  func arePlainWords(of signs: ASCIISet) -> Bool {
    guard count > 0, count <= FieldLimits.graphemes, self[0] != 0x20, self[count - 1] != 0x20
    else { return false }
    var isBehindLetter = false
    var isSettled = false
    var hasCase = false
    let arePlain = allPlain { scalar in
      let byte = UInt8(exactly: scalar).flatMap { $0 < 0x80 ? $0 : nil }
      let isLetter = byte.map(ASCIISet.letters.contains) ?? true
      hasCase = hasCase || isLetter && !PlainLetters.isBeyondCase(scalar)
      if isBehindLetter, isLetter, !isSettled { isSettled = scalar.isSmallLetter }
      isBehindLetter = isLetter
      return isLetter || byte.map(signs.contains) ?? false
    }
    return arePlain && (isSettled || !hasCase)
  }
}

extension UInt32 {
  fileprivate var isSmallLetter: Bool {
    self < 0x80
      ? (0x61...0x7A).contains(self)
      : Unicode.Scalar(self)?.properties.generalCategory == .lowercaseLetter
  }
}
