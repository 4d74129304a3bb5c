import Foundation
import TestSupport
import Testing

@testable import TField

@Suite struct ConditionTests {
  typealias Value = Surroundings.Known

  private static let fields: [String: Value] = [
    "name": .text("Ada"), "blank": .text("  "), "on": .flag(true), "off": .flag(false),
    "age": .number("18.0"), "born": .date("2001-02-03"), "one": .entries(["a"]),
    "two": .entries(["a", "b"]), "none": .entries([]), "no": .text("false"), "zip": .text("00123"),
    "bad": Value(data: "x", typed: .none, isValid: false), "nine": .number("9"),
  ]

  private static func holds(
    _ id: String, _ key: Claim.Row, _ operand: Claim.Operand = .nothing
  ) -> Bool {
    Condition.field(id, key, operand).holds(in: Surroundings(values: fields))
  }

  @Test(arguments: [
    ("name", Claim.Operand.value(.text("Ada")), true),
    ("name", .value(.text("ada")), false),
    ("name", .value(.flag(false)), false),
    ("on", .value(.flag(true)), true), ("on", .value(.flag(false)), false),
    ("off", .value(.flag(false)), true), ("hidden", .value(.flag(false)), true),
    ("hidden", .value(.flag(true)), false), ("hidden", .value(.text("")), true),
    ("off", .value(.text("false")), true), ("on", .value(.text("true")), true),
    ("no", .value(.flag(false)), true), ("off", .field("hidden"), true),
    ("age", .value(.number(18)), true), ("age", .value(.text("18")), true),
    ("age", .value(.text("18.0")), true), ("age", .value(.number(19)), false),
    ("zip", .value(.text("123")), false), ("zip", .value(.text("00123")), true),
    ("born", .value(.text("2001-02-03")), true), ("born", .value(.text("2001-02-04")), false),
    ("one", .value(.text("a")), true), ("two", .value(.text("b")), true),
    ("two", .value(.text("c")), false), ("two", .value(.entries(["a", "b"])), true),
    ("two", .value(.entries(["a"])), false), ("none", .value(.text("")), true),
    ("two", .field("one"), false), ("name", .field("name"), true), ("name", .field("zip"), false),
  ])
  func `equals`(id: String, operand: Claim.Operand, expected: Bool) {
    #expect(Self.holds(id, .equals, operand) == expected)
  }

  @Test(arguments: [
    ("name", ["Ada", "Bob"], true), ("name", ["Bob"], false), ("name", [], false),
    ("two", ["b", "c"], true), ("two", ["c"], false), ("hidden", [""], true),
    ("age", ["18"], true),
  ])
  func `in`(id: String, values: [String], expected: Bool) {
    #expect(Self.holds(id, .isOneOf, .others(values.map { .value(.text($0)) })) == expected)
  }

  @Test(arguments: [
    ("name", true), ("blank", false), ("hidden", false), ("on", true), ("off", false),
    ("one", true), ("none", false),
  ])
  func `filled and empty`(id: String, isFilled: Bool) {
    #expect(Self.holds(id, .filled) == isFilled)
    #expect(Self.holds(id, .empty) == !isFilled)
  }

  @Test(arguments: [("name", true), ("bad", false), ("hidden", true)])
  func `valid`(id: String, isValid: Bool) {
    #expect(Self.holds(id, .valid) == isValid)
  }

  @Test(arguments: [("name", true), ("two", false), ("hidden", false)])
  func `matches`(id: String, expected: Bool) {
    #expect(Self.holds(id, .matches, .pattern(.texts("Ada"))) == expected)
  }

  @Test func `one entry that matches is enough`() {
    #expect(Self.holds("two", .matches, .pattern(.texts("b"))))
  }

  @Test(arguments: [
    ("age", Claim.Operand.value(.number(17)), 1), ("age", .value(.number(18)), 0),
    ("age", .value(.number(19)), -1), ("nine", .value(.number(10)), -1),
    ("age", .field("nine"), 1), ("age", .value(.text("17.5")), 1),
    ("born", .value(.text("2001-02-02")), 1), ("zip", .value(.number(123)), 0),
  ])
  func `values are ordered by what they mean`(
    id: String, operand: Claim.Operand, order: Int
  ) {
    #expect(Self.holds(id, .greaterThan, operand) == (order > 0))
    #expect(Self.holds(id, .lessThan, operand) == (order < 0))
    #expect(Self.holds(id, .atLeast, operand) == (order >= 0))
    #expect(Self.holds(id, .atMost, operand) == (order <= 0))
  }

