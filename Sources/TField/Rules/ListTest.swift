/// A rule about the entries of a list, or about choices, as a whole.
package enum ListTest: Hashable, Sendable {
  /// How many entries there are.
  case count(min: Int?, max: Int?)
  /// No two entries are the same.
  case unique
}

extension ListTest {
  var key: RuleTest.Key {
    switch self {
    case .count: .count
    case .unique: .unique
    }
  }

  func isMet(by entries: [String]) -> Bool {
    switch self {
    case .count(let min, let max): entries.count >= min ?? 0 && entries.count <= max ?? .max
    case .unique: entries.firstRepeated == nil
    }
  }

  var wording: Wording {
    switch self {
    case .count(let min, let max): .must(.entries(min: min, max: max))
    case .unique: .mustNot(.sameEntryTwice)
    }
  }
}

extension [String] {
  /// The place of the first that stands there already.
  var firstRepeated: Int? {
    var seen: Set<String> = []
    return firstIndex { !seen.insert($0).inserted }
  }
}
