import FormSupport
import TFieldForm
import TField
import Testing
import TFieldPatterns

@Suite struct PatternBudgetTests {
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
}
