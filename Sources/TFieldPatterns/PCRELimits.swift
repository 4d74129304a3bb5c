internal import CPCRE2

/// How much work a match may take before it is given up.
enum PCRELimits {
  /// Choices tried, which is about 10 ms of them.
  static let steps: UInt32 = 1_000_000
  /// The same for a pattern too long for its steps to be counted.
  static let uncountedSteps: UInt32 = 10_000
  /// What a match of such a pattern counts as.
  static let uncountedCost = 100_000
  /// Choices left open at the same time; a long text needs a few for each character.
  static let depth: UInt32 = 250_000
  /// Memory in KiB.
  static let heap: UInt32 = 65_536

  /// The limits as PCRE2 wants them, for one match.
  static func context(isCounting: Bool) -> OpaquePointer? {
    guard let context = pcre2_match_context_create_8(nil) else { return nil }
    pcre2_set_match_limit_8(context, isCounting ? steps : uncountedSteps)
    pcre2_set_depth_limit_8(context, depth)
    pcre2_set_heap_limit_8(context, heap)
    return context
  }
}
