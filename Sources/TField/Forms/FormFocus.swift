/// Where the focus is, and how it moves.
extension FormSession {
  /// Every place the focus can be, in order: what is visible, then the actions.
  public var stops: [Stop] {
    fields.indices.filter(isReachable).map(Stop.field)
      + form.actions.indices.map(Stop.action)
  }

  /// Whether the focus can go to a field: not to hidden ones, nor to mere words.
  func isReachable(_ index: Int) -> Bool {
    fields.span[index].isAnswer
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
    focus = stop(by: 1, from: .field(index), around: false)
    enterFocus()
  }

  var firstStop: Stop? { stop(by: 1, from: nil) }

  /// The next stop forwards or backwards; looks no further than to the stop that it finds.
  func stop(by step: Int, from stop: Stop?, around isCircular: Bool = true) -> Stop? {
    let count = fields.count + form.actions.count
    var place = stop.map(place) ?? -1
    for _ in 0..<count {
      place += step
      if isCircular, count > 0 { place = (place + count) % count }
      guard let stop = self.stop(at: place) else { return nil }
      if isStop(stop) { return stop }
    }
    return nil
  }

  private func place(of stop: Stop) -> Int {
    switch stop {
    case .field(let index): index
    case .action(let index): fields.count + index
    }
  }

  private func stop(at place: Int) -> Stop? {
    if fields.indices.contains(place) { return .field(place) }
    let action = place - fields.count
    return form.actions.indices.contains(action) ? .action(action) : nil
  }
}
