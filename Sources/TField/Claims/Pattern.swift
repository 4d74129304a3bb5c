/// How far a pattern matches a text.
package enum PatternMatch: Hashable, Sendable {
  case whole
  /// It doesn't yet, but something added at its end could make it.
  case partial
  case none
  /// The match took more steps or memory than is allowed, or the pattern is none.
  case limit
}

/// Something that matches patterns; the engine itself knows no regular expressions.
package protocol PatternMatcher: Sendable {
  func match(_ text: String) -> PatternMatch

  /// Whether the whole text matches, `nil` if that was given up: cheaper than ``match(_:)``.
  func matchesWhole(_ text: Span<UInt8>) -> Bool?
}

extension PatternMatcher {
  package func matchesWhole(_ text: Span<UInt8>) -> Bool? {
    switch match(String(text)) {
    case .whole: true
    case .partial, .none: false
    case .limit: nil
    }
  }
}

/// A pattern for whole values, and its matcher.
package struct Pattern: Sendable, Hashable {
  package let source: String
  private let matcher: any PatternMatcher

  package init(_ source: String, matcher: any PatternMatcher) {
    (self.source, self.matcher) = (source, matcher)
  }

  package func match(_ text: String) -> PatternMatch { matcher.match(text) }

  package func describes(_ text: String) -> Bool? { describes(text.utf8.span) }

  func describes(_ text: Span<UInt8>) -> Bool? { matcher.matchesWhole(text) }

  /// True if the text matches or still may; a match that gives up is reported elsewhere.
  package func allows(beginning text: String) -> Bool { matcher.match(text) != .none }

  package static func == (left: Self, right: Self) -> Bool { left.source == right.source }
  package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// Limits the work of all patterns of a form together; the matcher counts, the engine says when.
package protocol PatternEffort: AnyObject, Sendable {
  /// Begins a judgement of that many steps; false inside another one, whose steps it shares.
  func begin(steps: Int) -> Bool

  /// Ends the judgement that began: a match outside of any has only its own limit.
  func end()
}

/// One judgement of a form: its patterns share a number of steps, and once these are spent each of
/// them answers with ``PatternMatch/limit``.
package struct Judgement {
  /// How many steps a judgement takes at most.
  package enum Size: Int, Sendable {
    /// A key, a record: a quarter of a second.
    case key = 8_000_000
    /// All fields at once, as when a form opens or is checked: a second.
    case form = 32_000_000
  }

  private let effort: (any PatternEffort)?

  package init(of form: Form, _ size: Size = .key) { self.init(form.effort, size) }

  package init(_ effort: (any PatternEffort)?, _ size: Size) {
    self.effort = effort?.begin(steps: size.rawValue) ?? false ? effort : nil
  }

  package func end() { effort?.end() }
}

/// A kind of character that rules name, judged by the base scalar.
package enum CharacterKind: String, Sendable {
  case digit, letter, letterOrDigit, uppercaseLetter, lowercaseLetter, special, ascii

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
  /// Reads a class's name, or a set in brackets: characters and ranges, behind `^` all but these.
  package init?(_ source: String) {
    switch source {
    case "digit": self = .digit
    case "letter": self = .letter
    case "alphanumeric": self = .alphanumeric
    case "any": self = .any
    default:
      guard source.hasPrefix("["), source.hasSuffix("]"), source.unicodeScalars.count > 2,
        let ranges = SetReader.ranges(source.unicodeScalars.dropFirst().dropLast())
      else { return nil }
      self = .scalars(ranges)
    }
  }

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
}

/// Reads the text between the brackets of a set.
private struct SetReader {
  var rest: Substring.UnicodeScalarView

  static func ranges(_ body: Substring.UnicodeScalarView) -> [ClosedRange<Unicode.Scalar>]? {
    let isInverted = body.first == "^"
    var reader = Self(rest: isInverted ? body.dropFirst() : body)
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !reader.rest.isEmpty {
      guard let range = reader.nextRange() else { return nil }
      ranges.append(range)
    }
    guard !ranges.isEmpty else { return nil }
    return isInverted ? others(than: ranges) : ranges
  }

  private mutating func nextRange() -> ClosedRange<Unicode.Scalar>? {
    guard let lower = nextScalar() else { return nil }
    guard rest.first == "-", rest.count > 1 else { return lower...lower }
    rest.removeFirst()
    guard let upper = nextScalar(), lower <= upper else { return nil }
    return lower...upper
  }

  /// The next character; brackets have to be escaped, and only punctuation can be: `\d` is no "d".
  private mutating func nextScalar() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst(), scalar != "[", scalar != "]" else { return nil }
    guard scalar == "\\" else { return scalar }
    guard let escaped = rest.popFirst(), !CharacterKind.letterOrDigit.contains(Character(escaped))
    else { return nil }
    return escaped
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
