extension DisplayText {
  /// The text in at most `limit` cells, ending in an ellipsis if it had to be cut.
  package func cut(to limit: Int) -> Self {
    guard width > limit else { return self }
    var result = Self(charset: charset)
    guard limit > 0 else { return result }
    for glyph in glyphs {
      if result.width + glyph.width > limit - 1 {
        let ellipsis = CellCharacter(Mark.ellipsis.character(in: charset))
        result.append(Glyph(character: ellipsis, width: 1, source: glyph.source))
        break
      }
      result.append(glyph)
    }
    return result
  }

  /// What is seen of the text in `limit` cells that begin at the given column of it.
  ///
  /// A wide glyph of which only half is inside shows as a space.
  package func window(from column: Int, width limit: Int) -> Self {
    if column <= 0, width <= limit { return self }
    var result = Self(charset: charset)
    var start = 0
    let first = max(0, column)
    for glyph in glyphs {
      guard result.width < limit else { break }
      let end = start + glyph.width
      if start >= first, end - first <= limit {
        result.append(glyph)
      } else if end > first {
        result.append(Glyph(character: " ", width: 1, source: glyph.source))
      }
      start = end
    }
    return result
  }

  /// The column at which the character with the given index begins; at the end, the width.
  package func column(of source: Int) -> Int {
    glyphs.prefix { $0.source < source }.reduce(0) { $0 + $1.width }
  }

  /// The index of the character at the given column, or `nil` right of the text.
  package func source(at column: Int) -> Int? {
    var end = 0
    return glyphs.first {
      end += $0.width
      return column < end
    }?.source
  }
}
