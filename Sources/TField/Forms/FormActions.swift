/// How a form ends: actions, what blocks them, and the questions asked first.
extension FormSession {
  /// The visible fields that keep an action from being run, in order.
  public func blockers(of action: Action) -> [Int] {
    let members = action.requires.map { names in
      Set(names.flatMap { form.groups[$0] ?? [] })
    }
    return fields.indices.filter { index in
      (members?.contains(index) ?? true) && !fields[index].isHidden
        && !fields[index].verdict.isValid
    }
  }

  /// Tries an action: it runs, asks first, or shows what is missing.
  mutating func run(_ index: Int) {
    guard form.actions.indices.contains(index) else { return }
    let action = form.actions[index]
    guard action.role == .submit else { return outcome = .cancelled }
    settleFocus()
    // A value that was just put back is seen before it is sent.
    guard notice == nil else { return }
    let blockers = blockers(of: action)
    if !blockers.isEmpty {
      show(blockers, blocking: action)
    } else if action.confirm != nil {
      question = .confirm(index)
    } else {
      finish(with: index)
    }
  }

  private mutating func finish(with index: Int) {
    leaveFocus()
    outcome = .submitted(form.actions[index].id)
  }

  /// Settles the field under the focus, as leaving it would.
  private mutating func settleFocus() {
    guard let index = focusedField else { return }
    fields[index].settle(in: surroundings(of: index))
    if let said = fields[index].notice { notice = said }
    propagate(from: index)
  }

  private mutating func show(_ blockers: [Int], blocking action: Action) {
    leaveFocus()
    for index in blockers { fields[index].showFailures() }
    if let first = blockers.first { moveFocus(to: .field(first), keepingErrors: true) }
    notice = .blocked(
      action: action.label.text(), missing: blockers.map { fields[$0].field.label.text() })
  }
}

extension FormSession {
  /// Judges every visible field and shows what is wrong; true if nothing is.
  @discardableResult
  public mutating func validate(focusFirstFailed: Bool = true) -> Bool {
    let failed = fields.indices.filter { !fields[$0].isHidden && !fields[$0].verdict.isValid }
    for index in failed { fields[index].showFailures() }
    if focusFirstFailed, let first = failed.first {
      moveFocus(to: .field(first), keepingErrors: true)
    }
    return failed.isEmpty
  }

  /// Shows every error and goes to the next one, around the end.
  mutating func moveToError(by step: Int) {
    settleFocus()
    let failed = fields.indices.filter { !fields[$0].isHidden && !fields[$0].verdict.isValid }
    for index in failed { fields[index].showFailures() }
    let here = focusedField ?? (step > 0 ? -1 : fields.count)
    let target =
      step > 0
      ? failed.first { $0 > here } ?? failed.first : failed.last { $0 < here } ?? failed.last
    if let target { moveFocus(to: .field(target), keepingErrors: true) }
  }
}

extension FormSession {
  /// Answers a question; keys that mean nothing to it change nothing.
  mutating func answer(_ question: Question, with key: Key) {
    guard key.modifiers.isSubset(of: .shift) else { return }
    switch key.base {
    case .character("y"), .character("Y"):
      self.question = nil
      accept(question)
    case .character("n"), .character("N"), .escape: self.question = nil
    default: break
    }
  }

  private mutating func accept(_ question: Question) {
    switch question {
    case .leave, .discard: outcome = .cancelled
    case .confirm(let index): finish(with: index)
    }
  }
}
