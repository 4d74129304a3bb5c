internal import TField

/// Looks for a text that fills a template and matches a pattern, as far as a bounded search goes.
final class TemplateSearch {
  /// The matches that one pattern, and a form, are worth.
  private static let limits = (pattern: 256, form: 1024)

  private var left = TemplateSearch.limits.form

  /// Whether any text that fills the slots can match; a search given up proves nothing.
  func canMatch(_ pattern: Pattern, _ template: Template) -> Bool {
    var steps = min(Self.limits.pattern, left)
    let start = steps
    defer { left -= start - max(steps, 0) }
    return canMatch(pattern, after: "", template.slots[...], &steps)
  }

  /// Goes on only with what the pattern can still take.
  private func canMatch(
    _ pattern: Pattern, after text: String, _ slots: ArraySlice<CharacterClass>,
    _ steps: inout Int
  ) -> Bool {
    steps -= 1
    if steps < 0 { return true }
    let match = pattern.match(text)
    guard let slot = slots.first else { return match == .whole || match == .limit }
    if match == .none { return false }
    if match == .limit { return true }
    return Self.samples(of: slot).contains { character in
      canMatch(pattern, after: text + String(character), slots.dropFirst(), &steps)
    }
  }

  /// Characters of every sort that the slot takes; of a foreign script the first ones.
  private static func samples(of slot: CharacterClass) -> [Character] {
    let plain = ascii.filter(slot.contains)
    guard plain.isEmpty, case .scalars(let ranges) = slot else { return plain }
    return ranges.prefix(32).map { Character($0.lowerBound) }
  }

  private static let ascii = (0x20...0x7E).compactMap { Unicode.Scalar($0).map(Character.init) }
}

extension Template {
  /// What each slot takes, in order.
  var slots: [CharacterClass] {
    elements.compactMap { if case .slot(_, let accepted) = $0 { accepted } else { nil } }
  }
}
