internal import CSecretMemory
internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// Fills in a form on the screen, line by line, or without a person in a batch, and ends the run.
struct FormFace {
  let settings: RunSettings
  let outside: OutsideWork
  /// The initial data of the fields, used only in a batch.
  let answers: [String: Value]
  /// Whether the schema alone judges: a batch then accepts everything the schema allows.
  let isSchema: Bool

  func fill(_ session: consuming FormSession) throws(Failure) -> FormRun.Result {
    if settings.face == .batch { return try fillUnseen(session) }
    // The screen and plain mode watch the time themselves, and keep what was typed.
    TimeLimit.set(nil)
    let run = run
    if settings.face != .plain, !run.options.environment.wantsLines {
      let result = run.fill(session)
      if let notice = result.notice { StandardError.tell(notice, in: settings.language) }
      guard case .unavailable(let reason) = result.ending else { return result }
      if case .refused(let error) = reason {
        throw .noTerminal(error, isQuestion: settings.isQuestion)
      }
      StandardError.tell(
        .say("terminal.inLines", ["reason": Wording(reason)]), in: settings.language)
      session = (consume result).session
    }
    let result = run.fillInLines(session, usingStreams: settings.face == .plain)
    if case .unavailable(.refused(let error)) = result.ending {
      throw .noTerminal(error, isQuestion: settings.isQuestion)
    }
    return result
  }

  private var run: FormRun {
    var run = FormRun(settings) { [outside] session in outside.follow(&session) }
    run.save = { [outside] session in outside.drafts?.save(session) }
    return run
  }
}

extension FormRun {
  /// A run with the command line's settings; secrets left on the stack are wiped after each turn.
  init(_ settings: RunSettings, _ follow: @escaping (inout FormSession) -> Wakeup) {
    self.init(settings.options)
    options.timeLimit = settings.end.map { $0 - Clock.now }
    if let today = settings.today { day = { today } }
    // The first turn also wipes what reading the form and its answers left.
    var (isFirst, hasMetSecrets) = (true, false)
    afterBatch = { session in
      defer {
        hasMetSecrets = hasMetSecrets || session.hasMetSecrets
        if isFirst || hasMetSecrets { tf_wipe_stack() }
        isFirst = false
      }
      return follow(&session)
    }
  }

  /// Makes freed memory be wiped, because it may hold secrets, and locks memory if possible.
  ///
  /// Locked memory isn't swapped out. Values in use, registers, and copies of a shown secret in
  /// ncurses and the kernel aren't covered.
  static func protectMemory() {
    tf_wipe_what_is_freed()
    // If the limit allows no locking, the wiping still works.
    _ = tf_lock_memory()
  }
}

extension FormRun.Ending {
  var status: ExitStatus {
    switch self {
    case .finished: .success
    case .hungUp: .hungUp
    case .timedOut: .timedOut
    case .interrupted(let signal): .signal(signal)
    case .unavailable: .noTerminal
    }
  }
}

// A batch: the given answers are judged and the default action is performed.
extension FormFace {
  private func fillUnseen(_ session: consuming FormSession) throws(Failure) -> FormRun.Result {
    try failing(.notWritten) { try Signals.install() }
    defer {
      TimeLimit.set(nil)
      Signals.restoreDefaults()
    }
    if let ending = settle(&session) { return FormRun.Result(ending, session) }
    let faults = outside.writer.faults(in: session).map(line)
    let found = isSchema ? [] : findings(in: session)
    let lines = found + faults.filter { !found.contains($0) }
    guard lines.isEmpty else {
      StandardError.write(lines: lines)
      throw Failure(.invalid, .say("form.invalid", counting: lines.count))
    }
    session.submit(judged: isSchema)
    if let ending = settle(&session) { return FormRun.Result(ending, session) }
    let settled = session
    if case .submitted = settled.outcome { return FormRun.Result(.finished, settled) }
    // At this point a check found something wrong, or the action failed.
    for state in settled.fields where !state.isHidden {
      StandardError.write(lines: state.errors.map { line(state.field, $0) })
    }
    let notices = outside.notices.map { $0.text(in: settings.language) }
    StandardError.write(lines: (notices + (settled.question?.lines ?? [])).map { "tfield: \($0)" })
    let reason = settled.notice ?? "this form has nothing to submit"
    let blocking = GroupValidator(settled).faults(blocking: settled.form.submitAction(nil))
    throw Failure(blocking.isEmpty ? .notWritten : .invalid, reason)
  }

  /// Waits for programs; ends them properly when the time is over.
  private func settle(_ session: inout FormSession) -> FormRun.Ending? {
    TimeLimit.set(nil)
    defer { TimeLimit.set(settings.end) }
    return run.settle(&session, by: settings.end)
  }

  /// What is wrong before the action is tried; what a program said is told when the action stops.
  private func findings(in session: FormSession) -> [String] {
    let isLenient = settings.arguments.has("lenient")
    let given = { (index: Int) in
      answers[session.form.fields[index].id] ?? session.fields[index].data
    }
    return GroupValidator(session).faults(blocking: session.form.submitAction(nil)) { index in
      session.fields[index].isMisread(given(index))
    }.filter { !session.fields[$0].isLeftToPrograms }.flatMap { index in
      session.fields[index].told(of: given(index), isLenient: isLenient).map {
        line(session.form.fields[index], $0)
      }
    }
  }

