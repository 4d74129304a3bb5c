/// An e-mail address, judged as browsers and mail services do: `name@example.com`.
public struct Email: FieldType {
  public let label = Wording.label(.email)
  public let priority = 2.0

  public init() {}

  /// White space around an address is no part of it; within, it is an error to be seen.
  public func filter(_ text: String, _ edit: Edit) -> String {
    String(text.drop(while: \.isWhitespace))
  }

  public func live(_ data: String) -> FieldError? {
    EmailAddress(data.withoutOuterSpace).fault.map { FieldError(.email, $0) }
  }

  public func result(_ data: String) -> FieldError? {
    EmailAddress(data.withoutOuterSpace).isComplete
      ? nil : FieldError(.email, .internet(.emailShape))
  }

  public func finish(_ data: String) -> String { data.withoutOuterSpace }

  public func warning(_ data: String) -> FieldError? {
    let address = EmailAddress(data.withoutOuterSpace)
    guard address.isValid,
      let host = address.host, let provider = EmailProviders.nearMiss(of: String(host))
    else { return nil }
    return FieldError(.email, .internet(.emailSuggestion("\(address.local)@\(provider)")))
  }
}

extension FieldType where Self == Email {
  public static var email: Self { Self() }
}
