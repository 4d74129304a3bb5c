internal import TField

extension Condition {
  /// Whether no form can ever make it true.
  var isImpossible: Bool {
    switch self {
    case .never: true
    case .any(let parts): parts.allSatisfy(\.isImpossible)
    case .all(let parts): parts.contains(where: \.isImpossible) || Self.contradict(parts)
    case .always, .field, .not: false
    }
  }

  /// Whether one field would have to equal two values at once.
  private static func contradict(_ parts: [Condition]) -> Bool {
    var wanted: [String: TypedValue] = [:]
    for case .field(let id, .equals(.value(let value))) in parts {
      if let other = wanted[id], other != value { return true }
      wanted[id] = value
    }
    return false
  }
}

extension Template {
  /// Whether any text that fills the slots can match, as far as a bounded search can tell.
  func canMatch(_ pattern: Pattern) -> Bool {
    var steps = Self.searchLimit
    return canMatch(pattern, after: "", slots[...], &steps)
  }

  private static let searchLimit = 4000

  private var slots: [CharacterClass] {
    elements.compactMap { if case .slot(_, let accepted) = $0 { accepted } else { nil } }
  }

  /// Goes on only with what the pattern can still take; a search given up proves nothing.
  private func canMatch(
    _ pattern: Pattern, after text: String, _ slots: ArraySlice<CharacterClass>,
    _ steps: inout Int
  ) -> Bool {
    let match = pattern.match(text)
    guard let slot = slots.first else { return match == .whole || match == .limit }
    if match == .none { return false }
    for character in Self.samples where slot.contains(character) {
      steps -= 1
      if steps < 0 || canMatch(pattern, after: text + String(character), slots.dropFirst(), &steps)
      {
        return true
      }
    }
    return false
  }

  private static let samples = (0x21...0x7E).compactMap { Unicode.Scalar($0).map(Character.init) }
}
