import Testing

@testable import TField

/// What each row of the table says of a value.
@Suite struct ClaimTests {
  typealias Value = Surroundings.Value

  @Test(arguments: [Claim.Row.rules, Claim.Row.conditions])
  func `every claim that form files can write has a name of its own`(rows: [Claim.Row]) {
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(rows.allSatisfy { $0.takes != nil })
  }

  @Test func `a rule that no form file can write has a code`() {
    #expect(Claim.Row.unless.name == "rule")
    #expect(!Claim.Row.rules.contains { $0.name == "rule" })
  }

  @Test(arguments: [
    (Claim.Row.digitsOnly, "0123", true), (.digitsOnly, "12a", false), (.digitsOnly, "", true),
    (.digitsOnly, "٣", false), (.digitsOnly, "1️⃣", false),
    (.lettersOnly, "éЖ漢", true), (.lettersOnly, "a b", false), (.lettersOnly, "", true),
    (.alphanumeric, "é1", true), (.alphanumeric, "a_1", false), (.alphanumeric, "", true),
    (.ascii, "a~1", true), (.ascii, "é", false), (.ascii, "", true),
    (.atLeastOneDigit, "a1", true), (.atLeastOneDigit, "a٣", false), (.atLeastOneDigit, "", false),
    (.atLeastOneLetter, "1é", true), (.atLeastOneLetter, "12", false),
    (.atLeastOneLetter, "", false),
    (.atLeastOneUppercaseLetter, "aÉ", true), (.atLeastOneUppercaseLetter, "aé", false),
    (.atLeastOneUppercaseLetter, "", false),
    (.atLeastOneLowercaseLetter, "Aé", true), (.atLeastOneLowercaseLetter, "AÉ", false),
    (.atLeastOneLowercaseLetter, "", false),
    (.atLeastOneSpecialCharacter, "a!", true), (.atLeastOneSpecialCharacter, "a é1", false),
    (.atLeastOneSpecialCharacter, "", false),
    (.noSpecialCharacters, "José 1", true), (.noSpecialCharacters, "a_b", false),
    (.noSpecialCharacters, "", true),
  ])
  func `characters are judged`(row: Claim.Row, text: String, passes: Bool) {
    #expect(Rule(row).codes(for: .text(text)) == (passes ? [] : [row.name]))
  }

  @Test func `of a list the characters of every entry are judged`() {
    let rule = Rule(.atLeastOneDigit)
    #expect(rule.codes(for: .entries(["a1", "2"])) == [])
    #expect(rule.codes(for: .entries(["a1", "b"])) == ["atLeastOneDigit"])
  }

  @Test(arguments: [
    (Claim.Row.digitsOnly, "a", "Must have only digits"),
    (.atLeastOneUppercaseLetter, "a", "Must have a capital letter"),
    (.noSpecialCharacters, "!", "Must not have a special character"),
  ])
  func `a sentence says which characters are asked for`(
    row: Claim.Row, text: String, sentence: String
  ) {
    #expect(Rule(row).sentences(about: .text(text)) == [sentence])
  }

  @Test(arguments: [
    (Rule(.minLength, .count(3)), "ab", false),
    (Rule(.minLength, .count(3)), "abc", true),
    (Rule(.minLength, .count(1)), "", false),
    (Rule(.minLength, .count(0)), "", true),
    (Rule(.minLength, .count(2)), "e\u{301}", false),
    (Rule(.maxLength, .count(2)), "abc", false),
    (Rule(.maxLength, .count(2)), "👩‍🚀👩‍🚀", true),
    (Rule(.maxLength, .count(0)), "", true),
    (Rule(.pattern, .pattern(.texts("ab"))), "ab", true),
    (Rule(.pattern, .pattern(.texts("ab"))), "abc", false),
    (Rule(.pattern, .pattern(.texts("ab"))), "", false),
    (Rule(.pattern, .pattern(.texts(""))), "", true),
    (Rule(.characters, .characters(.digit)), "123", true),
    (Rule(.characters, .characters(.digit)), "12a", false),
    (Rule(.characters, .characters(.digit)), "", true),
    (Rule(.notRecurringDigits, .count(3)), "11211", true),
    (Rule(.notRecurringDigits, .count(3)), "12223", false),
    (Rule(.notRecurringDigits, .count(3)), "aaa", true),
    (Rule(.notRecurringDigits, .count(3)), "", true),
    (Rule(.notRecurringDigits, .count(0)), "a", true),
    (Rule(.notRecurringDigits, .count(1)), "a1", false),
    (Rule(.email), "a@example.com", true),
    (Rule(.email), "a@example", false),
    (Rule(.email), "", true),
    (Rule(.url), "https://example.com", true),
    (Rule(.url), "ftp://example.com", false),
    (Rule(.url), "", true),
  ])
  func `a text is judged`(rule: Rule, text: String, passes: Bool) {
    #expect(rule.codes(for: .text(text)) == (passes ? [] : [rule.claim.row.name]))
  }

