/// The errors and the warning that a field shows, and what decides when they come and go.
struct ShownErrors: Sendable {
  let timing: ErrorTiming
  var errors: [FieldError] = []
  /// The error that an action reported, until the data changes or an action runs again.
  var outer: FieldError?
  /// The warning of the type, a rule or a check.
  var warning: FieldError?
  var isEdited = false
  /// True once leaving or an action found an answer wrong: from then on every edit is judged fully.
  var hasFailed = false
  /// The error that is hidden while the field has the focus; its lines stay free until it is left.
  var hidden: FieldError?
  /// True if errors kept on entering go with the next edit, even if nothing else hides them.
  var isHidingDue = false

  init(timing: ErrorTiming) { self.timing = timing }
}

/// How errors come and go: hiding comes first, then checking.
extension FieldState {
  /// Enters the field; with `keepingErrors`, shown errors stay until the next edit.
  mutating func enter(keepingErrors: Bool = false) {
    activity = .active
    shown.isEdited = false
    isRemarkNew = false
    if type.isTypedAsShown { showWriting() }
    if editor.isOpenChoice { goToChosen() }
    shown.isHidingDue = keepingErrors && shown.timing.hides(on: .focus)
    let first = shown.errors.first
    if !keepingErrors {
      if shown.timing.hides(on: .focus) {
        shown.errors = []
      } else if shown.timing.validate == .touched {
        shown.errors.removeAll(where: \.isAboutMissingText)
      }
      check(on: .focus)
    }
    shown.hidden = shown.errors.isEmpty ? first : nil
    spareWords(of: buffer.text)
  }

  /// Shows the name for a code, so that the person goes on typing in what they see.
  mutating func showWriting() {
    guard !buffer.isAsTyped, !buffer.isEmpty, !isReadOnly else { return }
    let shown = type.text(buffer.text)
    buffer.adopt(shown, caret: shown.count, as: .text)
  }

  private mutating func goToChosen() {
    let chosen = data.asEntries.first?.text
    choosing.cursor = chosen.flatMap { type.choiceOptions?.index(of: $0) } ?? 0
    choosing.letters = nil
  }

  /// Leaves the field; a blank one in which nothing was typed is only marked on the way on.
  mutating func leave(goingOn: Bool, in surroundings: Surroundings) {
    guard activity == .active else { return }
    let isSpared = !goingOn && isBlank && !shown.isEdited && shown.hidden == nil
    conclude(in: surroundings, isSpared: isSpared)
  }

  mutating func conclude(in surroundings: Surroundings, isSpared: Bool = false) {
    settle(in: surroundings)
    if shown.timing.hides(on: .blur) { shown.errors = [] }
    if !isSpared { check(on: .blur) }
    becomeInactive()
    if isSpared, errors.isEmpty { activity = .idle }
  }

  mutating func changed(in surroundings: Surroundings) {
    shown.isEdited = true
    origin.isFollowing = false
    origin.wasAnswered = true
    shown.outer = nil
    if field.isPrivate, data.isEmpty { forgetSecret() }
    shown.hidden = shown.hidden ?? (shown.hasFailed ? shown.errors.first : nil)
    judge(in: surroundings)
    // Emptying a field starts over.
    if isBlank { shown.hasFailed = false }
    if shown.timing.hides(on: .change) || shown.isHidingDue { shown.errors = [] }
    shown.isHidingDue = false
    check(on: .change)
  }

  /// Shows every error; one that blocks is never hidden, even if no rule asks for this event.
  mutating func showFailures() {
    let found = errors(on: .submit)
    show(found.isEmpty ? judged { _ in true } : found)
  }

