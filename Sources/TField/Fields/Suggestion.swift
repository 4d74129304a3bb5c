/// Finds the name that someone who misspelt it most likely meant.
package enum Suggestion {
  /// The nearest candidate, if it is near enough to be worth a question; of several the first by
  /// the alphabet.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
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

/// How many slips of the hand lead from one word to another.
package enum EditDistance {
  /// Longer words are never compared: only their lengths are.
  private static let longest = 64

  /// The fewest characters put in, left out, replaced or swapped with their neighbours.
  package static func between(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
    let (left, right) = (Array(left), Array(right))
    guard left.count <= longest, right.count <= longest else { return max(left.count, right.count) }
    var before: [Int] = []
    var row = Array(0...right.count)
    for index in left.indices {
      let next = Self.row(after: row, before, left, right, index)
      before = row
      row = next
    }
    return row.last ?? 0
  }

  /// One row of the table of distances between all beginnings of both words.
  private static func row(
    after above: [Int], _ twoAbove: [Int], _ left: [Character], _ right: [Character], _ index: Int
  ) -> [Int] {
    var row = [index + 1]
    for column in right.indices {
      let replaced = above[column] + (left[index] == right[column] ? 0 : 1)
      var least = min(replaced, above[column + 1] + 1, row[column] + 1)
      let isSwap =
        index > 0 && column > 0 && left[index] == right[column - 1]
        && left[index - 1] == right[column]
      if isSwap { least = min(least, twoAbove[column - 1] + 1) }
      row.append(least)
    }
    return row
  }
}
