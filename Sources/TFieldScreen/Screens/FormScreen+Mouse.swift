import TField

/// What clicks, drags and the wheel do.
extension FormScreen {
  private static let wheelLines = 3

  mutating func point(_ mouse: Mouse, in session: inout FormSession) -> Request? {
    guard !drawn.isTooSmall, areas != nil else { return nil }
    if help == nil, session.question == nil, let opened = session.opened {
      return pointOpened(mouse, opened, in: &session)
    }
    switch mouse.action {
    case .wheelUp: scroll(by: -Self.wheelLines, in: &session)
    case .wheelDown: scroll(by: Self.wheelLines, in: &session)
    case .click: return click(mouse.point, in: &session)
    case .drag: drag(to: mouse.point, in: &session)
    case .release: viewState.draggedField = nil
    }
    return nil
  }

  /// The form, or what covers it; the focus stays where it is.
  private mutating func scroll(by lines: Int, in session: inout FormSession) {
    if session.question != nil {
      session.scrollQuestion(by: lines)
    } else if help != nil {
      help?.scroll(by: lines)
    } else {
      viewState.scroll += lines
      viewState.isFollowing = false
    }
  }

  private mutating func click(_ point: Point, in session: inout FormSession) -> Request? {
    viewState.draggedField = nil
    if help != nil { return nil }
    guard session.question == nil else {
      clickAnswer(at: point, in: &session)
      return nil
    }
    if let deed = deed(at: point, in: session) { return carryOut(deed, in: &session) }
    clickField(at: point, in: &session)
    return nil
  }

  private func clickAnswer(at point: Point, in session: inout FormSession) {
    guard drawn.question == session.question?.subject,
      let answer = dialog(for: session)?.answer(at: point)
    else { return }
    session.answer(answer, at: inputTime)
  }

  /// What the button or the key at a point stands for.
  func deed(at point: Point, in session: FormSession) -> ItemLine.Deed? {
    if let rect = areas?.actions, rect.contains(point) {
      return buttonRows(in: rect).lazy.compactMap { $0.deed(at: point, in: $1) }.first
    }
    guard let rect = areas?.keys, rect.contains(point) else { return nil }
    return keyLine(for: session, in: rect).deed(at: point, in: rect)
  }

  private mutating func carryOut(
    _ deed: ItemLine.Deed, in session: inout FormSession
  ) -> Request? {
    switch deed {
    case .key(let key): return press(key, in: &session)
    case .stop(let stop):
      viewState.isFollowing = true
      session.go(to: stop)
      session.handle(.confirm)
      return nil
    case .answer, .review: return nil
    }
  }

  private mutating func clickField(at point: Point, in session: inout FormSession) {
    guard let layout, let areas, areas.form.contains(point) else { return }
    let onPage = Point(
      row: point.row - areas.form.rows.lowerBound + viewState.scroll,
      column: point.column - areas.form.columns.lowerBound)
    guard let field = layout.place(at: onPage)?.place.field,
      let view = view(of: field, in: session)
    else { return }
    (viewState.isFollowing, viewState.goalColumn) = (true, nil)
    viewState.textGoalColumn = nil
    let target = target(at: point, in: view, session)
    let wasFocused = session.focusedField == field
    session.go(to: .field(field))
    switch target {
    case .character(let index):
      session.placeCaret(at: index)
      viewState.draggedField = field
    case .option(let place): session.choose(at: place)
    case .activation:
      if view.plan.shape == .toggle || wasFocused { session.handle(.activate) }
    case nil: break
    }
  }

  private mutating func drag(to point: Point, in session: inout FormSession) {
    guard let field = session.focusedField, field == viewState.draggedField,
      let view = view(of: field, in: session)
    else { return }
    viewState.isFollowing = true
    guard case .character(let index) = target(at: point, in: view, session) else { return }
    session.placeCaret(at: index, isSelecting: true)
  }

  /// What a click in a field means.
  private enum Target {
    case character(Int)
    case option(Int)
    /// A switch turns; from what has the focus already a list opens.
    case activation
  }

  private func target(at point: Point, in view: FieldView, _ session: FormSession) -> Target? {
    let isChosen = view.face.opensList && !view.face.state.editor.isText
    if view.plan.shape == .toggle || isChosen { return .activation }
    let place = view.textRect
    if view.face.opensList, point.column > place.columns.upperBound { return .activation }
    var view = view
    view.block = block(of: view, session)
    let offset = textOffset(of: view, session)
    let column = point.column - place.columns.lowerBound
    let inBlock = Point(row: point.row - place.rows.lowerBound + offset, column: column)
    switch view.block {
    case .text(let text): return .character(text.index(at: inBlock))
    case .options(let options): return options.grid.option(at: inBlock).map(Target.option)
    case .table(let table): return table.entry(inLine: inBlock.row).map(Target.option)
    case nil: return .character(view.face.text.index(at: column + offset))
    }
  }
}
