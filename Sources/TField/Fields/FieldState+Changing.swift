// How it opens, and takes values that nobody typed here.
extension FieldState {
  /// Adapts the field to its surroundings, and takes its first value.
  ///
  /// If it is known how strictly, a given value is judged as that of a record: nobody mends it.
  package mutating func open(
    with value: Value?, strictly isStrict: Bool? = nil, in surroundings: Surroundings
  ) {
    if case .day(let day) = field.options.initialSource {
      entry.origin.initial = .text(day.day(on: surroundings.today)?.description ?? "")
    }
    entry.origin.isFollowing = value == nil && field.derivation != nil
    entry.origin.wasAnswered = value != nil || field.options.isAnsweredAtFirst
    adapt(to: surroundings)
    decideNeed(in: surroundings)
    if let value, let isStrict {
      take(value, strictly: isStrict, in: surroundings)
      return value.isEmpty ? judge(in: surroundings) : finishOpening(in: surroundings)
    }
    // What another field shows, nobody can give.
    if entry.origin.isFollowing || type.derivedData != nil { return judge(in: surroundings) }
    prefill(value ?? entry.origin.initial, in: surroundings)
  }

  /// Takes a value that nobody typed, as if edited and left, but without history.
  mutating func prefill(_ value: Value, in surroundings: Surroundings) {
    guard !value.isEmpty else { return judge(in: surroundings) }
    entry.hold(entry.given(value, as: type), as: type)
    entry.origin.opening = data
    finishOpening(in: surroundings)
  }

  private mutating func finishOpening(in surroundings: Surroundings) {
    entry.origin.lastGood = data
    judge(in: surroundings)
    showFailures()
    becomeInactive()
  }

  /// Takes the answer of a record as its field does among the others; one that differs from what
  /// follows from these is refused.
  mutating func take(_ answer: Value?, strictly isStrict: Bool, in surroundings: Surroundings) {
    fit(into: surroundings)
    if isDerived { entry.buffer.reset(to: "") } else { adapt(to: surroundings) }
    if let answer { entry.take(answer, strictly: isStrict, as: type) }
    if isDerived { derive(in: surroundings, strictly: isStrict) }
  }

  /// Takes a whole answer while the form is open, as a person gave it.
  mutating func set(_ value: Value, in surroundings: Surroundings) {
    let received =
      type.editor.hasEntries ? entry.given(value, as: type) : entry.received(value.text, as: type)
    entry.hold(received, as: type)
    changed(in: surroundings)
    if activity != .active { conclude(in: surroundings) }
  }

  /// Adapts the field to those around it, and takes a value that follows from them.
  mutating func adapt(to surroundings: Surroundings) {
    fit(into: surroundings)
    if let formula = field.derivation?.formula {
      judged.result = formula.result(in: surroundings)
    }
    if let derived = derivedData, .text(derived) != data { entry.buffer.reset(to: derived) }
    follow(in: surroundings)
  }

  /// The data that follows from others; `nil` if it is the person's own.
  private var derivedData: String? {
    judged.result.map { type.data(for: $0) } ?? type.derivedData
  }

  /// Adapts type and visibility to the fields around it, and leaves the value alone.
  mutating func fit(into surroundings: Surroundings) {
    if let adapted = type.adapted(to: surroundings) { judged.type = adapted }
    judged.isHidden = !field.when.holds(in: surroundings)
  }

  private mutating func follow(in surroundings: Surroundings) {
    guard entry.origin.isFollowing, case .following(let text) = field.derivation else { return }
    let derived = entry.given(.text(text.text(in: surroundings)), as: type).buffer
    guard derived.text != entry.buffer.text || derived.form != entry.buffer.form else { return }
    entry.buffer.reset(to: derived)
    entry.origin.opening = data
    entry.origin.lastGood = data
    if activity != .active {
      judge(in: surroundings)
      showFailures()
      becomeInactive()
    }
  }

  /// Follows the others again if the given value is what they lead to anyway.
  mutating func followAgain(in surroundings: Surroundings) {
    guard case .following(let text) = field.derivation, !entry.origin.isFollowing,
      !entry.buffer.characters.isEmpty,
      entry.given(.text(text.text(in: surroundings)), as: type).buffer.text == entry.buffer.text
    else { return }
    entry.origin.isFollowing = true
  }

  /// Takes the value that follows from the others; a different given value is refused, unless
  /// nobody can tell what it should be.
  private mutating func derive(in surroundings: Surroundings, strictly isStrict: Bool) {
    let given = data
    adapt(to: surroundings)
    guard isStrict, entry.origin.refusal == nil, field.derivation != nil, !given.isEmpty,
      given != data, judged.result != .invalid
    else { return }
    entry.origin.refusal = FieldError(.notEqual, .computed(settledText))
  }
}

