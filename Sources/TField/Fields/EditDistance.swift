/// How many slips of the hand lead from one word to another.
public enum EditDistance {
  /// Longer words are never compared: only their lengths are.
  private static let longest = 64

  /// The fewest characters put in, left out, replaced or swapped with their neighbours.
  public static func between(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
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
