import FormSupport
import TField
import TFieldForm
import TFieldPatterns
import TestSupport
import Testing

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
      let value = Surroundings.Known(data: .text(slow.text(4096)), typed: .none, isValid: true)
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

  private static let slowText = String(repeating: "a", count: 30) + "!b0123456789"

  private static func slow(_ number: Int, _ budget: PatternBudget) -> Pattern {
    Pattern("(a|a)*b\(number)", within: budget)
  }

  @Test func `patterns of one judgement share its steps, and each judgement has its own`() {
    let budget = PatternBudget()
    let quick = Pattern("[a-z]+", within: budget)
    #expect(quick.match("abc") == .whole)
    for _ in 0..<2 {
      #expect(budget.begin(steps: 2_000_000))
      #expect(quick.match("abc") == .whole)
      for number in 0..<10 { #expect(Self.slow(number, budget).match(Self.slowText) == .limit) }
      #expect(quick.match("abc") == .limit)
      budget.end()
      #expect(quick.match("abc") == .whole)
    }
  }

  @Test func `a judgement within another shares its steps`() {
    let budget = PatternBudget()
    #expect(budget.begin(steps: 1))
    #expect(!budget.begin(steps: 1_000_000))
    #expect(Self.slow(1, budget).match(Self.slowText) == .limit)
    #expect(Pattern("a", within: budget).match("a") == .limit)
    budget.end()
  }

  @Test func `once stopped, none is matched`() {
    let budget = PatternBudget(isStopped: { true })
    #expect(Pattern("a", within: budget).match("a") == .limit)
  }

  @Test func `what passes over much text takes steps for it`() {
    let budget = PatternBudget()
    let text = String(repeating: "a", count: 60_000)
    let pattern = Pattern(String(repeating: "(?=.*+)", count: 2000) + ".*", within: budget)
    #expect(budget.begin(steps: 100_000))
    #expect(pattern.match(text) == .limit)
    budget.end()
  }

  @Test func `a pattern too long for counting still matches, and is paid for`() {
    let budget = PatternBudget()
    let word = String(repeating: "a", count: 20_000)
    let pattern = Pattern(word, within: budget)
    #expect(pattern.match(word) == .whole)
    #expect(budget.begin(steps: 150_000))
    #expect(pattern.match(word) == .whole)
    #expect(pattern.match(word) == .whole)
    #expect(pattern.match(word) == .limit)
    budget.end()
  }

  @Test func `a key costs a bounded number of steps, whatever the form asks`() throws {
    let rules = (0..<2000).map { #"{ "pattern": "(a|a)*b\#($0)" }"# }.joined(separator: ",")
    let judging = try Judging(#"{ "id": "a", "rules": [\#(rules)] }"#)
    var session = FormSession(judging.form)
    session.handle(.paste(Self.slowText))
    session.handle(Key(.tab))
    #expect(session.fields[0].verdict.error?.code == .patternLimit)
    #expect(session.fields[0].failures.contains { $0.code == .patternLimit })
  }

  @Test func `a record's slow field doesn't spoil the next record`() throws {
    let judging = try Judging(
      """
      { "id": "a", "rules": [\((0..<50).map { #"{ "pattern": "(a|a)*b\#($0)" }"# }
        .joined(separator: ","))] }, { "id": "b", "rules": [{ "pattern": "(?:x|y)+" }] }
      """)
    let bad = try judging.failures(of: #"{"a":"\#(Self.slowText)","b":"xyxy"}"#)
    #expect(bad.contains("a patternLimit"))
    #expect(try judging.failures(of: #"{"b":"xyxy"}"#).isEmpty == false)
    #expect(try judging.failures(of: #"{"b":"xyxy"}"#).allSatisfy { !$0.hasPrefix("b ") })
  }

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
    let value = Surroundings.Known(data: "a", typed: .text("a"), isValid: true)
    #expect(rule.failures(of: value, in: Surroundings()).map(\.code) == [.patternLimit])
  }
}
