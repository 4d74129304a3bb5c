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
  ///
  /// Checks that couldn't answer are asked again, but not by an action that waited for them.
  mutating func run(_ index: Int, askingChecks asksChecks: Bool = true) {
    guard form.actions.indices.contains(index) else { return }
    let action = form.actions[index]
    guard action.role == .submit else { return cancel() }
    // A value that was just put back is seen before it is sent.
    guard settleFocus() else { return }
    isGoingOn = false
    if asksChecks { askChecks(before: action) }
    let blockers = blockers(of: action)
    if !blockers.isEmpty && blockers.allSatisfy({ fields[$0].isChecking }) {
      waitingAction = index
      notice = .form(.waitingForChecks)
    } else if !blockers.isEmpty {
      show(blockers, blocking: action)
    } else if action.confirm != nil {
      question = .confirm(index)
    } else {
      finish(with: index)
    }
  }

  /// Leaves at once where nothing would be lost, else asks first.
  private mutating func cancel() {
    if isChanged { question = .discard } else { outcome = .cancelled }
  }

  private mutating func finish(with index: Int) {
    leaveFocus()
    for field in fields.indices { fields[field].outerError = nil }
    let action = form.actions[index]
    let waits = performsSteps && !action.steps.isEmpty
    outcome = waits ? .performing(action.id) : .submitted(action.id)
  }

  /// Asks about every field that the action needs and that was not asked about yet.
  private mutating func askChecks(before action: Action) {
    guard runsChecks else { return }
    for index in form.checkedFields where isNeeded(index, by: action) { askCheck(of: index) }
  }

  private func isNeeded(_ index: Int, by action: Action) -> Bool {
    guard let groups = action.requires else { return true }
    if case .named(let group) = fields[index].field.group { return groups.contains(group) }
    return false
  }

  /// Goes on with the action that waited for checks, once none is running.
  mutating func runWaitingAction() {
    guard let index = waitingAction, !isChecking else { return }
    waitingAction = nil
    run(index, askingChecks: false)
  }

  /// Settles the field under the focus, as leaving it would; false if there is something to say.
  @discardableResult
  private mutating func settleFocus() -> Bool {
    guard let index = focusedField else { return true }
    fields[index].settle(in: surroundings(of: index))
    propagate(from: index)
    guard let said = fields[index].notice else { return true }
    notice = said
    return false
  }

  private mutating func show(_ blockers: [Int], blocking action: Action) {
    leaveFocus()
    for index in blockers { fields[index].showFailures() }
    if let first = blockers.first { moveFocus(to: .field(first), keepingErrors: true) }
    notice = .form(
      .blocked(action: action.label, missing: blockers.map { fields[$0].field.label }))
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
    let failed = fields.indices.filter { !fields[$0].isHidden && fields[$0].hasError }
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
    case .character("n"), .character("N"): refuse(question)
    case .escape: dismiss(question)
    case .character("d"), .character("D"): deleteDraft(question)
    case .character("s"), .character("S"):
      guard question == .discard, form.keepsDrafts else { return }
      self.question = nil
      isDraftWanted = true
      outcome = .cancelled
    default: break
    }
  }

  private mutating func dismiss(_ question: Question) {
    self.question = nil
    if case .draft = question { postponeDraft() }
  }

  private mutating func refuse(_ question: Question) {
    dismiss(question)
    guard case .fill(let parts) = question, let index = focusedField else { return }
    edit(.paste(parts.joined(separator: " ")), at: index)
  }

  private mutating func accept(_ question: Question) {
    switch question {
    case .leave, .discard: outcome = .cancelled
    case .confirm(let index): finish(with: index)
    case .goOn(let index):
      isGoingOn = true
      finish(with: index)
    case .fill(let parts): fill(with: parts)
    case .draft: continueDraft()
    }
  }
}
