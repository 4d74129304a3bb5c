/// What there is to tell of an editor that a text was to be handed to.
public enum EditorNotice: Error, Hashable, Sendable {
  /// Nobody said which editor.
  case unset
  /// The variable of that name can't be split into words.
  case unquoted(String)
  case notStarted(program: String, reason: String)
  /// It ended with an error, or left nothing.
  case failed
  /// There is no place for a file that it could edit, or no reading what it wrote.
  case noFile(String)
  /// What it wrote isn't all UTF-8.
  case repaired
  /// A secret was asked for.
  case secret
}

extension EditorNotice {
  /// The sentence in English.
  var english: String {
    switch self {
    case .unset: "Set VISUAL or EDITOR to the editor you want"
    case .unquoted(let variable): "\(variable) can't be read: a quote in it isn't closed"
    case .notStarted(let program, let reason): "'\(program)' could not be started: \(reason)"
    case .failed: "The editor ended with an error: the text is as it was"
    case .noFile(let reason): "The text can't be edited outside: \(reason)"
    case .repaired: "Not all of the text was UTF-8: look for \u{FFFD} in it"
    case .secret: "A secret is never handed to an editor"
    }
  }
}
