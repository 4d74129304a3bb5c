/// Answers by the ids of their fields: of a submitted form in its order, or those that a closure of
/// the app asked for.
///
/// ```swift
/// for answer in answers { print(answer.label, answer.text) }
/// let size = answers["size"]
/// let order = try answers.decode(Order.self)
///
/// FormRule("The end is before the start", fields: "start", "end") { $0[\.start] <= $0[\.end] }
/// ```
@dynamicMemberLookup public struct FormAnswers: Hashable, Sendable {
  /// One answer, of a field that was visible.
  public struct Answer: Identifiable, Hashable, Sendable {
    /// The id of its field.
    public let id: String
    /// What the form calls its field.
    public let label: String
    /// The text as the form shows it; for a choice, its value.
    public let text: String
    /// What the text means: a number, a day, a truth value.
    public let typed: TypedValue
    /// The answers in each entry of a list whose entries have several fields.
    public let entries: [FormAnswers]
    /// The names that lead to its value in the app's type.
    let path: [String]
    /// Each entry of a list, or each chosen option, as an answer of its own.
    let parts: [Self]

    /// The entries of a list, or the chosen options; else the text alone, if there is any.
    public var list: [String] {
      if case .entries(let entries) = typed { return entries }
      return text.isEmpty ? [] : [text]
    }

    /// True if one of ``list`` is that text.
    public func contains(_ entry: String) -> Bool { list.contains(entry) }
  }

  private let all: [Answer]
  /// True if only named fields are there, so that asking for another is a mistake of the app.
  private let isPart: Bool
  /// The id of the action that ended the form.
  public let action: String

  init(_ all: [Answer], action: String, isPart: Bool = false) {
    self.all = all
    self.action = action
    self.isPart = isPart
  }
}

extension FormAnswers {
  /// The answers so far, of each visible field.
  init(of session: FormSession, action: String) {
    let fields = session.fields.filter(\.isAnswer)
    self.init(fields.map { Answer($0, in: session.language) }, action: action)
  }
}

extension FormAnswers: RandomAccessCollection {
  /// The place of the first answer.
  public var startIndex: Int { 0 }
  /// The place after the last answer.
  public var endIndex: Int { all.count }
  /// The answer at a place.
  public subscript(position: Int) -> Answer { all[position] }
}

extension FormAnswers {
  /// The text of the field with that id; `nil` if there is none, or it was hidden.
  public subscript(id: String) -> String? { answer(id)?.text }

  /// The answer of the field with that id.
  ///
  /// A closure that asks for a field which isn't named beside it ends the program with a message.
  public func answer(_ id: String) -> Answer? {
    let found = all.first { $0.id == id }
    if found == nil, isPart {
      let named = all.map(\.id).joined(separator: ", ")
      Mistake("a closure asks for the answer of '\(id)', but it is given only: \(named)", nil).end()
    }
    return found
  }

  #if !TFIELD_PROGRAM
    /// The answer of the field with that id, to be compared with another; empty if it isn't there.
    ///
    /// ```swift
    /// answers[\.start] <= answers[\.end]
    /// ```
    public subscript(path: KeyPath<FormAnswers, Answer>) -> Answer { self[keyPath: path] }
  #endif

  /// The same as `answers[\.start]`.
  public subscript(dynamicMember id: String) -> Answer { answer(id) ?? Answer(.empty, id: id) }

  /// The text of an answer, as the form shows it; for a choice, its value.
  public func text(_ id: String) -> String { answer(id)?.text ?? "" }

  /// The day of an answer; `nil` if it has none.
  public func day(_ id: String) -> CalendarDate? {
    if case .date(let day)? = answer(id)?.typed { day } else { nil }
  }

  /// The number of an answer; `nil` if it has none.
  public func number(_ id: String) -> DecimalNumber? { answer(id)?.typed.number }

  /// True if it is a switch that is on.
  public func isOn(_ id: String) -> Bool { answer(id)?.typed.isOn ?? false }

  /// The entries of a list, or the chosen options; else the text alone, if there is any.
  public func list(_ id: String) -> [String] { answer(id)?.list ?? [] }

  /// Every text by its id.
  public var texts: [String: String] {
    Dictionary(all.map { ($0.id, $0.text) }) { first, _ in first }
  }
}

/// Answers in order: numbers, days and times by what they mean.
///
/// As with ``Rule/before(_:_:)``, an answer that is empty stands in no wrong order.
extension FormAnswers.Answer {
  /// True unless the second answer comes first, or both mean the same.
  public static func < (one: Self, other: Self) -> Bool { one.order(other).map { $0 < 0 } ?? true }
  /// True unless the second answer comes first.
  public static func <= (one: Self, other: Self) -> Bool {
    one.order(other).map { $0 <= 0 } ?? true
  }
  /// True unless the first answer comes first, or both mean the same.
  public static func > (one: Self, other: Self) -> Bool { other < one }
  /// True unless the first answer comes first.
  public static func >= (one: Self, other: Self) -> Bool { other <= one }

