import TField
import TestSupport
import Testing

@testable import TFieldPatterns

@Suite struct SetPatternTests {
  @Test(arguments: [
    "[A-Z]{2}", "^[0-9]{5}$", "[A-Za-z .'-]{1,30}", "\\d+", "a?b*c", "[-a]", "[a-]", "[^a]",
    "[é]", "x{2,}", "\\.\\-", "(a)", "(EU|US)-[0-9]+", "^(a b|)x$",
  ])
  func `sets, counts and words are read`(source: String) {
    #expect(SetPattern(source) != nil)
  }

  @Test(arguments: [
    "", "a|b", "(a)+", "(a", "(a|[b])", "(?:a)", "((a))", "a)",
    "a+?", "a++", "[\\]x]+", "[]a]", "[[:alpha:]]", "\\bx", "\\Qa", "[a", "a{,2}",
    "a{2,1}",
    "é", "*", "a**", "[z-a]", "[a-\\d]", "[\\d-z]", "(?i)a", "\\p{L}", "^a^", "a{x}",
    "[a\\b]",
  ])
  func `everything else is left to the matcher`(source: String) {
    #expect(SetPattern(source) == nil)
  }

  @Test func `what is found to match does match`() {
    var random = SeededRandom()
    var (tries, found) = (0, 0)
    while found < 100, tries < 100_000 {
      tries += 1
      let source = random.text(of: "ab[-]c^$\\d{1,2}.?*+(|)", upTo: 9)
      guard let pattern = SetPattern(source) else { continue }
      let matcher = PCREPattern(source)
      for _ in 0..<5 {
        let text = random.text(of: "abc-12]d", upTo: 4)
        guard pattern.describes(Array(text.utf8).span) else { continue }
        found += 1
        #expect(matcher.match(text) == .whole, "\(source) on \(text), seed \(random.seed)")
      }
    }
    #expect(found >= 100, "seed \(random.seed)")
  }
}
