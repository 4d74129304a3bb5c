/// Whether a field is untouched, being filled in, or left.
package enum Activity: Hashable, Sendable {
  /// Untouched, or empty and optional.
  case idle
  /// Has the focus.
  case active
  /// Was left, or holds a value that nobody typed here.
  case inactive
}
