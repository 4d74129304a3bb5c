// Where the focus is, and what happens to the fields when it moves.
extension FormSession {
  /// Shows all sections together, as where fields are asked for line by line.
  package mutating func joinPages() {
    page = nil
    guard let focus, !places.contains(focus) else { return }
    self.focus = places.first
    enterField()
  }

  mutating func turn(toPage page: Int) {
    leaveField()
    self.page = page
    focus = places.first
    enterField()
    selectPrefill()
  }

  /// Changes the fields; a focus that was hidden by that moves on.
  @discardableResult
  mutating func change<Result>(_ work: (inout LinkedFields) -> Result) -> Result {
    let result = work(&linked)
    guard let index = focusedField, linked.states[index].isHidden else { return result }
    isRevealing = false
    _ = linked.leave(index)
    focus = places.next(by: 1, from: .field(index), around: false)
    if let page, !places.pages.contains(page) {
      self.page = places.pages.first { $0 > page } ?? places.pages.last
      focus = places.first
    }
    enterField()
    return result
  }

  /// Moves the focus; the field that had it is left, and settled.
  package mutating func moveFocus(to stop: Stop, keepingErrors: Bool = false) {
    guard places.contains(stop) else { return }
    if focus != stop || keepingErrors { leaveField() }
    // What leaving has changed may have hidden the target.
    if places.contains(stop) {
      if page != nil { page = places.page(of: stop) }
      focus = stop
    }
    enterField(keepingErrors: keepingErrors)
  }

  mutating func enterField(keepingErrors: Bool = false) {
    guard let index = focusedField, linked.states[index].activity != .active else { return }
    linked.states[index].enter(keepingErrors: keepingErrors)
  }

  mutating func leaveField() {
    isRevealing = false
    guard let index = focusedField else { return }
    if let said = change({ $0.leave(index) }) { notice = said }
  }

  /// Settles the focused field, as leaving it would; false if there is something to tell.
  mutating func settleField() -> Bool {
    guard let index = focusedField, let said = change({ $0.settle(index) }) else { return true }
    notice = said
    return false
  }

  mutating func show(_ faults: [Int], goingTo target: Stop?) {
    for index in faults { linked.states[index].showFailures() }
    if let target { go(toFault: target) }
  }

  /// Goes to a field with an error, which stays in sight until the next edit.
  private mutating func go(toFault target: Stop) {
    moveFocus(to: target, keepingErrors: true)
    selectPrefill()
  }

  /// Goes to the next error that is known, around the end; brings none to light.
  mutating func moveToFault(by step: Int) {
    guard let target = places.fault(by: step, from: focus) else {
      return notice = .say("screen.noErrors")
    }
    go(toFault: target)
  }

  /// Tells again what the last work on a field left to tell.
  mutating func hear(_ index: Int) { notice = linked.states[index].notice }
}
