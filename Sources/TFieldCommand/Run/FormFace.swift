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

  func fill(_ session: consuming FormSession) throws(Failure) -> Filled {
    if settings.face == .batch { return try fillUnseen(session) }
    // The others look at the time by themselves, and keep what was typed.
    TimeLimit.lift()
    let plain = PlainFace(settings: settings, outside: outside)
    if settings.face == .plain || PlainFace.isWanted { return try plain.fill(session) }
    let result = ScreenFace(settings: settings, outside: outside).fill(session)
    if let notice = result.notice { StandardError.write("tfield: \(notice)") }
    let ending = result.ending
    switch ending {
    case .unavailable(.refused(let error)): throw .noTerminal(error)
    case .unavailable(let reason):
      StandardError.write("tfield: \(reason); asking line by line")
      return try plain.fill((consume result).session)
    default: return Filled(ending: ending, session: result.session)
    }
  }
}

/// A form as it was left, and why.
struct Filled {
  let ending: FormRun.Ending
  let session: FormSession
  /// What kept the form from being finished, where that is no choice of the person's.
  var failure: Failure?
}

/// The form on the screen of the controlling terminal.
struct ScreenFace {
  let settings: RunSettings
  let outside: OutsideWork

  func fill(_ session: consuming FormSession) -> FormRun.Result {
    var run = FormRun(Self.options(settings))
    run.hooks.afterBatch = { [outside] session in
      defer { SecretMemory.wipeStack() }
      return outside.follow(&session)
    }
    if let today = settings.today { run.hooks.today = { today } }
    return run.fill(session)
  }

  /// How a form looks, as the command line says.
  static func options(_ settings: RunSettings) -> FormRun.Options {
    var options = FormRun.Options()
    options.theme = settings.theme
    options.usesMouse = settings.usesMouse
    options.screen.isDebugging = settings.isDebugging
    options.screen.isRestricted = settings.isRestricted
    options.screen.language = settings.language
    options.screen.isInLine = settings.isInLine
    options.timeLimit = settings.end.map { $0 - Clock.now }
    return options
  }
}

/// The form line by line, for screen readers, serial lines and logs.
struct PlainFace {
  let settings: RunSettings
  let outside: OutsideWork
  let end: Duration?

  init(settings: RunSettings, outside: OutsideWork) {
    self.settings = settings
    self.outside = outside
    end = settings.end
  }

  /// Whether the person's environment asks for it.
  static var isWanted: Bool { TerminalEnvironment.process.wantsLines }

  func fill(_ session: consuming FormSession) throws(Failure) -> Filled {
    let terminal: LineTerminal
    do {
      terminal = try LineTerminal(
        usingStreams: settings.face == .plain, until: end, isRestricted: settings.isRestricted)
    } catch { throw .noTerminal(error) }
    defer { terminal.close() }
    if let ending = outside.finish(&session, by: end) {
      return Filled(ending: ending, session: session)
    }
    var dialog = PlainDialog(
      consume session, language: settings.language, charset: TerminalEnvironment.process.charset)
    terminal.say(dialog.start())
    return converse(&dialog, terminal)
  }

  private func converse(_ dialog: inout PlainDialog, _ terminal: LineTerminal) -> Filled {
    var failure: Failure?
    while dialog.outcome == .editing {
      _ = outside.follow(&dialog.session)
      switch terminal.readLine(echoing: dialog.wantsEcho) {
      case .ended(let ending):
        terminal.say("\n")
        return Filled(ending: ending, session: dialog.session)
      case .endOfInput:
        let unfinished = dialog.session
        terminal.say(dialog.endOfInput())
        if failure != nil {
          return Filled(ending: .finished, session: unfinished, failure: failure)
        }
      case .line(let line):
        dialog.session.turn(to: settings.day)
        terminal.say(dialog.feed(line: line))
        SecretMemory.wipeStack()
        let wasPerforming = dialog.outcome.isPerforming
        if let ending = wait(&dialog, terminal) {
          return Filled(ending: ending, session: dialog.session)
        }
        if dialog.outcome == .cancelled {
          _ = outside.follow(&dialog.session)
          terminal.say(dialog.stay())
        }
        if wasPerforming || dialog.outcome != .editing {
          failure = failedAction(in: dialog.session)
        }
      }
    }
    return Filled(ending: .finished, session: dialog.session)
  }

