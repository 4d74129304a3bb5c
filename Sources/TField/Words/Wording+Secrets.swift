extension Wording {
  /// The sentence without anything of what was typed, as it may be said of a secret.
  public var withoutData: Self {
    switch self {
    case .internet(.emailCharacter), .internet(.emailSuggestion): .internet(.emailShape)
    case .place(.noStateCodeStart): .place(.unknownStateCode)
    case .must(.fromSet(let members, _)): .must(.fromSet(members, not: nil))
    case .mustNot(.fromSet(let members, _)): .mustNot(.fromSet(members, not: nil))
    case .list(.entry(let number, let sentence)): .list(.entry(number, sentence.withoutData))
    case .form(.putBack(let reason)): .form(.putBack(because: reason.withoutData))
    default: self
    }
  }
}