  private func line(_ fault: SchemaInstance.Fault) -> String {
    let place = fault.name.isEmpty ? "" : fault.name.visible() + ": "
    return "tfield: " + place + fault.error.wording.text(in: settings.language).visible(limit: 300)
  }

  private func line(_ field: Field, _ error: FieldError) -> String {
    let (place, error) = error.innermost
    let message = field.discreet(error.wording).text(in: settings.language)
    return "tfield: \(field.id)\(place): \(message.visible(limit: 300))"
  }
}

// The end of a run: answers are written or kept, and the status says what happened.
extension FormFace {
  func end(_ result: FormRun.Result) throws(Failure) -> ExitStatus {
    defer { for notice in outside.notices { StandardError.tell(notice, in: settings.language) } }
    let (status, session) = (result.ending.status, result.session)
    if let failure = result.failure {
      throw keeping(session, Failure(.notWritten, failure))
    }
    switch result.ending {
    case .finished: return try finish(session)
    case .hungUp: throw cutShort(status, .say("system.terminalGone"), session)
    case .timedOut: throw cutShort(status, .say("system.formTimedOut"), session)
    case .interrupted(let signal): throw interruption(signal, session)
    case .unavailable(let reason): throw Failure(status, reason)
    }
  }

  private func finish(_ session: FormSession) throws(Failure) -> ExitStatus {
    guard case .submitted(let id) = session.outcome else { return leave(session) }
    let action = session.actions.first { $0.id == id }
    let isTaken = !(action?.steps.isEmpty ?? true) && settings.output.isOnlySeen
    do {
      // Answers that an action took needn't be shown once more.
      if !isTaken { try settings.output.write(session) }
    } catch { throw keeping(session, error) }
    outside.forget()
    if settings.arguments.has("summary") { showSummary(of: session) }
    if let action, let words = action.done ?? (isTaken ? taken(by: action) : nil) {
      StandardError.write(words.text(in: settings.language).visible(limit: .max))
    }
    return .action(action?.exitCode ?? 0)
  }

  /// One line that says where the answers went.
  private func taken(by action: Action) -> Wording {
    let steps = action.steps
    let places = [steps.run?.first, steps.append, steps.write].compactMap(\.self)
    return .say(
      "form.taken",
      ["action": action.label, "place": places.joined(separator: ", ").visible(limit: 200)])
  }

  private func leave(_ session: FormSession) -> ExitStatus {
    if session.keepsAnswers {
      if let place = outside.keep(session) {
        StandardError.tell(place.words, in: settings.language)
      }
    } else if session.isChanged {
      // Leaving without changes keeps the draft, so that it can be resumed.
      outside.forget()
    }
    // A script that ends here says why, unless no was the answer.
    if settings.isQuestion, session.form.actions.allSatisfy({ $0.role != .cancel }) {
      StandardError.tell(.say("draft.cancelled"), in: settings.language)
    }
    return .cancelled
  }

  /// The failure of a form that was cut short; its action may or may not have been done.
  private func cutShort(
    _ status: ExitStatus, _ words: Wording, _ session: FormSession
  ) -> Failure {
    var words = words
    if case .performing(let id) = session.outcome {
      let action = session.actions.first { $0.id == id }
      let label = action?.label.text(in: settings.language) ?? id
      words = .say("system.whileAtWork", ["reason": words, "action": label.visible()])
    }
    return keeping(session, Failure(status, words))
  }

  private func interruption(_ signal: Int32, _ session: FormSession) -> Failure {
    guard [SIGINT, SIGQUIT].contains(signal), session.outcome == .editing else {
      return cutShort(
        .signal(signal), .say("system.formSignalled", ["number": Int(signal)]), session)
    }
    switch outside.keep(session) {
    case (_, true)?: return Failure(.signal(signal), .say("draft.cancelledAndKept"))
    case (let trouble, false)?:
      return Failure(.signal(signal), joined(.say("draft.cancelled"), trouble, by: " "))
    case nil: return Failure(.signal(signal), .say("draft.cancelled"))
    }
  }

  private func keeping(_ session: FormSession, _ failure: Failure) -> Failure {
    guard let place = outside.keep(session) else { return failure }
    return Failure(failure.status, joined(failure.message, place.words, by: "; "))
  }

  private func joined(_ one: Wording, _ other: Wording, by sign: String) -> Wording {
    .verbatim(one.text(in: settings.language) + sign + other.text(in: settings.language))
  }

  /// Shows the title and the answers, with secrets as dots, so that they stay in the scrollback.
  ///
  /// Without a terminal they go to standard error.
  private func showSummary(of session: FormSession) {
    let language = settings.language
    let answers = session.fields.filter(\.isAnswer).map { state in
      let label = state.label.text(in: language).visible(limit: 200)
      // A label that ends with a question mark or the like gets no colon.
      let colon = label.last?.isPunctuation == true ? "" : ":"
      return "  \(label)\(colon) \(summary(of: state).visible(limit: 200))"
    }
    let lines = [session.title.text(in: language).visible(limit: 200)] + answers
    do {
      try TerminalDevice().write(lines.visible.utf8, waitingAtMost: .seconds(1))
    } catch { StandardError.write(lines: lines) }
  }

  private func summary(of state: FieldState) -> String {
    let text = state.settledText
    let isToggle = state.editor == .toggle
    if state.field.isPrivate, isToggle || !text.isEmpty { return state.coveredText }
    return isToggle ? Wording.yesOrNo(state.typed.isOn).text(in: settings.language) : text
  }
}
