import TestSupport
import Testing

@testable import TField

@Suite struct FormulaTests {
  private static let values: [String: Surroundings.Value] = [
    "a": number("2"), "b": number("0.1"), "c": number("-7.25"), "none": .empty,
    "list": Surroundings.Value(
      data: "1\u{1F}2.5", typed: .entries(["1", "2.5"]), isValid: true),
    "on": Surroundings.Value(data: "true", typed: .flag(true), isValid: true),
    "off": Surroundings.Value(data: "", typed: .flag(false), isValid: true),
    "size": Surroundings.Value(data: "40", typed: .text("40"), isValid: true),
    "word": Surroundings.Value(data: "big", typed: .text("big"), isValid: true),
    "wrong": Surroundings.Value(data: "7", typed: .number(7), isValid: false),
  ]

  private static func number(_ text: String) -> Surroundings.Value {
    Surroundings.Value(
      data: text, typed: DecimalNumber(text).map(TypedValue.number) ?? .none, isValid: true)
  }

  @Test(arguments: [
    ("a + b * 3", "2.3"), ("(a + b) * 3", "6.3"), ("a - -c", "-5.25"), ("a-1", nil),
    ("a -1", "1"), ("b + 0.2", "0.3"), ("c / (a - 2)", nil),
    ("1 / 3 * 3", "0.999999999999999999999999999999"),
    ("10 / 4", "2.5"), ("0.000 * c", "0"), ("c * c", "52.5625"), ("a + none", "2"),
    ("round(2.345, 2)", "2.35"), ("round(-2.345, 2)", "-2.35"), ("round(0.5)", "1"),
    ("round(99.995, 2)", "100"), ("min(a, b, c)", "-7.25"), ("max(a, b, c)", "2"),
    ("sum(list)", "3.5"), ("sum(list, a)", "5.5"), ("count(list)", "2"), ("count(none)", "0"),
    ("sum(none)", "0"), ("sum(a, none)", "2"), ("none + none", "0"), ("none - a", "-2"),
    ("none * a", nil), ("a + none * a", "2"), ("none", nil), ("-none", nil), ("min(a, none)", nil),
    ("round(none)", nil), ("wrong + a", nil), ("sum(wrong, a)", nil), ("word + a", nil),
    ("on * 5 + off", "5"), ("size / 4", "10"),
    ("if(on, a, b)", "2"), ("if(off, a, b)", "0.1"), ("if(none, a, b)", "0.1"),
    ("if(a = 2, 1, 0)", "1"), ("if(a != 2, 1, 0)", "0"), ("if(a<2, 1, 0)", "0"),
    ("if(a <= 2, 1, 0)", "1"), ("if(a + 1 > 2, 1, 0)", "1"), ("if(a >= 2.1, 1, 0)", "0"),
    ("if(none < 5, 1, 0)", "0"), ("if(none != 5, 1, 0)", "1"), ("if(wrong = 7, 1, 0)", nil),
    ("if(on, a, wrong)", "2"), ("if(a = 2, none, 1)", nil),
    ("3 * if(off, 1, if(on, 2, 3))", "6"),
    (
      "12345678901234567890 * 98765432109876543210",
      "1219326311370217952237463801111263526900"
    ),
    ("-.5 - .5", "-1"), ("100 - 99.99", "0.01"), ("1 - 1", "0"),
  ])
  func `a formula is exact, and empty while an operand is`(text: String, result: String?) throws {
    let surroundings = Surroundings(values: Self.values)
    #expect(try Formula(text).result(in: surroundings).number?.description == result)
  }

  @Test(arguments: [
    ("", 1), ("a +", 4), ("a b", 3), ("(a", 3), ("a ** b", 4), ("sin(a)", 5), ("1.2.3", 6),
    ("count(1)", 9), ("if(a + 1, 2, 3)", 9), ("if(on, 2)", 10), ("a < b", 3),
    ("if(a == 1, 2, 3)", 7), ("round(a, 1, 2)", 15), ("a ! b", 3),
    (String(repeating: "(", count: 100), 65),
    ("c / 0", 6), ("a / (1 - 1) + 2", 12), ("round(a, 1000000000)", 21), ("round(a, -1)", 13),
    ("round(a, 0.5)", 14), (String(repeating: "7", count: 1_001), 1_002),
    (String(repeating: "7", count: 999) + " * 1000", 1_007),
    (Array(repeating: "a", count: 30_000).joined(separator: "+"), 2_001),
  ])
  func `what is no formula says where`(text: String, position: Int) {
    #expect(throws: Formula.Fault.self) { try Formula(text) }
    do { _ = try Formula(text) } catch { #expect(error.position == position) }
  }

  @Test func `a division gives back what was multiplied`() throws {
    var random = SeededRandom()
    for _ in 0..<300 {
      let left = Int.random(in: -1_000_000...1_000_000, using: &random)
      let right = Int.random(in: 1...100_000, using: &random)
      let (one, two) = (DecimalNumber(left), DecimalNumber(right))
      #expect(one.times(two) == DecimalNumber(left * right), "seed \(random.seed)")
      #expect(one.plus(two) == DecimalNumber(left + right), "seed \(random.seed)")
      #expect(one.minus(two) == DecimalNumber(left - right), "seed \(random.seed)")
      #expect(DecimalNumber(left * right).divided(by: two) == one, "seed \(random.seed)")
    }
  }

  @Test(arguments: [
    ("c / (a - 2)", true), ("round(c, b)", true), ("min(list) / 0.1", false), ("a + none", false),
    ("none / (a - 2)", false), ("min(none)", false), ("sum(list) / count(none)", true),
  ])
  func `a formula fails where its numbers are there, and no result`(
    text: String, fails: Bool
  ) throws {
    let result = try Formula(text).result(in: Surroundings(values: Self.values))
    #expect((result == .impossible) == fails)
  }

  @Test(arguments: [false, true])
  func `a person is told why a result is missing`(isRequired: Bool) throws {
    var share = Field("share", DecimalType(), required: isRequired ? .always : .never)
    share.derivation = .computed(try Formula("100 / guests"))
    let guests = Field("guests", IntegerNumber())
    var session = FormSession(Form("F", rows: [[guests], [share]]))
    #expect(session.fields[1].warning == nil)
    session.set("0", for: "guests")
    #expect(session.fields[1].warning?.wording == .say("number.notWorkedOut"))
    #expect(!isRequired || session.fields[1].verdict.error?.wording == .say("number.notWorkedOut"))
    session.set("4", for: "guests")
    #expect(session.fields[1].warning == nil && session.fields[1].data == "25")
  }
}
