/// One thing wrong with a field: a stable code, and what to say about it.
public struct FieldError: Error, Hashable, Sendable {
  public var code: ErrorCode
  public var wording: Wording

  public init(_ code: ErrorCode, _ wording: Wording) {
    self.code = code
    self.wording = wording
  }
}

extension FieldError {
  /// Whether it only says that something is still missing, which no one needs to be told while
  /// typing it.
  var isAboutMissingText: Bool { code == .required || code == .incomplete }
}
