/// What a person does by pointing: only who draws the form knows where things stand.
extension FormSession {
  /// Goes to the stop that was pointed at.
  public mutating func go(to stop: Stop) {
    guard outcome == .editing, question == nil else { return }
    notice = nil
    if stop != focus { moveFocus(to: stop) }
  }

  /// Puts the caret in the focused field before the character at `index`, or as near as can be.
  public mutating func placeCaret(at index: Int, isSelecting: Bool = false) {
    guard outcome == .editing, question == nil, let field = focusedField else { return }
    fields[field].buffer.moveCaret(to: index, isSelecting: isSelecting)
  }
}
