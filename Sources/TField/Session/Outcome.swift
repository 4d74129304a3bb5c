/// How far a form has come.
package enum Outcome: Hashable, Sendable {
  case editing
  /// The action with that id is being carried out; keys wait.
  case performing(String)
  /// The action with that id was run, and everything it asks for is valid.
  case submitted(String)
  case cancelled
}
