/// A text that was pasted, and the lines and cells in it.
struct PastedText {
  let text: String
  /// The lines and cells that hold anything.
  let parts: [String]

  init(_ text: String) {
    var parts: [String] = []
    var rest = text[...]
    // Split would hold all of it once more.
    while !rest.isEmpty {
      let end = rest.firstIndex { $0.isNewline || $0 == "\t" } ?? rest.endIndex
      if !rest[..<end].isBlank { parts.append(String(rest[..<end])) }
      rest = rest[end...].dropFirst()
    }
    (self.text, self.parts) = (text, parts)
  }
}
