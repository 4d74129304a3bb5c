import TFieldForm

/// A text in which `▸` marks places: the text without the marks, and where they stood.
struct MarkedSource {
  let text: String
  let places: [SourceLocation]

  init(_ marked: String) {
    var text = ""
    var places: [SourceLocation] = []
    var place = SourceLocation(line: 1, column: 1)
    for scalar in marked.unicodeScalars {
      if scalar == "▸" {
        places.append(place)
        continue
      }
      text.unicodeScalars.append(scalar)
      place =
        scalar == "\n"
        ? SourceLocation(line: place.line + 1, column: 1)
        : SourceLocation(line: place.line, column: place.column + 1)
    }
    self.text = text
    self.places = places
  }
}
