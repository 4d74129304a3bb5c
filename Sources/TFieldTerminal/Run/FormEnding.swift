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
    }
  }
}

extension FormEnding {
  /// How a run ended; `nil` if it was finished.
  init?(_ ending: FormRun.Ending) {
    switch ending {
    case .finished: return nil
    case .interrupted(let signal): self = .interrupted(signal: signal)
    case .hungUp: self = .hungUp
    case .timedOut: self = .timedOut
    case .unavailable(let reason): self = .noTerminal("\(reason)")
    }
  }
}
