import FormSupport
import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct RuleTableTests {
  @Test(arguments: TestFile.tables(of: "rules.txt"))
  func `a rule finds what its table says`(table: TestTable) throws {
    let typeLine = table.lines.first.flatMap { $0.hasPrefix("type ") ? $0 : nil }
    let type = typeLine.map { String($0.dropFirst(5)) } ?? "\"type\": \"text\""
    #expect(table.lines.count > (typeLine == nil ? 0 : 1))
    for line in table.lines.dropFirst(typeLine == nil ? 0 : 1) {
      let cells = line.components(separatedBy: " ¦ ")
      try #require(cells.count == 3, "\(line)")
      var judging = try Judging(
        "{ \"id\": \"it\", \(type), \"rules\": [{ \(cells[0]) }] }, "
          + "{ \"id\": \"other\", \"label\": \"Return\", \(type) }")
      let says = cells[2].hasPrefix("says ")
      let expected = says ? String(cells[2].dropFirst(5)) : cells[2]
      for values in [nil, ActionSteps.Values.typed] {
        judging.options.values = values
        let found = try judging.errors(of: Self.record(cells[1], type: type))
          .filter { $0.field == "it" }.map { says ? $0.message : $0.code }
        let outcome = found.isEmpty ? "ok" : found.joined(separator: says ? " / " : ", ")
        #expect(outcome == expected, "\(line)")
      }
    }
  }

  /// The record of a value, which is JSON itself if it looks like it.
  private static func record(_ value: String, type: String) throws -> String {
    if value.hasPrefix("{") { return value }
    if ["\"", "["].contains(value.prefix(1)) { return "{ \"it\": \(value) }" }
    if type.contains("\"decimal\""), Double(value) != nil { return "{ \"it\": \(value) }" }
    return "{ \"it\": \"\(value)\" }"
  }
}
