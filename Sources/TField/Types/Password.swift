/// A secret to be made up: long enough, and as hard to guess as is asked.
public struct Password: FieldType {
  public let label = Wording.label(.password)
  public let isSecret = true
  public let mustNotBeStored = true
  public let mask = Mask.nothing
  public let minLength: Int
  /// The least strength that will do.
  public let strength: PasswordStrength

  public init(minLength: Int = 8, strength: PasswordStrength = .none) {
    self.minLength = minLength
    self.strength = strength
  }

  public func result(_ data: String) -> FieldError? {
    if data.count < minLength { return FieldError(.tooShort, .length(.enterAtLeast(minLength))) }
    return PasswordStrength(of: data) < strength ? FieldError(.weak, .tooWeak(strength)) : nil
  }

  public func badge(_ data: String) -> Wording? {
    data.isEmpty ? nil : .strength(PasswordStrength(of: data))
  }

  public func hint(_ data: String) -> Wording? {
    data.count < minLength ? .length(.enterAtLeast(minLength)) : nil
  }
}

extension Password {
  public func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.isPlainText(), let count = bytes.plainCount, count >= minLength else {
      return false
    }
    return strength == .none || PasswordStrength(of: String(bytes)) >= strength
  }
}

extension FieldType where Self == Password {
  public static var password: Self { Self() }

  public static func password(
    minLength: Int = 8, strength: PasswordStrength = .none
  ) -> Self {
    Self(minLength: minLength, strength: strength)
  }
}
