internal import TFieldJSON

/// What the answers to a field are, for whoever compares them.
package enum ValueKind: Hashable, Sendable {
  case text, flag, number, day, month, time, entries
}

extension TypeEntry {
  /// What a field of the type holds.
  var holds: ValueKind {
    switch name {
    case "toggle": .flag
    case "age", "integer", "decimal", "currency", "percent": .number
    case "date": .day
    case "expDate": .month
    case "time": .time
    case "choices", "list": .entries
    default: .text
    }
  }
}

extension ValueKind {
  /// Whether a form may give such a value in JSON of that kind.
  func canBeGiven(as kind: JSONKind) -> Bool {
    switch self {
    case .flag: kind == .bool
    case .entries: kind == .array || kind == .string
    case .text, .number, .day, .month, .time: kind == .string || kind == .number
    }
  }

  /// What a form must give.
  var says: String {
    switch self {
    case .flag: "true or false"
    case .entries: "a list of texts"
    case .text, .number, .day, .month, .time: "a text or a number"
    }
  }

  /// What a field holds, for "field 'age' holds …".
  var holding: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number: "a number"
    case .day: "a day"
    case .month: "a month"
    case .time: "a time"
    case .entries: "several entries"
    }
  }
}
