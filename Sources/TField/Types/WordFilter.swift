/// The characters of names and places: letters and marks of every script, and some punctuation.
struct WordFilter: Sendable {
  let punctuation: Set<Character>
  let subject: Subject

  init(_ punctuation: String, for subject: Subject) {
    self.punctuation = Set(punctuation)
    self.subject = subject
  }

  func parse(_ text: String) -> Parse {
    if let stranger = text.firstIndex(where: { plain($0) == nil }) {
      return .stranger(stranger, in: text, of: subject)
    }
    return .data(kept(text))
  }

  /// What is wrong with data: signs alone name nothing.
  func judge(_ data: String) -> Parse.State {
    data.isEmpty || data.contains { $0.isLetter && !$0.isUnseen }
      ? .whole : .begun(.required, .required)
  }

  /// What of data is kept; `nil` where nothing is told of that.
  func write(_ data: String, as writing: Writing) -> String? {
    switch writing {
    case .finished: data.withoutOuterSpace
    case .remainder: kept(data)
    default: nil
    }
  }

  /// The text with plain spaces, hyphens and apostrophes, and with no space in front.
  func kept(_ text: String) -> String {
    let kept = String(text.lazy.compactMap(plain).drop { $0 == " " })
    // A mark whose neighbour was dropped joins the one before, and is judged with it.
    return kept == text ? text : self.kept(kept)
  }

  /// The character as it may stand here; `nil` for one that can't.
  private func plain(_ character: Character) -> Character? {
    if character.isLetterOrMark || punctuation.contains(character) || character.joinsWords {
      return character
    }
    switch character {
    case "’": return punctuation.contains("'") ? "'" : nil
    case "\u{2010}", "\u{2011}": return punctuation.contains("-") ? "-" : nil
    default: return character.isWhitespace ? " " : nil
    }
  }
}

extension Character {
  /// A sign that writing a word needs in some script, though Unicode calls it punctuation.
  fileprivate var joinsWords: Bool {
    guard singleByte == nil, let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    // Catalan and Katakana middle dots, the Hebrew maqaf, geresh and gershayim, Tibetan tshegs,
    // the Ethiopic space between words, Devanagari's sign of abbreviation, joiners.
    case 0xB7, 0x30FB, 0xFF65, 0x5BE, 0x5F3, 0x5F4, 0xF0B, 0xF0C, 0x1361, 0x970, 0x200C, 0x200D:
      true
    default: false
    }
  }
}
