/// How errors come and go: hiding comes first, then checking.
extension FieldState {
  /// The field gains the focus; with `keepingErrors` what is shown stays until the next edit.
  mutating func enter(keepingErrors: Bool = false, in surroundings: Surroundings) {
    activity = .active
    isEdited = false
    keepsErrorsOnFocus = keepingErrors
    if !keepingErrors {
      if timing.hides(on: .focus) {
        errors = []
      } else if timing.validate == .touched {
        errors.removeAll(where: \.isAboutMissingText)
      }
      check(on: .focus, in: surroundings)
    }
    buffer.endSelection()
  }

  /// The field loses the focus: its data is settled and judged.
  mutating func leave(in surroundings: Surroundings) {
    guard activity == .active else { return }
    settle(in: surroundings)
    if timing.hides(on: .blur) { errors = [] }
    check(on: .blur, in: surroundings)
    becomeInactive()
  }

  /// The data changed: errors go, and those that the timing wants come.
  mutating func changed(in surroundings: Surroundings) {
    isEdited = true
    keepsErrorsOnFocus = false
    judge(in: surroundings)
    if timing.hides(on: .change) { errors = [] }
    check(on: .change, in: surroundings)
  }

  /// An action was tried, or the next error asked for: everything is shown.
  mutating func showFailures() {
    show(failures)
  }

  /// A field whose neighbours changed is judged again, if its judgement is already seen.
  mutating func rejudge() {
    if timing.validate == .touched ? hasFailed || activity == .inactive : !errors.isEmpty {
      let isStillTyped = activity == .active && !hasFailed
      if !isStillTyped { show(judged) }
    }
  }

  /// Puts the data into its final form, without a step to undo where nothing changes.
  mutating func settle(in surroundings: Surroundings) {
    guard !buffer.characters.isEmpty else { return }
    let settled = type.finish(data)
    if settled != data { buffer.adopt(settled, caret: settled.count) }
    judge(in: surroundings)
  }

  mutating func becomeInactive() {
    activity = buffer.characters.isEmpty && errors.isEmpty && !isRequired ? .idle : .inactive
  }

  private mutating func check(on event: FieldEvent, in surroundings: Surroundings) {
    if timing.validate == .touched {
      checkTouched(on: event, in: surroundings)
    } else if timing.judges(on: event) {
      show(shownFailures(on: event, in: surroundings))
    }
    checkOwnTriggers(on: event, in: surroundings)
  }

  private mutating func checkTouched(on event: FieldEvent, in surroundings: Surroundings) {
    switch event {
    case .change where !hasFailed: errors = liveError.map { [$0] } ?? []
    case .change: errors = shownFailures(on: event, in: surroundings)
    case .blur where isEdited || isBlank || hasFailed:
      errors = shownFailures(on: event, in: surroundings)
    default: return
    }
    hasFailed = hasFailed || !errors.isEmpty
  }

  /// In these modes an error goes by hiding alone, so a judgement without errors shows nothing new.
  private mutating func show(_ found: [FieldError]) {
    if timing.validate == .touched || !found.isEmpty { errors = found }
    hasFailed = hasFailed || !found.isEmpty
  }

  /// What is wrong for certain: a check that still runs is no error yet.
  private var judged: [FieldError] { failures.filter { $0 != .beingChecked } }

  private func shownFailures(
    on event: FieldEvent, in surroundings: Surroundings
  ) -> [FieldError] {
    guard field.rules.contains(where: { $0.triggers != nil }) else { return judged }
    return failures(of: type.finish(data), triggers: event, in: surroundings)
  }

  /// Rules with triggers of their own are shown on those, whatever the mode.
  private mutating func checkOwnTriggers(
    on event: FieldEvent, in surroundings: Surroundings
  ) {
    guard errors.isEmpty, field.rules.contains(where: { $0.triggers?.contains(event) ?? false })
    else { return }
    let value = value
    errors = field.rules.filter { $0.level == .error && $0.triggers?.contains(event) ?? false }
      .flatMap { $0.failures(of: value, in: surroundings) }.map(worded)
    hasFailed = hasFailed || !errors.isEmpty
  }
}
