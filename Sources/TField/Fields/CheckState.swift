/// What a program outside says of a field's value.
package enum CheckState: Hashable, Sendable {
  /// It wasn't asked yet.
  case idle
  /// It is being asked about that text.
  case running(String)
  /// It has answered about that text.
  case answered(String, CheckAnswer)
}

/// The answer of an outside check; without words of its own, those of the engine are said.
package enum CheckAnswer: Hashable, Sendable {
  case fine
  case wrong(String)
  case warning(String)
  /// It couldn't be checked, for a reason.
  case unavailable(String)
}
