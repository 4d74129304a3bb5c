extension DisplayText {
  /// The cells that a text fills, without laying it out where that can be helped.
  static func width(of text: String, in charset: Charset) -> Int {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      ? text.utf8.count : Self(text, in: charset).width
  }

  /// A text in lines of at most `limit` cells, broken between words where there is a place.
  static func lines(of text: String, in charset: Charset, limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { brokenLine($0, in: charset, limit: limit) }
  }

  private static func brokenLine(
    _ text: Substring, in charset: Charset, limit: Int
  ) -> [String] {
    if width(of: String(text), in: charset) <= limit { return [String(text)] }
    var lines: [String] = []
    var line = ""
    for piece in TextPiece.pieces(of: text) {
      let joined = line.isEmpty ? piece.text : line + (piece.isSpaced ? " " : "") + piece.text
      if width(of: joined, in: charset) <= limit {
        line = joined
      } else {
        if !line.isEmpty { lines.append(line) }
        line = piece.text
        while let head = overlongHead(of: line, in: charset, limit: limit) {
          lines.append(String(line.prefix(head)))
          line = String(line.dropFirst(head))
        }
      }
    }
    return lines + [line]
  }

  /// How many characters of a word that is longer than a line fit into one; at least one.
  private static func overlongHead(
    of word: String, in charset: Charset, limit: Int
  ) -> Int? {
    guard word.count > 1, width(of: word, in: charset) > limit else { return nil }
    return max(1, min(Self(word, in: charset).source(at: limit) ?? 1, word.count - 1))
  }
}
