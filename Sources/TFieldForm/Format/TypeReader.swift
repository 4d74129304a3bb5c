internal import TField

/// The types that a form file can name, with their parameters as keys of the file.
extension TypeDeclaration {
  static let all = values + [json] + choosing

  private static let json = Self(
    "json", "A JSON value, written in several lines.", [.init("schema", .schema)],
    example: .init(#"{"size": [1, 2]}"#, with: #"{ "schema": { "type": "object" } }"#)
  ) { FieldKind(JSONText($0["schema"])) }

  static let parameterNames = Set(all.flatMap { $0.parameters.map(\.name) }).sorted()

  /// Each type under each of its names, with its parameters as keys of a field.
  private static let named = all.reduce(into: [String: (type: Self, format: ObjectFormat)]()) {
    named, type in
    let format = ObjectFormat(
      "type " + type.name,
      type.parameters.map { KeyFormat($0.name, $0.takes.shape, isRequired: $0.isRequired) })
    for name in type.names where named[name] == nil { named[name] = (type, format) }
  }

  /// The parameters as keys of a field.
  var format: ObjectFormat { Self.named[name]?.format ?? ObjectFormat(name, []) }

  static func named(_ name: String) -> Self? { named[name]?.type }

  var names: [String] { [name] + aliases }
}

extension TypeParameter.Takes {
  fileprivate var shape: Shape {
    switch self {
    case .flag: .bool
    case .count(let range): .integer(range)
    case .number: .number
    case .text, .formula, .moment, .field, .twin: .string
    case .name: .name
    case .word(let words): .oneOf(words)
    case .names: .some(.name)
    case .ids: .some(.string)
    case .day: .date
    case .options: .options
    case .entry: .object { FormFormat.entry }
    case .rows: .some(.row)
    case .schema: .anything
    }
  }
}

extension ObjectReader {
  func type(_ declaration: TypeDeclaration) -> any FieldType {
    var settings = TypeSettings()
    settings.folders = reading.loader.folders
    settings.offset = reading.loader.offset
    checkList(declaration)
    for parameter in declaration.parameters {
      guard let node = node(parameter.name) else { continue }
      settings.values[parameter.name] = setting(parameter, node)
    }
    if let least = settings.values["min"], let most = settings.values["max"] {
      checkOrder(least, most)
    }
    if let options: ChoiceOptions = settings["options"] { checkLeast(options) }
    return declaration.kind(settings).type
  }

  private func checkList(_ type: TypeDeclaration) {
    guard !type.alternatives.isEmpty else { return }
    let areNamed = string("pairs") == "fields"
    guard self.node("fields") == nil else {
      if !areNamed { refuse("pairs", .bothKeys, "fields", "pairs") }
      return refuse("of", .bothKeys, "of", "fields")
    }
    if node["of"] == nil, node["fields"] == nil {
      report.error(.neitherKey, "of", "fields", at: node)
    }
    refuse("unique", .loneKey, "unique", "fields")
    if areNamed { refuse("pairs", .loneKey, "pairs", "fields") }
  }

  private func setting(_ parameter: TypeParameter, _ node: JSONNode) -> (any Sendable)? {
    let name = parameter.name
    switch parameter.takes {
    case .flag: return node.bool
    case .count: return node.integer
    case .number: return node.numberText.flatMap { DecimalNumber($0) }
    case .text, .formula, .name, .word: return node.string
    case .names, .ids: return strings(name)
    case .day:
      return reading.parsed(node, name, wanted: Shape.date.says) { DateLimit($0) }
    case .moment:
      return reading.parsed(node, name, wanted: "a moment such as 2026-11-21T17:05") { text in
        DateAndTime.parts(of: text).map { _ in text }
      }
    case .field(let type):
      reading.refer(besideTo: node.string ?? "", at: node, wanting: type)
      return node.string
    case .twin: return twin(node)
    case .options: return options(node)
    case .entry: return self.node("fields") == nil ? entryField(node) : nil
    case .rows: return reading.entryForm(self, at: node)
    case .schema: return JSONSchema(node)
    }
  }

  /// The confirmation of another field, with that field's type; the other field must come first.
  private func twin(_ node: JSONNode) -> Confirmation {
    let id = node.string ?? ""
    reading.refer(besideTo: id, at: node, wanting: nil)
    if let first = reading.places[id] { return Confirmation(of: id, as: first.type) }
    // The field to repeat must be typed first.
    reading.later { if $0.places[id] != nil { $0.report.error(.twinBelow, id, at: node) } }
    return Confirmation(of: id)
  }

  /// Reports a lower limit above the upper one, unless only one of two days moves with today.
  private func checkOrder(_ least: any Sendable, _ most: any Sendable) {
    let isAbove =
      switch (least, most) {
      case (let least as Int, let most as Int): least > most
      case (let least as DecimalNumber, let most as DecimalNumber): least > most
      case (let least as String, let most as String): least > most
      case (let least as DateLimit, let most as DateLimit):
        least.moves == most.moves
          && least.sample.flatMap { first in most.sample.map { first > $0 } } ?? false
      default: false
      }
    guard isAbove, let upper = node("max") else { return }
    report.error(
      .minAboveMax, string("min") ?? "\(least)", string("max") ?? "\(most)", at: upper)
  }

  /// Nobody can choose more options than there are.
  private func checkLeast(_ options: ChoiceOptions) {
    guard let least = integer("min"), let place = node("min"), options.program == nil,
      !options.takesOther, !options.all.isEmpty, least > options.all.count
    else { return }
    let wanted = "at most \(options.all.count), as there are no more options"
    report.error(.badValue, "min", wanted, "\(least)", at: place)
  }
}

extension DateLimit {
  fileprivate var moves: Bool { if case .today = self { true } else { false } }

  /// The limit on a sample day, which is enough to compare two moving limits.
  fileprivate var sample: CalendarDate? { CalendarDate("2000-07-15").flatMap(day) }
}

extension ValueKind {
  /// The kinds of JSON value that a form may give, and their description.
  var given: (kinds: [JSONKind], says: String) {
    switch self {
    case .flag: ([.bool], "true or false")
    case .entries: ([.array, .string], "a list of texts")
    case .text, .number, .day, .month, .time: ([.string, .number], "a text or a number")
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
