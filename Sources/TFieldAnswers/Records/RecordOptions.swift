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
  /// The action by whose groups records are judged; `nil`: the default one.
  package var action: String?
  /// Whether every visible field is judged, whatever an action requires.
  package var judgesAll = false
  /// Whether the programs that the form names are asked about values.
  package var runsChecks = false
  /// The language in which numbers and names are written.
  package var language = Language.english

  package init() {}
}
