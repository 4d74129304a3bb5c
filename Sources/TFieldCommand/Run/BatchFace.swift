internal import TFieldJSON
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// A form without a person: the answers given are judged, and its default action carried out.
struct BatchFace {
  let settings: RunSettings
  let outside: OutsideWork
  /// The data that each field was given.
  let answers: [String: String]
  /// True if they are an instance of the schema that the form was made of.
  let isInstance: Bool

  func fill(_ session: consuming FormSession) throws(Failure) -> Filled {
    let end = settings.timeLimit.map { Clock.now + $0 }
    do { try Signals.install() } catch { throw Failure(.notWritten, "\(error)") }
    defer { Signals.restoreDefaults() }
    if let ending = outside.finish(&session, by: end) {
      return Filled(ending: ending, session: session)
    }
    let findings = findings(in: session)
    try report(findings + misplaced(in: session).filter { !findings.contains($0) })
    session.submit()
    if let ending = outside.finish(&session, by: end) {
      return Filled(ending: ending, session: session)
    }
    return try conclude(session)
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
    session.fields.contains { !$0.isHidden && !$0.verdict.isValid }
  }
}

// What is wrong before anything is tried.
extension BatchFace {
  private func findings(in session: FormSession) -> [String] {
    let form = session.form
    var evaluator = RecordEvaluator(
      form, today: session.today, language: session.language, isLenient: settings.isLenient)
    evaluator.begin()
    for (index, field) in form.fields.enumerated() {
      evaluator.take(answers[field.id] ?? session.fields[index].data, for: index)
    }
    evaluator.judge(within: .form)
    let gate = evaluator.gate
    let gating = Set(form.defaultAction.map { gate.fields(gating: form.actions[$0]) } ?? [])
    // A field that gates nothing may hold a wrong value, but none that nobody gave.
    let indices = gate.faults.filter {
      gating.contains($0) || session.fields[$0].verdict.isValid
    }
    return indices.flatMap { index in
      evaluator.failures(of: index).map { Self.line(form.fields[index], $0) }
    }
  }

  /// Answers that have no place, and places that an instance must fill even with nothing.
  private func misplaced(in session: FormSession) -> [String] {
    guard isInstance, settings.prefill.answers != nil else { return [] }
    return GivenInstance(of: session.form, answers).faults(in: session).map(Self.line)
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
    let wording = field.isPrivate ? error.wording.withoutData : error.wording
    return "tfield: \(field.id)\(place): \(wording.text().visible(limit: 300))"
  }
}
