/// Decodes answers into a type of an app, by the names of its properties.
///
/// A number may be any number type, a switch `Bool`, a date ``CalendarDate``, a list an array, an
/// entry of several fields a type of its own; all else is `String` as well. An empty answer is `nil` where the property may be.
struct AnswerDecoder: Decoder {
  enum Source {
    /// The answers of a form, or those of them whose paths begin with so many keys of theirs.
    case all(FormAnswers, depth: Int = 0)
    case one(FormAnswers.Answer)
  }

  let source: Source
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .all(let answers, let depth) = source else {
      throw mismatch(type, "it is one answer")
    }
    return KeyedDecodingContainer(
      KeyedAnswers<Key>(answers: answers, depth: depth, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .one(let answer) = source else { throw mismatch([Any].self, "it is a form") }
    return ListedAnswers(answer: answer, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard case .one(let answer) = source else { throw mismatch(String.self, "it is a form") }
    return SingleAnswer(answer: answer, codingPath: codingPath)
  }

  private func mismatch(_ type: Any.Type, _ reason: String) -> DecodingError {
    DecodingError.typeMismatch(
      type, DecodingError.Context(codingPath: codingPath, debugDescription: reason))
  }
}

extension FormAnswers {
  /// The answers as a type of an app's own, whose properties have the ids of the fields; a field with
  /// a path stands there in types inside.
  ///
  /// ```swift
  /// struct Order: Decodable { var name: String; var size: Int; var due: CalendarDate? }
  /// let order = try answers.decode(Order.self)
  /// ```
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: AnswerDecoder(source: .all(self), codingPath: []))
  }
}

/// The answers by the names of properties.
private struct KeyedAnswers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let answers: FormAnswers
  /// How many keys of the answers' paths lead here.
  let depth: Int
  let codingPath: [any CodingKey]

  var allKeys: [Key] {
    var seen: Set<String> = []
    return answers.compactMap { $0.path.dropFirst(depth).first }
      .filter { seen.insert($0).inserted }.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { !below(key).isEmpty }

  func decodeNil(forKey key: Key) throws -> Bool {
    below(key).allSatisfy { SingleAnswer(answer: $0, codingPath: codingPath).decodeNil() }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    switch try source(of: key) {
    case .one(let answer):
      return try SingleAnswer(answer: answer, codingPath: codingPath + [key]).decode(type)
    case .all: return try Value(from: superDecoder(forKey: key))
    }
  }

  /// The answers whose paths lead to that key or past it; where none do, the one with that id.
  private func below(_ key: Key) -> [FormAnswers.Answer] {
    let found = answers.filter { $0.path.dropFirst(depth).first == key.stringValue }
    guard found.isEmpty, depth == 0 else { return found }
    return answers.answer(key.stringValue).map { [$0] } ?? []
  }

  private func source(of key: Key) throws -> AnswerDecoder.Source {
    let found = below(key)
    let isWhole = { (answer: FormAnswers.Answer) in
      let path = answer.path.dropFirst(depth)
      return path.count == 1 || path.first != key.stringValue
    }
    if let answer = found.first(where: isWhole) { return .one(answer) }
    guard found.isEmpty else {
      return .all(FormAnswers(found, action: answers.action), depth: depth + 1)
    }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "no visible field is called '\(key.stringValue)'"))
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    AnswerDecoder(source: .all(answers, depth: depth), codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    AnswerDecoder(source: try source(of: key), codingPath: codingPath + [key])
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
    switch try next(type) {
    case .one(let entry):
      return try SingleAnswer(answer: entry, codingPath: codingPath).decode(type)
    case let entry: return try Value(from: AnswerDecoder(source: entry, codingPath: codingPath))
    }
  }

  private mutating func next(_ type: Any.Type) throws -> AnswerDecoder.Source {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath, debugDescription: "no more entries"))
    }
    defer { currentIndex += 1 }
    return answer.entries.isEmpty
      ? .one(answer.parts[currentIndex]) : .all(answer.entries[currentIndex])
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    AnswerDecoder(source: try next(String.self), codingPath: codingPath)
  }
}

/// One answer as a value of a type.
private struct SingleAnswer: SingleValueDecodingContainer {
  let answer: FormAnswers.Answer
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool {
    if case .flag = answer.typed { return false }
    return answer.text.isEmpty && answer.list.isEmpty
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let known = try known(type) as? Value { return known }
    return try Value(from: AnswerDecoder(source: .one(answer), codingPath: codingPath))
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
  /// The value that a text stands for.
  fileprivate func value<Value>(else reason: String, _ read: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    if let value = read(try container.decode(String.self)) { return value }
    throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
  }
}
