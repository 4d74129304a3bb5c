extension Wording {
  /// The sentence without anything of what was typed, as it may be said of a secret.
  public var withoutData: Self {
    switch self {
    case .emailCharacter, .emailSuggestion: .emailShape
    case .noStateCodeStart: .unknownStateCode
    case .must(.fromSet(let members, _)): .must(.fromSet(members, not: nil))
    case .mustNot(.fromSet(let members, _)): .mustNot(.fromSet(members, not: nil))
    case .entry(let number, let sentence): .entry(number, sentence.withoutData)
    case .putBack(let reason): .putBack(because: reason.withoutData)
    default: self
    }
  }
}