  @Test(arguments: ["name", "hidden", "bad", "two", "on"])
  func `what has no order is neither above nor below`(id: String) {
    let operand = Claim.Operand.value(.number(1))
    for key in [Claim.Row.greaterThan, .lessThan, .atLeast, .atMost] {
      #expect(!Self.holds(id, key, operand))
    }
  }

  @Test func `claims are joined`() {
    #expect(Condition.all([]).holds(in: Surroundings()))
    #expect(!Condition.any([]).holds(in: Surroundings()))
    #expect(!Condition.all([.always, .never]).holds(in: Surroundings()))
    #expect(Condition.any([.never, .always]).holds(in: Surroundings()))
    #expect(Condition.not(.never).holds(in: Surroundings()))
  }

  @Test func `what a pattern can't tell holds neither way`() {
    let unknown = Condition.field("name", .matches, .pattern(.givingUp(on: "Ada")))
    let surroundings = Surroundings(values: Self.fields)
    #expect(unknown.truth(in: surroundings) == nil)
    #expect(Condition.not(unknown).truth(in: surroundings) == nil)
    #expect(Condition.all([unknown, .never]).truth(in: surroundings) == false)
    #expect(Condition.any([unknown, .always]).truth(in: surroundings) == true)
    #expect(Condition.all([unknown, .always]).truth(in: surroundings) == nil)
    #expect(!Condition.not(unknown).holds(in: surroundings))
  }

  @Test func `a claim as deeply nested as a form file may be is judged`() {
    let deep = (0..<1_000).reduce(Condition.always) { inner, _ in .not(.all([inner])) }
    #expect(deep.holds(in: Surroundings()))
    #expect(deep.fieldIDs.isEmpty)
  }

  @Test func `a claim knows the fields it speaks of`() {
    let condition = Condition.all([
      .field("a", .equals, .field("b")),
      .not(.field("c", .isOneOf, .others([.field("d"), .value(.none)]))),
      .any([.field("e", .filled)]),
    ])
    #expect(condition.fieldIDs == ["a", "b", "c", "d", "e"])
  }
}

@Suite struct FormulaTests {
  private static let values: [String: Surroundings.Known] = [
    "a": .number("2"), "b": .number("0.1"), "c": .number("-7.25"), "none": .empty,
    "list": Surroundings.Known(
      data: ["1", "2.5"], typed: .entries(["1", "2.5"]), isValid: true),
    "on": Surroundings.Known(data: "true", typed: .flag(true), isValid: true),
    "off": Surroundings.Known(data: "", typed: .flag(false), isValid: true),
    "size": Surroundings.Known(data: "40", typed: .text("40"), isValid: true),
    "word": Surroundings.Known(data: "big", typed: .text("big"), isValid: true),
    "wrong": Surroundings.Known(data: "7", typed: .number(7), isValid: false),
  ]

  /// The cells of a table of `formulas.txt`.
  private static func rows(_ table: Int) -> [[String]] {
    TestFile.tables(of: "../Vectors/formulas.txt")[table].lines
      .map { $0.components(separatedBy: " ¦ ") }
  }

  @Test(arguments: rows(0))
  func `a formula is exact, and empty while an operand is`(row: [String]) throws {
    let result = try Formula(row[0]).result(in: Surroundings(values: Self.values))
    #expect(result.number?.description ?? "none" == row[1])
  }

  @Test(
    arguments: rows(1).map { ($0[0], Int($0[1])) } + [
      ("", 1), (String(repeating: "(", count: 100), 65),
      (String(repeating: "7", count: 1_001), 1_002),
      (String(repeating: "7", count: 999) + " * 1000", 1_007),
      (Array(repeating: "a", count: 30_000).joined(separator: "+"), 2_001),
    ])
  func `what is no formula says where`(text: String, position: Int?) {
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

  @Test(arguments: rows(2))
  func `a formula fails where its numbers are there, and no result`(row: [String]) throws {
    let result = try Formula(row[0]).result(in: Surroundings(values: Self.values))
    #expect((result == .impossible) == (row[1] == "fails"))
  }

  @Test(arguments: [false, true])
  func `a person is told why a result is missing`(isRequired: Bool) throws {
    var share = Field("share", FieldKind.decimal().type, required: isRequired ? .always : .never)
    share.derivation = .computed(try Formula("100 / guests"))
    let guests = Field("guests", .integer())
    var session = FormSession(Form("F", rows: [[guests], [share]]))
    #expect(session.fields[1].warning == nil)
    session.set("0", for: "guests")
    #expect(session.fields[1].warning?.wording == .say("number.notWorkedOut"))
    #expect(!isRequired || session.fields[1].verdict.error?.wording == .say("number.notWorkedOut"))
    session.set("4", for: "guests")
    #expect(session.fields[1].warning == nil && session.fields[1].data == "25")
  }
}
