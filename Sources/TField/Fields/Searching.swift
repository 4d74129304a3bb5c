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
