@_spi(_Unicode) import Swift

/// The way every text takes into a field, whoever typed, pasted or prefilled it.
///
/// It makes NFC, turns tabs and line breaks into one space, drops every other control character
/// and bounds the scalars of a grapheme. What a type keeps of the rest is its filter's business.
enum Intake {
  /// No grapheme may hold more scalars than this.
  static let scalarsPerGrapheme = 16

  /// `text` without anything that may never stand in a value.
  ///
  /// Line breaks are kept for text in several lines, and the separator for data of many entries.
  static func cleaned(
    _ text: String, folding: Bool, keepingLines: Bool = false, keepingEntries: Bool = false
  ) -> String {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text._nfc {
      defer { previous = scalar }
      if scalar.isLineOrTab {
        append(breakAs: scalar, keepingLines, after: previous, to: &result)
      } else if !scalar.isControl || (keepingEntries && scalar == Entries.separator) {
        result.append(folding ? scalar.folded : scalar)
      }
    }
    return bounded(String(result))
  }

  /// Whether every character is plain, and may stand anywhere as it is.
  static func isClean(_ text: String) -> Bool { text.utf8.span.allPlain() }

  private static func append(
    breakAs scalar: Unicode.Scalar, _ keepingLines: Bool, after previous: Unicode.Scalar?,
    to result: inout String.UnicodeScalarView
  ) {
    if keepingLines {
      if scalar == "\n", previous == "\r" { return }
      result.append(scalar == "\t" ? " " : "\n")
    } else if !(previous?.isLineOrTab ?? false) {
      result.append(" ")
    }
  }

  private static func bounded(_ text: String) -> String {
    guard text.contains(where: { $0.unicodeScalars.count > scalarsPerGrapheme }) else {
      return text
    }
    return String(text.map(bounded))
  }

  private static func bounded(_ character: Character) -> Character {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: character.unicodeScalars.prefix(scalarsPerGrapheme))
    return String(kept).first ?? character
  }
}

extension Unicode.Scalar {
  fileprivate var isLineOrTab: Bool {
    switch self {
    case "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  fileprivate var isControl: Bool { properties.generalCategory == .control }

  /// The plain twin of another script's digit, a full-width form, an unusual space or dash.
  fileprivate var folded: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: "-"
    default: decimalDigit.flatMap { Unicode.Scalar(0x30 + $0) } ?? self
    }
  }

  /// What it is worth as a digit, in whatever script.
  private var decimalDigit: UInt32? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.flatMap { UInt32(exactly: $0) }
  }
}
