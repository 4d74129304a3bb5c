import FormSupport
import TFieldForm
import TField
import TestSupport
import Testing
import TFieldPatterns

/// Patterns that are known to take exponential or worse than linear time.
@Suite struct SlowPatternTests {
  /// A pattern, what to repeat, and an end that keeps the whole from matching.
  struct Case: CustomTestStringConvertible {
    let source: String
    let part: String
    let end: String

    init(_ source: String, _ part: String, _ end: String) {
      self.source = source
      self.part = part
      self.end = end
    }

    var testDescription: String { source }

    func text(_ length: Int) -> String {
      let count = (length - end.count) / part.count
      return String(repeating: part, count: max(count, 1)) + end
    }
  }

  static let cases = [
    Case("(a+)+", "a", "!"), Case("(a*)*", "a", "!"), Case("(a|aa)+", "a", "!"),
    Case("(a|a?)+", "a", "!"), Case("(a|a)*b", "a", "c"), Case("([a-zA-Z]+)*", "a", "1"),
    Case("(.*a){20}", "a", "!"), Case("(.*)*=", "a", "!"), Case("(x+x+)+y", "x", "z"),
    Case("(?:a?){30}a{30}", "a", "b"), Case("(.+)+\\1b", "a", "c"), Case("(\\w+\\s?)*", "ab ", "!"),
    Case("(\\d+)*x", "1", "y"), Case("([0-9]+,?)+", "12,", "!"), Case("(a+){10}b", "a", "c"),
    Case("((a+)+)+b", "a", "c"), Case("(ab|a|b)*c", "ab", "d"), Case("(a+a+a+)+b", "a", "c"),
    Case("a*a*a*a*a*a*a*b", "a", "c"), Case("(.*,){11}P", "1,", "x"),
    Case("(?i)(z+z*)+q", "zZ", "!"),
    Case("([a-z0-9]+[-._]?)+@", "a.b-", "!"), Case("(\\s*a\\s*)*b", " a ", "c"),
    Case("(?:[^\"]|\"\")*x(?:[^\"]|\"\")*y(?:.|\"\")*z", "x\"\"y", "!"),
    Case("(?:(?=(a*+))a|a)*b", "a", "c"), Case("(?:a(?!a*+b)|a)+c", "a", "d"),
    Case("(<[^>]*>?)*x", "<a>", "!"), Case("(ä+)+", "ä", "!"),
    Case("(a|b|ab)*(a|b|ab)*c", "ab", "d"),
    Case("(.*)(.*)(.*)(.*)(.*)[^a-z!]", "a", "!"),
  ]

  @Test func `there are thirty of them`() {
    #expect(Self.cases.count == 30)
  }

  @Test(arguments: cases, [20, 64, 1024, 4096])
  func `a slow pattern ends, and never calls a bad text good`(slow: Case, length: Int) throws {
    let pattern = PCREPattern(slow.source)
    try pattern.check()
    #expect(pattern.match(slow.text(length)) != .whole)
  }

  @Test(arguments: cases)
  func `so it does on a text of fifty thousand characters`(slow: Case) {
    #expect(PCREPattern(slow.source).match(slow.text(50_000)) != .whole)
  }

  @Test func `where a match is given up the value stays blocked`() {
    let results = Self.cases.map { ($0, PCREPattern($0.source).match($0.text(4096))) }
    let given = results.filter { $0.1 == .limit }
    #expect(given.count >= 5)
    for (slow, _) in given {
      let value = Surroundings.Value(data: slow.text(4096), typed: .none, isValid: true)
      let rule = Rule(.pattern, .pattern(Pattern(slow.source)), code: "own")
      #expect(rule.failures(of: value, in: Surroundings()).map(\.code) == [.patternLimit])
    }
  }

  @Test(arguments: cases, [20, 1024, 4096])
  func `typed or in a record, a bad text is refused by a pattern or by its limit`(
    slow: Case, length: Int
  ) throws {
    let pattern = JSONValue.string(slow.source).line
    let judging = try Judging(#"{ "id": "a", "rules": [{ "pattern": \#(pattern) }] }"#)
    let text = slow.text(length)
    let failures = try judging.failures(of: JSONValue.object([.init("a", .string(text))]).line)
    #expect(failures == ["a pattern"] || failures == ["a patternLimit"], "\(failures)")
    var session = FormSession(judging.form)
    session.handle(.paste(text))
    let code = session.fields[0].verdict.error?.code
    #expect(code == .patternLimit || code == "pattern", "\(String(describing: code))")
  }

  @Test func `a good text of the greatest length still matches`() {
    let text = String(repeating: "ab ", count: 21_845)
    #expect(PCREPattern("(?:\\w+ ?)*").match(text) == .whole)
    #expect(PCREPattern("(?:[a-z]{2} )+").match(text) == .whole)
    #expect(PCREPattern("[\\s\\S]*").match(text) == .whole)
  }
}
