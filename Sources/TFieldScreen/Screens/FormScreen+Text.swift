import TField

/// What stands in several lines: where its lines break, and what moves in it.
extension FormScreen {
  private func text(of view: FieldView, _ session: FormSession) -> WrappedText? {
    let state = view.face.state
    guard case .lines = state.editor else { return nil }
    let isRevealed = session.revealed == view.face.index
    let shown = Array(state.shownText(isRevealed: isRevealed, charset: options.charset))
    // Dots hide what a secret says, not how many lines it has.
    let lines = zip(shown, state.characters).map { $1 == "\n" ? $1 : $0 }
    return WrappedText(
      state.field.isSecret && lines.count == shown.count ? lines : shown,
      width: view.textRect.width, in: options.charset)
  }

  /// What stands in a field in several lines, if it does.
  func block(of view: FieldView, _ session: FormSession) -> FieldBlock? {
    if view.face.state.editor == .table {
      return .table(
        EntryTable(
          of: view.face.state, width: view.textRect.width, in: options.charset, options.language))
    }
    if view.plan.shape == .options {
      return .options(
        OpenOptions(of: view.face.state, width: view.textRect.width, in: options.charset))
    }
    return text(of: view, session).map { .text(TextLines($0, of: view.face.state)) }
  }
}

extension FormScreen {
  private func focusedView(in session: FormSession) -> FieldView? {
    session.focusedField.flatMap { view(of: $0, in: session) }
  }

  private func focusedText(in session: FormSession) -> WrappedText? {
    focusedView(in: session).flatMap { text(of: $0, session) }
  }

  /// Up and Down among options go by lines; false at the edge.
  private func moveAmongOptions(by step: Int, in session: inout FormSession) -> Bool {
    if let field = session.focusedField, session.fields[field].editor == .table {
      return session.moveInside(by: step > 0 ? .down : .up)
    }
    guard let view = focusedView(in: session),
      case .options(let options) = block(of: view, session),
      let place = options.grid.option(from: view.face.state.optionCursor, by: step)
    else { return false }
    session.moveToOption(place)
    return true
  }

  /// Up and Down among the lines of a text, or the options in sight; false at the edge.
  mutating func moveInside(by step: Int, in session: inout FormSession) -> Bool {
    guard let field = session.focusedField, let text = focusedText(in: session) else {
      return moveAmongOptions(by: step, in: &session)
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
