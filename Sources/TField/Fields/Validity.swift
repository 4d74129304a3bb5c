/// What a field shows of its validity now; ``FieldState/verdict`` says what is true.
package enum Validity: Hashable, Sendable {
  case valid
  case invalid(FieldError)

  package var isValid: Bool { self == .valid }

  /// The error, if there is one.
  package var error: FieldError? {
    if case .invalid(let error) = self { error } else { nil }
  }
}

extension Validity {
  /// Invalid if there is an error, else valid.
  init(_ error: FieldError?) {
    self = error.map(Self.invalid) ?? .valid
  }
}
