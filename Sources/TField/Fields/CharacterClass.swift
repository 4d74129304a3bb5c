/// A set of characters, judged by their base scalar, that a slot or a filter lets through.
package enum CharacterClass: Hashable, Sendable {
  case digit
  case letter
  case alphanumeric
  case any
  case scalars([ClosedRange<Unicode.Scalar>])

  static let hexDigit = Self.scalars(["0"..."9", "A"..."F", "a"..."f"])

  package func contains(_ character: Character) -> Bool {
    switch self {
    case .digit: character.isASCIIDigit
    case .letter: character.isLetterOrMark
    case .alphanumeric: character.isASCIIDigit || character.isLetterOrMark
    case .any: true
    case .scalars(let ranges):
      character.unicodeScalars.count == 1
        && ranges.contains { range in character.unicodeScalars.contains(where: range.contains) }
    }
  }

  /// The printable ASCII characters of the class.
  var signs: ASCIISet {
    switch self {
    case .digit: .digits
    case .letter: .letters
    case .alphanumeric: .alphanumerics
    case .any: .printable
    case .scalars(let ranges):
      ranges.reduce(into: ASCIISet("")) { signs, range in
        let (first, last) = (max(range.lowerBound, " "), min(range.upperBound, "~"))
        if first <= last { signs = signs.union(ASCIISet(UInt8(ascii: first)...UInt8(ascii: last))) }
      }
    }
  }
}

extension Character {
  var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

  func isOne(of signs: ASCIISet) -> Bool { singleByte.map(signs.contains) ?? false }

  /// One of `0`–`9` and nothing else: no other script's digits, no keycap.
  var isASCIIDigit: Bool { isOne(of: .digits) }

  /// Whether it is white space; of ASCII that is told without asking Unicode.
  var isBlank: Bool {
    guard let byte = singleByte else { return isWhitespace }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether nobody sees it: white space, a joiner, a filler.
  var isUnseen: Bool {
    guard singleByte == nil else { return isBlank }
    return unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .format || scalar == "\u{2800}"
    }
  }

  var isASCIILetter: Bool { isOne(of: .letters) }

  /// Whether the base scalar is a letter or a mark of any script.
  var isLetterOrMark: Bool {
    guard singleByte == nil, let scalar = unicodeScalars.first else { return isASCIILetter }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default:
      return false
    }
  }
}
