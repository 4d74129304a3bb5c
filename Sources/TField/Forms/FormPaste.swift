/// Pasting: one edit, which never presses Enter and never submits.
extension FormSession {
  /// Pastes into the focused field; several lines or cells may fill the following ones instead.
  mutating func paste(_ text: String) {
    notice = nil
    let parts = Self.parts(of: text)
    if parts.count > 1, makesRoomForLines || followingFields.count > 1,
      focusedField.map(takesOneLine) ?? false
    {
      question = .fill(parts)
    } else {
      handle(.edit(.paste(text)))
    }
  }

  /// The lines and cells of a text that hold anything.
  static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    // Split would hold all of it once more.
    while !rest.isEmpty {
      let end = rest.firstIndex { $0.isNewline || $0 == "\t" } ?? rest.endIndex
      if !rest[..<end].isBlank { parts.append(String(rest[..<end])) }
      rest = rest[end...].dropFirst()
    }
    return parts
  }

  private func takesOneLine(_ index: Int) -> Bool {
    let editor = fields[index].editor
    return (editor == .line || editor == .calendar) && !fields[index].isReadOnly
  }

  /// The fields that a pasted block can fill, from the focused one on.
  var followingFields: [Int] {
    guard let start = focusedField else { return [] }
    return (start..<fields.count).filter { isReachable($0) && !fields[$0].isReadOnly }
  }

  /// Fills a field with each part; what no field is left for is told.
  ///
  /// The first goes where the caret is, the others take the place of what stands in their fields.
  mutating func fill(with parts: [String]) {
    let targets = followingFields
    for (index, part) in zip(targets, parts) {
      if focusedField == index {
        edit(.paste(part), at: index)
      } else {
        moveFocus(to: .field(index))
        replaceText(of: index, with: part)
      }
    }
    linesLeft = Array(parts.dropFirst(targets.count))
    if !linesLeft.isEmpty { notice = .form(.partsLeft(linesLeft.count)) }
  }

  /// Puts a whole text in place of another, as one step that can be undone.
  mutating func replaceText(of index: Int, with text: String) {
    fields[index].replaceText(with: text, in: surroundings(of: index))
    propagate(from: index)
    notice = fields[index].notice
  }
}
