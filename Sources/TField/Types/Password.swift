/// A secret to be made up: long enough, and as hard to guess as is asked.
package struct Password: FieldType {
  package let label = Wording.label(.password)
  package let isSecret = true
  package let mustNotBeStored = true
  package let mask = Mask.nothing
  package let minLength: Int
  /// The least strength that will do.
  package let strength: PasswordStrength

  package init(minLength: Int = 8, strength: PasswordStrength = .none) {
    self.minLength = minLength
    self.strength = strength
  }

  package func result(_ data: String) -> FieldError? {
    if data.count < minLength { return FieldError(.tooShort, .length(.enterAtLeast(minLength))) }
    return PasswordStrength(of: data) < strength ? FieldError(.weak, .tooWeak(strength)) : nil
  }

  package func badge(_ data: String) -> Wording? {
    data.isEmpty ? nil : .strength(PasswordStrength(of: data))
  }

  package func hint(_ data: String) -> Wording? {
    data.count < minLength ? .length(.enterAtLeast(minLength)) : nil
  }
}

extension Password {
  package func isPlainlyGood(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.isPlainText(), let count = bytes.plainCount, count >= minLength else {
      return false
    }
    return strength == .none || PasswordStrength(of: String(bytes)) >= strength
  }
}
