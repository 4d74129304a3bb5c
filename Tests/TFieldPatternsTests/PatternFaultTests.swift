import TField
import TFieldForm
import TestSupport
import Testing
import TFieldPatterns

@Suite struct PatternFaultTests {
  @Test(arguments: [
    ("(", 1), ("a)", 1), ("[a", 2), ("a**", 2), ("ä(", 3), ("(?<=a+)b", 0), ("\\", 1),
    ("(*UCP)\\d", 6), ("a\\C", 3), ("(?<n>a)(?<n>b)", 12),
  ])
  func `what is no pattern is a fault at a place`(source: String, offset: Int) {
    let fault = #expect(throws: PatternFault.self) { try PCREPattern(source).check() }
    #expect(fault?.offset == offset)
    #expect(fault?.message.isEmpty == false)
  }

  @Test(arguments: ["", "a", "[A-Z]{2}", "(?i)ä+", "(?=.*[0-9]).{8,}", "(?<!a)b"])
  func `a pattern has no fault`(source: String) throws {
    try PCREPattern(source).check()
  }

  @Test func `a source may be 64 KiB long and no longer`() throws {
    let longest = String(repeating: "(?:ab)?", count: 200)
    try PCREPattern(longest).check()
    let fault = #expect(throws: PatternFault.self) {
      try PCREPattern(String(repeating: "a", count: 65_537)).check()
    }
    #expect(fault?.offset == 65_536)
  }

  @Test(arguments: [
    String(repeating: "(", count: 60_000), String(repeating: "[[", count: 30_000),
    String(repeating: "(?:", count: 1_000) + String(repeating: ")", count: 1_000),
    "(((((a{1,1000}){1,1000}){1,1000}){1,1000}){1,1000}){1,1000}",
    String(repeating: "(a)?", count: 16_000), String(repeating: "\\", count: 65_535),
  ])
  func `a monstrous source is refused`(source: String) {
    #expect(throws: PatternFault.self) { try PCREPattern(source).check() }
  }

  @Test func `what is no pattern matches nothing and blocks`() {
    #expect(PCREPattern("(").match("a") == .limit)
    let rule = Rule(.pattern, .pattern(Pattern("(")))
    let value = Surroundings.Value(data: "a", typed: .text("a"), isValid: true)
    #expect(rule.failures(of: value, in: Surroundings()).map(\.code) == [.patternLimit])
  }
}
