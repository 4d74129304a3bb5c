/// A kind of character that rules speak of, judged by the base scalar.
package enum CharacterKind: String, Sendable {
  case digit, letter, letterOrDigit, uppercaseLetter, lowercaseLetter, special, ascii
}

extension CharacterKind {
  /// Whether `character` is of this kind; digits are `0`–`9`, letters those of any script.
  func contains(_ character: Character) -> Bool {
    switch self {
    case .digit: character.isASCIIDigit
    case .letter: character.isLetterOrMark
    case .letterOrDigit: character.isLetterOrMark || character.isASCIIDigit
    case .uppercaseLetter: character.isOf([.uppercaseLetter, .titlecaseLetter])
    case .lowercaseLetter: character.isOf([.lowercaseLetter])
    case .special:
      !character.isLetterOrMark && !character.isASCIIDigit && !character.isOf([.spaceSeparator])
    case .ascii: character.isASCII
    }
  }
}

extension Character {
  fileprivate func isOf(_ categories: [Unicode.GeneralCategory]) -> Bool {
    unicodeScalars.first.map { categories.contains($0.properties.generalCategory) } ?? false
  }
}

extension String {
  func hasRun(ofDigits count: Int) -> Bool {
    var run = 0
    var last: Character?
    for character in self {
      run = character == last ? run + 1 : 1
      last = character
      if run >= count && character.isASCIIDigit { return true }
    }
    return false
  }
}

/// Sets of characters as forms write them: `digit`, `letter`, `alphanumeric`, `any`, `[A-Za-z_]`.
extension CharacterClass {
  /// Reads a class's name or a set in brackets; `nil` if it is neither.
  ///
  /// In brackets stand single characters and ranges; `^` at the start means all but these, and a
  /// backslash makes the next character a plain one.
  package init?(_ source: String) {
    if let named = Self.named[source] {
      self = named
    } else {
      guard source.hasPrefix("["), source.hasSuffix("]"), source.unicodeScalars.count > 2,
        let ranges = SetReader(source.unicodeScalars.dropFirst().dropLast()).ranges()
      else { return nil }
      self = .scalars(ranges)
    }
  }

  private static let named: [String: Self] = [
    "digit": .digit, "letter": .letter, "alphanumeric": .alphanumeric, "any": .any,
  ]

  var members: [String] {
    switch self {
    case .digit: ["0-9"]
    case .letter: ["A-Z", "a-z"]
    case .alphanumeric: ["A-Z", "a-z", "0-9"]
    case .any: ["*"]
    case .scalars(let ranges): ranges.map(Self.name)
    }
  }

  private static func name(_ range: ClosedRange<Unicode.Scalar>) -> String {
    range.count == 1
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
}

extension ClosedRange<Unicode.Scalar> {
  fileprivate var count: Int { Int(upperBound.value) - Int(lowerBound.value) + 1 }
}

/// Reads what stands between the brackets of a set.
private struct SetReader {
  private var rest: Substring.UnicodeScalarView

  init(_ body: Substring.UnicodeScalarView) { rest = body }

  func ranges() -> [ClosedRange<Unicode.Scalar>]? {
    var reader = self
    let isInverted = reader.rest.first == "^"
    if isInverted { reader.rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !reader.rest.isEmpty {
      guard let range = reader.nextRange() else { return nil }
      ranges.append(range)
    }
    guard !ranges.isEmpty else { return nil }
    return isInverted ? Self.others(than: ranges) : ranges
  }

  private mutating func nextRange() -> ClosedRange<Unicode.Scalar>? {
    guard let lower = nextScalar() else { return nil }
    guard rest.first == "-", rest.count > 1 else { return lower...lower }
    rest.removeFirst()
    guard let upper = nextScalar(), lower <= upper else { return nil }
    return lower...upper
  }

  /// The next character; an opening or closing bracket among them has to be escaped.
  private mutating func nextScalar() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "\\": return nextEscaped()
    case "[", "]": return nil
    default: return scalar
    }
  }

  /// Only punctuation can be escaped, so that `\d` isn't mistaken for a "d".
  private mutating func nextEscaped() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst(), !Character(scalar).isLetterOrMark,
      !Character(scalar).isASCIIDigit
    else { return nil }
    return scalar
  }

  private static func others(
    than ranges: [ClosedRange<Unicode.Scalar>]
  ) -> [ClosedRange<Unicode.Scalar>] {
    var others: [ClosedRange<Unicode.Scalar>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound.value > next { append(next, range.lowerBound.value - 1, to: &others) }
      next = max(next, range.upperBound.value + 1)
    }
    append(next, 0x10FFFF, to: &others)
    return others
  }

  /// Surrogates, which are no scalars, are stepped over.
  private static func append(
    _ lower: UInt32, _ upper: UInt32, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    let isLowSurrogate = (0xD800...0xDFFF).contains(lower)
    let isHighSurrogate = (0xD800...0xDFFF).contains(upper)
    guard let lower = Unicode.Scalar(isLowSurrogate ? 0xE000 : lower),
      let upper = Unicode.Scalar(isHighSurrogate ? 0xD7FF : upper), lower <= upper
    else { return }
    ranges.append(lower...upper)
  }
}
