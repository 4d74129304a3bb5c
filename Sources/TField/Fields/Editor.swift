/// How a field is worked.
public enum Editor: Hashable, Sendable {
  /// A line of text.
  case line
  /// On or off, by Space.
  case toggle
}
