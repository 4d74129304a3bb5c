/// A place where the focus can be: a field, or an action below them.
public enum Stop: Hashable, Sendable {
  case field(Int)
  case action(Int)
}

/// Where the focus is.
struct Focus: Sendable {
  /// `nil` only in a form without any stop.
  var stop: Stop?
  /// True while the focused field shows its secret.
  var isRevealing = false

  /// The focused field.
  var field: Int? { if case .field(let index) = stop { index } else { nil } }
}
