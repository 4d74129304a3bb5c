/// The words that a script's line can begin with.
package enum StepName: String, CaseIterable, Sendable {
  case form, size, today, answers, type, paste, press, resize, expect
}

/// The words that can follow `expect`.
package enum ExpectationName: String, CaseIterable, Sendable {
  case field, focus, error, warning, group, caret, badge, visible, hidden, screen
  case screenFile = "screen-file"
  case output, outcome
}
