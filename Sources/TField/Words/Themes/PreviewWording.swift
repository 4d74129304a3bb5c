/// What is said around a form that its author tries.
package enum PreviewWording: Hashable, Sendable {
  case noFaults
  case faults(Int)
  case warnings(Int)
  /// The form above is that of before the faults.
  case older
  case nothingYet
  /// What an action would do, and then what it would do with the answers outside.
  case wouldSubmit(action: Wording)
  case wouldRun(String)
  case wouldAppend(to: String)
  case wouldWrite(String)
  case notRun(program: String)
}

extension PreviewWording: Translated {
  var sentence: Sentence {
    switch self {
    case .faults(let count): Sentence("preview.faults", counting: count)
    case .warnings(let count): Sentence("preview.warnings", counting: count)
    case .wouldSubmit(let action): Sentence("preview.wouldSubmit", ["action": action])
    case .wouldRun(let program): Sentence("preview.wouldRun", ["program": program])
    case .notRun(let program): Sentence("preview.notRun", ["program": program])
    case .wouldAppend(let path): Sentence("preview.wouldAppend", ["path": path])
    case .wouldWrite(let path): Sentence("preview.wouldWrite", ["path": path])
    default: Sentence("preview.\(self)")
    }
  }
}
