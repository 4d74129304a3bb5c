internal import TFieldJSON
internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldTerminal

/// The end of a run: the answers go out, or are kept, and the status says what happened.
struct Conclusion {
  private let settings: RunSettings
  private let output: AnswerOutput
  private let outside: OutsideWork

  init(_ settings: RunSettings, _ output: AnswerOutput, _ outside: OutsideWork) {
    self.settings = settings
    self.output = output
    self.outside = outside
  }

  func end(_ filled: Filled) throws(Failure) -> ExitStatus {
    defer { StandardError.write(lines: outside.notices.map(line)) }
    if let failure = filled.failure { throw keeping(filled.session, failure) }
    switch filled.ending {
    case .finished: return try finish(filled.session)
    case .hungUp: throw keeping(filled.session, Failure(.hungUp, "the terminal is gone"))
    case .timedOut: throw keeping(filled.session, Failure(.timedOut, "timed out"))
    case .interrupted(let signal): throw interruption(signal, filled)
    case .unavailable, .occupied: throw Failure(.noTerminal, "\(filled.ending)")
    }
  }

  /// Something that the person is to know, as a line of its own.
  private func line(_ wording: Wording) -> String {
    "tfield: \(wording.text(in: settings.language))"
  }

  private func finish(_ session: FormSession) throws(Failure) -> ExitStatus {
    guard case .submitted(let id) = session.outcome else { return leave(session) }
    let action = session.form.actions.first { $0.id == id }
    let isTaken = !(action?.steps.isEmpty ?? true) && output.isOnlySeen
    do {
      // Nobody needs to see the answers once more that an action took.
      if !isTaken { try output.write(session) }
    } catch { throw keeping(session, error) }
    outside.forget()
    if settings.showsSummary { Summary(session, settings.language).show() }
    if let action, let words = action.done ?? (isTaken ? taken(by: action) : nil) {
      StandardError.write(words.text(in: settings.language).visible(limit: .max))
    }
    return .action(action?.exitCode ?? 0)
  }

  /// Where the answers went, in a line.
  private func taken(by action: Action) -> Wording {
    let steps = action.steps
    let places = [steps.run?.first, steps.append, steps.write].compactMap(\.self)
    return .form(
      .taken(action: action.label, by: places.joined(separator: ", ").visible(limit: 200)))
  }

  private func leave(_ session: FormSession) -> ExitStatus {
    if session.isDraftWanted {
      if let place = outside.keep(session) { StandardError.write(line(place)) }
    } else if session.isChanged {
      // Who only looked at a draft and left can still go on with it.
      outside.forget()
    }
    return .cancelled
  }

  /// What was cut short may have been done outside or not: that has to be said.
  private func interruption(_ signal: Int32, _ filled: Filled) -> Failure {
    let isByKey = [SIGINT, SIGQUIT].contains(signal)
    guard case .performing(let id) = filled.session.outcome else {
      guard isByKey else {
        return keeping(filled.session, Failure(.signal(signal), "ended by signal \(signal)"))
      }
      let isKept = outside.keep(filled.session) != nil
      let words = Wording.draft(isKept ? .cancelledAndKept : .cancelled)
      return Failure(.signal(signal), words.text(in: settings.language))
    }
    let label =
      filled.session.form.actions.first { $0.id == id }?.label.text(in: settings.language) ?? id
    return keeping(
      filled.session,
      Failure(
        .signal(signal),
        "ended by signal \(signal) while '\(label.visible())' was at work; what it did is unknown"))
  }

  private func keeping(_ session: FormSession, _ failure: Failure) -> Failure {
    guard let place = outside.keep(session) else { return failure }
    return Failure(failure.status, "\(failure.message); \(place.text(in: settings.language))")
  }
}
