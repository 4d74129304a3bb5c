/// The state of an action that was tried and isn't done yet.
struct ActionAttempt: Sendable {
  /// The action that was tried while a check was still running.
  var waiting: Int?
  /// True if the person wants the rest done although the answers changed since it began.
  var isGoingOn = false
  /// True if the person wants its program stopped.
  var isStopping = false
  /// True if a program started it, so that nobody is asked first.
  var isUnasked = false
  /// True if a JSON Schema judged the answers: no field refuses what the schema allows.
  var isJudged = false
  /// The action whose review was left to change one answer; Enter goes back to it.
  var reviewed: Int?
}

// How a form ends.
extension FormSession {
  package var isGoingOn: Bool { attempt.isGoingOn }
  package var isStopping: Bool { attempt.isStopping }

  /// Runs the default action without asking a person first; ``GroupValidator`` still gates it.
  ///
  /// Answers that something else has judged pass as they are.
  package mutating func submit(judged isJudged: Bool = false) {
    guard outcome == .editing, let action = form.defaultAction else { return }
    attempt.isUnasked = true
    attempt.isJudged = isJudged
    isJudged ? finish(with: action) : run(action)
  }

  /// Tries an action: it runs, asks first, or shows what is missing.
  ///
  /// Checks that couldn't answer are asked again, but not by an action that waited for them.
  mutating func run(_ index: Int, askingChecks asksChecks: Bool = true) {
    guard form.actions.indices.contains(index) else { return }
    let action = form.actions[index]
    guard action.role == .submit else { return leave() }
    attempt.reviewed = nil
    // The person must see a value that was just put back before it is sent.
    guard settleField() else { return }
    attempt.isGoingOn = false
    linked.askChecks(before: action, again: asksChecks)
    guard !attempt.isUnasked, asksFirst(action) else { return finish(with: index) }
    let faults = GroupValidator(self).faults(blocking: action)
    opened = nil
    guard faults.isEmpty else { return report(faults, waitingFor: index) }
    opened = .review(Review(index, linked))
  }

  private mutating func report(_ faults: [Int], waitingFor index: Int) {
    if faults.allSatisfy({ fields[$0].judged.awaitsCheck }) {
      attempt.waiting = index
      notice = .say("form.waitingForChecks")
    } else {
      report(faults, blocking: actions[index].label)
    }
  }

  /// Shows the errors, goes to the first one, and says what the button waits for.
  mutating func report(_ faults: [Int], blocking button: Wording) {
    // Who leaves a field asks its check again, and then nothing about it is certain.
    let certain = faults.filter { !fields[$0].judged.awaitsCheck }
    leaveField(goingOn: true)
    show(faults, goingTo: faults.first.map(Stop.field))
    notice = .blocked(action: button, by: certain.map { fields[$0].label })
  }

  /// True if an action asks first, with the answers as they are now.
  private func asksFirst(_ action: Action) -> Bool {
    guard action.confirm != nil else { return false }
    return action.confirmWhen.holds(in: linked.surroundings(of: action.confirmWhen))
  }

  /// Runs an action after all its questions, or shows what is missing.
  mutating func finish(with index: Int) {
    opened = nil
    let action = form.actions[index]
    let waits = performsSteps && (linked.outer.hasSchema || !action.steps.isEmpty)
    let faults = conclude(with: action, performing: waits)
    guard faults.isEmpty else { return report(faults, waitingFor: index) }
    leaveField(goingOn: true)
    linked.forgetOuterErrors()
  }

  /// Goes on with the action that waited for checks, once none is running.
  mutating func runWaitingAction() {
    guard let index = attempt.waiting, !linked.isChecking else { return }
    attempt.waiting = nil
    run(index, askingChecks: false)
  }

  /// Does something of the person's: an edit, or a question, takes an action back that waits for
  /// checks, since it was tried with other answers.
  mutating func takingBackAction(_ work: (inout Self) -> Void) {
    guard attempt.waiting != nil else { return work(&self) }
    let answers = fields.map(\.data)
    work(&self)
    guard let index = attempt.waiting,
      question != nil || opened?.form != nil || fields.map(\.data) != answers
    else { return }
    attempt.waiting = nil
    notice = .say("form.takenBack", ["action": actions[index].label])
  }
}

// Actions that run something outside: it succeeds, fails, or refuses the answers with errors.
extension FormSession {
  /// While an action runs, Esc asks whether to stop it; nothing else changes the form.
  mutating func interrupt(by input: Input) {
    guard case .key(let key) = input, case .running(let running) = opened,
      KeyMap[.running].command(for: key) == .escape
    else { return }
    question = .stop(running.program)
  }

  package mutating func show(_ running: RunningAction) {
    if case .performing = outcome { opened = .running(running) }
  }

  package mutating func finishSteps() {
    guard case .performing(let id) = outcome,
      let action = actions.first(where: { $0.id == id })
    else { return }
    endSteps()
    let faults = conclude(with: action, performing: false)
    if !faults.isEmpty { report(faults, blocking: action.label) }
  }

  mutating func endSteps() {
    opened = nil
    question = nil
    attempt.isStopping = false
    reopen()
    enterField()
  }

  /// Tells the person something; the notice of the last key comes first, unless this is urgent.
  package mutating func tell(_ message: Wording, isUrgent: Bool = false) {
    if opened?.form != nil {
      workOnEntries { $0.tell(message, isUrgent: isUrgent) }
    } else if notice == nil || isUrgent {
      notice = message
    }
  }

