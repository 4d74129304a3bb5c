@_spi(_Unicode) import Swift
internal import CData

/// How a terminal takes one scalar: the cells it fills, or that it must never be sent.
///
/// These are the widths of wcwidth by the newest Unicode files, save that what has no glyph of its
/// own is ``hidden`` here whatever its width.
package enum CharacterWidth: UInt8, Sendable {
  case narrow
  /// Drawn in the cell of the character before it.
  case mark
  case wide
  /// A control, a format character, a private or unassigned one: shown as an escape.
  case hidden

  package init(of scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F: self = .narrow
    case 0xA0..<0x300: self = value == 0xAD ? .hidden : .narrow
    // Of these are frames drawn, which are most of a screen.
    case 0x2500..<0x2580: self = .narrow
    default: self = Self.inTable(value)
    }
  }

  /// The cells that the scalar fills by itself.
  package var cells: Int {
    switch self {
    case .narrow: 1
    case .wide: 2
    case .mark, .hidden: 0
    }
  }

  /// The kind of the last run that starts at or before `value`.
  private static func inTable(_ value: UInt32) -> Self {
    let key = value << 2 | 3
    let runs = WidthTable.runs
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle } else { high = middle }
    }
    return Self(rawValue: UInt8(runs[low] & 3)) ?? .hidden
  }
}

/// The kinds of all code points, as the starts of the runs in which they come.
enum WidthTable {
  /// In rising order; a code point in the upper bits, its ``CharacterWidth`` in the lower two.
  static var runs: UnsafeBufferPointer<UInt32> {
    var count = 0
    let start = tf_widths(&count)
    return UnsafeBufferPointer(start: start, count: count)
  }
}

/// The glyphs in which one character of a text is shown.
///
/// Where there is only ASCII, a letter with an accent is shown as the letter alone.
struct GraphemeGlyphs {
  /// A cell of ncurses holds five scalars.
  private static let mostMarks = 4
  /// More scalars than any script needs in one character.
  private static let mostScalars = 32

  private(set) var glyphs: [DisplayText.Glyph] = []
  private let source: Int
  private let charset: Charset
  /// The glyph that the next marks join, until another begins.
  private var open: Character?
  private var marks = 0

  init(of character: Character, source: Int, in charset: Charset) {
    self.source = source
    self.charset = charset
    let scalars = Self.scalars(of: character, in: charset)
    let isShownAsFirst = scalars.dropFirst().contains(where: \.makesWidthUncertain)
    for (index, scalar) in scalars.enumerated() {
      if index == 0, scalar.makesWidthUncertain {
        escape(scalar)
      } else if index == 0 || !scalar.isUnseenJoiner {
        add(scalar, isDropped: index > 0 && isShownAsFirst)
      }
    }
    close()
  }

  private static func scalars(of character: Character, in charset: Charset) -> [Unicode.Scalar] {
    let scalars = Array(character.unicodeScalars.prefix(mostScalars))
    guard charset == .ascii, !character.isASCII else { return scalars }
    let parts = Array(String(character)._nfd.prefix(mostScalars))
    return parts.first?.isASCII ?? false ? parts : scalars
  }

  /// Drops nothing that hides in a character: a tag is an escape wherever it stands.
  private mutating func add(_ scalar: Unicode.Scalar, isDropped: Bool) {
    let width = CharacterWidth(of: scalar)
    if let letter = scalar.flagLetter {
      begin(letter)
    } else if width == .hidden {
      escape(scalar)
    } else if isDropped || (width == .mark && isFull) {
      return
    } else if charset == .ascii, !scalar.isASCII {
      if let plain = scalar.plainPunctuation { append(plain) } else { escape(scalar) }
    } else if width == .mark {
      join(scalar)
    } else {
      begin(scalar)
    }
  }

  /// True if the glyph takes no further mark.
  private var isFull: Bool {
    charset == .ascii ? open != nil || !glyphs.isEmpty : marks >= Self.mostMarks
  }

  private mutating func begin(_ scalar: Unicode.Scalar) {
    close()
    open = Character(scalar)
  }

  /// A mark with nothing to stand on gets the dotted circle that Unicode gives it in its charts.
  private mutating func join(_ mark: Unicode.Scalar) {
    var text = String(open ?? "◌")
    text.unicodeScalars.append(mark)
    // Some marks, such as a Korean vowel, join only letters of their own.
    guard let only = text.first, text.dropFirst().isEmpty else { return escape(mark) }
    open = only
    marks += 1
  }

  private mutating func close() {
    guard let character = open, let base = character.unicodeScalars.first else { return }
    append(character, width: CharacterWidth(of: base).cells)
    open = nil
    marks = 0
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    close()
    for character in scalar.visibleEscape { append(character, width: 1) }
  }

  private mutating func append(_ plain: String) {
    close()
    for character in plain { append(character, width: 1) }
  }

  private mutating func append(_ character: Character, width: Int) {
    glyphs.append(
      DisplayText.Glyph(character: CellCharacter(character), width: width, source: source))
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

  /// What a typewriter has for a dash, a quote or dots.
  fileprivate var plainPunctuation: String? {
    switch value {
    case 0x2010...0x2014: "-"
    case 0x2018...0x201A, 0x2039, 0x203A: "'"
    case 0x201C...0x201E, 0xAB, 0xBB: "\""
    case 0xB7: "-"
    case 0x2026: "..."
    default: nil
    }
  }

  /// Whether terminals disagree about the width of what stands before this.
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
