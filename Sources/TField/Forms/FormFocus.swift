/// Where the focus is, and how it moves.
extension FormSession {
  /// Every place the focus can be, in order: what is visible, then the actions.
  public var stops: [Stop] {
    fields.indices.filter(isReachable).map(Stop.field)
      + form.actions.indices.map(Stop.action)
  }

  /// Whether the focus can go to a field: not to hidden ones, nor to mere words.
  func isReachable(_ index: Int) -> Bool {
    fields[index].isAnswer
  }

  /// The index of the focused field, if a field has the focus.
  public var focusedField: Int? {
    if case .field(let index) = focus { index } else { nil }
  }

  /// Moves the focus; the field that had it is left, and settled.
  public mutating func moveFocus(to stop: Stop, keepingErrors: Bool = false) {
    guard isStop(stop) else { return }
    if focus != stop || keepingErrors { leaveFocus() }
    focus = stop
    enterFocus(keepingErrors: keepingErrors)
  }

  private func isStop(_ stop: Stop) -> Bool {
    switch stop {
    case .field(let index): fields.indices.contains(index) && isReachable(index)
    case .action(let index): form.actions.indices.contains(index)
    }
  }

  mutating func enterFocus(keepingErrors: Bool = false) {
    guard let index = focusedField, fields[index].activity != .active else { return }
    fields[index].enter(keepingErrors: keepingErrors)
  }

  mutating func leaveFocus() {
    revealed = nil
    guard let index = focusedField else { return }
    fields[index].leave(in: surroundings(of: index))
    if let said = fields[index].notice { notice = said }
    propagate(from: index)
    askCheck(of: index)
  }

  /// A field that hides while it has the focus hands it on.
  mutating func leaveHiddenFocus() {
    guard let index = focusedField, fields[index].isHidden else { return }
    fields[index].leave(in: surroundings(of: index))
    focus = stops.first { $0.isBehind(index) }
    enterFocus()
  }

  /// The stop `count` places on, around the end.
  func stop(at count: Int, from stop: Stop?) -> Stop? {
    let stops = stops
    guard let stop, let place = stops.firstIndex(of: stop) else { return stops.first }
    return stops[(place + count + stops.count) % stops.count]
  }
}

extension Stop {
  fileprivate func isBehind(_ index: Int) -> Bool {
    switch self {
    case .field(let other): other > index
    case .action: true
    }
  }
}
