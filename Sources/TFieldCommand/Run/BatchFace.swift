internal import TFieldForm
internal import TField
internal import TFieldSystem
internal import TFieldTerminal

/// A form without a person: the answers given are judged, and its default action carried out.
struct BatchFace {
  let settings: RunSettings
  let outside: OutsideWork
  /// The data that each field was given.
  let answers: [String: String]
  /// Writes the answers, and judges them if they are an instance of a schema.
  let writer: AnswerWriter
  /// True if the schema alone judges: nothing that it allows is refused.
  let isSchema: Bool

  func fill(_ session: consuming FormSession) throws(Failure) -> Filled {
    do { try Signals.install() } catch { throw Failure(.notWritten, "\(error)") }
    defer {
      TimeLimit.lift()
      Signals.restoreDefaults()
    }
    if let ending = finish(&session) {
      return Filled(ending: ending, session: session)
    }
    let faults = writer.instance == nil ? [] : writer.faults(in: session).map(Self.line)
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
      for error in state.errors { StandardError.write(Self.line(state.field, error)) }
    }
    StandardError.write(lines: outside.notices.map { "tfield: \($0.text())" })
    StandardError.write(lines: (session.question?.lines ?? []).map { "tfield: \($0)" })
    let reason = session.notice?.text() ?? "this form has nothing to submit"
    throw Failure(isBlocked(session) ? .invalid : .notWritten, reason)
  }

  private func isBlocked(_ session: FormSession) -> Bool {
    !GroupValidator(session).faults(blocking: session.form.submitAction(nil)).isEmpty
  }
}

// What is wrong before anything is tried.
extension BatchFace {
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
      evaluator.failures(of: index).map { Self.line(form.fields[index], $0) }
    }
  }

  private static func line(_ fault: SchemaInstance.Fault) -> String {
    let place = fault.name.isEmpty ? "" : fault.name.visible() + ": "
    return "tfield: " + place + fault.error.wording.text().visible(limit: 300)
  }

  private func report(_ lines: [String]) throws(Failure) {
    guard !lines.isEmpty else { return }
    StandardError.write(lines: lines)
    let count = lines.count == 1 ? "1 answer is" : "\(lines.count) answers are"
    throw Failure(.invalid, "\(count) not valid")
  }

  /// One line for an error, which never repeats a secret.
  private static func line(_ field: Field, _ error: FieldError) -> String {
    let (place, error) = error.innermost
    let message = field.discreet(error.wording).text()
    return "tfield: \(field.id)\(place): \(message.visible(limit: 300))"
  }
}
