import FormSupport
import TField
import TFieldForm
import TestSupport
import Testing

/// Records at random in each format: all have to come to the same.
@Suite struct AgreementTests {
  private static let rows = #"""
    { "id": "on", "type": "toggle" },
    { "id": "zip", "type": "zip", "required": true, "when": { "field": "on", "equals": true } },
    { "id": "name", "type": "name", "required": { "field": "zip", "filled": true } },
    { "id": "again", "type": "name", "rules": [{ "equalTo": "name" }] }
    """#

  private static let values = [
    "Ada", "José", "  ", "a ", "", "12345", "00000", "1,000", "tab\\t", "quote\\\"", "\\u00e9",
    "true", "false", "yes", "東京",
  ]

  private static func record(of ids: [String], _ random: inout SeededRandom) -> String {
    var members: [String] = []
    for id in ids.shuffled(using: &random) where Bool.random(using: &random) {
      members.append("\"\(id)\": \"\(values.randomElement(using: &random) ?? "")\"")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test func `the three formats come to the same`() throws {
    var random = SeededRandom()
    var judging = try Judging(Self.rows)
    let ids = judging.form.fields.map(\.id)
    let records = (0..<300).map { _ in Self.record(of: ids, &random) }
    let lines = try judging.verdicts(on: records.joined(separator: "\r\n"))
    judging.format = .json
    let array = try judging.verdicts(on: "[\(records.joined(separator: ",\n"))]")
    #expect(lines == array, "seed \(random.seed)")
    judging.format = .csv
    let rows = try records.map { record in
      let root = try JSONReader().read(Array(record.utf8)).root
      return ids.map { "\"\((root[$0]?.string ?? "").replacing("\"", with: "\"\""))\"" }
        .joined(separator: ",")
    }
    let table = try judging.verdicts(
      on: ([ids.joined(separator: ",")] + rows).joined(separator: "\n"))
    #expect(lines == table, "seed \(random.seed)")
  }
}