  /// The failure of an action that was just tried and left the form open.
  private func failedAction(in session: FormSession) -> Failure? {
    guard session.outcome == .editing, let notice = session.notice else { return nil }
    return Failure(.notWritten, notice)
  }

  /// Waits for whatever is asked or done outside.
  private func wait(_ dialog: inout PlainDialog, _ terminal: LineTerminal) -> FormRun.Ending? {
    while dialog.isWaiting {
      if let ending = outside.finish(&dialog.session, by: end) { return ending }
      terminal.say(dialog.goOn())
    }
    return nil
  }
}

extension Outcome {
  fileprivate var isPerforming: Bool { if case .performing = self { true } else { false } }
}

// A form without a person: the answers given are judged, and its default action carried out.
extension FormFace {
  private func fillUnseen(_ session: consuming FormSession) throws(Failure) -> Filled {
    do { try Signals.install() } catch { throw Failure(.notWritten, error) }
    defer {
      TimeLimit.lift()
      Signals.restoreDefaults()
    }
    if let ending = finish(&session) {
      return Filled(ending: ending, session: session)
    }
    let faults = writer.faults(in: session).map(line)
    let found = isSchema ? [] : findings(in: session)
    try report(found + faults.filter { !found.contains($0) })
    session.submit(judged: isSchema)
    if let ending = finish(&session) {
      return Filled(ending: ending, session: session)
    }
    return try conclude(session)
  }

  /// Waits for programs, which are ended in order where the time is over.
  private func finish(_ session: inout FormSession) -> FormRun.Ending? {
    TimeLimit.lift()
    defer { TimeLimit.set(settings.end) }
    return outside.finish(&session, by: settings.end)
  }

  /// Whatever isn't submitted by now was found wrong by a check, or the action failed.
  private func conclude(_ session: FormSession) throws(Failure) -> Filled {
    if case .submitted = session.outcome { return Filled(ending: .finished, session: session) }
    let refused = session.fields.filter { !$0.isHidden && !$0.errors.isEmpty }
    for state in refused {
      for error in state.errors { StandardError.write(line(state.field, error)) }
    }
    StandardError.write(lines: outside.notices.map { "tfield: \($0.text(in: settings.language))" })
    StandardError.write(lines: (session.question?.lines ?? []).map { "tfield: \($0)" })
    let reason = session.notice ?? "this form has nothing to submit"
    throw Failure(isBlocked(session) ? .invalid : .notWritten, reason)
  }

  private func isBlocked(_ session: FormSession) -> Bool {
    !GroupValidator(session).faults(blocking: session.form.submitAction(nil)).isEmpty
  }
}

// What is wrong before anything is tried.
extension FormFace {
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
      evaluator.failures(of: index).map { line(form.fields[index], $0) }
    }
  }

  private func line(_ fault: SchemaInstance.Fault) -> String {
    let place = fault.name.isEmpty ? "" : fault.name.visible() + ": "
    return "tfield: " + place + fault.error.wording.text(in: settings.language).visible(limit: 300)
  }

  private func report(_ lines: [String]) throws(Failure) {
    guard !lines.isEmpty else { return }
    StandardError.write(lines: lines)
    throw Failure(.invalid, .form(.invalid(lines.count)))
  }

  /// One line for an error, which never repeats a secret.
  private func line(_ field: Field, _ error: FieldError) -> String {
    let (place, error) = error.innermost
    let message = field.discreet(error.wording).text(in: settings.language)
    return "tfield: \(field.id)\(place): \(message.visible(limit: 300))"
  }
}
