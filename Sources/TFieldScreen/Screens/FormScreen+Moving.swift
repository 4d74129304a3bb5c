import TField

/// Up, Down and paging, by where the fields stand.
extension FormScreen {
  mutating func move(by step: Int, in session: inout FormSession) {
    if moveInside(by: step, in: &session) { return }
    viewState.textGoalColumn = nil
    leave(by: step, in: &session)
  }

  /// Goes to the field above or below, whatever could move inside this one.
  private mutating func leave(by step: Int, in session: inout FormSession) {
    guard let layout else { return session.handle(step > 0 ? Command.down : .up) }
    switch session.focus {
    case .field(let field):
      guard let number = layout.band(of: field) else { return }
      viewState.goalColumn = viewState.goalColumn ?? layout.place(of: field)?.columns.lowerBound
      let next = fieldBand(from: number + step, by: step)
      if !goToBand(next, in: &session) { leavePage(by: step, in: &session) }
    case .action(let index) where step > 0: session.go(to: .action(index + 1))
    case .action: goToBand(fieldBand(from: layout.bands.count - 1, by: -1), in: &session)
    case nil: break
    }
  }

  /// A screenful up or down; from the end on to what comes behind it.
  mutating func page(by step: Int, in session: inout FormSession) {
    guard let layout else { return session.handle(step > 0 ? Command.down : .up) }
    guard let field = session.focusedField, let number = layout.band(of: field) else {
      return step < 0 ? leave(by: step, in: &session) : ()
    }
    let band = layout.bands[number]
    let row = band.top + step * max(1, formHeight - band.height)
    let target = min(max(0, row), max(0, layout.height - 1))
    let near = layout.bands(in: target..<target + 1).startIndex
    let next =
      fieldBand(from: near, by: -step) ?? fieldBand(from: near, by: step)
    let isOnward = next.map { ($0 - number) * step > 0 } ?? false
    viewState.goalColumn = viewState.goalColumn ?? layout.place(of: field)?.columns.lowerBound
    if !isOnward || !goToBand(next, in: &session) { leave(by: step, in: &session) }
  }

  /// The first row of fields from there on.
  private func fieldBand(from number: Int, by step: Int) -> Int? {
    guard let bands = layout?.bands else { return nil }
    var number = number
    while bands.indices.contains(number) {
      if bands[number].hasFields { return number }
      number += step
    }
    return nil
  }

  /// Goes to the field of a row that is nearest to the column kept to; false if there is none.
  @discardableResult
  private mutating func goToBand(_ number: Int?, in session: inout FormSession) -> Bool {
    guard let number, let layout else { return false }
    let goal = viewState.goalColumn ?? 0
    let nearest = layout.places(in: layout.bands[number]).min {
      $0.columns.distance(to: goal) < $1.columns.distance(to: goal)
    }
    guard let nearest else { return false }
    session.go(to: .field(nearest.field))
    return true
  }

  /// Behind the last row come the next page or the actions; before the first the page before.
  private mutating func leavePage(by step: Int, in session: inout FormSession) {
    guard let layout else { return }
    let page = layout.key.page
    if step > 0 {
      let isLast = page == nil || page == layout.sections.last
      isLast ? session.go(to: .action(0)) : session.handle(.nextSection)
    } else if page != nil, page != layout.sections.first {
      session.handle(.previousStop)
    }
  }
}

extension Range<Int> {
  /// How far a column is from these.
  fileprivate func distance(to column: Int) -> Int {
    contains(column) ? 0 : Swift.min(abs(lowerBound - column), abs(upperBound - 1 - column))
  }
}
