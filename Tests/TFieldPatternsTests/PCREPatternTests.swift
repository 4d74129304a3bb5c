import TField
import TFieldForm
import TestSupport
import Testing

@testable import TFieldPatterns

@Suite struct PCREPatternTests {
  @Test(arguments: [
    ("[A-Z]{2}[0-9]{4}", "AB1234", PatternMatch.whole),
    ("[A-Z]{2}[0-9]{4}", "AB12", .partial),
    ("[A-Z]{2}[0-9]{4}", "AB12345", .none),
    ("[A-Z]{2}[0-9]{4}", "1", .none),
    ("[A-Z]{2}[0-9]{4}", "", .partial),
    ("", "", .whole),
    ("", "a", .none),
    ("a*", "", .whole),
    ("a|ab+c", "ab", .partial),
    ("a|ab+c", "a", .whole),
    ("a|ab", "ab", .whole),
    ("(?x) a # a remark", "a", .whole),
    ("(?x) ab # a remark", "a", .partial),
    ("dog(sbody)?", "dogs", .partial),
    ("dog(sbody)?", "dogsx", .none),
    ("(\\d)-\\1", "1-", .partial),
    ("(\\d)-\\1", "1-2", .none),
    (".*@example\\.com", "jo@example.com", .whole),
    (".*@example\\.com", "jo@gmail.com", .partial),
    ("(?i)straße", "STRASSE", .none),
    ("(?i)größe", "GRÖSSE", .none),
    ("(?i)öl", "ÖL", .whole),
    (".{3}", "äöü", .whole),
    (".", "👩‍🚀", .none),
  ])
  func `a text matches as a whole, may still, or can't`(
    source: String, text: String, expected: PatternMatch
  ) {
    #expect(PCREPattern(source).match(text) == expected)
  }

  @Test(arguments: ["^[0-9]{3}$", "[0-9]{3}", "(?m)^[0-9]{3}$", "[0-9]{3}\\Z"])
  func `a line break at the end is no match`(source: String) {
    #expect(PCREPattern(source).match("123") == .whole)
    #expect(PCREPattern(source).match("123\n") != .whole)
    #expect(PCREPattern(source).match("x\n123") != .whole)
  }

  @Test(arguments: [("\\d", "٣"), ("\\d", "３"), ("\\w", "é"), ("\\s", "\u{A0}")])
  func `classes are those of ASCII`(source: String, text: String) {
    #expect(PCREPattern(source).match(text) == .none)
  }

  @Test func `a text may hold any character at all`() {
    #expect(PCREPattern("a.b").match("a\0b") == .whole)
    #expect(PCREPattern("a\0b").match("a\0b") == .whole)
    #expect(PCREPattern("\\p{Han}+").match("漢字") == .whole)
  }

  @Test func `a verb can't end a match before the end`() {
    #expect(PCREPattern("a(*ACCEPT)b").match("axyz") == .none)
  }

  @Test func `a pattern that calls itself is matched`() {
    let brackets = PCREPattern("\\((?:[^()]|(?R))*\\)")
    #expect(brackets.match("(a(b)c)") == .whole)
    #expect(brackets.match("(a(b)c") == .partial)
  }

  @Test func `one pattern serves many tasks at once`() async {
    let pattern = PCREPattern("[a-z]+[0-9]")
    await withTaskGroup(of: PatternMatch.self) { group in
      for number in 0..<64 { group.addTask { pattern.match("abc\(number % 10)") } }
      for await match in group { #expect(match == .whole) }
    }
  }

  @Test func `a pattern tells what may be typed`() {
    let pattern = Pattern("[A-Z]{2}[0-9]{4}")
    #expect(pattern.allows(beginning: ""))
    #expect(pattern.allows(beginning: "AB"))
    #expect(pattern.allows(beginning: "AB1234"))
    #expect(!pattern.allows(beginning: "12"))
  }

  @Test(arguments: [
    ("(\\d{2}).(\\d{2}).(\\d{4})", "21.12.2000", true),
    ("(\\d{2}).(\\d{2}).(\\d{4})", "21..2000", false),
    ("(\\d{2}).(\\d{2}).(\\d{4})", "x21.12.2000", false),
    ("(\\d{2}).(\\d{2}).(\\d{4})", "21x12x2000", true),
    ("(\\d{2}).(\\d{2}).(\\d{4})", "", false),
  ])
  func `a rule's pattern has to describe the whole value`(
    source: String, text: String, passes: Bool
  ) {
    let rule = Rule(.pattern, .pattern(Pattern(source)))
    let value = Surroundings.Known(data: .text(text), typed: .text(text), isValid: true)
    let codes = rule.failures(of: value, in: Surroundings()).map(\.code)
    #expect(codes == (passes ? [] : ["pattern"]))
  }

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
