/// A line split into words as a shell does it, of which nothing is looked up, matched or run.
struct ShellWords {
  private(set) var words: [String] = []
  private var word: String.UnicodeScalarView?

  /// `nil` if a quote isn't closed, or nothing follows a backslash.
  init?(_ line: String) {
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\t", "\n": endWord()
      case "'": guard takeQuoted(&rest) else { return nil }
      case "\"": guard takeDoublyQuoted(&rest) else { return nil }
      case "\\": guard takeEscaped(&rest) else { return nil }
      default: take([scalar])
      }
    }
    endWord()
  }
}

extension ShellWords {
  /// Adds to the word, which may be empty and yet be one.
  private mutating func take(_ scalars: some Sequence<Unicode.Scalar>) {
    word = word ?? String.UnicodeScalarView()
    word?.append(contentsOf: scalars)
  }

  private mutating func endWord() {
    if let word { words.append(String(word)) }
    word = nil
  }

  /// Everything up to the next quote, as it stands.
  private mutating func takeQuoted(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    guard let end = rest.firstIndex(of: "'") else { return false }
    take(rest[..<end])
    rest = rest[rest.index(after: end)...]
    return true
  }

  /// Between double quotes a backslash takes the meaning from a few characters only.
  private mutating func takeDoublyQuoted(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    take([])
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return true
      case "\\" where rest.first.map { "$`\"\\\n".unicodeScalars.contains($0) } ?? false:
        guard takeEscaped(&rest) else { return false }
      default: take([scalar])
      }
    }
    return false
  }

  /// The scalar behind a backslash; a line break there is none.
  private mutating func takeEscaped(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    guard let scalar = rest.popFirst() else { return false }
    if scalar != "\n" { take([scalar]) }
    return true
  }
}
