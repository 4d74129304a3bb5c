import TestSupport
import Testing

@testable import TField

@Suite struct ListTestTests {
  @Test(arguments: [
    (ListTest.count(min: 0, max: 2), [], true), (.count(min: 1, max: 2), [], false),
    (.count(min: 1, max: 2), ["a"], true), (.count(min: 1, max: 2), ["a", "b", "c"], false),
    (.count(min: 1, max: nil), ["a", "b", "c"], true),
    (.count(min: nil, max: 2), ["a", "b", "c"], false), (.count(min: 2, max: 2), ["", ""], true),
  ])
  func `entries are counted`(test: ListTest, entries: [String], passes: Bool) {
    let codes = RuleTest.list(test).codes(for: .entries(entries))
    #expect(codes == (passes ? [] : ["count"]))
  }

  @Test(arguments: [
    ([], true), (["a"], true), (["a", "b"], true), (["a", "b", "a"], false),
    (["é", "e\u{301}"], false),
  ])
  func `entries differ`(entries: [String], passes: Bool) {
    let codes = RuleTest.list(.unique).codes(for: .entries(entries))
    #expect(codes == (passes ? [] : ["unique"]))
  }

  @Test func `a value that is no list has one entry, or none`() {
    let test = RuleTest.list(.count(min: 1, max: 1))
    #expect(test.codes(for: .text("a")) == [])
    #expect(test.codes(for: .empty) == ["count"])
  }

  @Test(arguments: [
    (ListTest.count(min: 2, max: 5), "Must have 2 to 5 entries"),
    (.count(min: 2, max: nil), "Must have at least 2 entries"),
    (.count(min: 2, max: 2), "Must have 2 entries"),
    (.count(min: nil, max: 0), "Must have at most 0 entries"),
  ])
  func `a sentence says how many`(test: ListTest, sentence: String) {
    #expect(RuleTest.list(test).sentences(about: .entries(["a"])) == [sentence])
  }

  @Test func `a sentence says that an entry stands twice`() {
    let sentences = RuleTest.list(.unique).sentences(about: .entries(["a", "a"]))
    #expect(sentences == ["Must not have the same entry twice"])
  }
}
