import TestSupport
import Testing

@testable import TField

@Suite struct RuleKeyTests {
  private static let tests: [RuleTest] =
    CharacterTest.allCases.map(RuleTest.characters) + [
      .notEmpty, .text(.minLength(1)), .text(.maxLength(1)), .text(.pattern(.texts())),
      .text(.characters(.any)), .text(.notRecurringDigits(4)), .text(.email),
      .text(.url(WebAddress())), .comparison(.range(min: nil, max: nil)), .comparison(.isIn([])),
      .comparison(.isNotIn([])), .comparison(.multipleOf(2)), .comparison(.equalTo("a")),
      .comparison(.notEqualTo("a")),
      .comparison(.before("a")), .comparison(.after("a")), .list(.count(min: nil, max: nil)),
      .list(.unique), .all([]), .any([]), .not(Rule(.notEmpty)),
    ]

  @Test func `every rule has a key of its own, and every key a rule`() {
    let keys = Self.tests.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys) == Set(RuleTest.Key.allCases.map(\.rawValue)))
  }

  @Test func `a form's own rule has no key, but a code`() {
    #expect(RuleTest.unless(.never).key == "rule")
    #expect(RuleTest.Key(rawValue: "rule") == nil)
  }
}
