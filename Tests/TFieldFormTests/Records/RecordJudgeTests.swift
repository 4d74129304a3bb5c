import FormSupport
import TFieldForm
import TField
import Testing

@Suite struct RecordJudgeTests {
  @Test func `what was judged before never matters`() throws {
    let judging = try Judging(
      #"""
      { "id": "a" }, { "id": "b", "type": "zip", "when": { "field": "a", "filled": true } },
      { "id": "c", "required": { "field": "b", "valid": true } }
      """#)
    let records = [#"{"a":"x","b":"1"}"#, "{}", #"{"a":"x","b":"12345"}"#, #"{"b":"1"}"#]
    let together = try judging.verdicts(on: (records + records.reversed()).joined(separator: "\n"))
    for (index, record) in (records + records.reversed()).enumerated() {
      let alone = try judging.verdicts(on: record).first ?? ""
      #expect(together[index].dropFirst(11) == alone.dropFirst(11), "\(record)")
    }
  }
}
