package import TFieldScreen
package import TFieldSystem
public import TField

/// A form filled in on the screen, from opening the terminal to giving it back.
package struct FormRun {
  /// What the program waits for beside input.
  package struct Wakeup: Hashable, Sendable {
    /// Descriptors that become readable.
    package var descriptors: [Int32]
    package var delay: Duration?

    package init(descriptors: [Int32] = [], after delay: Duration? = nil) {
      (self.descriptors, self.delay) = (descriptors, delay)
    }
  }

  package var options: FormOptions
  /// The day by which dates are judged; asked before each batch of input.
  package var day: () -> CalendarDate
  /// Sees the session when the form opens, after each batch of input, and whenever it asked for.
  ///
  /// Here drafts are saved, checks are followed and actions are run: one that fails makes the
  /// outcome `Outcome.editing` again, and the form stays open.
  package var afterBatch: (inout FormSession) -> Wakeup = { _ in Wakeup() }
  /// What stands below the form, if the program shows anything there.
  package var panel: () -> FaultPanel? = { nil }

  package init(_ options: FormOptions = FormOptions()) {
    self.options = options
    // Asked of the system once a minute: it looks at a file for that.
    var known: (minute: Int?, day: CalendarDate) = (nil, .unknown)
    day = {
      let minute = Clock.secondsSince1970 / 60
      if known.minute != minute { known = (minute, Self.today) }
      return known.day
    }
  }

  package static var today: CalendarDate {
    let today = Clock.today
    return CalendarDate(year: today.year, month: today.month, day: today.day) ?? .unknown
  }

  /// Fills the form that `session` opened; the terminal is as it was when this returns.
  ///
  /// Meanwhile the signals of the process are this call's; afterwards they have their usual effect.
  package func fill(_ session: consuming FormSession) -> Result {
    let terminal: Terminal
    do throws(Terminal.Unavailable) {
      do { try Signals.install() } catch { throw Terminal.Unavailable.refused(error) }
      terminal = try Terminal(options)
    } catch { return Result(.unavailable(error), session) }
    if options.opensList { session.handle(.open) }
    // A copy kept here would hold on to secrets that the person clears.
    var loop = FormLoop(session, on: terminal, self)
    let ending = loop.run()
    if options.screen.isInLine { loop.drawLast() }
    terminal.close()
    Signals.restoreDefaults(ignoringHangUp: ending == .hungUp)
    return Result(ending, loop.session, notice: terminal.substitution)
  }
}

extension FormRun {
  /// How a form was left.
  package enum Ending: Hashable, Sendable {
    /// The session's outcome says how.
    case finished
    /// A signal came, or the key that stands for it.
    case interrupted(signal: Int32)
    /// The terminal is gone.
    case hungUp
    case timedOut
    /// Nothing was shown.
    case unavailable(Terminal.Unavailable)

    /// How signals end a form, if they do.
    package init?(_ signals: Set<Signal>) {
      if signals.contains(.hangUp) {
        self = .hungUp
      } else if let deadly = Signal.deadly.first(where: signals.contains) {
        self = .interrupted(signal: deadly.number)
      } else {
        return nil
      }
    }
  }

  /// A form that was left, with all that was typed into it.
  package struct Result {
    package let ending: Ending
    package let session: FormSession
    /// Something to be told once the form is gone.
    package let notice: Wording?
    /// What kept the form from being finished, where no line came any more.
    package let failure: Wording?

    package init(
      _ ending: Ending, _ session: FormSession, notice: Wording? = nil,
      failure: Wording? = nil
    ) {
      (self.ending, self.session) = (ending, session)
      (self.notice, self.failure) = (notice, failure)
    }
  }
}

/// Why a form ended, other than by a button or because the person left it.
public enum FormEnding: Error, Hashable, Sendable {
  /// There is no terminal to ask on, for a reason.
  case noTerminal(String)
  /// Another form of this process has the terminal.
  case occupied
  /// A signal came, or the key that stands for it.
  case interrupted(signal: Int32)
  /// The terminal is gone.
  case hungUp
  /// The time limit is over.
  case timedOut
  /// An answer was given to open the form with, and no field has that id.
  case unknownAnswer(String)
}

extension FormEnding: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .noTerminal(let reason): reason
    case .occupied: "another form of this program has the terminal"
    case .interrupted(let signal): "signal \(signal) ended the form"
    case .hungUp: "the terminal is gone"
    case .timedOut: "timed out"
    case .unknownAnswer(let id): "no field has the id '\(id)'"
    }
  }

  /// `nil` if the run was finished.
  init?(_ ending: FormRun.Ending) {
    switch ending {
    case .finished: return nil
    case .interrupted(let signal): self = .interrupted(signal: signal)
    case .hungUp: self = .hungUp
    case .timedOut: self = .timedOut
    case .unavailable(let reason): self = .noTerminal(Wording(reason).text())
    }
  }
}

/// How a form looks, and how long it may take.
///
/// ```swift
/// var options = FormOptions()
/// options.theme = .highContrast
/// options.timeLimit = .seconds(600)
/// let answers = try fillForm(form, options: options)
/// ```
public struct FormOptions: Sendable {
  /// What each meaning looks like.
  public var theme = Theme.default
  /// False to leave the mouse to the terminal.
  public var usesMouse = true
  /// How long the person has before the form is given up; `nil` for ever.
  public var timeLimit: Duration?
  /// The characters of the screen are chosen by the environment, not here.
  package var screen = FormScreen.Options()
  package var environment = TerminalEnvironment.process
  /// True if the list of the first field is open from the start.
  package var opensList = false

  /// A full screen in the usual look, in English, for as long as it takes.
  public init() {}

  /// The language of the built-in sentences, and of the form's words.
  public var language: Language {
    get { screen.language }
    set { screen.language = newValue }
  }
}
