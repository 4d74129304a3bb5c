import TestSupport
import Testing

@testable import TField

@Suite struct RuleTestTests {
  private static let short = Rule(.text(.minLength(3)))
  private static let digits = Rule(.characters(.digitsOnly))
  private static let limited = Rule(.text(.pattern(.givingUp(on: "a"))))

  @Test(arguments: [("", false), ("  \t", false), ("\n", false), (" a ", true)])
  func `white space is no answer`(text: String, passes: Bool) {
    #expect(RuleTest.notEmpty.codes(for: .text(text)) == (passes ? [] : ["notEmpty"]))
  }

  @Test func `all keeps every error in order`() {
    let test = RuleTest.all([Self.short, Self.digits])
    #expect(test.codes(for: .text("a")) == ["minLength", "digitsOnly"])
    #expect(test.codes(for: .text("aaa")) == ["digitsOnly"])
    #expect(test.codes(for: .text("123")) == [])
    #expect(RuleTest.all([]).codes(for: .text("a")) == [])
  }

  @Test func `any is settled by the first success, else keeps every error in order`() {
    let test = RuleTest.any([Self.digits, Self.short])
    #expect(test.codes(for: .text("a")) == ["digitsOnly", "minLength"])
    #expect(test.codes(for: .text("1")) == [])
    #expect(test.codes(for: .text("aaa")) == [])
  }

  @Test func `not turns a rule round`() {
    let test = RuleTest.not(Self.digits)
    #expect(test.codes(for: .text("12")) == ["not"])
    #expect(test.codes(for: .text("ab")) == [])
    #expect(RuleTest.not(Rule(test)).codes(for: .text("ab")) == ["not"])
  }

  @Test(arguments: [
    RuleTest.characters(.digitsOnly), .text(.email), .comparison(.isIn([.text("a")])),
    .all([digits, Rule(.text(.email))]), .not(digits),
  ])
  func `not says nothing about an empty text that its rule leaves alone`(test: RuleTest) {
    #expect(RuleTest.not(Rule(test)).codes(for: .empty) == [])
  }

  @Test func `not asks for an empty text where its rule refuses one`() {
    #expect(RuleTest.not(Rule(.notEmpty)).codes(for: .empty) == [])
    #expect(RuleTest.not(Rule(.notEmpty)).codes(for: .text("a")) == ["not"])
  }

  @Test(arguments: [
    (RuleTest.characters(.digitsOnly), "1", "Must not have only digits"),
    (.characters(.noSpecialCharacters), "a", "Must have a special character"),
    (.comparison(.isIn([.text("a"), .text("b")])), "a", "Must not be one of: a, b"),
    (.comparison(.isNotIn([.text("b")])), "a", "Must be one of: b"),
    (.text(.email), "a@b.co", "Must not be an email address such as name@example.com"),
    (.notEmpty, "a", "Must not be filled in"),
    (.not(digits), "a", "Must have only digits"),
    (.all([digits]), "1", "Must not have only digits"),
    (.all([digits, digits]), "1", "Must not be like this"),
  ])
  func `not says the opposite`(test: RuleTest, text: String, sentence: String) {
    #expect(RuleTest.not(Rule(test)).sentences(about: .text(text)) == [sentence])
  }

  @Test func `a rule's own words and code replace those of every error in it`() {
    let rule = Rule(.all([Self.short, Self.digits]), message: "No", code: "own")
    let failures = rule.failures(of: .text("a"), in: Surroundings())
    #expect(failures == [FieldError("own", "No"), FieldError("own", "No")])
  }

  @Test(arguments: [
    RuleTest.not(limited), .all([limited, short]), .any([limited, short]),
    .not(Rule(.any([limited]))), .unless(.field("x", .matches(.givingUp(on: "")))),
  ])
  func `a pattern that gives up is never taken for a pass`(test: RuleTest) {
    #expect(test.codes(for: .text("a")).contains("patternLimit"))
  }

  @Test func `a form's rule fails while its condition holds`() {
    let test = RuleTest.unless(.field("other", .isFilled))
    #expect(test.codes(for: .text("a"), beside: .text("b")) == ["rule"])
    #expect(test.codes(for: .text("a"), beside: .empty) == [])
  }

  @Test func `a rule knows the fields it speaks of`() {
    let rules = [
      Rule(.comparison(.equalTo("a"))), Rule(.not(Rule(.comparison(.before("b"))))),
      Rule(.unless(.field("c", .isFilled))), Rule(.notEmpty), Self.digits,
    ]
    #expect(Rule(.all(rules)).fieldIDs == ["a", "b", "c"])
  }
}
