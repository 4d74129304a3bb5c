/// A rule about bare data: its length, its form, its characters.
///
/// In a list or among choices each entry has to meet it.
package enum TextTest: Hashable, Sendable {
  /// At least so many graphemes.
  case minLength(Int)
  /// At most so many graphemes.
  case maxLength(Int)
  case pattern(Pattern)
  /// Every character belongs to the class.
  case characters(CharacterClass)
  /// No digit that many times in a row.
  case notRecurringDigits(Int)
  case email
  case url(WebAddress)
}

extension TextTest {
  var key: RuleTest.Key {
    switch self {
    case .minLength: .minLength
    case .maxLength: .maxLength
    case .pattern: .pattern
    case .characters: .characters
    case .notRecurringDigits: .notRecurringDigits
    case .email: .email
    case .url: .url
    }
  }

  /// Whether it has nothing to say about no text at all.
  var skipsEmpty: Bool {
    switch self {
    case .minLength, .maxLength, .pattern: false
    case .characters, .notRecurringDigits, .email, .url: true
    }
  }

  /// Whether `text` meets it; `nil` if its pattern can't tell.
  func isMet(by text: String) -> Bool? {
    switch self {
    case .minLength(let count): text.count >= count
    case .maxLength(let count): !text.isLonger(than: count)
    case .pattern(let pattern): pattern.describes(text)
    case .characters(let allowed): text.allSatisfy(allowed.contains)
    case .notRecurringDigits(let count): !text.hasRun(ofDigits: count)
    case .email: EmailAddress(text).isValid
    case .url(let type): type.judgement(of: text) == .whole
    }
  }

  func wording(for text: String) -> Wording {
    switch self {
    case .minLength(let count): .must(.length(min: count, max: nil))
    case .maxLength(let count): .must(.length(min: nil, max: count))
    case .pattern: .must(.form)
    case .characters(let allowed):
      .must(.fromSet(allowed.members, not: text.first { !allowed.contains($0) }))
    case .notRecurringDigits(let count): .mustNot(.sameDigit(times: count))
    case .email: .must(.emailAddress)
    case .url: .must(.webAddress)
    }
  }
}

extension String {
  /// Whether some digit stands `count` times in a row.
  fileprivate func hasRun(ofDigits count: Int) -> Bool {
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
