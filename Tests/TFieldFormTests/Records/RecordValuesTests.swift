import FormSupport
import TFieldForm
import TField
import TestSupport
import Testing

@Suite struct RecordValuesTests {
  private static let rows = #"""
    { "id": "day", "type": "date" }, { "id": "money", "type": "currency" },
    { "id": "on", "type": "toggle" }, { "id": "r", "type": "integerRange" },
    { "id": "name", "type": "name" }, { "id": "card", "type": "credit" }, { "id": "empty" },
    { "id": "gone", "when": { "field": "on", "equals": false } }
    """#
  private static let record = #"""
    {"day":"11212026","money":12.5,"on":true,"r":"1...5","name":"ada","gone":"x","card":"4242424242424242"}
    """#

  @Test(arguments: [
    (
      ActionSteps.Values.formatted,
      #"{"day":"11/21/2026","money":"$12.50","on":true,"r":"1...5","name":"ada","card":null,"empty":""}"#
    ),
    (
      .data,
      #"{"day":"11212026","money":"12.50","on":true,"r":"1...5","name":"ada","card":null,"empty":""}"#
    ),
    (
      .typed,
      #"{"day":"2026-11-21","money":12.50,"on":true,"r":{"lower":1,"upper":5,"closed":true},"name":"ada","card":null,"empty":null}"#
    ),
  ])
  func `values come formatted, bare or typed, and secrets never`(
    values: ActionSteps.Values, expected: String
  ) throws {
    var judging = try Judging(Self.rows)
    judging.options.values = values
    #expect(
      try judging.verdicts(on: Self.record) == [
        #"{"record":1,"valid":true,"values":"# + expected + "}"
      ])
  }

  @Test(arguments: ActionSteps.Values.allCases, [true, false])
  func `a refused value is shown as it was given`(
    values: ActionSteps.Values, isLenient: Bool
  ) throws {
    var judging = try Judging(Self.rows + #", { "id": "phone", "type": "phone" }"#)
    judging.options.values = values
    judging.options.isLenient = isLenient
    let given = [
      (#""phone""#, #""+44 (21) 223-456""#), (#""phone""#, #""21 2234567""#),
      (#""day""#, #""31/31/2026 ""#), (#""money""#, #""1.234,5x""#), (#""name""#, #""Ada <3 ""#),
      (#""r""#, #""5...1""#),
    ]
    for (id, value) in given {
      let verdict = try judging.verdicts(on: "{\(id):\(value)}").first ?? ""
      #expect(verdict.contains("\(id):\(value)") && verdict.contains("errors"), "\(verdict)")
    }
  }

  @Test(arguments: [ActionSteps.Values.formatted, .data])
  func `values that were written are good records`(values: ActionSteps.Values) throws {
    var judging = try Judging(Self.rows)
    judging.options.values = values
    let first = try judging.verdicts(on: Self.record).first ?? ""
    let written = try JSONReader().read(Array(first.utf8)).root["values"]?.sourceText ?? ""
    #expect(try judging.failures(of: written) == [])
  }

  @Test(arguments: [
    (#"{"p":"hunter2 ","q":"x"}"#, "hunter2"), (#"{"p":hunter2}"#, "hunter2"),
    (#"{"p":"x\qunter"}"#, "q"), (#"{"p":"abc§"}"#, "§"),
  ])
  func `no message holds anything of a secret`(record: String, secret: String) throws {
    var judging = try Judging(
      #"""
      { "id": "p", "type": "password", "rules": [{ "characters": "[a-z ]" }] },
      { "id": "r", "rules": [{ "equalTo": "p" }] }
      """#)
    judging.options.values = .formatted
    judging.options.ignoresExtra = true
    let verdict = try judging.verdicts(on: record).first ?? ""
    #expect(verdict.contains("\"errors\""))
    let values = verdict.replacing("\"p\"", with: "").replacing("equalTo", with: "")
    #expect(!values.contains(secret), "\(verdict)")
  }
}
