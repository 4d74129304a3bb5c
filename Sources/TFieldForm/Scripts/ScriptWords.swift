internal import TFieldJSON

/// The rest of a script's line, taken word by word.
///
/// Between words a `#` begins a comment. In a text to the end of the line, where one may well
/// stand, it does so only after two spaces; a text in quotes may hold anything.
struct ScriptWords {
  private(set) var rest: Substring

  init(_ line: some StringProtocol) {
    rest = Substring(line).trimmed
  }

  /// The next word, unless a comment or the end comes first.
  mutating func word() -> String? {
    guard !isAtEnd else { return nil }
    let word = rest.prefix { !$0.isBlank }
    rest = rest[word.endIndex...].trimmed
    return String(word)
  }

  var isAtEnd: Bool { rest.isEmpty || rest.first == "#" }

  /// Everything up to a comment.
  mutating func text() -> String {
    defer { rest = "" }
    var blanks = 0
    for index in rest.indices {
      if rest[index] == "#", blanks >= 2 { return String(rest[..<index].trimmed) }
      blanks = rest[index].isBlank ? blanks + 1 : 0
    }
    return String(rest)
  }

  /// A JSON string, if one begins here.
  mutating func quoted() throws(ScriptError.Problem) -> String? {
    guard rest.first == "\"" else { return nil }
    guard let end = closingQuote else { throw .unclosedText }
    let source = rest[...end]
    rest = rest[rest.unicodeScalars.index(after: end)...].trimmed
    do {
      return try JSONReader().read(Array(source.utf8)).root.string
    } catch {
      throw .badText(error)
    }
  }

  private var closingQuote: Substring.Index? {
    var isEscaped = false
    for index in rest.unicodeScalars.indices.dropFirst() {
      let scalar = rest.unicodeScalars[index]
      if scalar == "\"" && !isEscaped { return index }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return nil
  }
}

extension Substring {
  /// Without the spaces and tabs around it.
  fileprivate var trimmed: Self {
    let head = drop(while: \.isBlank)
    let end = head.lastIndex { !$0.isBlank }
    return end.map { head[...$0] } ?? ""
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
