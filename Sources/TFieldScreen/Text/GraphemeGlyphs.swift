/// The glyphs in which one character of a text is shown.
struct GraphemeGlyphs {
  /// A cell of ncurses holds five scalars.
  private static let mostMarks = 4
  /// More scalars than any script needs in one character.
  private static let mostScalars = 32

  private(set) var glyphs: [DisplayText.Glyph] = []
  private let source: Int
  private let charset: Charset
  /// What the next marks join, until another glyph begins.
  private var base: Unicode.Scalar?
  private var marks: [Unicode.Scalar] = []

  init(of character: Character, source: Int, in charset: Charset) {
    self.source = source
    self.charset = charset
    let scalars = character.unicodeScalars.prefix(Self.mostScalars)
    let isShownAsFirst = scalars.dropFirst().contains(where: \.makesWidthUncertain)
    for (index, scalar) in scalars.enumerated() {
      if index > 0, scalar.isUnseenJoiner { continue }
      add(scalar, isDropped: index > 0 && isShownAsFirst)
    }
    close()
  }

  /// Drops nothing that hides in a character: a tag is an escape wherever it stands.
  private mutating func add(_ scalar: Unicode.Scalar, isDropped: Bool) {
    let width = CharacterWidth(of: scalar)
    if let letter = scalar.flagLetter {
      begin(letter)
    } else if width == .hidden {
      escape(scalar)
    } else if isDropped || (width == .mark && marks.count >= Self.mostMarks) {
      return
    } else if charset == .ascii {
      escape(scalar)
    } else if width == .mark {
      join(scalar)
    } else {
      begin(scalar)
    }
  }

  private mutating func begin(_ scalar: Unicode.Scalar) {
    close()
    base = scalar
  }

  /// A mark with nothing to stand on gets the dotted circle that Unicode gives it in its charts.
  private mutating func join(_ mark: Unicode.Scalar) {
    if base == nil { base = "◌" }
    marks.append(mark)
  }

  private mutating func close() {
    guard let scalar = base else { return }
    var text = String(scalar)
    text.unicodeScalars.append(contentsOf: marks)
    append(Character(text), width: CharacterWidth(of: scalar).cells)
    base = nil
    marks = []
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    close()
    for character in scalar.visibleEscape { append(character, width: 1) }
  }

  private mutating func append(_ character: Character, width: Int) {
    glyphs.append(DisplayText.Glyph(character: character, width: width, source: source))
  }
}

extension Unicode.Scalar {
  /// `^X` for a control of ASCII, `<U+202E>` for all else.
  fileprivate var visibleEscape: String {
    if value < 0x20 || value == 0x7F {
      return "^" + String(Unicode.Scalar(UInt8(truncatingIfNeeded: value ^ 0x40)))
    }
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Whether terminals disagree about the width of a character with this in it.
  fileprivate var makesWidthUncertain: Bool {
    isUnseenJoiner || (0x1F3FB...0x1F3FF).contains(value)
  }

  /// Joiners and variation selectors: part of the character before them, without a look.
  fileprivate var isUnseenJoiner: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    case 0x180B...0x180D, 0x180F: true
    default: false
    }
  }

  /// The letter of a regional indicator.
  fileprivate var flagLetter: Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41)
  }
}
