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

  package func judge(_ data: String) -> Parse.State {
    if data.count < minLength { return .begun(.tooShort, .length(.enterAtLeast(minLength))) }
    let isTooWeak = PasswordStrength(of: data) < strength
    return isTooWeak ? .begun(.weak, .tooWeak(strength)) : .whole
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