  @Test(arguments: [
    (["ab", "cd"], true), (["ab", "c"], false), ([], true), (["ab", ""], false),
  ])
  func `of a list the text of every entry is judged`(entries: [String], passes: Bool) {
    let rule = Rule.minLength(entries.isEmpty ? 0 : 2)
    #expect(rule.codes(for: .entries(entries)) == (passes ? [] : ["minLength"]))
  }

  @Test(arguments: [
    (Rule(.minLength, .count(3)), "a", "Must have at least 3 characters"),
    (Rule(.maxLength, .count(1)), "ab", "Must have at most 1 character"),
    (Rule(.pattern, .pattern(.texts())), "ab", "Must have the form asked for"),
    (Rule(.notRecurringDigits, .count(3)), "111", "Must not have the same digit 3 times in a row"),
    (Rule(.email), "x", "Must be an email address such as name@example.com"),
    (Rule(.url), "x", "Must be a web address such as https://example.com"),
  ])
  func `a sentence says which text is asked for`(rule: Rule, text: String, sentence: String) {
    #expect(rule.sentences(about: .text(text)) == [sentence])
  }

  @Test func `the first character that isn't in the set is named`() throws {
    let rule = Rule(.characters, .characters(try #require(CharacterClass("[a-z0-9_]"))))
    #expect(
      rule.sentences(about: .text("ab-c!")) == ["Must have only a-z, 0-9, _, not “-”"])
    #expect(
      rule.sentences(about: .entries(["ok", "no!"])) == ["Must have only a-z, 0-9, _, not “!”"])
  }

  @Test(arguments: [
    (Rule.count(min: 0, max: 2), [], true), (Rule.count(min: 1, max: 2), [], false),
    (Rule.count(min: 1, max: 2), ["a"], true),
    (Rule.count(min: 1, max: 2), ["a", "b", "c"], false),
    (Rule.count(min: 1, max: nil), ["a", "b", "c"], true),
    (Rule.count(min: nil, max: 2), ["a", "b", "c"], false),
    (Rule.count(min: 2, max: 2), ["", ""], true),
  ])
  func `entries are counted`(rule: Rule, entries: [String], passes: Bool) {
    let codes = rule.codes(for: .entries(entries))
    #expect(codes == (passes ? [] : ["count"]))
  }

  @Test(arguments: [
    ([], true), (["a"], true), (["a", "b"], true), (["a", "b", "a"], false),
    (["é", "e\u{301}"], false),
  ])
  func `entries differ`(entries: [String], passes: Bool) {
    let codes = Rule(.unique).codes(for: .entries(entries))
    #expect(codes == (passes ? [] : ["unique"]))
  }

  @Test func `a value that is no list has one entry, or none`() {
    let rule = Rule.count(min: 1, max: 1)
    #expect(rule.codes(for: .text("a")) == [])
    #expect(rule.codes(for: .empty) == ["count"])
  }

  @Test(arguments: [
    (Rule.count(min: 2, max: 5), "Must have 2 to 5 entries"),
    (Rule.count(min: 2, max: nil), "Must have at least 2 entries"),
    (Rule.count(min: 2, max: 2), "Must have 2 entries"),
    (Rule.count(min: nil, max: 0), "Must have at most 0 entries"),
  ])
  func `a sentence says how many`(rule: Rule, sentence: String) {
    #expect(rule.sentences(about: .entries(["a"])) == [sentence])
  }

  @Test func `a sentence says that an entry stands twice`() {
    let sentences = Rule(.unique).sentences(about: .entries(["a", "a"]))
    #expect(sentences == ["Must not have the same entry twice"])
  }
}

/// How values compare.
@Suite struct ComparisonTests {
  typealias Value = Surroundings.Value

  private static let teens = Rule(.range, .range(min: .number(13), max: .number(19)))
  private static let summer = Rule(
    .range, .range(min: .text("2026-06-21"), max: .text("2026-09-22")))

