/// Text from anywhere, turned into what may be drawn, cell by cell.
///
/// Whatever a terminal would obey or swallow becomes a visible escape, and every glyph has the
/// width that a terminal gives it, so no text breaks a frame. The text itself is not changed:
/// each glyph knows from which character it came.
///
/// ```swift
/// DisplayText("a\u{1B}[31m").description  // "a^[[31m"
/// DisplayText("👨‍👩‍👧").description         // "👨"
/// ```
package struct DisplayText: Hashable, Sendable {
  /// What is drawn in one cell, or in two.
  package struct Glyph: Hashable, Sendable {
    package let character: CellCharacter
    /// One or two.
    package let width: Int
    /// The index, in the text, of the character that this is or belongs to.
    package let source: Int
  }

  package private(set) var glyphs: [Glyph] = []
  /// The cells that all glyphs fill together.
  package private(set) var width = 0
  package let charset: Charset

  package init(_ text: some Sequence<Character>, in charset: Charset = .unicode) {
    self.charset = charset
    append(text)
  }

  package init(_ text: String, in charset: Charset = .unicode) {
    self.charset = charset
    append(text[...], source: 0)
  }

  init(charset: Charset, room: Int = 0) {
    self.charset = charset
    glyphs.reserveCapacity(room)
  }

  private mutating func append(_ text: some Sequence<Character>) {
    glyphs.reserveCapacity(text.underestimatedCount)
    for (index, character) in text.enumerated() { append(character, source: index) }
  }

  /// Appends a text whose first character has that index; gives the index of what follows it.
  ///
  /// Nothing but plain ASCII is taken byte by byte.
  @discardableResult
  mutating func append(_ text: Substring, source first: Int) -> Int {
    let bytes = Array(text.utf8)
    var source = first
    guard bytes.allSatisfy(\.isPlainASCII) else {
      for character in text {
        append(character, source: source)
        source += 1
      }
      return source
    }
    glyphs.reserveCapacity(glyphs.count + bytes.count)
    for byte in bytes {
      glyphs.append(Glyph(character: CellCharacter(Unicode.Scalar(byte)), width: 1, source: source))
      source += 1
    }
    width += bytes.count
    return source
  }

  /// The glyph must be fit for the terminal.
  mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  private mutating func append(_ character: Character, source: Int) {
    if character.utf8.count == 1, character.utf8.allSatisfy(\.isPlainASCII) {
      append(Glyph(character: CellCharacter(character), width: 1, source: source))
    } else {
      for glyph in GraphemeGlyphs(of: character, source: source, in: charset).glyphs {
        append(glyph)
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character of ASCII that fills a cell.
  var isPlainASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension DisplayText: CustomStringConvertible {
  /// The text as it is drawn, fit for any terminal.
  package var description: String {
    String(String.UnicodeScalarView(glyphs.flatMap(\.character.scalars)))
  }
}

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
