/// How the numbers of a card network begin: with these digits, or any from some to others as long.
struct CardBeginning: Hashable, Sendable {
  let first: String
  let last: String

  /// Bytes tell as much as characters here, and sooner: every judgement of a card asks this.
  func admits(_ data: String) -> Bool {
    let start = data.utf8.prefix(first.utf8.count)
    let count = start.count
    return !start.lexicographicallyPrecedes(first.utf8.prefix(count))
      && !last.utf8.prefix(count).lexicographicallyPrecedes(start)
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
