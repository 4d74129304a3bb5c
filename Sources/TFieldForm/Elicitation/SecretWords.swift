internal import CData
internal import TField

/// What secrets are called, in names and in sentences, however the letters are disguised.
enum SecretWords {
  private static let lists = DataFile.secretWords.lists

  private static func isOne(_ word: String, of list: String) -> Bool {
    lists[list]?.contains(word) ?? false
  }

  /// Whether a name ends in what is a secret: `dbPassword` does, `passwordLength` doesn't.
  static func end(_ name: String) -> Bool {
    let words = parts(of: name)
    return isSecret(words, at: words.count - 1) || isWrittenWithoutSpaces(name)
  }

  static func areAskedFor(in text: String) -> Bool {
    text.split { ".:;!?\n。！？：".contains($0) }.contains { sentence in
      let words = parts(of: String(sentence))
      let isAsking = words.count < 5 || words.contains { isOne($0, of: "asking") }
      return words.indices.contains { place in
        (isAsking || place == 0) && isSecret(words, at: place) && isMeant(words, at: place)
      }
    } || isWrittenWithoutSpaces(text)
  }

  private static func isSecret(_ words: [String], at place: Int) -> Bool {
    guard words.indices.contains(place) else { return false }
    let pair = place > 0 ? words[place - 1] + "_" + words[place] : ""
    return isOne(words[place], of: "words") || isOne(pair, of: "pairs")
  }

  private static func isMeant(_ words: [String], at place: Int) -> Bool {
    if place + 1 < words.count, isOne(words[place + 1], of: "properties") { return false }
    guard isOne(words[place], of: "doubtful"), place > 0 else { return true }
    return isOne(words[place - 1], of: "asking") || isOne(words[place - 1], of: "leading")
  }

  private static func isWrittenWithoutSpaces(_ text: String) -> Bool {
    ["パスワード", "暗証番号"].contains { text.utf8.holds($0.utf8) }
  }

  /// The words of a text in small plain letters, those of `dbPassword` too.
  private static func parts(of text: String) -> [String] {
    let letters = text.unicodeScalars.map(\.lookAlike).joined()
    let words = letters.map { $0.isLetter || $0.isNumber ? $0 : " " }
    return String(words).asLabelOfName.lowercased().split(separator: " ")
      .map(String.init)
  }
}

extension Unicode.Scalar {
  /// The plain letter that a reader takes it for; nothing for what can't be seen.
  fileprivate var lookAlike: String {
    if isASCII { return String(self) }
    if properties.isDefaultIgnorableCodePoint || properties.generalCategory == .nonspacingMark {
      return ""
    }
    if let letter = Self.lookAlikes[self] { return letter }
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
