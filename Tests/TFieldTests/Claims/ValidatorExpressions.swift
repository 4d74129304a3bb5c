import TestSupport

@testable import TField

/// The expressions of `validators.json` in our own rules.
///
/// What they combine says what the vectors say, so that number and order can be compared; the
/// words themselves are no part of the claim.
enum ValidatorExpressions {
  static let rules = combined.merging(lengths) { $1 }.merging(values) { $1 }
    .merging(characters) { $1 }.merging(absent) { $1 }.merging(reworded) { $1 }

  private static let required = Rule(.notEmpty, message: "Required")
  private static let notFoo = Rule.notIn(["Foo"], "Can not be 'foo'")
  private static let isFoo = Rule.in(["foo"], "Is not foo")
  private static let empty = Rule(.not, .rules([Rule(.notEmpty)]), message: "empty")
  private static let notEmpty = Rule(.not, .rules([empty]), message: "not empty")
  private static let email = Rule(.email, message: "invalid email")

  /// Fails on everything.
  private static func failing(_ name: String) -> Rule {
    Rule(.unless, .condition(.always), message: .verbatim(name))
  }

  private static func all(_ rules: Rule...) -> Rule { Rule(.all, .rules(rules)) }
  private static func any(_ rules: Rule...) -> Rule { Rule(.any, .rules(rules)) }

  private static func length(_ min: Int?, _ max: Int?, _ message: Wording) -> Rule {
    let ends = [min.map { Rule.minLength($0) }, max.map { Rule.maxLength($0) }]
    return Rule(.all, .rules(ends.compactMap(\.self)), message: message)
  }

  private static func range(_ min: TypedValue?, _ max: TypedValue?, _ message: Wording) -> Rule {
    Rule(.range, .range(min: min, max: max), message: message)
  }

  private static let combined: [String: Rule] = [
    "notEmpty (2020-04 seed)": required,
    "notEmpty combined(with: notFoo)": all(required, notFoo),
    "notEmpty combined(with: notEmpty)": all(required, required),
    "A combined(with: B, evaluate: .before), both fail": all(failing("B"), failing("A")),
    "A combined(with: B, evaluate: .after), both fail": all(failing("A"), failing("B")),
    "always-valid empty combined(with: notEmpty)": all(all(), required),
    "neverFails": all(),
    "empty": empty,
    "!empty": notEmpty,
    "!!empty": Rule(.not, .rules([notEmpty]), message: "not not empty"),
    "!empty && !empty": all(notEmpty, notEmpty),
    "!empty && count(3...)": all(notEmpty, length(3, nil, "at least 3 characters")),
    "isFoo || email": any(isFoo, email),
  ]

  private static let lengths: [String: Rule] = [
    "count(3...)": length(3, nil, "at least 3 characters"),
    "count(3...5)": length(3, 5, "between 3 and 5 characters"),
    "count(...5)": length(nil, 5, "at most 5 characters"),
    "count(3..<5)": length(3, 4, "between 3 and 4 characters"),
    "count(0...1)": length(0, 1, "between 0 and 1 character"),
    "count(1...)": length(1, nil, "at least 1 character"),
    "count(2...5) of list": Rule(.count, .span(min: 2, max: 5), message: "between 2 and 5 items"),
    "count(0...1) of list": Rule(.count, .span(min: 0, max: 1), message: "between 0 and 1 item"),
  ]

  private static let values: [String: Rule] = [
    "range(3...)": range(.number(3), nil, "at least 3"),
    "range(3...5)": range(.number(3), .number(5), "between 3 and 5"),
    "range(...5)": range(nil, .number(5), "at most 5"),
    "range(3..<5)": range(.number(3), .number(4), "between 3 and 4"),
    "range(3.0..<5.0)": all(
      range(.number(3), nil, "at least 3"),
      Rule(.not, .rules([range(.number(5), nil, "at least 5")]))),
    "in(foo, bar)": Rule.in(["foo", "bar"], "in (foo, bar)"),
    "!in(foo, bar)": Rule(.not, .rules([.in(["foo", "bar"])]), message: "not in (foo, bar)"),
  ]

  private static let characters: [String: Rule] = [
    "alphanumeric": Rule(
      .alphanumeric, message: "invalid character: '_' (allowed: A-Z, a-z, 0-9)"),
    "ascii": Rule(.ascii, message: "invalid character: '\u{1F602}'"),
    "characterSet(alphanumerics + whitespaces)": Rule(
      .characters, .characters(CharacterClass("[A-Za-z0-9 ]") ?? .any),
      message: "invalid character: '_' (allowed: whitespace, A-Z, a-z, 0-9)"),
    "email": email,
    "!email": Rule(.not, .rules([email]), message: "valid email"),
    "url": Rule(.app, .app(isAddress), message: "invalid url"),
  ]

  private static let isAddress = AppTest { (answer: FormAnswers.Answer) in
    WebAddress(schemes: ["http", "https", "ftp", "file"]).judgement(of: answer.text) == .whole
  }

  /// No value at all is no text.
  private static let absent: [String: Rule] = [
    "nil": Rule(.not, .rules([Rule(.notEmpty)]), message: "nil"),
    "!nil": Rule(.notEmpty, message: "not nil"),
    "nil || email": any(Rule(.not, .rules([Rule(.notEmpty)]), message: "nil"), email),
    "!nil && email": all(Rule(.notEmpty, message: "not nil"), email),
  ]

  private static let reworded: [String: Rule] = [
    #"prefix("Required: ", email)"#: Rule(.email, message: "Required: invalid email"),
    #"prefix("Required: ", !empty && count(5...))"#: all(
      Rule(.notEmpty, message: "Required: not empty"),
      length(5, nil, "Required: at least 5 characters")),
    #"custom("Custom", !empty)"#: Rule(.not, .rules([empty]), message: "Custom"),
    #"custom("X", !empty && count(5...))"#: Rule(
      .all, .rules([notEmpty, .minLength(5)]), message: "X"),
  ]
}
