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
public struct DisplayText: Hashable, Sendable {
  /// What is drawn in one cell, or in two.
  public struct Glyph: Hashable, Sendable {
    public let character: Character
    /// One or two.
    public let width: Int
    /// The index, in the text, of the character that this is or belongs to.
    public let source: Int
  }

  public private(set) var glyphs: [Glyph] = []
  /// The cells that all glyphs fill together.
  public private(set) var width = 0
  public let charset: Charset

  public init(_ text: some Sequence<Character>, in charset: Charset = .unicode) {
    self.charset = charset
    append(text)
  }

  /// Text of nothing but plain ASCII is taken byte by byte.
  public init(_ text: String, in charset: Charset = .unicode) {
    self.charset = charset
    guard text.utf8.allSatisfy(\.isPlainASCII) else {
      append(text)
      return
    }
    glyphs.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      append(Glyph(character: Character(Unicode.Scalar(byte)), width: 1, source: glyphs.count))
    }
  }

  init(charset: Charset) {
    self.charset = charset
  }

  private mutating func append(_ text: some Sequence<Character>) {
    glyphs.reserveCapacity(text.underestimatedCount)
    for (index, character) in text.enumerated() { append(character, source: index) }
  }

  /// The glyph must be fit for the terminal.
  mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  private mutating func append(_ character: Character, source: Int) {
    if character.utf8.count == 1, character.utf8.allSatisfy(\.isPlainASCII) {
      append(Glyph(character: character, width: 1, source: source))
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
  public var description: String {
    String(glyphs.map(\.character))
  }
}