  /// Judges again after neighbours changed, if a judgement is already shown.
  ///
  /// An error that a neighbour mended goes in every mode, since no edit here could hide it. Rules
  /// with triggers of their own wait for these, unless they are shown already.
  mutating func rejudge(isDue: Bool = false) {
    let isTouched = shown.timing.validate == .touched && (shown.hasFailed || activity == .inactive)
    let seen = shown.errors
    guard isDue || isTouched || !seen.isEmpty else { return }
    shown.errors = judged(where: { $0.triggers == nil || seen.contains($0.error) })
    shown.hasFailed = shown.hasFailed || !shown.errors.allSatisfy(\.isAboutMissingText)
  }

  /// Forgets what a secret was before it was cleared: no undo brings it back.
  private mutating func forgetSecret() {
    buffer.forgetHistory()
    words = RaisedWords()
    if origin.opening?.isEmpty == false { origin.opening = nil }
    origin.lastGood = data
  }

  mutating func becomeInactive() {
    shown.hidden = nil
    // A selection belongs to the focus.
    buffer.moveCaret(to: buffer.caret)
    activity = buffer.isEmpty && errors.isEmpty && !isRequired ? .idle : .inactive
  }

  /// Puts the data into its final form; without a change there is no step to undo.
  mutating func settle(in surroundings: Surroundings) {
    notice = nil
    if !buffer.isEmpty {
      if activity == .active { raiseWords() }
      settleText()
      judge(in: surroundings)
    }
    if let failure = certainError {
      if field.options.invalid == .revert { revert(because: failure, in: surroundings) }
    } else {
      origin.lastGood = data
    }
  }

  /// Turns a text into the data that it means, and data into its final form.
  private mutating func settleText() {
    guard buffer.form != .entries else {
      return buffer.adopt(EditBuffer(entries: settled?.entries ?? []))
    }
    let reading = settledReading
    if let settled = reading.data {
      if settled != buffer.text || buffer.isAsTyped { buffer.adopt(settled, caret: settled.count) }
      if let notice = reading.notice { remark = FieldError(.reading, notice) }
    } else if !buffer.isAsTyped {
      let settled = type.finish(buffer.text)
      if settled != buffer.text { buffer.adopt(settled, caret: settled.count) }
    }
  }

  /// Puts the last good value back in place of a bad one, and says why.
  private mutating func revert(because failure: FieldError, in surroundings: Surroundings) {
    guard data != origin.lastGood else { return }
    take(given: origin.lastGood)
    judge(in: surroundings)
    shown.errors = []
    notice = .say("form.putBack", ["reason": failure.wording])
  }

  private mutating func check(on event: FieldEvent) {
    if shown.timing.validate == .touched {
      checkTouched(on: event)
    } else if shown.timing.judges(on: event) {
      show(errors(on: event))
    }
    if shown.errors.isEmpty { show(findings.filter { $0.asks(for: event) }.map(\.error)) }
  }

  private mutating func checkTouched(on event: FieldEvent) {
    switch event {
    case .change where !shown.hasFailed: shown.errors = liveError.map { [$0] } ?? []
    // Don't report something as missing that the person is about to type.
    case .change: show(errors(on: event).filter { !$0.isAboutMissingText })
    case .blur where shown.isEdited || isBlank || shown.hasFailed || shown.hidden != nil:
      show(errors(on: event))
    default: break
    }
  }

  /// The errors to show on that event; rules with triggers of their own wait for these.
  private func errors(on event: FieldEvent) -> [FieldError] { judged { $0.isShown(on: event) } }

  /// Only in `touched` mode does finding nothing clear the errors; else they go by being hidden.
  private mutating func show(_ found: [FieldError]) {
    if shown.timing.validate == .touched || !found.isEmpty { shown.errors = found }
    shown.hasFailed = shown.hasFailed || !found.allSatisfy(\.isAboutMissingText)
  }

  /// The certain errors: a check that still runs is no error yet.
  private func judged(where isShown: (Finding) -> Bool) -> [FieldError] {
    findings.filter { $0.error != .beingChecked && isShown($0) }.map(\.error)
  }
}
