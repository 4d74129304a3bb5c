import TField
import TFieldForm
import TestSupport
import Testing

func verdicts(on records: [UInt8], of form: Form, today: CalendarDate) -> [UInt8] {
  var judge = RecordJudge(form, .jsonl, today: today)
  var splitter = RecordSplitter(.jsonl)
  var output: [UInt8] = []
  splitter.append(records)
  while let chunk = splitter.next(isAtEnd: true) { judge.judge(chunk, into: &output) }
  return output
}

/// The lines by which the module's page judges records are these very ones.
@Suite struct RecordPageTests {
  @Test func `the page's function judges a record a line`() throws {
    let form = Form("Sign up", rows: [[Field("name", .name, required: true)]])
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let output = verdicts(on: Array("{\"name\":\"Ada\"}\n{}\n".utf8), of: form, today: today)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.contains("\"valid\":true") } == [true, false])
  }
}
