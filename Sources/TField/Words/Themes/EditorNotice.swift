/// What there is to tell of an editor that a text was to be handed to.
package enum EditorNotice: Error, Hashable, Sendable {
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

extension EditorNotice: Translated {
  var sentence: Sentence {
    switch self {
    case .unquoted(let variable): Sentence("editor.unquoted", ["variable": variable])
    case .notStarted(let program, let reason):
      Sentence("editor.notStarted", ["program": program, "reason": reason])
    case .noFile(let reason): Sentence("editor.noFile", ["reason": reason])
    default: Sentence("editor.\(self)")
    }
  }
}
