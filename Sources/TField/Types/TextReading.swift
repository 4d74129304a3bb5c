/// What types of several families read in the same way.
extension Parse {
  /// Reads a number that people write in groups of digits: `123-45-6789`, `4242 4242 4242 4242`.
  ///
  /// White space may be anywhere between digits; a separator only where a group may end, which
  /// `ends` tells by the digits so far. With `refusingKeys` other characters can't be typed.
  static func digits(
    of text: Substring, as subject: Wording, separators: String = "-", refusingKeys: Bool = true,
    ends: (_ digits: String) -> Bool = { _ in false },
    isDigit: (Character, _ digits: String) -> Bool = { character, _ in character.isASCIIDigit }
  ) -> Self {
    var digits = ""
    var isAfterDigit = false
    for index in text.indices {
      let character = text[index]
      let isSeparator = separators.contains(character)
      if isDigit(character, digits) {
        digits.append(character)
        isAfterDigit = true
      } else if isAfterDigit, isSeparator, ends(digits) {
        isAfterDigit = false
      } else if isSeparator || !character.isBlank {
        let stranger = stranger(index, in: text.base, of: subject)
        return isSeparator || !refusingKeys ? stranger : stranger.refusingKeys
      }
    }
    return .data(digits)
  }

  /// Reads a text without white space inside; there may be some around it.
  static func code(_ text: String) -> Self {
    let body = text.trimmed
    guard let index = body.firstIndex(where: \.isWhitespace) else { return .data(String(body)) }
    return .stranger(index, in: text, of: .say("subject.code"))
  }

  func limited(to most: Int, digits areDigits: Bool = true) -> Self {
    data?.isLonger(than: most) ?? false
      ? .wrong(.tooLong, .fullSecret(most, digits: areDigits)) : self
  }
}

extension String {
  /// The text without white space around it and without one of `labels`, such as `Tel:`, in front.
  func withoutLabel(_ labels: [String]) -> Substring {
    let text = trimmed
    let longest = labels.map(\.count).max() ?? 0
    let start = text.prefix(longest + 1).prefix { $0.isLetterOrMark || $0 == " " }.lowercased()
    guard let label = labels.first(where: { start == $0 || start.hasPrefix($0 + " ") }) else {
      return text
    }
    return text.dropFirst(label.count).drop { " :.#".contains($0) }
  }

  package var trimmed: Substring { self[...].trimmed }

  var withoutOuterSpace: String { String(trimmed) }
}

extension Substring {
  /// The text without white space around it, with its own indices.
  package var trimmed: Substring {
    let start = drop(while: \.isBlank)
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start }
    return start[...last]
  }

  // Signs and units around a number only repeat what the field says already.

  /// Takes a plus or minus off the start; returns "-" or "".
  mutating func takeSign() -> String {
    guard let first, first == "-" || first == "+" else { return "" }
    self = dropFirst().trimmed
    return first == "-" ? "-" : ""
  }

  /// Takes the first of `words` off the start, whatever its case; false if none is there.
  @discardableResult
  mutating func take(prefix words: [String]) -> Bool {
    guard let word = words.first(where: { prefix($0.count).lowercased() == $0.lowercased() })
    else { return false }
    self = dropFirst(word.count).trimmed
    return true
  }

  /// Takes the first of `words` off the end, whatever its case.
  mutating func take(suffix words: [String]) {
    let word = words.first { suffix($0.count).lowercased() == $0.lowercased() }
    if let word { self = dropLast(word.count).trimmed }
  }
}

extension ClosedRange<Int> {
  /// The numbers of the range that have `width` digits and begin with `beginning`.
  func numbers(beginning: some StringProtocol, width: Int) -> Self? {
    let digits = Substring(beginning)
    let numbers = digits.utf8.span.numbers(beginningIn: 0..<digits.utf8.count, width: width)
    return numbers.flatMap { overlaps($0) ? $0.clamped(to: self) : nil }
  }
}
