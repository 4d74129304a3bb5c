internal import TField

/// The keys of rules: what each takes, in the order of the engine's own list.
enum RuleFormat {
  static let tests = RuleTest.Key.allCases.map(key)
  static let object = ObjectFormat(
    "rule", "One rule for a value.", tests + FormFormat.ruleExtras)

  /// The test of that name, found in the list that there is sooner than by its raw value.
  static func test(named name: String) -> RuleTest.Key? {
    zip(RuleTest.Key.allCases, tests).first { $1.name == name }?.0
  }

  private static func key(_ key: RuleTest.Key) -> KeyFormat {
    KeyFormat(key.rawValue, shape(of: key), says(of: key))
  }

  private static func shape(of key: RuleTest.Key) -> Shape {
    switch key {
    case .notEmpty, .unique, .email, .url, .digitsOnly, .lettersOnly, .alphanumeric, .ascii,
      .atLeastOneDigit, .atLeastOneLetter, .atLeastOneUppercaseLetter,
      .atLeastOneLowercaseLetter, .atLeastOneSpecialCharacter, .noSpecialCharacters:
      .yes
    case .minLength, .maxLength: .integer(0...65_536)
    case .notRecurringDigits: .integer(2...4096)
    case .count: .object { counts }
    case .range: .object { bounds }
    case .multipleOf: .number
    case .pattern, .equalTo, .notEqualTo, .characters, .before, .after: .string
    case .isIn, .isNotIn: .operands
    case .all, .any: .some(.rule)
    case .not: .rule
    }
  }

  static let counts = ObjectFormat(
    "count", "How many entries.",
    [
      KeyFormat("min", .integer(0...100_000), "The fewest entries."),
      KeyFormat("max", .integer(0...100_000), "The most entries."),
    ])

  static let bounds = ObjectFormat(
    "range", "The least and the greatest value; either may be missing.",
    [
      KeyFormat("min", bound, "The lowest value."),
      KeyFormat("max", bound, "The highest value."),
    ])

  private static let bound = Shape.either(
    [.number, .string], says: "a number, or a day such as 2026-11-21")

  private static func says(of key: RuleTest.Key) -> String {
    switch key {
    case .notEmpty: "At least one character that isn't white space."
    case .minLength: "At least this many characters."
    case .maxLength: "At most this many characters."
    case .count: "The number of entries lies between min and max."
    case .range: "A number or a day that lies between min and max."
    case .multipleOf: "A multiple of this number."
    case .pattern: "The whole value matches a regular expression (PCRE2)."
    case .equalTo: "Equal to the field with this id."
    case .notEqualTo: "Not equal to the field with this id."
    case .isIn: "One of these values."
    case .isNotIn: "None of these values."
    case .digitsOnly: "Only digits."
    case .lettersOnly: "Only letters."
    case .alphanumeric: "Only letters and digits."
    case .ascii: "Only ASCII characters."
    case .atLeastOneDigit: "At least one digit."
    case .atLeastOneLetter: "At least one letter."
    case .atLeastOneUppercaseLetter: "At least one capital letter."
    case .atLeastOneLowercaseLetter: "At least one small letter."
    case .atLeastOneSpecialCharacter: "At least one special character."
    case .noSpecialCharacters: "Only letters, digits and spaces."
    case .email: "An email address."
    case .url: "A web address."
    case .notRecurringDigits: "No digit this many times in a row."
    case .characters: "Only characters of a set such as [a-z0-9]."
    case .before: "Before the field with this id."
    case .after: "After the field with this id."
    case .unique: "No two entries are the same."
    case .all: "Every one of these rules."
    case .any: "At least one of these rules."
    case .not: "The rule must fail."
    }
  }
}
