package import TField

/// How records are judged and which verdicts are told.
package struct RecordOptions: Hashable, Sendable {
  /// Which verdicts are written.
  package enum Shown: String, CaseIterable, Sendable {
    case valid, invalid
  }

  /// The form of the values written with each verdict; `nil`: none.
  package var values: ActionSteps.Values?
  /// `nil`: all.
  package var shown: Shown?
  /// Whether values are taken as pastes, which may be repaired.
  package var isLenient = false
  /// Whether ids that the form doesn't have are passed over.
  package var ignoresExtra = false
  /// Whether the programs that the form names are asked about values.
  package var runsChecks = false

  package init() {}
}
