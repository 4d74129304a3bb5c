// What programs and pointing do.
extension FormSession {
  /// Gives a field a value from the program: as an edit followed by leaving.
  public mutating func set(_ text: String, for id: String) {
    form.index(of: id).map { index in change { $0.set(text, at: index) } }
  }

  /// Changes to another day, as when midnight passes while the form is open.
  ///
  /// An action that has begun ends on the day it was begun.
  package mutating func turn(to day: CalendarDate) {
    if outcome == .editing { change { $0.turn(to: day) } }
  }

  package mutating func answer(_ request: OptionRequest, _ list: OptionList) {
    change { $0.take(list, for: request) }
    runWaitingAction()
  }

  package mutating func answer(_ request: CheckRequest, _ answer: CheckAnswer) {
    change { $0.answer(request, answer) }
    runWaitingAction()
  }

  /// Judges every visible field and shows what is wrong; true if nothing is.
  @discardableResult
  public mutating func validate(focusFirstFailed: Bool = true) -> Bool {
    let failed = GroupValidator(self).faults(blocking: nil)
    show(failed, goingTo: focusFirstFailed ? failed.first.map(Stop.field) : nil)
    return failed.isEmpty
  }

  package mutating func go(to stop: Stop) {
    guard isPointable else { return }
    notice = nil
    if stop != focus { moveFocus(to: stop) }
  }

  /// Puts the caret in the focused field before the character at `index`, or as near as can be.
  package mutating func placeCaret(at index: Int, isSelecting: Bool = false) {
    guard isPointable, let focusedField else { return }
    linked.states[focusedField].buffer.moveCaret(to: index, isSelecting: isSelecting)
  }

  package mutating func choose(at place: Int) {
    guard isPointable else { return }
    notice = nil
    guard let field = focusedField, fields[field].editor == .table else {
      return choose(place)
    }
    linked.states[field].optionCursor = place
    open()
  }

  /// Goes to one of the options that the focused field has in sight, without choosing it.
  package mutating func moveToOption(_ place: Int) {
    guard isPointable, let field = focusedField else { return }
    linked.goToOption(place, of: field)
  }

  /// Up and Down act inside text of several lines and radio buttons; false at their edge.
  package mutating func moveInside(by command: Command) -> Bool {
    guard isPointable, command == .up || command == .down else { return false }
    return moveInside(by: command == .down ? 1 : -1)
  }

  private var isPointable: Bool { outcome == .editing && !hasOverlay }
}
