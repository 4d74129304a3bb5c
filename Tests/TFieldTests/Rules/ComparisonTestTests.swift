import TestSupport
import Testing

@testable import TField

@Suite struct ComparisonTestTests {
  typealias Value = Surroundings.Value

  private static let teens = ComparisonTest.range(min: .number(13), max: .number(19))
  private static let summer = ComparisonTest.range(
    min: .text("2026-06-21"), max: .text("2026-09-22"))

  @Test(arguments: [
    (teens, Value.number("13"), true), (teens, .number("19.0"), true),
    (teens, .number("12.99"), false), (teens, .number("20"), false), (teens, .empty, true),
    (teens, .text("15"), true), (teens, .text("old"), false),
    (teens, .entries(["13", "14"]), true), (teens, .entries(["13", "20"]), false),
    (.range(min: .number(3), max: nil), .number("99999999999999999999"), true),
    (.range(min: nil, max: .number(3)), .number("-99999999999999999999"), true),
    (.range(min: nil, max: nil), .number("1"), true),
    (summer, .date("2026-07-01"), true), (summer, .date("2026-09-23"), false),
    (
      .range(min: .text("09:00"), max: .text("17:30")),
      Value(data: "0859", typed: .time(hour: 8, minute: 59), isValid: true), false
    ),
    (
      .range(min: .text("2026-11"), max: nil),
      Value(data: "1226", typed: .month(year: 2026, month: 12), isValid: true), true
    ),
  ])
  func `a range has two ends, either of which may be missing`(
    test: ComparisonTest, value: Value, passes: Bool
  ) {
    #expect(RuleTest.comparison(test).codes(for: value) == (passes ? [] : ["range"]))
  }

  @Test func `a range has nothing to say about what the type refuses`() {
    let half = Value(data: "02", typed: .none, isValid: false)
    #expect(RuleTest.comparison(Self.summer).codes(for: half) == [])
  }

  @Test(arguments: [
    (Value.text("a"), true), (.text("b"), false), (.empty, true), (.number("1.0"), true),
    (.entries(["a", "1"]), true), (.entries(["a", "b"]), false), (.entries([]), true),
  ])
  func `an element is in the list, or not`(value: Value, isElement: Bool) {
    let list: [TypedValue] = [.text("a"), .number(1)]
    let codes = RuleTest.comparison(.isIn(list)).codes(for: value)
    #expect(codes == (isElement ? [] : ["in"]))
  }

  @Test(arguments: [
    (Value.text("a"), false), (.text("b"), true), (.empty, true), (.entries(["b", "a"]), false),
    (.entries(["b", "c"]), true),
  ])
  func `no element may be in the other list`(value: Value, passes: Bool) {
    let codes = RuleTest.comparison(.isNotIn([.text("a")])).codes(for: value)
    #expect(codes == (passes ? [] : ["notIn"]))
  }

  @Test(arguments: [
    (Value.text("secret"), Value.text("secret"), true), (.text("Secret"), .text("secret"), false),
    (.empty, .text("secret"), false), (.text("secret"), .empty, false), (.empty, .empty, true),
    (.number("1"), .number("1.00"), true), (.text("1"), .text("1.00"), false),
    (.entries(["a", "b"]), .entries(["a", "b"]), true), (.entries(["a"]), .entries([]), false),
  ])
  func `a value is equal to another field's`(value: Value, other: Value, isEqual: Bool) {
    let equal = RuleTest.comparison(.equalTo("other"))
    let different = RuleTest.comparison(.notEqualTo("other"))
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
    let before = RuleTest.comparison(.before("other")).codes(for: value, beside: other)
    let after = RuleTest.comparison(.after("other")).codes(for: value, beside: other)
    #expect(before == (isBefore ? [] : ["before"]))
    #expect(after == (isAfter ? [] : ["after"]))
  }

  @Test(arguments: [
    (teens, Value.number("3"), "Must be between 13 and 19"),
    (.range(min: .number(3), max: nil), .number("1"), "Must be at least 3"),
    (.range(min: nil, max: .number(3)), .number("4"), "Must be at most 3"),
    (
      .range(min: CalendarDate("2026-01-01").map(TypedValue.date), max: nil), .date("2025-01-01"),
      "Must be 2026-01-01 or later"
    ),
    (.isIn([.text("a"), .text("b")]), .text("c"), "Must be one of: a, b"),
    (.isNotIn([.text("a")]), .text("a"), "Must not be one of: a"),
    (.equalTo("other"), .text("a"), "Must be the same as Return"),
    (.notEqualTo("other"), .text("b"), "Must not be the same as Return"),
    (.before("other"), .number("9"), "Must be before Return"),
    (.after("other"), .number("1"), "Must be after Return"),
  ])
  func `a sentence says what to do`(test: ComparisonTest, value: Value, sentence: String) {
    var other = test.key == .notEqualTo ? Value.text("b") : .number("5")
    other.label = "Return"
    #expect(RuleTest.comparison(test).sentences(about: value, beside: other) == [sentence])
  }
}
