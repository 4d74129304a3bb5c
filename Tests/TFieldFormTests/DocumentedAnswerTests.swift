import TFieldForm
import TField
import Testing

func faults(of answers: [UInt8], in file: [UInt8]) throws -> [String] {
  let result = FormLoader().load(file, name: "order")
  guard let form = result.form else { return result.diagnostics.map { $0.line(in: "order.json") } }
  let session = FormSession(form, answers: try GivenAnswers(answers, for: form).values)
  return session.fields.compactMap { state in
    state.verdict.error.map { "\(state.field.id): \($0.wording.text())" }
  }
}

@Suite struct DocumentedAnswerTests {
  @Test func `answers are judged against a form`() throws {
    let form = #"{"tfield": 1, "rows": [{"id": "zip", "type": "zip", "required": true}]}"#
    let bytes = Array(form.utf8)
    #expect(try faults(of: Array(#"{"zip": "627"}"#.utf8), in: bytes).count == 1)
    #expect(try faults(of: Array(#"{"zip": "62701"}"#.utf8), in: bytes) == [])
    #expect(try faults(of: [], in: Array("{".utf8)).first?.hasPrefix("order.json:1:") == true)
  }
}
