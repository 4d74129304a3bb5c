@_spi(_Unicode) import Swift
internal import CData

/// Text from anywhere, made safe for the terminal, cell by cell.
///
/// Anything that would control the terminal, or vanish, becomes a visible escape, and every glyph
/// has the width that a terminal gives it, so no text breaks a frame. The text itself isn't
/// changed: each glyph knows the character it came from.
///
/// ```swift
/// DisplayText("a\u{1B}[31m").description  // "a^[[31m"
/// DisplayText("👨‍👩‍👧").description         // "👨"
/// ```
package struct DisplayText: Hashable, Sendable {
  /// What is drawn in one cell, or in two.
  package struct Glyph: Hashable, Sendable {
    package let character: CellCharacter
    package let width: Int
    /// The index in the text of the character that this glyph belongs to.
    package let source: Int
  }

  package private(set) var glyphs: [Glyph] = []
  package private(set) var width = 0
  package let charset: Charset

  package init(_ text: some Sequence<Character>, in charset: Charset = .unicode) {
    self.charset = charset
    glyphs.reserveCapacity(text.underestimatedCount)
    for (index, character) in text.enumerated() { append(character, source: index) }
  }

  package init(_ text: String, in charset: Charset = .unicode) {
    self.charset = charset
    append(text[...], source: 0)
  }

  init(charset: Charset, room: Int = 0) {
    self.charset = charset
    glyphs.reserveCapacity(room)
  }

  /// Appends a text whose first character has the index `first`; returns the index after the last.
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

  mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  private mutating func append(_ character: Character, source: Int) {
    if let (scalar, width) = character.plain(in: charset) {
      return append(Glyph(character: CellCharacter(scalar), width: width, source: source))
    }
    // More scalars than any script needs in one character.
    var scalars = Array(character.unicodeScalars.prefix(32))
    if charset == .ascii, !character.isASCII {
      // The letter and its accents separately.
      let parts = Array(String(character)._nfd.prefix(32))
      if parts.first?.isASCII ?? false { scalars = parts }
    }
    let isShownAsFirst = scalars.dropFirst().contains(where: \.makesWidthUncertain)
    var glyph = OpenGlyph()
    for (index, scalar) in scalars.enumerated() {
      if index == 0, scalar.makesWidthUncertain {
        append(scalar.visibleEscape, source)
      } else if index == 0 || !scalar.isUnseenJoiner {
        append(scalar, to: &glyph, source, isDropped: index > 0 && isShownAsFirst)
      }
    }
    close(&glyph, source)
  }

  /// A glyph that marks are added to until another begins.
  private struct OpenGlyph {
    var character: Character?
    var marks = 0
  }

  /// Appends a scalar; hidden ones, such as tags, become escapes wherever they are.
  private mutating func append(
    _ scalar: Unicode.Scalar, to glyph: inout OpenGlyph, _ source: Int, isDropped: Bool
  ) {
    let isUnicode = charset == .unicode
    // An ncurses cell takes four marks; in ASCII a letter is shown without any.
    let isFull =
      isUnicode ? glyph.marks >= 4 : glyph.character != nil || glyphs.last?.source == source
    let width = CharacterWidth(of: scalar)
    // A flag is shown as its letters.
    if scalar.isFlagLetter {
      close(&glyph, source)
      glyph.character = Character(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6 + 0x41)))
    } else if width == .hidden {
      close(&glyph, source)
      append(scalar.visibleEscape, source)
    } else if isDropped || width == .mark && isFull {
      return
    } else if !isUnicode, !scalar.isASCII {
      close(&glyph, source)
      append(Unicode.Scalar.plainSpellings[scalar] ?? scalar.visibleEscape, source)
    } else if width == .mark {
      // A mark alone gets the dotted circle that Unicode uses in its charts.
      var text = String(glyph.character ?? "◌")
      text.unicodeScalars.append(scalar)
      if let only = text.first, text.dropFirst().isEmpty {
        (glyph.character, glyph.marks) = (only, glyph.marks + 1)
      } else {
        // Some marks, such as Korean vowels, join only certain letters.
        close(&glyph, source)
        append(scalar.visibleEscape, source)
      }
    } else {
      close(&glyph, source)
      glyph.character = Character(scalar)
    }
  }

  private mutating func close(_ glyph: inout OpenGlyph, _ source: Int) {
    guard let character = glyph.character, let base = character.unicodeScalars.first else { return }
    append(
      Glyph(
        character: CellCharacter(character), width: CharacterWidth(of: base).cells, source: source))
    glyph = OpenGlyph()
  }

  /// Appends a substitute for something that can't be drawn.
  private mutating func append(_ plain: String, _ source: Int) {
    for character in plain {
      append(Glyph(character: CellCharacter(character), width: 1, source: source))
    }
  }
}

