/// What makes a text no pattern, and where.
public struct PatternFault: Error, Hashable, Sendable {
  /// The place in the source, in bytes of UTF-8.
  public let offset: Int
  /// What is wrong there, in PCRE2's words.
  public let message: String
}
