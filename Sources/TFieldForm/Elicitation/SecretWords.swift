@_spi(_Unicode) import Swift
internal import CData
internal import TField

/// Words for secrets in names and sentences, even if their letters are disguised.
enum SecretWords {
  /// What is known of a property besides the words that are judged.
  struct Meaning {
    var isNumber = false
    /// The greatest number that it takes.
    var most: Int?
    /// All that is said of it.
    var words: [String] = []
  }

  /// The lists by name; their words are disguised as those that are compared with them.
  private static let lists = DataFile.secretWords.lists.mapValues { words in
    Set(words.map(undisguised))
  }

  private static func isOne(_ word: String, of list: String) -> Bool {
    lists[list]?.contains(word) ?? false
  }

  /// Whether a name ends in a word for a secret: `dbPassword` does, `passwordLength` doesn't.
  static func end(_ name: String, _ meaning: Meaning) -> Bool {
    let words = parts(of: name)
    let last = words.count - 1
    return isSecret(words, at: last) && !isOther(words, at: last, meaning) || isUnspaced(in: name)
  }

  /// Whether a text asks for a secret.
  static func areAskedFor(in text: String, _ meaning: Meaning) -> Bool {
    text.split { ".:;!?\n。！？：".contains($0) }.contains { sentence in
      let words = parts(of: String(sentence))
      let isAsking = words.count < 5 || words.contains { isOne($0, of: "asking") }
      return words.indices.contains { place in
        (isAsking || place == 0) && isSecret(words, at: place) && isMeant(words, at: place)
          && !isOther(words, at: place, meaning)
      }
    } || isUnspaced(in: text)
  }

  static func areAskedFor(in text: String) -> Bool { areAskedFor(in: text, Meaning()) }

  /// Whether a word is the last one of a phrase for a secret, or ends in a word for one.
  private static func isSecret(_ words: [String], at place: Int) -> Bool {
    guard words.indices.contains(place) else { return false }
    if lists["ends"]?.contains(where: { words[place].hasSuffix($0) }) ?? false { return true }
    return (0..<4).contains { length in
      place >= length && isOne(words[(place - length)...place].joined(separator: "_"), of: "words")
    }
  }

  private static func isMeant(_ words: [String], at place: Int) -> Bool {
    if place + 1 < words.count, isOne(words[place + 1], of: "properties") { return false }
    guard isOne(words[place], of: "doubtful"), place > 0 else { return true }
    return isOne(words[place - 1], of: "asking") || isOne(words[place - 1], of: "leading")
  }

  /// Whether the word is for something else, which its neighbours or its type tell: `maxTokens`, the
  /// pin of a board.
  private static func isOther(_ words: [String], at place: Int, _ meaning: Meaning) -> Bool {
    let word = words[place]
    if isOne(word, of: "counted") {
      return meaning.isNumber || place > 0 && isOne(words[place - 1], of: "counting")
    }
    guard isOne(word, of: "numbered") else { return false }
    // A secret number has four digits at least.
    if meaning.isNumber, let most = meaning.most, most < 1000 { return true }
    return (meaning.words.flatMap(parts) + words).contains { isOne($0, of: "boards") }
  }

  /// Whether a text that needs no spaces has a word for a secret, and not for a property of one.
  private static func isUnspaced(in text: String) -> Bool {
    let letters = undisguised(text)
    let rests = (lists["unspaced"] ?? []).flatMap { letters.pieces(between: $0).dropFirst() }
    return rests.contains { rest in
      !(lists["unspacedProperties"] ?? []).contains { rest.hasPrefix($0) }
    }
  }

  /// The words of a text in plain lower case; `dbPassword` has two.
  private static func parts(of text: String) -> [String] {
    let words = undisguised(text).map { $0.isLetter || $0.isNumber ? $0 : " " }
    return String(words).asLabelOfName.lowercased().split(separator: " ")
      .map(String.init)
  }

  private static func undisguised(_ text: String) -> String {
    text._nfc.map(\.lookAlike).joined()
  }
}

extension Unicode.Scalar {
  /// The plain letter that the character looks like; empty for invisible characters.
  fileprivate var lookAlike: String {
    if isASCII { return String(self) }
    if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .nonspacingMark {
      return ""
    }
    let small = properties.lowercaseMapping.unicodeScalars.first ?? self
    if let letter = Self.lookAlikes[small] { return small == self ? letter : letter.uppercased() }
    // "FULLWIDTH LATIN SMALL LETTER P", "MATHEMATICAL BOLD CAPITAL P", "… LETTER E WITH ACUTE".
    let words = (properties.name ?? "").split(separator: " ").prefix { $0 != "WITH" }
    guard let last = words.last, last.count == 1, words.count > 1 else { return String(self) }
    return words.contains("CAPITAL") ? String(last) : last.lowercased()
  }

  private static let lookAlikes: [Self: String] = [
    "е": "e", "р": "p", "с": "c", "х": "x", "у": "y", "ѕ": "s", "і": "i", "ԁ": "d", "ѡ": "w",
    "ο": "o", "α": "a", "ρ": "p", "ı": "i",
  ]
}
