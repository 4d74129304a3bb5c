import Foundation
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
