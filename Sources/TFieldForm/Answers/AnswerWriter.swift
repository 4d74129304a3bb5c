package import TField

/// Writes the answers of a form in the order of its fields; hidden fields have no answers.
///
/// ```swift
/// var writer = AnswerWriter(.shell)
/// writer.only = ["firstName"]
/// try writer.bytes(of: session)  // firstName='Ada'
/// ```
package struct AnswerWriter: Sendable {
  /// How secret answers are written.
  package enum Secrets: Sendable {
    case shown
    /// Dots, for a terminal that others can see.
    case masked
    /// Null, because they go elsewhere.
    case null
    /// Only the secrets, for their separate file.
    case only
  }

  package var format: AnswerFormat
  package var values: Answer.Values
  package var secrets = Secrets.shown
  /// The ids of the answers to write; `nil` for all.
  package var only: [String]?
  package var omitsEmpty = false
  /// Whether a list that was given empty is written even if empty answers are omitted.
  package var keepsGivenLists = false
  package var instance: SchemaInstance?
  /// Whether the id of the action that ended the form is written as well.
  package var namesAction = false
  /// Written first in a JSON object, under ``stampKey``.
  package var stamp: String?
  package static let stampKey = "stamp"
  package var prefix = ""

  package init(_ format: AnswerFormat = .json, as values: Answer.Values = .formatted) {
    (self.format, self.values) = (format, values)
  }

  /// Writes the answers as an instance of a schema, without unanswered fields.
  package mutating func make(_ instance: SchemaInstance) {
    (omitsEmpty, keepsGivenLists, self.instance) = (true, true, instance)
  }

  /// Whether any id can be written; some formats turn ids into names of variables.
  package var takesAnyNames: Bool { format == .json || format == .jsonl }

  package func bytes(of session: FormSession) throws(Refusal) -> [UInt8] {
    guard !namesAction || takesAnyNames else {
      throw Refusal(
        "the action can be part of json and jsonl only, not of \(format.rawValue)")
    }
    guard takesAnyNames else {
      return Array(try format.text(of: try answers(of: session), prefix: prefix).utf8)
    }
    var document = try document(of: session)
    if namesAction {
      let action: JSONValue =
        if case .submitted(let id) = session.outcome { .string(id) } else { .null }
      document = ["action": action, "answers": document]
    }
    return document.bytes(format == .json ? .pretty : .line) + [UInt8(ascii: "\n")]
  }

  /// The selected answers as one value, on top of a given instance.
  func document(of session: FormSession) throws(Refusal) -> JSONValue {
    let first = stamp.map { [([Self.stampKey], JSONValue.string($0))] } ?? []
    let answers = try answers(of: session).map { ($0.path, $0.value) }
    let document = JSONValue.nested(first + answers)
    guard only == nil, secrets != .only else { return document }
    return instance?.document(of: document) ?? document
  }

  /// The selected answers, masked, for writing into something larger.
  package func answers(of session: FormSession) throws(Refusal) -> [Answer] {
    if let unknown = only?.first(where: { session.form.index(of: $0) == nil }) {
      throw Refusal("there is no field '\(unknown.visible())'")
    }
    let chosen = only.map { Set($0) }
    return session.fields.compactMap { state in
      guard state.isAnswer, state.field.hasAnswer, chosen?.contains(state.field.id) ?? true else {
        return nil
      }
      return answer(of: state)
    }
  }

  /// All answers as one value, including secrets: an instance of a schema.
  package func value(of session: FormSession) -> JSONValue {
    var writer = self
    (writer.values, writer.only, writer.secrets) = (.typed, nil, .shown)
    return ((try? writer.answers(of: session)) ?? []).nested
  }

  package func faults(in session: FormSession) -> [SchemaInstance.Fault] {
    instance?.faults(in: value(of: session), of: session.form) ?? []
  }

  /// Has the schema judge the answers before an action is carried out; true if it accepts them.
  ///
  /// An action that requires nothing, such as declining, takes no answers.
  package func judge(_ session: inout FormSession, before action: Action) -> Bool {
    let faults = action.requires?.isEmpty == true ? [] : faults(in: session)
    if faults.isEmpty { return true }
    session.refuse(session.errors(faults), .say("form.refused", ["action": action.label]))
    return false
  }

  func answer(of state: FieldState) -> Answer? {
    var answer = Answer(
      of: state, as: values, entries: state.type.formList.map { entries(of: state, $0) })
    if state.type.isJSON, !takesAnyNames {
      // Without its quotes a text would be no JSON.
      let text = state.data.text
      answer.value = .string(JSONText.value(of: text)?.line ?? text)
    }
    if state.field.holdsObject, takesAnyNames {
      answer.value = state.typed.isOn ? .object([]) : .null
    }
    if isOmitted(answer, of: state) {
      guard let value = emptyValue(of: answer, state) else { return nil }
      answer.value = value
    }
    switch secrets {
    case .only where !state.field.holdsPrivate: return nil
    case .null where state.field.isPrivate: answer.value = .null
    case .masked where state.field.isPrivate && !answer.isEmpty:
      answer.value = .string(Mask.covered)
    default: break
    }
    return answer
  }

  /// The entries of a list, an object each, or one object if they have names.
  func entries(of state: FieldState, _ list: FormList) -> JSONValue {
    let entries = list.states(of: state.data)
    guard list.areNamed else { return .array(entries.map(value)) }
    return .object(entries.map { .init($0.first?.answerText ?? "", value(of: $0)) })
  }

  private func value(of entry: [FieldState]) -> JSONValue {
    entry.filter { $0.isAnswer && $0.field.hasAnswer }.compactMap(answer).nested
  }

  private func emptyValue(of answer: Answer, _ state: FieldState) -> JSONValue? {
    switch state.field.options.emptyAnswer {
    case .null: return .null
    case .written: return answer.value
    case .omitted, .unanswered:
      let isObject = state.field.holdsObject || state.type.isJSON && state.field.path != nil
      return omitsEmpty || isObject && takesAnyNames ? .none : answer.value
    }
  }

  private func isOmitted(_ answer: Answer, of state: FieldState) -> Bool {
    if answer.value != .null, state.field.holdsObject, takesAnyNames { return false }
    if state.type.isJSON { return state.data.isBlank }
    if keepsGivenLists, state.field.options.emptyAnswer != .null,
      [[], .object([])].contains(answer.value), state.entry.origin.wasAnswered,
      state.type.fewestEntries == 0
    {
      return false
    }
    return answer.isEmpty || !state.entry.origin.wasAnswered && answer.value == .bool(false)
  }
}

