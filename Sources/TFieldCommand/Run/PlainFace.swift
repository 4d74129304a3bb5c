internal import TField
internal import TFieldScreen
internal import TFieldSystem
internal import TFieldTerminal

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
    return Failure(.notWritten, notice.text(in: settings.language))
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