  /// Asks whether to do the rest, after a part was done with other answers.
  package mutating func askToGoOn() {
    guard case .performing(let id) = outcome,
      let index = form.actions.firstIndex(where: { $0.id == id })
    else { return }
    endSteps()
    question = .goOn(index)
  }

  /// Reports a failed step: the form stays open, and the message says why.
  ///
  /// The lines are what the failed program said.
  package mutating func failSteps(_ message: Wording, lines: [String] = []) {
    guard case .performing = outcome else { return }
    endSteps()
    notice = message
    if !lines.isEmpty { question = .report(message, lines: lines) }
  }

  /// Leaves the empty fields of a given document to its schema, but not those that it lacks.
  package mutating func excuse(allBut lacking: Set<Int>) {
    linked.excuse(allBut: lacking)
  }

  package mutating func showOuterErrors(_ errors: [(id: String, message: String)]) {
    _ = linked.showOuterErrors(errors)
  }

  /// Shows the errors of an action that refused some answers.
  ///
  /// They stay on their fields until the next edit there, or until an action runs again. Errors
  /// about fields that aren't visible are shown in a window.
  package mutating func refuse(_ errors: [(id: String, message: String)], _ message: Wording?) {
    guard case .performing = outcome else { return }
    endSteps()
    let (known, others) = linked.showOuterErrors(errors)
    if let first = known.min() { moveFocus(to: .field(first), keepingErrors: true) }
    notice = message
    if !others.isEmpty { question = .report(message ?? .say("form.notAccepted"), lines: others) }
  }
}

// Texts of several lines that the person edits in an editor of their own.
extension FormSession {
  /// The text under the focus, if an editor may have it; a secret never gets into a file.
  package var textForEditor: String? {
    if let inner = opened?.form { return inner.textForEditor }
    guard outcome == .editing, opened == nil, question == nil, let state = focusedState,
      state.isForEditor
    else { return nil }
    return state.data.text
  }

  /// Takes the edited text: cleaned like a paste, and undone in one step.
  package mutating func takeFromEditor(_ text: String) {
    if opened?.form != nil {
      workOnEntries { $0.takeFromEditor(text) }
    } else if textForEditor != nil {
      takingBackAction { $0.replaceText(with: text) }
    }
  }

  /// Keeps a waiting action from running while the text is in the editor.
  mutating func prepareForEditor() {
    guard let state = focusedState, state.editor.hasLines else { return }
    if state.isForEditor {
      attempt.waiting = nil
    } else {
      notice = state.isReadOnly ? .say("screen.readOnly") : .say("editor.secret")
    }
  }
}

/// For trying out a form: the form may change meanwhile, and nothing ends it.
extension FormSession {
  /// Changes to another form; fields with the same id keep what was typed, and the focus.
  package mutating func change(to form: Form) {
    var next = Self(form, in: linked.outer)
    next.runsChecks = runsChecks
    next.performsSteps = performsSteps
    for old in fields where old.isChanged && next.keepsSecrets(of: old.field) {
      next.set(old.data, for: old.field.id)
    }
    if let stop = next.stop(named: name(of: focus)) { next.moveFocus(to: stop, goingOn: false) }
    next.clipboard = clipboard
    if let old = focusedState { next.keepCaret(of: old) }
    self = next
  }

  private func keepsSecrets(of old: Field) -> Bool {
    let field = form.index(of: old.id).map { form.fields[$0] }
    return old.secrets.isSubset(of: field?.secrets ?? [])
  }

  /// Keeps a form open that was just submitted, and tells what its action would have done.
  package mutating func stayOpen() {
    let id: String
    switch outcome {
    case .submitted(let action), .performing(let action): id = action
    case .editing, .cancelled: return
    }
    endSteps()
    guard let action = actions.first(where: { $0.id == id }) else { return }
    let message = Wording.say("preview.wouldSubmit", ["action": action.label])
    let steps = action.steps.told.map { $0.text(in: language) }
    notice = message
    if !steps.isEmpty { question = .report(message, lines: steps) }
  }

  private func name(of stop: Stop?) -> String? {
    switch stop {
    case .field(let index): fields[index].field.id
    case .action(let index): form.actions[index].id
    case .back, .next, nil: nil
    }
  }

  private func stop(named name: String?) -> Stop? {
    guard let name else { return nil }
    if let index = form.index(of: name) { return .field(index) }
    return form.actions.firstIndex { $0.id == name }.map(Stop.action)
  }

  /// Keeps caret, selection and history if the text is the same.
  private mutating func keepCaret(of old: FieldState) {
    guard let index = focusedField, fields[index].field.id == old.field.id,
      fields[index].data == old.data, type(of: fields[index].type) == type(of: old.type)
    else { return }
    linked.states[index].entry.buffer = old.entry.buffer
  }
}

extension ActionSteps {
  fileprivate var told: [Wording] {
    [
      run.map { .say("preview.wouldRun", ["program": $0.joined(separator: " ")]) },
      append.map { .say("preview.wouldAppend", ["path": $0]) },
      write.map { .say("preview.wouldWrite", ["path": $0]) },
    ].compactMap(\.self)
  }
}

extension Field {
  /// What is private or masked: its own value, or those in its entries.
  fileprivate var secrets: Set<[String]> {
    var secrets: Set<[String]> = isPrivate ? [[id]] : []
    if isSecret { secrets.insert([id, ""]) }
    for inner in type.formList?.entry.fields ?? [] {
      secrets.formUnion(inner.secrets.map { [id] + $0 })
    }
    return secrets
  }
}
