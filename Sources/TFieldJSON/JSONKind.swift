/// What a JSON value is.
public enum JSONKind: String, Hashable, Sendable {
  case object, array, string, number, bool, null
}

extension JSONKind {
  /// What an error calls a value of that kind.
  public var withArticle: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}

extension JSONKind: CustomStringConvertible {
  public var description: String { rawValue }
}
