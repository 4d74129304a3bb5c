internal import Glibc
internal import TField
internal import TFieldForm
internal import TFieldSystem
internal import TFieldTerminal

/// The end of a run: the answers go out, or are kept, and the status says what happened.
struct Conclusion {
  let settings: RunSettings
  let output: AnswerOutput
  let outside: OutsideWork

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
    let action = session.form.actions.first { $0.id == id }
    let isTaken = !(action?.steps.isEmpty ?? true) && output.isOnlySeen
    do {
      // Nobody needs to see the answers once more that an action took.
      if !isTaken { try output.write(session) }
    } catch { throw keeping(session, error) }
    outside.forget()
    if settings.showsSummary { Summary.show(session, settings.language) }
    if let action, let words = action.done ?? (isTaken ? taken(by: action) : nil) {
      StandardError.write(words.text(in: settings.language).visible(limit: .max))
    }
    return .action(action?.exitCode ?? 0)
  }

  /// Where the answers went, in a line.
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
      // Who only looked at a draft and left can still go on with it.
      outside.forget()
    }
    return .cancelled
  }

  /// How the form was cut short; what its action did may have been done outside or not.
  private func cutShort(
    _ status: ExitStatus, _ words: Wording, _ session: FormSession
  ) -> Failure {
    guard case .performing(let id) = session.outcome else {
      return keeping(session, Failure(status, words))
    }
    let label =
      session.form.actions.first { $0.id == id }?.label.text(in: settings.language) ?? id
    return keeping(
      session,
      Failure(status, .say("system.whileAtWork", ["reason": words, "action": label.visible()])))
  }

  private func interruption(_ signal: Int32, _ session: FormSession) -> Failure {
    if [SIGINT, SIGQUIT].contains(signal), session.outcome == .editing {
      let kept = outside.keep(session)
      let words = Wording.say(
        kept?.isKept ?? false ? "draft.cancelledAndKept" : "draft.cancelled")
      let told = [words] + (kept.map { $0.isKept ? [] : [$0.words] } ?? [])
      return Failure(
        .signal(signal),
        .verbatim(told.map { $0.text(in: settings.language) }.joined(separator: " ")))
    }
    return cutShort(
      .signal(signal), .say("system.formSignalled", ["number": Int(signal)]), session)
  }

  private func keeping(_ session: FormSession, _ failure: Failure) -> Failure {
    guard let place = outside.keep(session) else { return failure }
    let told = [failure.message, place.words].map { $0.text(in: settings.language) }
    return Failure(failure.status, .verbatim(told.joined(separator: "; ")))
  }
}

/// What stays in the scrollback once a form is done: its title and the answers, secrets as dots.
enum Summary {
  /// Shows it on the terminal, or where problems go if there is none.
  static func show(_ session: FormSession, _ language: Language) {
    let lines =
      [shown(session.form.title.text(in: language))]
      + session.fields.filter(\.isAnswer).map { state in
        "  \(caption(state.field.label.text(in: language))) \(value(of: state, language))"
      }
    do {
      try TerminalDevice().write(lines.visible.utf8, waitingAtMost: .seconds(1))
    } catch { StandardError.write(lines: lines) }
  }

  /// A label and a colon, or a question as it is.
  private static func caption(_ label: String) -> String {
    let label = shown(label)
    return label.last?.isPunctuation == true ? label : label + ":"
  }

  private static func value(of state: FieldState, _ language: Language) -> String {
    let text = state.settledText
    let isToggle = state.editor == .toggle
    if state.field.isPrivate, isToggle || !text.isEmpty { return shown(state.coveredText) }
    guard isToggle else { return shown(text) }
    return Wording.yesOrNo(state.typed.isOn).text(in: language)
  }

  private static func shown(_ text: String) -> String { text.visible(limit: 200) }
}
