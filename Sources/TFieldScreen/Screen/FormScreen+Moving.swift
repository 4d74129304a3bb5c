import TField

/// Up, Down and paging, by the positions of fields.
extension FormScreen {
  mutating func move(by step: Int, in session: inout FormSession) {
    if moveInside(by: step, in: &session) { return }
    viewState.textGoalColumn = nil
    guard let layout else { return session.handle(step > 0 ? Command.down : .up) }
    switch session.focus {
    case .field(let field):
      guard let number = layout.band(of: field) else { return }
      viewState.goalColumn = viewState.goalColumn ?? layout.place(of: field)?.columns.lowerBound
      let next = fieldBand(from: number + step, by: step, session)
      if isFarAway(next, by: step) { return scroll(byLines: step) }
      if !goToBand(next, by: step, in: &session), step > 0 { goToFirstButton(in: &session) }
    case .action, .back, .next:
      reach(.max, session)
      if step > 0 {
        if viewState.scroll < lastScroll { return scroll(byLines: step) }
        goToButton(by: 1, in: &session)
      } else if !goToBand(lastFieldBand(session), by: step, in: &session) {
        scroll(byLines: step)
      }
    case nil: break
    }
  }

  /// True if there are so many lines of text before a row that they are shown first.
  private func isFarAway(_ number: Int?, by step: Int) -> Bool {
    guard let layout else { return false }
    let seen = viewState.scroll..<viewState.scroll + formHeight
    guard step > 0 else {
      let top = number.map { layout.bands[$0].rows.upperBound } ?? 0
      return top <= seen.lowerBound - formHeight / 2 || (number == nil && seen.lowerBound > 0)
    }
    let bottom = number.map { layout.bands[$0].top } ?? layout.height
    return bottom >= seen.upperBound + formHeight / 2
      || (number == nil && layout.height > seen.upperBound)
  }

  private mutating func scroll(byLines lines: Int) {
    viewState.scroll += lines
    viewState.isFollowing = false
  }

  private mutating func lastFieldBand(_ session: FormSession) -> Int? {
    fieldBand(from: (layout?.bands.count ?? 0) - 1, by: -1, session)
  }

  private var lastScroll: Int { max(0, (layout?.height ?? 0) - formHeight) }

  /// Moves a screenful with the focus on something visible; from the end, moves to the buttons.
  mutating func page(by step: Int, in session: inout FormSession) {
    reach(viewState.scroll + 2 * formHeight, session)
    guard let layout else { return session.handle(step > 0 ? Command.down : .up) }
    let end = lastScroll
    if step > 0, session.focusedField == nil, viewState.scroll >= end { return }
    if step > 0 ? viewState.scroll >= end : viewState.scroll <= 0 {
      let edge = step > 0 ? lastFieldBand(session) : fieldBand(from: 0, by: 1, session)
      let isThere = session.focusedField.flatMap(layout.band) == edge
      if step > 0, isThere { return goToFirstButton(in: &session) }
      goToBand(edge, by: step, in: &session)
      return
    }
    viewState.scroll = min(max(0, viewState.scroll + step * max(1, formHeight - 2)), end)
    let seen = viewState.scroll..<viewState.scroll + formHeight
    let whole = layout.bands(in: seen).indices.filter {
      layout.bands[$0].hasFields && layout.bands[$0].rows.clamped(to: seen) == layout.bands[$0].rows
    }
    let own = session.focusedField.flatMap(layout.band) ?? layout.bands.count
    let number = step > 0 ? whole.first { $0 > own } : whole.last { $0 < own }
    if let field = session.focusedField {
      viewState.goalColumn = viewState.goalColumn ?? layout.place(of: field)?.columns.lowerBound
    }
    goToBand(number, by: step, in: &session)
    viewState.isFollowing = false
  }

  /// The next row of fields from there on.
  mutating func fieldBand(from number: Int, by step: Int, _ session: FormSession) -> Int? {
    var number = number
    while number >= 0, let layout, number < layout.bands.count || reach(layout.height, session) {
      if self.layout?.bands[number].hasFields ?? false { return number }
      number += step
    }
    return nil
  }

  /// Goes to the field in a row nearest to the goal column; false if there is none.
  @discardableResult
  private mutating func goToBand(
    _ number: Int?, by step: Int, in session: inout FormSession
  ) -> Bool {
    guard let number, let layout else { return false }
    let goal = viewState.goalColumn ?? 0
    let nearest = layout.places(in: layout.bands[number]).min {
      $0.columns.distance(to: goal) < $1.columns.distance(to: goal)
    }
    guard let nearest else { return false }
    session.go(to: .field(nearest.field), goingOn: step > 0)
    return true
  }

  private func goToFirstButton(in session: inout FormSession) {
    session.buttons.first.map { session.go(to: $0) }
  }
}

extension Range<Int> {
  fileprivate func distance(to column: Int) -> Int {
    Swift.max(0, lowerBound - column, column - upperBound + 1)
  }
}

// Moving inside a field.
extension FormScreen {
  /// Up and Down among the lines of a text or the visible options; false at the edge.
  mutating func moveInside(by step: Int, in session: inout FormSession) -> Bool {
    guard let field = session.focusedField else { return false }
    switch content(of: field, in: session) {
    case .text(let text, let caret, _):
      let line = text.line(of: caret) + step
      guard (0..<text.count).contains(line) else { return false }
      let column = viewState.textGoalColumn ?? text.column(of: caret)
      viewState.textGoalColumn = column
      session.placeCaret(at: text.index(inLine: line, at: column))
    case .items: return session.moveInside(by: step > 0 ? .down : .up)
    case .line, nil: return false
    }
    return true
  }

  private mutating func content(of field: Int, in session: FormSession) -> FieldContent? {
    options.isInLine ? content(inLineOf: field, session) : view(of: field, in: session)?.content
  }

  /// Home and End in a text go to the ends of the visible line; false elsewhere.
  mutating func moveInLine(by edit: EditCommand, in session: inout FormSession) -> Bool {
    guard let field = session.focusedField,
      case .text(let text, let caret, _) = content(of: field, in: session)
    else { return false }
    let line = text.line(of: caret)
    let (start, end) = (text.range(ofLine: line).lowerBound, text.lastPlace(ofLine: line))
    switch edit {
    case .move(.start): session.placeCaret(at: start)
    case .move(.end): session.placeCaret(at: end)
    case .select(.start): session.placeCaret(at: start, isSelecting: true)
    case .select(.end): session.placeCaret(at: end, isSelecting: true)
    default: return false
    }
    return true
  }
}
