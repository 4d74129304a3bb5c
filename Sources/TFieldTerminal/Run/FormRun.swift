package import TFieldScreen
package import TFieldSystem
public import TField

/// A form filled in on the screen, from opening the terminal to giving it back.
package struct FormRun {
  /// What the program waits for besides input.
  package struct Wakeup: Hashable, Sendable {
    package var descriptors: [Int32]
    package var moment: Duration?

    package init(descriptors: [Int32] = [], after delay: Duration? = nil) {
      (self.descriptors, moment) = (descriptors, delay.map { Clock.now + $0 })
    }

    var awaited: [Awaited] { descriptors.map { Awaited($0, .readable) } }
  }

  package var options: FormOptions
  /// The date to judge dates by; read before each batch of input.
  package var day: () -> CalendarDate
  /// Called when the form opens, after each batch of input, and whenever its wakeup asks for it.
  ///
  /// It saves drafts, follows checks and runs actions: a failed action sets the outcome back to
  /// `Outcome.editing`, and the form stays open.
  package var afterBatch: (inout FormSession) -> Wakeup = { _ in Wakeup() }
  /// Called when a form was cut short, before signals have their default action again.
  package var save: (FormSession) -> Void = { _ in }
  package var panel: () -> FaultPanel? = { nil }

  package init(_ options: FormOptions = FormOptions()) {
    self.options = options
    // Only once a minute, because the system reads a file for it.
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

  /// Fills in the form in `session`; the terminal is restored when this returns.
  ///
  /// Meanwhile this call handles the process's signals; afterwards they have their default action.
  package func fill(_ session: consuming FormSession) -> Result {
    let terminal: Terminal
    do throws(Terminal.Unavailable) {
      do { try Signals.install() } catch { throw Terminal.Unavailable.refused(error) }
      terminal = try Terminal(options, needsRows: session.fields.contains { $0.editor.needsRows })
    } catch { return Result(.unavailable(error), session) }
    // A copy kept here would hold on to secrets that the person clears.
    var loop = FormLoop(session, on: terminal, self)
    let ending = loop.run()
    Signals.saving {
      if terminal.isLine { loop.drawLast() }
      terminal.close()
      if ending != .finished { save(loop.session) }
    }
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
    case hungUp
    case timedOut
    case unavailable(Terminal.Unavailable)

    /// The ending that the signals cause; `nil` if none of them ends a form.
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

  /// A form that was left, with everything typed into it.
  package struct Result {
    package let ending: Ending
    package let session: FormSession
    /// A message to show once the form is gone.
    package let notice: Wording?
    /// Why the form couldn't be finished before the end of input.
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

/// Why a form ended, other than by a button or by the person leaving it.
public enum FormEnding: Error, Hashable, Sendable {
  /// There is no terminal; the text says why.
  case noTerminal(String)
  /// Another form of this process has the terminal.
  case occupied
  /// A signal came, or the key that stands for it.
  case interrupted(signal: Int32)
  /// The terminal is gone.
  case hungUp
  /// The time limit is over.
  case timedOut
  /// An initial answer is for an id that no field has.
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

  /// A full screen with the default theme, in English, without a time limit.
  public init() {}

  /// The language of the built-in texts and of the form's own.
  public var language: Language {
    get { screen.language }
    set { screen.language = newValue }
  }
}
