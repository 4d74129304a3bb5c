/// What a JSON value is.
public enum JSONKind: String, Hashable, Sendable {
  case object, array, string, number, bool, null
}

extension JSONKind: CustomStringConvertible {
  public var description: String { rawValue }
}
