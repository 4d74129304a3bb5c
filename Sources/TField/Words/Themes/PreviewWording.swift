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
