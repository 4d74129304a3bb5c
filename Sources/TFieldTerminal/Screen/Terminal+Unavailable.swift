package import TFieldSystem

extension Terminal {
  /// Why there is no screen to draw on.
  package enum Unavailable: Error, Hashable, Sendable {
    /// There is no terminal, or we may not use it.
    case refused(SystemError)
    /// Nothing is known of a terminal of that name, nor of those that it might be like.
    case unknown(String)
    /// Its cursor can't be moved.
    case incapable(String)
    /// Files may not grow as large as drawings do.
    case cramped
  }

  /// Another terminal's description was taken for one that has none.
  package struct Substitution: Hashable, Sendable {
    package let name: String
    package let taken: String

    init(_ name: TerminalName, _ taken: String) {
      self.name = "\(name)"
      self.taken = taken
    }
  }
}

extension Terminal.Unavailable: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let error): "no terminal: \(error)"
    case .unknown(""): "TERM isn't set, and no description of a usual terminal was found"
    case .unknown(let name): "terminfo doesn't know the terminal '\(name)', which TERM names"
    case .incapable(let name): "the terminal '\(name)', which TERM names, can't show a form"
    case .cramped: "files are limited to less than a screen needs"
    }
  }
}

extension Terminal.Substitution: CustomStringConvertible {
  package var description: String {
    name.isEmpty
      ? "TERM isn't set; the terminal is taken for '\(taken)'"
      : "terminfo doesn't know the terminal '\(name)', which TERM names; taken for '\(taken)'"
  }
}
