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
    var (line, filled) = ("", 0)
    for piece in TextPiece.pieces(of: text) {
      let cells = width(of: piece.text, in: charset)
      let gap = piece.isSpaced ? 1 : 0
      if !line.isEmpty, filled + gap + cells <= limit {
        line += (piece.isSpaced ? " " : "") + piece.text
        filled += gap + cells
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, filled) = (piece.text, cells)
      if cells > limit { (line, filled) = cut(line, in: charset, limit: limit, into: &lines) }
    }
    return lines + [line]
  }

  /// Cuts a word that is longer than a line, at least a character a line; gives what is left.
  private static func cut(
    _ word: String, in charset: Charset, limit: Int, into lines: inout [String]
  ) -> (rest: String, width: Int) {
    var (line, filled) = ("", 0)
    for character in word {
      let cells = character.cells(in: charset)
      if !line.isEmpty, filled + cells > limit {
        lines.append(line)
        (line, filled) = ("", 0)
      }
      line.append(character)
      filled += cells
    }
    return (line, filled)
  }
}
