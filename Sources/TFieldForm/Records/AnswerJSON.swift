internal import TFieldJSON
internal import TField

/// Answers as JSON, in the three forms that they can be asked for.
extension FieldState {
  /// The field's answer; of a secret there is none.
  func json(_ form: ActionSteps.Values) -> JSONValue {
    guard !field.isPrivate else { return .null }
    switch (form, typed) {
    case (_, .flag(let isOn)): return .bool(isOn)
    case (.formatted, _): return .string(answerText)
    case (.data, _): return .string(data)
    case (.typed, let value): return value.json
    }
  }
}

extension TypedValue {
  /// The value as JSON says it best; what is empty means nothing.
  fileprivate var json: JSONValue {
    switch self {
    case .none: .null
    case .text(let text): text.isEmpty ? .null : .string(text)
    case .number, .amount: .number(text)
    case .date, .month, .time: .string(text)
    case .flag(let isOn): .bool(isOn)
    case .range(let lower, let upper, let isClosed):
      [
        "lower": .number(lower.description), "upper": .number(upper.description),
        "closed": .bool(isClosed),
      ]
    case .entries(let entries): .array(entries.map(JSONValue.string))
    }
  }
}
