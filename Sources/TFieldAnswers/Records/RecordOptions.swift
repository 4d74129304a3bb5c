public import TField

/// How records are judged and which verdicts are told.
public struct RecordOptions: Hashable, Sendable {
  /// Which verdicts are written.
  public enum Shown: String, CaseIterable, Sendable {
    case valid, invalid
  }

  /// The form of the values written with each verdict; `nil`: none.
  public var values: ActionSteps.Values?
  /// `nil`: all.
  public var shown: Shown?
  /// Whether values are taken as pastes, which may be repaired.
  public var isLenient = false
  /// Whether ids that the form doesn't have are passed over.
  public var ignoresExtra = false
  /// Whether the programs that the form names are asked about values.
  public var runsChecks = false

  public init() {}
}
