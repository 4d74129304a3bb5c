import TField

/// Clicks, drags and the wheel, by what was drawn at that point.
extension FormScreen {
  private static let wheelLines = 3

  mutating func point(_ mouse: Mouse, in session: inout FormSession) -> Request? {
    guard !drawn.isTooSmall, areas != nil else { return nil }
    if help == nil, session.question == nil, session.opened?.form != nil {
      return pointInner(mouse, in: &session)
    }
    switch mouse.action {
    case .wheelUp: turnWheel(-1, in: &session)
    case .wheelDown: turnWheel(1, in: &session)
    case .click: return click(mouse.point, in: &session)
    case .drag: drag(to: mouse.point, in: &session)
    case .release: viewState.draggedField = nil
    }
    return nil
  }

  /// A click on a key in the sheet's line may be meant for the list itself.
  private mutating func pointInner(_ mouse: Mouse, in session: inout FormSession) -> Request? {
    let origin = inner.first?.sheet?.inside(of: drawn.bounds).origin ?? drawn.bounds.origin
    var mouse = mouse
    mouse.row -= origin.row
    mouse.column -= origin.column
    if mouse.action == .click, let form = session.opened?.form, form.opened == nil,
      form.question == nil, let screen = inner.first, screen.help == nil,
      case .key(let key) = screen.drawn.canvas.target(at: mouse.point)
    {
      return pressOpened(key, in: &session)
    }
    return handleInner(.mouse(mouse), in: &session)
  }

  /// Scrolls the form, or what covers it; the focus stays where it is.
  private mutating func turnWheel(_ step: Int, in session: inout FormSession) {
    let lines = step * Self.wheelLines
    if session.question != nil { return session.scrollQuestion(by: lines) }
    if help != nil {
      help?.turn(by: lines)
      return
    }
    switch session.opened {
    case .options: viewState.listScroll.turn(by: lines)
    case .review: review.turn(by: lines)
    case .calendar: session.handle(Key(step > 0 ? .pageDown : .pageUp))
    case .entries, .running: break
    case nil:
      viewState.scroll += lines
      viewState.isFollowing = false
    }
  }

  private mutating func click(_ point: Point, in session: inout FormSession) -> Request? {
    viewState.draggedField = nil
    if help != nil { return nil }
    let target = drawn.canvas.target(at: point)
    if session.question != nil {
      if seen.question == session.question?.subject, case .answer(let answer) = target {
        session.answer(answer, at: inputTime)
      }
      return nil
    }
    switch (target, session.opened) {
    case (.key(let key), _): return press(key, in: &session)
    case (.stop(let stop), nil):
      viewState.isFollowing = true
      session.go(to: stop, goingOn: false)
      session.handle(.confirm)
    case (.field(let field), nil): click(field, at: point, in: &session)
    case (.option(let place), .options): session.pick(at: place)
    case (.day(let day), .calendar): session.pick(day)
    case (.review(let target), .review): session.pick(target, at: inputTime)
    case (.window, _), (_, .review), (_, .running), (_, .entries), (_, nil): break
    // A click beside a list or a calendar closes it, as Esc does.
    case (_, .options), (_, .calendar): session.handle(Key(.escape))
    }
    return nil
  }

  private mutating func click(_ field: Int, at point: Point, in session: inout FormSession) {
    guard let view = view(of: field, in: session) else { return }
    (viewState.isFollowing, viewState.goalColumn) = (true, nil)
    viewState.textGoalColumn = nil
    let part = part(at: point, of: field, view, session)
    let wasFocused = session.focusedField == field
    session.go(to: .field(field), goingOn: false)
    // What was clicked stays in its place on the screen.
    if let top = layout?.rect(of: field)?.rows.lowerBound {
      viewState.anchor = (field, top, drawn.bounds)
    }
    switch part {
    case .character(let index):
      session.placeCaret(at: index)
      viewState.draggedField = field
    case .option(let place): session.choose(at: place)
    case .activation: session.handle(view.plan.shape == .toggle ? .activate : .open)
    case .list: if wasFocused { session.handle(.activate) }
    case nil: break
    }
  }

  private mutating func drag(to point: Point, in session: inout FormSession) {
    guard session.opened == nil, let field = session.focusedField,
      field == viewState.draggedField, let view = view(of: field, in: session)
    else { return }
    viewState.isFollowing = true
    guard case .character(let index) = part(at: point, of: field, view, session) else { return }
    session.placeCaret(at: index, isSelecting: true)
  }

  private func part(
    at point: Point, of field: Int, _ view: FieldView, _ session: FormSession
  ) -> FieldView.Part? {
    guard let rect = rect(of: field) else { return nil }
    // From the screen to the view's own row.
    let place = point.moved(
      rows: view.rect.rows.lowerBound - rect.rows.lowerBound,
      columns: view.rect.columns.lowerBound - rect.columns.lowerBound)
    let isScrolled = field == session.focusedField && field == viewState.textScroll.field
    return view.part(
      at: place, offset: isScrolled ? viewState.textScroll.offset : view.restingOffset)
  }
}

extension Mouse {
  var point: Point { Point(row: row, column: column) }
}