  private func order(_ other: Self) -> Int? { typed.order(asWith: other.typed) }
}

extension FormAnswers {
  /// The answers that a closure asked for, behind others.
  init(of ids: [String], in surroundings: Surroundings, after others: [Answer] = []) {
    let answers = ids.map { Answer(surroundings.value(of: $0), id: $0) }
    self.init(others + answers, action: "", isPart: true)
  }
}

extension FormSession {
  /// The answers, if the form was submitted; else `nil`.
  public var submittedAnswers: FormAnswers? {
    guard case .submitted(let action) = outcome else { return nil }
    return FormAnswers(of: self, action: action)
  }
}

extension FormAnswers.Answer {
  init(_ state: FieldState, in language: Language = .english) {
    id = state.field.id
    path = state.field.answerPath
    label = state.label.text(in: language)
    text = state.answerText
    guard let list = state.type.formList else {
      typed = state.typed
      entries = []
      parts = Self.parts(of: state, label)
      return
    }
    entries = list.states(of: state.data).map { entry in
      FormAnswers(entry.filter(\.isAnswer).map { Self($0, in: language) }, action: "")
    }
    typed = .entries(state.entryTexts)
    parts = []
  }

  private static func parts(of state: FieldState, _ label: String) -> [Self] {
    guard case .entries(let entries) = state.typed else { return [] }
    let part = { (text: String, typed: TypedValue) in
      Self(
        id: state.field.id, label: label, text: text, typed: typed, entries: [],
        path: state.field.answerPath, parts: [])
    }
    if let type = state.type.entryType {
      return (state.settled?.texts ?? []).map { part(type.text($0), type.typed($0)) }
    }
    let options = state.type.choiceOptions
    return entries.map { part($0, options?.typed(of: $0) ?? .text($0)) }
  }

  /// An answer that isn't given yet, for a closure of an app to judge.
  init(_ value: Surroundings.Known, id: String) {
    self.id = id
    label = value.label?.text() ?? id
    text = value.answerText
    typed = value.typed
    entries = value.tableEntries.map { entry in
      FormAnswers(entry.filter(\.isAnswer).map { Self($0) }, action: "")
    }
    path = [id]
    parts = []
  }
}

/// The result of judging answers without a screen.
public struct FormEvaluation: Sendable {
  /// Something wrong with an answer.
  public struct Fault: Hashable, Sendable {
    /// The id of the field.
    public let id: String
    /// What is wrong, as a code that is the same in every language, such as `required`.
    public let code: String
    /// What is wrong, in a sentence.
    public let message: String
  }

  /// What is wrong, in the form's order.
  public let faults: [Fault]
  /// The answers as the form understood them.
  public let answers: FormAnswers

  /// True if nothing is wrong.
  public var isValid: Bool { faults.isEmpty }
}

extension Form {
  /// Judges answers, given by field id, as the form's first action would.
  ///
  /// ```swift
  /// let evaluation = form.evaluate(["name": "Ada", "size": "21"])
  /// for fault in evaluation.faults { print(fault.id, fault.message) }
  /// ```
  /// Without `today`, no day is too early or too late for today. Async checks don't run.
  public func evaluate(
    _ answers: [String: String], today: CalendarDate = .unknown, language: Language = .english
  ) -> FormEvaluation {
    evaluate(answers.mapValues { Value.text($0) }, today: today, language: language)
  }

  package func evaluate(
    _ answers: [String: Value], today: CalendarDate, language: Language = .english
  ) -> FormEvaluation {
    let session = FormSession(self, today: today, language: language, answers: answers)
    let action = submitAction(nil)
    let faults = GroupValidator(session).faults(blocking: action).flatMap { index in
      session.fields[index].failures.map { error in
        FormEvaluation.Fault(
          id: fields[index].id, code: error.code.rawValue,
          message: error.wording.text(in: language))
      }
    }
    return FormEvaluation(
      faults: faults, answers: FormAnswers(of: session, action: action?.id ?? ""))
  }
}

extension FormAnswers {
  /// Decodes the answers into a type with a property for each field id; a field with a path goes
  /// into a nested type.
  ///
  /// ```swift
  /// struct Order: Decodable { var name: String; var size: Int; var due: CalendarDate? }
  /// let order = try answers.decode(Order.self)
  /// ```
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: FormDecoder(answers: self, codingPath: []))
  }
}

/// Decodes answers into a type of an app, by the names of its properties.
///
/// Numbers decode as any number type, switches as `Bool`, dates as ``CalendarDate``, lists as
/// arrays, entries of several fields as types of their own, and any text as `String`. An empty
/// answer is `nil` if the property allows it.
private struct FormDecoder: Decoder {
  let answers: FormAnswers
  /// How many names of the answers' paths lead here; more than none below a nested type.
  var depth = 0
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedAnswers<Key>(form: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw mismatch([Any].self, "it is a form")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw mismatch(String.self, "it is a form")
  }
}

