/// A set of characters, judged by their base scalar: of a slot, a filter or a rule.
package enum CharacterClass: Hashable, Sendable {
  case digit, letter, alphanumeric, any
  /// Only rules have these.
  case uppercaseLetter, lowercaseLetter, special, ascii
  case scalars([ClosedRange<Unicode.Scalar>])

  static let hexDigit = Self.scalars(["0"..."9", "A"..."F", "a"..."f"])

  /// Digits are `0`–`9`, letters those of any script.
  package func contains(_ character: Character) -> Bool {
    switch self {
    case .digit: character.isASCIIDigit
    case .letter: character.isLetterOrMark
    case .alphanumeric: character.isASCIIDigit || character.isLetterOrMark
    case .any: true
    case .uppercaseLetter: character.isCapital
    case .lowercaseLetter: character.category == .lowercaseLetter
    case .special:
      !Self.alphanumeric.contains(character) && character.category != .spaceSeparator
    case .ascii: character.isASCII
    case .scalars(let ranges):
      character.unicodeScalars.count == 1
        && ranges.contains { range in character.unicodeScalars.contains(where: range.contains) }
    }
  }

  package var signs: ASCIISet {
    switch self {
    case .digit: .digits
    case .letter: .letters
    case .alphanumeric: .alphanumerics
    case .any, .ascii: .printable
    case .uppercaseLetter: .capitals
    case .lowercaseLetter: .smallLetters
    case .special: .printable.subtracting(.alphanumerics.union(ASCIISet(" ")))
    case .scalars(let ranges):
      ranges.reduce(into: ASCIISet("")) { signs, range in
        let (first, last) = (max(range.lowerBound, " "), min(range.upperBound, "~"))
        if first <= last { signs = signs.union(ASCIISet(UInt8(ascii: first)...UInt8(ascii: last))) }
      }
    }
  }
}

/// Sets of characters as forms write them: `digit`, `letter`, `alphanumeric`, `any`, `[A-Za-z_]`.
extension CharacterClass {
  /// Reads a class's name, or a set in brackets: characters and ranges, behind `^` all but these.
  package init?(_ source: String) {
    switch source {
    case "digit": self = .digit
    case "letter": self = .letter
    case "alphanumeric": self = .alphanumeric
    case "any": self = .any
    default:
      guard source.hasPrefix("["), source.hasSuffix("]"), source.unicodeScalars.count > 2,
        let ranges = Self.ranges(source.unicodeScalars.dropFirst().dropLast())
      else { return nil }
      self = .scalars(ranges)
    }
  }

  var members: [String] {
    switch self {
    case .digit: ["0-9"]
    case .letter: ["A-Z", "a-z"]
    case .alphanumeric: ["A-Z", "a-z", "0-9"]
    case .scalars(let ranges): ranges.map(Self.name)
    default: ["*"]
    }
  }

  private static func name(_ range: ClosedRange<Unicode.Scalar>) -> String {
    range.lowerBound == range.upperBound
      ? name(range.lowerBound) : name(range.lowerBound) + "-" + name(range.upperBound)
  }

  /// Controls and the like are named by number, so that a sentence never holds one.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator:
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    case .spaceSeparator: "space"
    default: String(Character(scalar))
    }
  }

  /// Reads the text between the brackets of a set.
  private static func ranges(
    _ body: Substring.UnicodeScalarView
  ) -> [ClosedRange<Unicode.Scalar>]? {
    let isInverted = body.first == "^"
    var rest = isInverted ? body.dropFirst() : body
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !rest.isEmpty {
      guard let lower = takeMember(of: &rest) else { return nil }
      var upper = lower
      if rest.first == "-", rest.count > 1 {
        rest.removeFirst()
        guard let last = takeMember(of: &rest), lower <= last else { return nil }
        upper = last
      }
      ranges.append(lower...upper)
    }
    guard !ranges.isEmpty else { return nil }
    return isInverted ? others(than: ranges) : ranges
  }

  /// The next character; brackets have to be escaped, and only punctuation can be: `\d` is no "d".
  private static func takeMember(of rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst(), scalar != "[", scalar != "]" else { return nil }
    guard scalar == "\\" else { return scalar }
    return rest.popFirst().flatMap { alphanumeric.contains(Character($0)) ? nil : $0 }
  }

  private static func others(
    than ranges: [ClosedRange<Unicode.Scalar>]
  ) -> [ClosedRange<Unicode.Scalar>] {
    var others: [ClosedRange<Unicode.Scalar>] = []
    var next: UInt32 = 0
    let taken = ranges.map { ($0.lowerBound.value, $0.upperBound.value + 1) }
    for (start, end) in taken.sorted(by: <) + [(0x110000, 0)] {
      // Surrogates are no scalars.
      let gap = (next..<max(next, start)).lazy.compactMap { Unicode.Scalar($0) }
      if let first = gap.first, let last = gap.last { others.append(first...last) }
      next = max(next, end)
    }
    return others
  }
}

/// A set of ASCII characters.
package struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  package init(_ text: String) {
    for byte in text.utf8 { insert(byte) }
  }

  package static let digits = Self("0123456789")
  package static let smallLetters = Self(UInt8(ascii: "a")...UInt8(ascii: "z"))
  package static let capitals = Self(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  package static let letters = smallLetters.union(capitals)
  static let alphanumerics = letters.union(.digits)
  package static let printable = Self(UInt8(0x20)...0x7E)
  static let hexDigits = digits.union(Self("abcdefABCDEF"))

  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << byte } else if byte < 128 { high |= 1 << (byte - 64) }
  }

  package func union(_ other: Self) -> Self {
    var set = self
    set.low |= other.low
    set.high |= other.high
    return set
  }

  func subtracting(_ other: Self) -> Self {
    var set = self
    set.low &= ~other.low
    set.high &= ~other.high
    return set
  }
}

extension Character {
  var isUsualSeparator: Bool { " -./".contains(self) }

  var singleByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

  func isOne(of signs: ASCIISet) -> Bool { singleByte.map(signs.contains) ?? false }

  /// One of `0`–`9` and nothing else: no other script's digits, no keycap.
  var isASCIIDigit: Bool { isOne(of: .digits) }

  /// True for white space; ASCII is checked without asking Unicode.
  var isBlank: Bool {
    guard let byte = singleByte else { return isWhitespace }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// True if it is invisible: white space, a joiner, a filler.
  var isUnseen: Bool {
    guard singleByte == nil else { return isBlank }
    return unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .format || scalar == "\u{2800}"
    }
  }

  var isASCIILetter: Bool { isOne(of: .letters) }

  /// The general category of the base scalar.
  var category: Unicode.GeneralCategory? { unicodeScalars.first?.properties.generalCategory }

  var isCapital: Bool { category == .uppercaseLetter || category == .titlecaseLetter }

  /// Whether the base scalar is a letter or a mark of any script.
  var isLetterOrMark: Bool {
    guard singleByte == nil else { return isASCIILetter }
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default:
      return false
    }
  }
}
