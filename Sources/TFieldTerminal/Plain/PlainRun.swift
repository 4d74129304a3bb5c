import TField
import TFieldScreen
import TFieldSystem

/// A form asked for line by line, for an app, with nothing carried out outside.
struct PlainRun {
  private let options: FormRun.Options

  init(_ options: FormRun.Options) { self.options = options }

  func fill(_ session: FormSession) throws(FormRun.Ending) -> FormRun.Result {
    let terminal: LineTerminal
    do {
      terminal = try LineTerminal(
        usingStreams: false, until: options.timeLimit.map { Clock.now + $0 },
        isRestricted: options.screen.isRestricted)
    } catch { throw .unavailable(.refused(error)) }
    defer { terminal.close() }
    var dialog = PlainDialog(
      session, language: options.screen.language, charset: options.environment.charset)
    terminal.say(dialog.start())
    while dialog.outcome == .editing {
      switch terminal.readLine(echoing: dialog.wantsEcho) {
      case .line(let line): terminal.say(dialog.feed(line: line))
      case .endOfInput: terminal.say(dialog.endOfInput())
      case .ended(let ending):
        terminal.say("\n")
        return FormRun.Result(ending, dialog.session, nil)
      }
    }
    return FormRun.Result(.finished, dialog.session, nil)
  }
}
