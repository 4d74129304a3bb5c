/// What a field of words keeps: letters and marks of any script, and some punctuation.
struct WordFilter: Sendable {
  let punctuation: Set<Character>

  init(_ punctuation: String) {
    self.punctuation = Set(punctuation)
  }

  /// The part of `text` that may stay; white space at its start never does.
  func kept(_ text: String) -> String {
    let kept = String(text.lazy.compactMap(plain).drop { $0 == " " })
    // A mark whose neighbour was dropped joins the one before, and is judged with it.
    return kept == text ? text : self.kept(kept)
  }

  /// The character as it may stand here: an odd space as a plain one, for example.
  private func plain(_ character: Character) -> Character? {
    if character.isLetterOrMark || punctuation.contains(character) { return character }
    switch character {
    case "’": return punctuation.contains("'") ? "'" : nil
    case "\u{2010}", "\u{2011}": return punctuation.contains("-") ? "-" : nil
    default: return character.isWhitespace ? " " : nil
    }
  }
}
