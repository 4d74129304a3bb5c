/// Finds the name that someone who misspelt it most likely meant.
public enum Suggestion {
  /// The nearest candidate, if it is near enough to be worth a question.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(80))
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().utf8)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }

  /// How many letters must be added, dropped, changed or swapped with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1)
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        let isSwapped =
          row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
        if isSwapped { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