  @Test(arguments: [
    (teens, Value.number("13"), true), (teens, .number("19.0"), true),
    (teens, .number("12.99"), false), (teens, .number("20"), false), (teens, .empty, true),
    (teens, .text("15"), true), (teens, .text("old"), false),
    (teens, .entries(["13", "14"]), true), (teens, .entries(["13", "20"]), false),
    (Rule(.range, .range(min: .number(3), max: nil)), .number("99999999999999999999"), true),
    (Rule(.range, .range(min: nil, max: .number(3))), .number("-99999999999999999999"), true),
    (Rule(.range, .range(min: nil, max: nil)), .number("1"), true),
    (summer, .date("2026-07-01"), true), (summer, .date("2026-09-23"), false),
    (
      Rule(.range, .range(min: .text("09:00"), max: .text("17:30"))),
      Value(data: "0859", typed: .time(hour: 8, minute: 59), isValid: true), false
    ),
    (
      Rule(.range, .range(min: .text("2026-11"), max: nil)),
      Value(data: "1226", typed: .month(year: 2026, month: 12), isValid: true), true
    ),
  ])
  func `a range has two ends, either of which may be missing`(
    rule: Rule, value: Value, passes: Bool
  ) {
    #expect(rule.codes(for: value) == (passes ? [] : ["range"]))
  }

  @Test func `a range has nothing to say about what the type refuses`() {
    let half = Value(data: "02", typed: .none, isValid: false)
    #expect(Self.summer.codes(for: half) == [])
  }

  @Test(arguments: [
    (Value.text("a"), true), (.text("b"), false), (.empty, true), (.number("1.0"), true),
    (.entries(["a", "1"]), true), (.entries(["a", "b"]), false), (.entries([]), true),
  ])
  func `an element is in the list, or not`(value: Value, isElement: Bool) {
    let list: [TypedValue] = [.text("a"), .number(1)]
    let codes = Rule(.isIn, .others(list.map(Claim.Other.value))).codes(for: value)
    #expect(codes == (isElement ? [] : ["in"]))
  }

  @Test(arguments: [
    (Value.text("a"), false), (.text("b"), true), (.empty, true), (.entries(["b", "a"]), false),
    (.entries(["b", "c"]), true),
  ])
  func `no element may be in the other list`(value: Value, passes: Bool) {
    let codes = Rule.notIn(["a"]).codes(for: value)
    #expect(codes == (passes ? [] : ["notIn"]))
  }

  @Test(arguments: [
    (Value.text("secret"), Value.text("secret"), true), (.text("Secret"), .text("secret"), false),
    (.empty, .text("secret"), false), (.text("secret"), .empty, false), (.empty, .empty, true),
    (.number("1"), .number("1.00"), true), (.text("1"), .text("1.00"), false),
    (.entries(["a", "b"]), .entries(["a", "b"]), true), (.entries(["a"]), .entries([]), false),
  ])
  func `a value is equal to another field's`(value: Value, other: Value, isEqual: Bool) {
    let equal = Rule.equalTo("other")
    let different = Rule.notEqualTo("other")
    #expect(equal.codes(for: value, beside: other) == (isEqual ? [] : ["equalTo"]))
    #expect(different.codes(for: value, beside: other) == (isEqual ? ["notEqualTo"] : []))
  }

  @Test(arguments: [
    (Value.date("2026-01-01"), Value.date("2026-01-02"), true, false),
    (.date("2026-01-02"), .date("2026-01-02"), false, false),
    (.date("2026-01-03"), .date("2026-01-02"), false, true),
    (.number("9"), .number("10"), true, false),
    (.empty, .date("2026-01-02"), true, true),
    (.date("2026-01-02"), .empty, true, true),
  ])
  func `two values stand in order`(value: Value, other: Value, isBefore: Bool, isAfter: Bool) {
    let before = Rule.before("other").codes(for: value, beside: other)
    let after = Rule.after("other").codes(for: value, beside: other)
    #expect(before == (isBefore ? [] : ["before"]))
    #expect(after == (isAfter ? [] : ["after"]))
  }

  @Test(arguments: [
    (teens, Value.number("3"), "Must be between 13 and 19"),
    (Rule(.range, .range(min: .number(3), max: nil)), .number("1"), "Must be at least 3"),
    (Rule(.range, .range(min: nil, max: .number(3))), .number("4"), "Must be at most 3"),
    (
      Rule(.range, .range(min: CalendarDate("2026-01-01").map(TypedValue.date), max: nil)),
      .date("2025-01-01"),
      "Must be 2026-01-01 or later"
    ),
    (.in(["a", "b"]), .text("c"), "Must be one of: a, b"),
    (.notIn(["a"]), .text("a"), "Must not be one of: a"),
    (.equalTo("other"), .text("a"), "Must be the same as Return"),
    (.notEqualTo("other"), .text("b"), "Must not be the same as Return"),
    (.before("other"), .number("9"), "Must be before Return"),
    (.after("other"), .number("1"), "Must be after Return"),
  ])
  func `a sentence says how values compare`(rule: Rule, value: Value, sentence: String) {
    var other = rule.claim.row == .notEqualTo ? Value.text("b") : .number("5")
    other.label = "Return"
    #expect(rule.sentences(about: value, beside: other) == [sentence])
  }
}
