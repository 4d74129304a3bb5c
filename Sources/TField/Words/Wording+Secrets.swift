extension Wording {
  /// The sentence without anything of what was typed, as it may be said of a secret.
  package var withoutData: Self {
    switch self {
    case .internet(.emailCharacter), .internet(.emailSuggestion): .internet(.emailShape)
    case .place(.noStateCodeStart): .place(.unknownStateCode)
    case .reading(.stranger(_, let place, _)): .reading(.strangerAt(place))
    case .reading(.full(let most, let isDigits, _)): .reading(.fullSecret(most, digits: isDigits))
    case .place(.phoneRest), .place(.houseNumber), .internet(.addressRest): .fittingCharacters
    case .date(.withoutTime), .date(.yearRead): .fittingCharacters
    case .reading(.readAs), .reading(.ambiguous): .fittingCharacters
    case .must(.fromSet(let members, _)): .must(.fromSet(members, not: nil))
    case .mustNot(.fromSet(let members, _)): .mustNot(.fromSet(members, not: nil))
    case .list(.entry(let number, let sentence)): .list(.entry(number, sentence.withoutData))
    case .list(.entryField(let number, let label, let sentence)):
      .list(.entryField(number, label, sentence.withoutData))
    case .number(.computed): .number(.computed(Mask.covered))
    case .form(.putBack(let reason)): .form(.putBack(because: reason.withoutData))
    default: self
    }
  }
}
