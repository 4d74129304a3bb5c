package import TField

/// The answer of one field, as outputs give it.
package struct Answer: Hashable, Sendable {
  package var id: String
  package var path: [String]
  /// A text, a number, a truth value, an array of texts, a range's object, or null.
  package var value: JSONValue

  package init(_ id: String, _ value: JSONValue) { (self.id, path, self.value) = (id, [id], value) }

  package typealias Values = ActionSteps.Values

  /// The answer that a field holds now; the entries of a list are answers themselves.
  init(of state: FieldState, as values: Values, entries: JSONValue?) {
    self.init(state.field.id, entries ?? Self.value(of: state, as: values))
    path = state.field.answerPath
  }

  private static func value(of state: FieldState, as values: Values) -> JSONValue {
    let type = state.type
    if let entry = type.entryType, type.pairs == nil {
      return .array(Entries(type.finish(state.data)).map { value(of: $0, entry, as: values) })
    }
    if type.isJSON { return JSONText.value(of: state.data) ?? .string(state.data) }
    switch (state.typed, values) {
    case (.flag(let isOn), _): return .bool(isOn)
    case (.entries(let entries), _):
      if let kind = type.pairs { return pairs(entries, kind) }
      return .array(
        entries.map { entry in
          let (text, typed) = (state.answerText(of: entry), type.choiceOptions?.typed(of: entry))
          return values == .typed ? value(of: typed ?? .text(entry), orElse: text) : .string(text)
        })
    case (let typed, .typed): return value(of: typed, orElse: state.answerText)
    case (_, .formatted): return .string(state.answerText)
    case (_, .data):
      return .string(
        state.data.isEmpty ? "" : type.write(type.finish(state.data), as: .file))
    }
  }

  private static func pairs(_ entries: [String], _ kind: PairValue) -> JSONValue {
    .object(
      entries.map { entry in
        let value = String(entry.pairValue)
        let isNumber = kind == .number && DecimalNumber(value) != nil
        let isTruth = kind == .truth && Bool(value) != nil
        return .init(
          String(entry.pairName),
          isNumber ? .number(value) : isTruth ? .bool(value == "true") : .string(value))
      })
  }

  /// One entry of a list, which is bare data of the type of entries.
  private static func value(
    of entry: String, _ type: any FieldType, as values: Values
  ) -> JSONValue {
    switch values {
    case .formatted: .string(type.write(entry, as: .answer))
    case .data: .string(type.write(entry, as: .file))
    case .typed: value(of: type.typed(entry), orElse: type.write(entry, as: .answer))
    }
  }

  /// What means nothing stays a text: an action may ask for less than a valid form.
  private static func value(of typed: TypedValue, orElse text: String) -> JSONValue {
    if case .flag(let isOn) = typed { return .bool(isOn) }
    if text.isEmpty { return .null }
    return switch typed {
    case .none: .string(text)
    case .number, .amount: .number(typed.text)
    case .range(let lower, let upper, let isClosed):
      [
        "lower": .number(lower.description), "upper": .number(upper.description),
        "closed": .bool(isClosed),
      ]
    default: .string(typed.text)
    }
  }

  var isEmpty: Bool {
    switch value {
    case .null: true
    case .string(let text): text.allSatisfy(\.isWhitespace)
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }

  /// The value in a format that knows only texts; what is made of parts is JSON on one line.
  var text: String {
    switch value {
    case .null: ""
    case .string(let text), .number(let text): text
    case .integer(let number): "\(number)"
    case .bool(let isOn): isOn ? "true" : "false"
    case .array, .object: value.line
    }
  }
}