extension UInt8 {
  var isPlainASCII: Bool { (0x20..<0x7F).contains(self) }
}

extension DisplayText: CustomStringConvertible {
  package var description: String {
    String(String.UnicodeScalarView(glyphs.flatMap(\.character.scalars)))
  }

  /// The text in at most `limit` cells, with an ellipsis at the end if it was cut.
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

  /// The part of the text in `limit` cells from a column on; half of a wide glyph becomes a space.
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

  package func column(of source: Int) -> Int {
    glyphs.prefix { $0.source < source }.reduce(0) { $0 + $1.width }
  }

  package func source(at column: Int) -> Int? {
    var end = 0
    return glyphs.first {
      end += $0.width
      return column < end
    }?.source
  }
}

extension Character {
  /// The only scalar and its width, if the character can be drawn as it is.
  fileprivate func plain(in charset: Charset) -> (scalar: Unicode.Scalar, cells: Int)? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    if scalar.isASCII { return UInt8(ascii: scalar).isPlainASCII ? (scalar, 1) : nil }
    let width = CharacterWidth(of: scalar)
    guard charset == .unicode, width == .narrow || width == .wide, !scalar.makesWidthUncertain,
      !scalar.isFlagLetter
    else { return nil }
    return (scalar, width.cells)
  }

  func cells(in charset: Charset) -> Int {
    plain(in: charset)?.cells ?? DisplayText(CollectionOfOne(self), in: charset).width
  }
}

extension Unicode.Scalar {
  /// `^X` for an ASCII control character, `<U+202E>` for everything else.
  fileprivate var visibleEscape: String {
    if value < 0x20 || value == 0x7F {
      return "^" + String(Unicode.Scalar(UInt8(truncatingIfNeeded: value ^ 0x40)))
    }
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Spellings in ASCII for dashes, quotes, dots, and letters that have no decomposition.
  fileprivate static let plainSpellings: [Self: String] = [
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "–": "-", "—": "-", "·": "-", "…": "...",
    "‘": "'", "’": "'", "‚": "'", "‹": "'", "›": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"",
    "»": "\"", "Æ": "AE", "Ø": "O", "ß": "ss", "æ": "ae", "ø": "o", "Đ": "D", "đ": "d", "ı": "i",
    "Ł": "L", "ł": "l", "Œ": "OE", "œ": "oe",
  ]

  /// Whether terminals disagree about the width of a character with this scalar in it.
  fileprivate var makesWidthUncertain: Bool {
    isUnseenJoiner || (0x1F3FB...0x1F3FF).contains(value)
  }

  fileprivate var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Joiners and variation selectors: invisible parts of the character before them.
  fileprivate var isUnseenJoiner: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    case 0x180B...0x180D, 0x180F: true
    default: false
    }
  }
}

/// How a terminal shows one scalar: the cells it fills, or that it must never be sent.
///
/// The widths are those of wcwidth in the newest Unicode, except that scalars without a glyph of
/// their own are always ``hidden``.
package enum CharacterWidth: UInt8, Sendable {
  case narrow
  /// Drawn in the cell of the character before it.
  case mark
  case wide
  /// Control, format, private and unassigned characters: shown as an escape.
  case hidden

  package init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: self = .narrow
    case 0xA0..<0x300: self = value == 0xAD ? .hidden : .narrow
    // Frames are drawn with these, and they are most of a screen.
    case 0x2500..<0x2580: self = .narrow
    default: self = Self.inTable(value)
    }
  }

  package var cells: Int {
    switch self {
    case .narrow: 1
    case .wide: 2
    case .mark, .hidden: 0
    }
  }

  /// The width of a character as in `wcwidth`: -1 if it must never be sent.
  package static func columns(of value: UInt32) -> Int32 {
    guard let scalar = Unicode.Scalar(value) else { return -1 }
    return switch Self(of: scalar) {
    case .narrow: 1
    case .wide: 2
    case .mark: 0
    case .hidden: value == 0 ? 0 : -1
    }
  }

  /// The kind of the last run that starts at or before `value`.
  private static func inTable(_ value: UInt32) -> Self {
    let runs = Self.runs
    let next = (1..<runs.count).bisected { runs[$0] > value << 2 | 3 }
    return Self(rawValue: UInt8(runs[next - 1] & 3)) ?? .hidden
  }

  /// The sorted starts of runs of one kind: a code point, with its kind in the lower two bits.
  static var runs: UnsafeBufferPointer<UInt32> {
    var count = 0
    let start = tf_widths(&count)
    return UnsafeBufferPointer(start: start, count: count)
  }
}
