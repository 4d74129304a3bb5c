import TField
import TFieldScreen
import TFieldSystem

/// A form asked for line by line, for an app.
struct PlainRun {
  private let run: FormRun

  init(_ run: FormRun) { self.run = run }

  func fill(_ session: consuming FormSession) throws(FormRun.Ending) -> FormRun.Result {
    let terminal: LineTerminal
    do {
      terminal = try LineTerminal(
        usingStreams: false, until: run.options.timeLimit.map { Clock.now + $0 },
        isRestricted: run.options.screen.isRestricted)
    } catch { throw .unavailable(.refused(error)) }
    defer { terminal.close() }
    if let ending = wait(&session, terminal) { return FormRun.Result(ending, session, nil) }
    var dialog = PlainDialog(
      session, language: run.options.screen.language, charset: run.options.environment.charset)
    terminal.say(dialog.start())
    let ending = converse(&dialog, terminal)
    return FormRun.Result(ending, dialog.session, nil)
  }

  private func converse(_ dialog: inout PlainDialog, _ terminal: LineTerminal) -> FormRun.Ending {
    while dialog.outcome == .editing {
      switch terminal.readLine(echoing: dialog.wantsEcho) {
      case .endOfInput: terminal.say(dialog.endOfInput())
      case .ended(let ending):
        terminal.say("\n")
        return ending
      case .line(let line):
        dialog.session.turn(to: run.hooks.today())
        terminal.say(dialog.feed(line: line))
        if let ending = wait(&dialog.session, terminal) { return ending }
        terminal.say(dialog.goOn())
      }
    }
    return .finished
  }

  /// Waits for what closures of the app are asked.
  private func wait(_ session: inout FormSession, _ terminal: LineTerminal) -> FormRun.Ending? {
    while true {
      session.turn(to: run.hooks.today())
      let wakeup = run.hooks.afterBatch(&session)
      guard session.isAwaitingOthers, !wakeup.descriptors.isEmpty else { return nil }
      if let ending = terminal.wait(for: wakeup.descriptors) { return ending }
    }
  }
}
