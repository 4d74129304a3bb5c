import TestSupport
import Testing

@testable import TField

@Suite struct TextTestTests {
  @Test(arguments: [
    (TextTest.minLength(3), "ab", false),
    (.minLength(3), "abc", true),
    (.minLength(1), "", false),
    (.minLength(0), "", true),
    (.minLength(2), "e\u{301}", false),
    (.maxLength(2), "abc", false),
    (.maxLength(2), "👩‍🚀👩‍🚀", true),
    (.maxLength(0), "", true),
    (.pattern(.texts("ab")), "ab", true),
    (.pattern(.texts("ab")), "abc", false),
    (.pattern(.texts("ab")), "", false),
    (.pattern(.texts("")), "", true),
    (.characters(.digit), "123", true),
    (.characters(.digit), "12a", false),
    (.characters(.digit), "", true),
    (.notRecurringDigits(3), "11211", true),
    (.notRecurringDigits(3), "12223", false),
    (.notRecurringDigits(3), "aaa", true),
    (.notRecurringDigits(3), "", true),
    (.notRecurringDigits(0), "a", true),
    (.notRecurringDigits(1), "a1", false),
    (.email, "a@example.com", true),
    (.email, "a@example", false),
    (.email, "", true),
    (.url(WebAddress()), "https://example.com", true),
    (.url(WebAddress()), "ftp://example.com", false),
    (.url(WebAddress(schemes: ["FTP"])), "ftp://example.com", true),
    (.url(WebAddress()), "", true),
  ])
  func `a text is judged`(test: TextTest, text: String, passes: Bool) {
    #expect(RuleTest.text(test).codes(for: .text(text)) == (passes ? [] : [test.key.rawValue]))
  }

  @Test(arguments: [
    (["ab", "cd"], true), (["ab", "c"], false), ([], true), (["ab", ""], false),
  ])
  func `of a list every entry is judged`(entries: [String], passes: Bool) {
    let test = RuleTest.text(.minLength(entries.isEmpty ? 0 : 2))
    #expect(test.codes(for: .entries(entries)) == (passes ? [] : ["minLength"]))
  }

  @Test(arguments: [
    (TextTest.minLength(3), "a", "Must have at least 3 characters"),
    (.maxLength(1), "ab", "Must have at most 1 character"),
    (.pattern(.texts()), "ab", "Must have the form asked for"),
    (.notRecurringDigits(3), "111", "Must not have the same digit 3 times in a row"),
    (.email, "x", "Must be an email address such as name@example.com"),
    (.url(WebAddress()), "x", "Must be a web address such as https://example.com"),
  ])
  func `a sentence says what to do`(test: TextTest, text: String, sentence: String) {
    #expect(RuleTest.text(test).sentences(about: .text(text)) == [sentence])
  }

  @Test func `the first character that isn't in the set is named`() throws {
    let test = RuleTest.text(.characters(try #require(CharacterClass("[a-z0-9_]"))))
    #expect(
      test.sentences(about: .text("ab-c!")) == ["Must have only a-z, 0-9, _, not “-”"])
    #expect(
      test.sentences(about: .entries(["ok", "no!"])) == ["Must have only a-z, 0-9, _, not “!”"])
  }

  @Test func `a pattern that gives up blocks, whatever the rule's own words`() {
    let rule = Rule(.text(.pattern(.givingUp(on: "a"))), message: "Own words", code: "own")
    let failures = rule.failures(of: .text("a"), in: Surroundings())
    #expect(failures == [FieldError(.patternLimit, .patternFault)])
    #expect(rule.failures(of: .text("b"), in: Surroundings()).map(\.code) == ["own"])
  }
}
