/// Finds the name that someone who misspelt it most likely meant.
package enum Suggestion {
  /// The nearest candidate, if it is worth a question; of several the first by the alphabet.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    guard wanted.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let limit = max(1, wanted.count / 3)
    return candidates.lazy.filter { abs($0.count - wanted.count) <= limit }
      .map { (EditDistance.between(wanted, $0.lowercased()), $0) }
      .filter { $0.0 <= limit }.min(by: <)?.1
  }
}

/// How many slips of the hand lead from one word to another.
package enum EditDistance {
  /// Longer words are never compared: only their lengths are.
  private static let longest = 64

  /// The fewest characters put in, left out, replaced or swapped with their neighbours.
  package static func between(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
    let (left, right) = (Array(left), Array(right))
    guard left.count <= longest, right.count <= longest else { return max(left.count, right.count) }
    // Distances from each prefix of the left word to every prefix of the right one.
    var rows = [Array(0...right.count)]
    for index in left.indices {
      var row = [index + 1]
      for column in right.indices {
        let replaced = rows[index][column] + (left[index] == right[column] ? 0 : 1)
        var least = min(replaced, rows[index][column + 1] + 1, row[column] + 1)
        let isSwap =
          index > 0 && column > 0 && left[index] == right[column - 1]
          && left[index - 1] == right[column]
        if isSwap { least = min(least, rows[index - 1][column - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

// The standard library's own are in _StringProcessing: a megabyte of regular expressions that the
// program would carry for these three.

extension Collection where Element: Equatable {
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
  package func pieces(between mark: String) -> [String] {
    var pieces = [""]
    var rest = self[...]
    while let character = rest.first {
      let isMark = rest.hasPrefix(mark)
      if isMark { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
      rest = rest.dropFirst(isMark ? mark.count : 1)
    }
    return pieces
  }

  /// The text with `new` in place of each `old`.
  package func with(_ new: String, for old: String) -> String {
    pieces(between: old).joined(separator: new)
  }

  /// The text as a search sees it: small letters without accents, and `ss` for `ß`.
  package var folded: String {
    lowercased().unicodeScalars.reduce(into: "") { folded, scalar in
      scalar.isASCII
        ? folded.unicodeScalars.append(scalar) : folded.append(scalar.plainLetters)
    }
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
    "h": "ĥħ", "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķĸ", "l": "ĺļľŀł", "n": "ñńņň", "ng": "ŋ",
    "o": "òóôõöøōŏő",
    "oe": "œ", "r": "ŕŗř", "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ",
    "y": "ýÿŷ", "z": "źżž", "th": "þ",
  ]
}

extension String {
  /// `firstName` and `first_name` as "First Name".
  package var asLabelOfName: String {
    var words: [String] = [""]
    var wasSmall = false
    for character in self {
      let isBreak = "_- ".contains(character)
      if isBreak || wasSmall && character.isUppercase { words.append("") }
      if !isBreak { words[words.count - 1].append(character) }
      wasSmall = character.isLowercase || character.isNumber
    }
    let shown = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return shown.isEmpty ? "Field" : shown.joined(separator: " ")
  }
}
