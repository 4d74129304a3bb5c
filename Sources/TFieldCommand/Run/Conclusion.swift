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
    if settings.showsSummary { showSummary(of: session) }
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
    var words = words
    if case .performing(let id) = session.outcome {
      let action = session.form.actions.first { $0.id == id }
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
}

extension Conclusion {
  /// Shows what stays in the scrollback: title and answers, secrets as dots.
  ///
  /// Without a terminal it goes where problems go.
  private func showSummary(of session: FormSession) {
    let language = settings.language
    let answers = session.fields.filter(\.isAnswer).map { state in
      let label = state.field.label.text(in: language).visible(limit: 200)
      // A question stands as it is.
      let colon = label.last?.isPunctuation == true ? "" : ":"
      return "  \(label)\(colon) \(summary(of: state).visible(limit: 200))"
    }
    let lines = [session.form.title.text(in: language).visible(limit: 200)] + answers
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
