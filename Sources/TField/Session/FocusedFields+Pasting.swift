// Pasting, into one field or several.
extension FocusedFields {
  /// The fields that the lines of a paste can fill, from the focused one on.
  var fillable: [Int] {
    guard let field else { return [] }
    return linked.reachable.filter { $0 >= field && !linked.states[$0].isReadOnly }
  }

  /// True if the lines of a text may each fill a field of their own.
  func canFill(with text: PastedText) -> Bool {
    guard let state = focusedState, !state.isReadOnly, text.parts.count > 1 else { return false }
    return (state.editor == .line || state.editor == .calendar) && fillable.count > 1
  }

  /// Pastes a text into the focused field; what isn't taken as it is stays in the clipboard.
  @discardableResult
  mutating func paste(_ text: String) -> Bool {
    guard let index = field else { return false }
    let edits = linked.states[index].buffer.edits
    apply(.paste(text), at: index)
    let isTaken = linked.states[index].buffer.edits != edits
    if !isTaken, notice == nil { notice = .form(.notPasted) }
    if notice != nil { keep([text]) }
    return isTaken
  }

  /// Fills a field with each part, from the focused one on.
  ///
  /// The first goes where the caret is, the others take the place of what stands in their fields.
  /// Parts that no field takes are told, and kept in the clipboard.
  mutating func fill(with parts: [String]) {
    var left: [String] = []
    var isSecret = false
    for (number, part) in parts.enumerated() {
      if number > 0 {
        guard let next = fillable.first(where: { $0 > field ?? 0 }) else {
          left += parts[number...]
          break
        }
        move(to: .field(next))
      }
      guard !(number == 0 ? paste(part) : replaceText(with: part)) else { continue }
      left.append(part)
      isSecret = isSecret || (focusedState?.field.isPrivate ?? false)
    }
    guard !left.isEmpty else { return }
    if !isSecret { clipboard.keep(left.joined(separator: "\n")) }
    notice = .form(.partsLeft(left.count, isKept: !isSecret))
  }

  /// Keeps pasted text for Ctrl-Y, unless it was meant for a secret.
  mutating func keep(_ parts: [String]) {
    guard let state = focusedState, !state.field.isPrivate else { return }
    clipboard.keep(parts.joined(separator: "\n"))
  }
}
