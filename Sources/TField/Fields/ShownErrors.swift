/// The errors that a field shows, and what decides when they come and go.
struct ShownErrors: Sendable {
  /// What judging shows, in order.
  var errors: [FieldError] = []
  /// True if anything was typed since the field was entered.
  var isEdited = false
  /// True once leaving or an action found an answer wrong: from then on every edit is judged fully.
  var hasFailed = false
  /// The error that is hidden while the field has the focus; its lines stay free until it is left.
  var hidden: FieldError?
  /// True if errors that were kept on entering go with the next edit, whatever hides them else.
  var isHidingDue = false
}

/// How errors come and go: hiding comes first, then checking.
extension FieldState {
  /// The field gains the focus; with `keepingErrors` what is shown stays until the next edit.
  mutating func enter(keepingErrors: Bool = false) {
    activity = .active
    shown.isEdited = false
    isRemarkNew = false
    if type.isTypedAsShown { showWriting() }
    if editor.isOpenChoice { goToChosen() }
    shown.isHidingDue = keepingErrors && timing.hides(on: .focus)
    let first = shown.errors.first
    if !keepingErrors {
      if timing.hides(on: .focus) {
        shown.errors = []
      } else if timing.validate == .touched {
        shown.errors.removeAll(where: \.isAboutMissingText)
      }
      check(on: .focus)
    }
    shown.hidden = shown.errors.isEmpty ? first : nil
    buffer.moveCaret(to: buffer.caret)
    spareWords(of: buffer.text)
  }

  /// A name that stands for a code is what the person sees, and goes on typing.
  mutating func showWriting() {
    guard !buffer.isAsTyped, !buffer.characters.isEmpty, !isReadOnly else { return }
    let shown = type.text(buffer.text)
    buffer.adopt(shown, caret: shown.count, as: .text)
  }

  private mutating func goToChosen() {
    let chosen = type.editor.hasEntries ? Entries(data).array.first : data
    optionCursor = chosen.flatMap { type.choiceOptions?.index(of: $0) } ?? 0
    optionSearch = nil
  }

  mutating func leave(in surroundings: Surroundings) {
    guard activity == .active else { return }
    conclude(in: surroundings)
  }

  mutating func conclude(in surroundings: Surroundings) {
    settle(in: surroundings)
    if timing.hides(on: .blur) { shown.errors = [] }
    check(on: .blur)
    becomeInactive()
  }

  mutating func changed(in surroundings: Surroundings) {
    shown.isEdited = true
    isFollowing = false
    wasAnswered = true
    outerError = nil
    if field.isPrivate, data.isEmpty { forgetSecret() }
    shown.hidden = shown.hidden ?? (shown.hasFailed ? shown.errors.first : nil)
    judge(in: surroundings)
    // Whoever empties a field begins anew.
    if isBlank { shown.hasFailed = false }
    if timing.hides(on: .change) || shown.isHidingDue { shown.errors = [] }
    shown.isHidingDue = false
    check(on: .change)
  }

  /// Shows everything; what blocks never stays hidden, even if no rule asks for this event.
  mutating func showFailures() {
    let found = errors(on: .submit)
    show(found.isEmpty ? judged { _ in true } : found)
  }

  /// A field whose neighbours changed is judged again, if its judgement is already seen.
  ///
  /// What a neighbour mended goes in every mode: nothing here was touched that could hide it.
  /// Rules with triggers of their own wait for those, unless they are seen already.
  mutating func rejudge(isDue: Bool = false) {
    let isTouched = timing.validate == .touched && (shown.hasFailed || activity == .inactive)
    let seen = shown.errors
    guard isDue || isTouched || !seen.isEmpty else { return }
    shown.errors = judged(where: { $0.triggers == nil || seen.contains($0.error) })
    shown.hasFailed = shown.hasFailed || !shown.errors.allSatisfy(\.isAboutMissingText)
  }

  /// Lets go of what a secret was before it was cleared: no undo brings it back.
  private mutating func forgetSecret() {
    buffer.forgetHistory()
    words = RaisedWords()
    lastGood = ""
    if opening != "" { opening = nil }
  }

  mutating func becomeInactive() {
    shown.hidden = nil
    activity = buffer.characters.isEmpty && errors.isEmpty && !isRequired ? .idle : .inactive
  }

  /// Puts the data into its final form, without a step to undo where nothing changes.
  mutating func settle(in surroundings: Surroundings) {
    notice = nil
    if !buffer.characters.isEmpty {
      if activity == .active { raiseWords() }
      settleText()
      judge(in: surroundings)
    }
    if let failure = findings.first?.error {
      if field.options.invalid == .revert { revert(because: failure, in: surroundings) }
    } else {
      lastGood = data
    }
  }

  /// A text that means something becomes that, and a mask its final form.
  private mutating func settleText() {
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
    guard data != lastGood else { return }
    buffer.adopt(lastGood, caret: lastGood.count)
    judge(in: surroundings)
    shown.errors = []
    notice = .say("form.putBack", ["reason": failure.wording])
  }

  private mutating func check(on event: FieldEvent) {
    if timing.validate == .touched {
      checkTouched(on: event)
    } else if timing.judges(on: event) {
      show(errors(on: event))
    }
    if shown.errors.isEmpty { show(findings.filter { $0.asks(for: event) }.map(\.error)) }
  }

  private mutating func checkTouched(on event: FieldEvent) {
    switch event {
    case .change where !shown.hasFailed: shown.errors = liveError.map { [$0] } ?? []
    // Nobody is told that something is missing who is about to type it.
    case .change: show(errors(on: event).filter { !$0.isAboutMissingText })
    case .blur where shown.isEdited || isBlank || shown.hasFailed || shown.hidden != nil:
      show(errors(on: event))
    default: break
    }
  }

  /// What a judgement on that event shows; rules with triggers of their own wait for those.
  private func errors(on event: FieldEvent) -> [FieldError] { judged { $0.isShown(on: event) } }

  /// Except in `touched` an error goes by hiding alone, so nothing found shows nothing new.
  private mutating func show(_ found: [FieldError]) {
    if timing.validate == .touched || !found.isEmpty { shown.errors = found }
    shown.hasFailed = shown.hasFailed || !found.allSatisfy(\.isAboutMissingText)
  }

  /// What is wrong for certain: a check that still runs is no error yet.
  private func judged(where isShown: (Finding) -> Bool) -> [FieldError] {
    findings.filter { $0.error != .beingChecked && isShown($0) }.map(\.error)
  }

  /// True if the person knows of an error: it is in sight, or hides while the field has the focus.
  var isKnownWrong: Bool { validity != .valid || isHidingError && !isSound }

  /// True if the person only knows that an answer is missing.
  var isKnownMissing: Bool { isBlank || isHidingError && shown.hidden?.code == .required }

  private var isHidingError: Bool { shown.hidden != nil && activity == .active }
}
