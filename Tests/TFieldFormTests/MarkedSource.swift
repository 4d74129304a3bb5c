import TFieldForm
import Testing

/// A text in which `▸` marks places: the text without the marks, and where they stood.
struct MarkedSource {
  let text: String
  let places: [TFieldForm.SourceLocation]

  init(_ marked: String) {
    var text = ""
    var places: [TFieldForm.SourceLocation] = []
    var place = TFieldForm.SourceLocation(line: 1, column: 1)
    for scalar in marked.unicodeScalars {
      if scalar == "▸" {
        places.append(place)
        continue
      }
      text.unicodeScalars.append(scalar)
      place =
        scalar == "\n"
        ? TFieldForm.SourceLocation(line: place.line + 1, column: 1)
        : TFieldForm.SourceLocation(line: place.line, column: place.column + 1)
    }
    self.text = text
    self.places = places
  }
}

@Suite struct MarkedSourceTests {
  @Test func `marks are taken out of the text, and their places kept`() {
    let source = MarkedSource("{ \"a\": ▸1,\n  ▸\"é▸\" }")
    #expect(source.text == "{ \"a\": 1,\n  \"é\" }")
    #expect(
      source.places == [
        TFieldForm.SourceLocation(line: 1, column: 8),
        TFieldForm.SourceLocation(line: 2, column: 3),
        TFieldForm.SourceLocation(line: 2, column: 5),
      ])
  }
}
