package import TField
package import TFieldSystem

extension FormRun {
  /// How a form was left.
  package enum Ending: Error, Hashable, Sendable {
    /// The session's outcome says how.
    case finished
    /// A signal came, or the key that stands for it.
    case interrupted(signal: Int32)
    /// The terminal is gone.
    case hungUp
    case timedOut
    /// Nothing was shown.
    case unavailable(Terminal.Unavailable)
    /// Another form of this process has the terminal.
    case occupied
  }

  /// A form that was left, with all that was typed into it.
  package struct Result {
    package let ending: Ending
    package let session: FormSession
    /// Something to be told once the form is gone.
    package let notice: Terminal.Substitution?

    init(_ ending: Ending, _ session: FormSession, _ notice: Terminal.Substitution?) {
      self.ending = ending
      self.session = session
      self.notice = notice
    }
  }
}

extension FormRun.Ending: CustomStringConvertible {
  package var description: String {
    switch self {
    case .finished: "the form was finished"
    case .interrupted(let signal): "signal \(signal) ended the form"
    case .hungUp: "the terminal is gone"
    case .timedOut: "timed out"
    case .unavailable(let reason): "\(reason)"
    case .occupied: "another form of this program has the terminal"
    }
  }
}

extension FormRun.Ending {
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