extension Decoder {
  fileprivate func mismatch(_ type: Any.Type, _ reason: String) -> DecodingError {
    DecodingError.typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: reason))
  }

  fileprivate func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    guard let answer = self as? AnswerDecoder else { return try Value(from: self) }
    return try answer.decode(type)
  }
}

/// The answers by the names of properties.
private struct KeyedAnswers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let form: FormDecoder

  var codingPath: [any CodingKey] { form.codingPath }

  var allKeys: [Key] {
    var seen: Set<String> = []
    return form.answers.compactMap { $0.path.dropFirst(form.depth).first }
      .filter { seen.insert($0).inserted }.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { !below(key).isEmpty }

  func decodeNil(forKey key: Key) throws -> Bool {
    below(key).allSatisfy { AnswerDecoder(answer: $0, codingPath: codingPath).decodeNil() }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try superDecoder(forKey: key).value(of: type)
  }

  /// The answers whose paths lead to or through that key; if none do, the answer with that id.
  private func below(_ key: Key) -> [FormAnswers.Answer] {
    let found = form.answers.filter { $0.path.dropFirst(form.depth).first == key.stringValue }
    guard found.isEmpty, form.depth == 0 else { return found }
    return form.answers.answer(key.stringValue).map { [$0] } ?? []
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { form }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    let found = below(key)
    let isWhole = { (answer: FormAnswers.Answer) in
      let path = answer.path.dropFirst(form.depth)
      return path.count == 1 || path.first != key.stringValue
    }
    if let answer = found.first(where: isWhole) {
      return AnswerDecoder(answer: answer, codingPath: codingPath + [key])
    }
    guard found.isEmpty else {
      let answers = FormAnswers(found, action: form.answers.action)
      return FormDecoder(answers: answers, depth: form.depth + 1, codingPath: codingPath + [key])
    }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "no visible field is called '\(key.stringValue)'"))
  }
}

/// The entries of one answer.
private struct ListedAnswers: UnkeyedDecodingContainer {
  let answer: FormAnswers.Answer
  let codingPath: [any CodingKey]
  var currentIndex = 0

  var count: Int? { max(answer.entries.count, answer.parts.count) }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }
  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type).value(of: type)
  }

  private mutating func next(_ type: Any.Type) throws -> any Decoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath, debugDescription: "no more entries"))
    }
    defer { currentIndex += 1 }
    return answer.entries.isEmpty
      ? AnswerDecoder(answer: answer.parts[currentIndex], codingPath: codingPath)
      : FormDecoder(answers: answer.entries[currentIndex], codingPath: codingPath)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next(String.self) }
}

/// One answer as a value of a type, or as a list.
private struct AnswerDecoder: Decoder, SingleValueDecodingContainer {
  let answer: FormAnswers.Answer
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw mismatch(type, "it is one answer")
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ListedAnswers(answer: answer, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    if case .flag = answer.typed { return false }
    return answer.text.isEmpty && answer.list.isEmpty
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try known(type) as? Value ?? Value(from: self)
  }

  private func known(_ type: Any.Type) throws -> Any? {
    switch type {
    case is Bool.Type:
      if case .flag(let isOn) = answer.typed { return isOn }
      return try read(type) { Bool($0) }
    case is String.Type: return answer.text
    case is Double.Type: return try read(type) { Double($0) }
    case is Float.Type: return try read(type) { Float($0) }
    case let integer as any FixedWidthInteger.Type: return try read(type) { integer.init($0) }
    case is DecimalNumber.Type: return try read(type) { DecimalNumber($0) }
    case is CalendarDate.Type:
      guard case .date(let day) = answer.typed else { throw mismatch(type) }
      return day
    default: return nil
    }
  }

  private func read<Value>(_ type: Any.Type, _ reading: (String) -> Value?) throws -> Value {
    let text = answer.typed.number?.description ?? answer.text
    guard let value = reading(text) else { throw mismatch(type) }
    return value
  }

  /// The text isn't repeated: it may be a secret.
  private func mismatch(_ type: Any.Type) -> DecodingError {
    let reason = answer.text.isEmpty ? "there is no answer" : "the answer is no such value"
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "'\(answer.id)': \(reason)")
    return decodeNil() ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension CalendarDate: Decodable {
  /// Reads `2026-11-21`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(else: "no such day") { Self($0) }
  }
}

extension DecimalNumber: Decodable {
  /// Reads `12.50`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(else: "no number") { Self($0) }
  }
}

extension Decoder {
  fileprivate func value<Value>(else reason: String, _ read: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    if let value = read(try container.decode(String.self)) { return value }
    throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
  }
}
