// The standard library's own are in _StringProcessing: a megabyte of regular expressions that the
// program would carry for these three.

extension Collection where Element: Equatable {
  /// Whether `part` stands somewhere in it, its elements side by side.
  package func holds(_ part: some Collection<Element>) -> Bool {
    var rest = self[...]
    while rest.count >= part.count {
      if rest.starts(with: part) { return true }
      if rest.popFirst() == nil { return false }
    }
    return false
  }
}

extension StringProtocol {
  /// Its pieces between each `mark`, which is not empty.
  package func pieces(between mark: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(mark) {
        pieces.append(piece)
        piece = ""
        rest = rest.dropFirst(mark.count)
      } else {
        piece.append(character)
        rest = rest.dropFirst()
      }
    }
    return pieces + [piece]
  }

  /// The text with `new` in place of each `old`.
  package func with(_ new: String, for old: String) -> String {
    pieces(between: old).joined(separator: new)
  }
}

extension StringProtocol {
  /// The text as a search sees it: small letters without accents, and `ss` for `ß`.
  package var folded: String {
    var folded = ""
    for scalar in lowercased().unicodeScalars {
      if scalar.isASCII {
        folded.unicodeScalars.append(scalar)
      } else {
        folded.append(scalar.plainLetters)
      }
    }
    return folded
  }
}

extension Unicode.Scalar {
  /// The letters that a keyboard without this one has for it; nothing for an accent alone.
  fileprivate var plainLetters: String {
    if properties.canonicalCombiningClass != .notReordered { return "" }
    return Self.plainLetters[self] ?? String(self)
  }

  private static let plainLetters = accented.reduce(into: [Self: String]()) { letters, entry in
    for scalar in entry.value.unicodeScalars { letters[scalar] = entry.key }
  }

  private static let accented: KeyValuePairs = [
    "a": "àáâãäåāăąǎ", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ",
    "h": "ĥħ", "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņň", "o": "òóôõöøōŏő",
    "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ",
    "y": "ýÿŷ", "z": "źżž", "th": "þ",
  ]
}