/// The answer of one field, as outputs give it.
package struct Answer: Hashable, Sendable {
  package var id: String
  package var path: [String]
  /// A text, a number, a truth value, an array of texts, a range's object, or null.
  package var value: JSONValue

  package init(_ id: String, _ value: JSONValue) { (self.id, path, self.value) = (id, [id], value) }

  package typealias Values = ActionSteps.Values

  /// The current answer of a field; `entries` are the answers of a list.
  init(of state: FieldState, as values: Values, entries: JSONValue?) {
    self.init(state.field.id, entries ?? Self.value(of: state, as: values))
    path = state.field.answerPath
  }

  private static func value(of state: FieldState, as values: Values) -> JSONValue {
    let type = state.type
    if let entry = type.entryType, type.pairs == nil {
      return .array(type.finish(state.data).texts.map { value(of: $0, entry, as: values) })
    }
    if type.isJSON {
      // An empty text would be read back as a text.
      if state.data.isBlank { return .null }
      return JSONText.value(of: state.data.text) ?? .string(state.data.text)
    }
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

  static func pairs(_ entries: [String], _ kind: PairValue) -> JSONValue {
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

  private static func value(
    of entry: String, _ type: any FieldType, as values: Values
  ) -> JSONValue {
    switch values {
    case .formatted: .string(type.write(entry, as: .answer))
    case .data: .string(type.write(entry, as: .file))
    case .typed: value(of: type.typed(entry), orElse: type.write(entry, as: .answer))
    }
  }

  /// Data without meaning stays a text: an action may run although the form isn't valid.
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

  /// The value in a format that has only texts; composite values are JSON on one line.
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
