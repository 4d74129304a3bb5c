/// How answers are written down.
package enum AnswerFormat: String, CaseIterable, Sendable {
  /// One object, laid out for reading.
  case json
  /// One object on one line.
  case jsonl
  /// Assignments that bash can `eval`.
  case shell
  /// `name=value` lines.
  case env
  /// A header and one row, after RFC 4180.
  case csv
  /// `id=value` and a NUL each.
  case nul
}
