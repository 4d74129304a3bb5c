import TField
import TFieldForm
import Testing

/// Forms as large as they may be: what takes the square of their size would not end in time.
@Suite(.timeLimit(.minutes(20))) struct LargeFormTests {
  private func form(_ count: Int, _ field: (Int) -> String) -> [UInt8] {
    let fields = (0..<count).map { "{ \"id\": \"f\($0)\"\(field($0)) }" }.joined(separator: ",\n")
    return Array("{ \"tfield\": 1, \"rows\": [\n\(fields)] }".utf8)
  }

  private func hiding(_ index: Int) -> String {
    ", \"when\": { \"field\": \"f\(index)\", \"filled\": true }"
  }

  @Test func `as many fields as there may be, each hidden by the one before`() throws {
    let result = FormLoader().load(form(20_000) { $0 == 0 ? "" : hiding($0 - 1) })
    #expect(result.diagnostics == [])
    #expect(result.form?.fields.count == 20_000)
  }

  @Test func `a circle of twenty thousand fields is told once`() {
    let result = FormLoader().load(form(20_000) { hiding(($0 + 19_999) % 20_000) })
    #expect(result.diagnostics.map(\.problem.name) == [.conditionCycle])
  }

  @Test func `twenty thousand misspelt names are told as far as anyone reads`() {
    let result = FormLoader().load(form(20_000) { hiding($0 + 20_000) })
    #expect(result.diagnostics.count == 1001)
    #expect(result.diagnostics.last?.problem == .init(.tooManyFaults, [1000]))
  }

  @Test func `twenty thousand initial values are judged`() {
    let result = FormLoader().load(
      form(20_000) { _ in ", \"type\": \"zip\", \"initial\": \"90210\"" })
    #expect(result.diagnostics == [])
  }

  @Test func `types may be many, but not deep`() {
    let types = (0..<30_000).map { index in
      "\"t\(index)\": { \"base\": \"\(index == 0 ? "zip" : "t\(index - 1)")\" }"
    }.joined(separator: ", ")
    let source = #"{ "tfield": 1, "types": { \#(types) }, "rows": [{ "id": "a", "type": "t63" }] }"#
    let result = FormLoader().load(Array(source.utf8))
    #expect(result.diagnostics.map(\.problem) == [.init(.typeTooDeep, ["t64", 64])])
  }
}
