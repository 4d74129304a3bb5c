import TField

/// What stands in several lines: where its lines break, and what moves in it.
extension FormScreen {
  private func text(of field: Int, in rect: Rect, _ session: FormSession) -> WrappedText? {
    guard case .lines = session.fields.span[field].editor else { return nil }
    let state = session.fields[field]
    let shown = Array(
      state.shownText(isRevealed: session.revealed == field, charset: options.charset))
    // Dots hide what a secret says, not how many lines it has.
    let lines = zip(shown, state.characters).map { $1 == "\n" ? $1 : $0 }
    let place =
      isCompact ? CompactFieldView.blockRect(in: rect) : BoxedFieldView.textRect(in: rect)
    return WrappedText(
      state.field.isSecret && lines.count == shown.count ? lines : shown, width: place.width,
      in: options.charset)
  }

  /// What stands in a field in several lines, if it does.
  func block(of face: FieldFace, in rect: Rect, _ session: FormSession) -> FieldBlock? {
    if face.state.editor == .radio {
      let choices = face.state.type.choiceOptions
      return .radio(
        RadioLines(
          choices?.all ?? [], chosen: choices?.index(of: face.state.data),
          width: textRect(of: face, in: rect).width, in: options.charset))
    }
    return text(of: face.index, in: rect, session).map { .text(TextLines($0, of: face.state)) }
  }
}

extension FormScreen {
  private func focusedText(in session: FormSession) -> WrappedText? {
    guard let field = session.focusedField, let rect = rect(of: field) else { return nil }
    return text(of: field, in: rect, session)
  }

  /// Up and Down among the lines of a text, or the options in sight; false at the edge.
  mutating func moveInside(by step: Int, in session: inout FormSession) -> Bool {
    guard let field = session.focusedField, let text = focusedText(in: session) else {
      return session.moveInside(by: step > 0 ? .down : .up)
    }
    let caret = session.fields[field].caret
    let line = text.line(of: caret) + step
    guard (0..<text.count).contains(line) else { return false }
    let column = viewState.textGoalColumn ?? text.column(of: caret)
    viewState.textGoalColumn = column
    session.placeCaret(at: text.index(inLine: line, at: column))
    return true
  }

  /// Home and End in a text go to the ends of the line that is seen; false elsewhere.
  mutating func moveInLine(by edit: EditCommand, in session: inout FormSession) -> Bool {
    guard let (isEnd, isSelecting) = edit.lineMotion, let text = focusedText(in: session),
      let field = session.focusedField
    else { return false }
    let line = text.line(of: session.fields[field].caret)
    session.placeCaret(
      at: isEnd ? text.lastPlace(ofLine: line) : text.range(ofLine: line).lowerBound,
      isSelecting: isSelecting)
    return true
  }
}

extension EditCommand {
  /// Whether it goes to an end of the line, to which, and whether it selects.
  fileprivate var lineMotion: (isEnd: Bool, isSelecting: Bool)? {
    switch self {
    case .move(.start): (false, false)
    case .move(.end): (true, false)
    case .select(.start): (false, true)
    case .select(.end): (true, true)
    default: nil
    }
  }
}
