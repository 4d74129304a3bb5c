import TFieldForm
import Testing

@Suite struct MarkedSourceTests {
  @Test func `marks are taken out of the text, and their places kept`() {
    let source = MarkedSource("{ \"a\": ▸1,\n  ▸\"é▸\" }")
    #expect(source.text == "{ \"a\": 1,\n  \"é\" }")
    #expect(
      source.places == [
        SourceLocation(line: 1, column: 8), SourceLocation(line: 2, column: 3),
        SourceLocation(line: 2, column: 5),
      ])
  }
}
