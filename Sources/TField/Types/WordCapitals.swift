@_spi(_Unicode) import Swift

/// The capitals that the words of a name are helped to while somebody types them.
///
/// Only a word typed wholly in small letters is raised, and ``RaisedWords`` knows which were: a
/// word that the person changed back stays.
package struct WordCapitals: Sendable {
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
}

/// The words of a field that were raised or let be, so that each is raised once.
struct RaisedWords: Sendable {
  /// How often each word was there, in small letters.
  private var known: [String: Int] = [:]
  /// The words that were raised, with the capitals that they got.
  private var raised: Set<String> = []

  /// Lets the words of a text be as they are: of the whole one, or of what came to it.
  mutating func spare(_ text: String, isAdded: Bool) {
    let characters = Array(text)
    let words = WordCapitals.words(of: characters).map { String(characters[$0]).lowercased() }
    let count = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    known.merge(count) { isAdded ? $0 + $1 : max($0, $1) }
  }

  /// The text in which words that weren't there before begin with a capital.
  mutating func raise(_ text: String, by capitals: WordCapitals) -> String {
    var characters = Array(text)
    let words = WordCapitals.words(of: characters)
    let hasOwnCapital = words.contains { word in
      characters[word].contains(where: \.isCapital) && !raised.contains(String(characters[word]))
    }
    var count: [String: Int] = [:]
    for range in words {
      let word = String(characters[range])
      let key = word.lowercased()
      count[key, default: 0] += 1
      let isNew = count[key, default: 0] > known[key, default: 0]
      guard isNew, !word.contains(where: \.isCapital),
        !(hasOwnCapital && capitals.particles.contains(word))
      else { continue }
      capitals.raise(range, of: &characters)
      raised.insert(String(characters[range]))
    }
    known.merge(count) { max($0, $1) }
    return String(characters)
  }
}

extension WordCapitals {
  fileprivate static func words(of characters: [Character]) -> [Range<Int>] {
    characters.indices.split { !characters[$0].isPartOfWord }
  }

  fileprivate func raise(_ word: Range<Int>, of characters: inout [Character]) {
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

  var isCapital: Bool {
    let category = unicodeScalars.first?.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  /// True in scripts whose texts are written in one case, though Unicode has two of them.
  var isOfOneCase: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    // Georgian and Cherokee.
    case 0x10A0...0x10FF, 0x13A0...0x13FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F, 0xAB70...0xABBF: true
    default: false
    }
  }

  /// The capital of a letter, unless that is more than one: `ß` stays.
  fileprivate var raised: Character {
    let capital = unicodeScalars.first?.properties.titlecaseMapping.unicodeScalars
    return capital?.count == 1 && !isOfOneCase ? with(base: capital?.first) : self
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
  /// True if they are plain letters and some signs, a letter among them and no space at either end.
  func arePlainWords(of signs: ASCIISet) -> Bool {
    guard count > 0, count <= FieldLimits.graphemes, self[0] != 0x20, self[count - 1] != 0x20
    else { return false }
    var hasLetter = false
    let arePlain = allPlain { scalar in
      guard let byte = UInt8(exactly: scalar), byte < 0x80 else {
        hasLetter = true
        return true
      }
      let isLetter = ASCIISet.letters.contains(byte)
      hasLetter = hasLetter || isLetter
      return isLetter || signs.contains(byte)
    }
    return arePlain && hasLetter
  }
}
