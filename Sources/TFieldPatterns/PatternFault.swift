/// What makes a text no pattern, and where.
package struct PatternFault: Error, Hashable, Sendable {
  /// The place in the source, in bytes of UTF-8.
  package let offset: Int
  /// What is wrong there, in PCRE2's words.
  package let message: String
}
