/// One thing wrong with a field, and the events on which it is shown.
struct Finding: Hashable, Sendable {
  let error: FieldError
  /// `nil`: as the field or the form says.
  let triggers: Set<FieldEvent>?

  init(_ error: FieldError, on triggers: Set<FieldEvent>? = nil) {
    self.error = error
    self.triggers = triggers
  }
}

extension Finding {
  /// Whether its own words say that it is shown on that event.
  func asks(for event: FieldEvent) -> Bool { triggers?.contains(event) ?? false }

  /// Whether a judgement on that event shows it.
  func isShown(on event: FieldEvent) -> Bool { triggers == nil || asks(for: event) }
}
