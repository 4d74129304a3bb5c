internal import TField

/// Finds the name that someone who misspelt it most likely meant.
public enum Suggestion {
  /// The nearest candidate, if it is near enough to be worth a question; of several the first by
  /// the alphabet.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.lowercased()
    guard wanted.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates where abs(candidate.count - wanted.count) <= limit {
      let distance = EditDistance.between(wanted, candidate.lowercased())
      guard distance <= limit else { continue }
      if (distance, candidate) < best ?? (.max, "") { best = (distance, candidate) }
    }
    return best?.name
  }
}
