internal import CSecretMemory
internal import TField
internal import TFieldForm
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

/// Where a form meets its person: on the screen, line by line, or nowhere in a batch.
struct FormFace {
  let settings: RunSettings
  let outside: OutsideWork
  /// The data that each field was given, which only a batch looks at.
  let answers: [String: String]
  /// Writes the answers, and judges them if they are an instance of a schema.
  let writer: AnswerWriter
  /// True if the schema alone judges: in a batch nothing that it allows is refused.
  let isSchema: Bool

  func fill(_ session: consuming FormSession) throws(Failure) -> FormRun.Result {
    if settings.face == .batch { return try fillUnseen(session) }
    // The others look at the time by themselves, and keep what was typed.
    TimeLimit.lift()
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
    FormRun(settings) { [outside] session in outside.follow(&session) }
  }
}

extension FormRun {
  /// A run as the command line says; what is left of each turn on the stack is wiped.
  init(_ settings: RunSettings, _ follow: @escaping (inout FormSession) -> Wakeup) {
    self.init()
    options.theme = settings.theme
    options.usesMouse = settings.usesMouse
    options.screen.isDebugging = settings.isDebugging
    options.screen.isRestricted = settings.isRestricted
    options.screen.language = settings.language
    options.screen.isInLine = settings.isInLine
    options.opensList = settings.opensList
    options.timeLimit = settings.end.map { $0 - Clock.now }
    if let today = settings.today { day = { today } }
    // The first turn also finds what reading the form and the answers given to it left.
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

  /// Has the memory of this process wiped where it is given back, since secrets are to stand in it.
  ///
  /// Where the system lets us, nothing goes to the swap space. Not reached are values still in use,
  /// registers, and what ncurses and the kernel hold of a secret while it is shown.
  static func protectMemory() {
    tf_wipe_what_is_freed()
    // Where even a little is too much for the limit, the rest holds all the same.
    _ = tf_lock_memory()
  }
}

extension FormRun.Ending {
  /// How the program ends then.
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

// A form without a person: the answers given are judged, and its default action carried out.
extension FormFace {
  private func fillUnseen(_ session: consuming FormSession) throws(Failure) -> FormRun.Result {
    try failing(.notWritten) { try Signals.install() }
    defer {
      TimeLimit.lift()
      Signals.restoreDefaults()
    }
    if let ending = settle(&session) { return FormRun.Result(ending, session) }
    let faults = writer.faults(in: session).map(line)
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
    // By now a check found something wrong, or the action failed.
    for state in settled.fields where !state.isHidden {
      StandardError.write(lines: state.errors.map { line(state.field, $0) })
    }
    let notices = outside.notices.map { $0.text(in: settings.language) }
    StandardError.write(lines: (notices + (settled.question?.lines ?? [])).map { "tfield: \($0)" })
    let reason = settled.notice ?? "this form has nothing to submit"
    let blocking = GroupValidator(settled).faults(blocking: settled.form.submitAction(nil))
    throw Failure(blocking.isEmpty ? .notWritten : .invalid, reason)
  }

  /// Waits for programs, which are ended in order where the time is over.
  private func settle(_ session: inout FormSession) -> FormRun.Ending? {
    TimeLimit.lift()
    defer { TimeLimit.set(settings.end) }
    return run.settle(&session, by: settings.end)
  }

  /// What is wrong before anything is tried.
  private func findings(in session: FormSession) -> [String] {
    let form = session.form
    var evaluator = RecordEvaluator(
      form, today: session.today, language: session.language, isLenient: settings.isLenient,
      hasSchema: writer.instance != nil)
    evaluator.begin()
    for (index, field) in form.fields.enumerated() {
      let given = answers[field.id] ?? session.fields[index].data
      if !given.isEmpty || answers[field.id] != nil { evaluator.take(given, for: index) }
    }
    evaluator.judge(within: .form)
    return evaluator.faults(blocking: form.submitAction(nil)).flatMap { index in
      evaluator.told(of: index).map { line(form.fields[index], $0) }
    }
  }

  private func line(_ fault: SchemaInstance.Fault) -> String {
    let place = fault.name.isEmpty ? "" : fault.name.visible() + ": "
    return "tfield: " + place + fault.error.wording.text(in: settings.language).visible(limit: 300)
  }

  /// One line for an error, which never repeats a secret.
  private func line(_ field: Field, _ error: FieldError) -> String {
    let (place, error) = error.innermost
    let message = field.discreet(error.wording).text(in: settings.language)
    return "tfield: \(field.id)\(place): \(message.visible(limit: 300))"
  }
}
