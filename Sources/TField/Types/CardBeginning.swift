/// How the numbers of a card network begin: with these digits, or any from some to others as long.
struct CardBeginning: Hashable, Sendable {
  let first: String
  let last: String

  /// Whether data may still lead there.
  func admits(_ data: String) -> Bool {
    Self.isRising(first, data) && Self.isRising(data, last)
  }

  /// Whether the second doesn't come before the first, as far as both go.
  ///
  /// Bytes tell as much as characters here, and the first that differs tells all: every judgement
  /// of a card asks this of every beginning.
  private static func isRising(_ low: String, _ high: String) -> Bool {
    for (low, high) in zip(low.utf8, high.utf8) where low != high { return low < high }
    return true
  }
}

extension CardBeginning: ExpressibleByStringLiteral {
  /// Reads `4`, or `51–55`.
  init(stringLiteral value: String) {
    let ends = value.split(separator: "–")
    first = ends.first.map(String.init) ?? ""
    last = ends.last.map(String.init) ?? ""
  }
}