// What a person does to it.
extension FieldState {
  /// Enters the field; with `keepingErrors`, shown errors stay until the next edit.
  mutating func enter(keepingErrors: Bool = false) {
    activity = .active
    entry.isRemarkNew = false
    if type.isTypedAsShown, !isReadOnly { entry.showWriting(as: type) }
    if editor.isOpenChoice { entry.goToChosen(as: type) }
    shown.enter(judged.findings, keepingErrors: keepingErrors)
    entry.spareWords(as: type)
  }

  /// Carries out an editing key; true if the data changed.
  mutating func handle(
    _ command: EditCommand, clipboard: inout Clipboard, in surroundings: Surroundings
  ) -> Bool {
    entry.notice = nil
    let edits = entry.buffer.edits
    let former = entry.remark
    entry.carryOut(
      command, clipboard: &clipboard, in: field, as: type, isReadOnly: judged.isReadOnly)
    entry.notice = entry.notice ?? readingNotice?.wording
    let follows = command == .restore && field.derivation != nil && !isReadOnly
    guard entry.buffer.edits != edits || follows else {
      if entry.remark != former { judge(in: surroundings) }
      return false
    }
    changed(in: surroundings)
    if follows {
      entry.origin.isFollowing = true
      follow(in: surroundings)
    }
    return true
  }

  /// Takes data that was chosen, not typed, as one step that can be undone.
  mutating func replace(with value: Value, in surroundings: Surroundings) {
    entry.notice = nil
    entry.take(given: value, as: type)
    entry.spareWords(as: type)
    if activity == .active, type.isTypedAsShown, !isReadOnly { entry.showWriting(as: type) }
    changed(in: surroundings)
  }

  /// Takes a whole text that was edited elsewhere, as one step that can be undone.
  mutating func replaceText(with text: String, in surroundings: Surroundings) {
    entry.notice = nil
    let before = data
    if entry.replaceText(with: text, as: type), data != before { changed(in: surroundings) }
  }

  mutating func toggle(in surroundings: Surroundings) {
    entry.buffer.adopt(typed.isOn ? "" : Toggle.on, caret: 0)
    changed(in: surroundings)
  }

  mutating func changed(in surroundings: Surroundings) {
    entry.origin.isFollowing = false
    entry.origin.wasAnswered = true
    if field.isPrivate, data.isEmpty { entry.forgetSecret(as: type) }
    judge(in: surroundings)
    let live = shown.isLive(isBlank: isBlank) ? entry.liveError(as: type) : nil
    shown.change(judged.findings, isBlank: isBlank, live: live.map(field.worded))
  }

  /// Leaves the field; a blank one in which nothing was typed is only marked on the way on.
  mutating func leave(goingOn: Bool, in surroundings: Surroundings) {
    guard activity == .active else { return }
    let isSpared = !goingOn && isBlank && !shown.isEdited && shown.hidden == nil
    conclude(in: surroundings, isSpared: isSpared)
  }

  private mutating func conclude(in surroundings: Surroundings, isSpared: Bool = false) {
    settle(in: surroundings)
    shown.leave(judged.findings, isBlank: isBlank, isSpared: isSpared)
    becomeInactive()
    if isSpared, errors.isEmpty { activity = .idle }
  }

  /// Puts the data into its final form; without a change there is no step to undo.
  mutating func settle(in surroundings: Surroundings) {
    entry.notice = nil
    if !isEmpty {
      if activity == .active { entry.raiseWords(as: type) }
      entry.settle(as: type)
      judge(in: surroundings)
    }
    if let failure = certainError {
      if field.options.invalid == .revert { revert(because: failure, in: surroundings) }
    } else {
      entry.origin.lastGood = data
    }
  }

  /// Puts the last good value back in place of a bad one, and says why.
  private mutating func revert(because failure: FieldError, in surroundings: Surroundings) {
    guard data != entry.origin.lastGood else { return }
    entry.take(given: entry.origin.lastGood, as: type)
    judge(in: surroundings)
    shown.errors = []
    entry.notice = .say("form.putBack", ["reason": failure.wording])
  }

  private mutating func becomeInactive() {
    shown.freeLines()
    // A selection belongs to the focus.
    entry.buffer.moveCaret(to: entry.buffer.caret)
    activity = isEmpty && errors.isEmpty && !isRequired ? .idle : .inactive
  }
}
