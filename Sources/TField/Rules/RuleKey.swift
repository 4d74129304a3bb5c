extension RuleTest {
  /// The key of a rule in form files, which is its error code too: the one list of them all.
  package enum Key: String, CaseIterable, Sendable {
    case notEmpty, minLength, maxLength, count, range, multipleOf, pattern, equalTo, notEqualTo
    case isIn = "in"
    case isNotIn = "notIn"
    case digitsOnly, lettersOnly, alphanumeric, ascii
    case atLeastOneDigit, atLeastOneLetter
    case atLeastOneUppercaseLetter, atLeastOneLowercaseLetter, atLeastOneSpecialCharacter
    case noSpecialCharacters, email, url, notRecurringDigits, characters
    case before, after, unique, all, any, not
  }

  /// The key that form files write it with; a form's own rules, which have none, are `rule`.
  package var key: String {
    switch self {
    case .notEmpty: Key.notEmpty.rawValue
    case .text(let test): test.key.rawValue
    case .characters(let test): test.rawValue
    case .comparison(let test): test.key.rawValue
    case .list(let test): test.key.rawValue
    case .all: Key.all.rawValue
    case .any: Key.any.rawValue
    case .not: Key.not.rawValue
    case .unless, .app: "rule"
    }
  }
}
