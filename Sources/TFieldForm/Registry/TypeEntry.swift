internal import TField

/// A field type as a form file names it: its parameters, and how it is made from them.
///
/// The loader, the schema and the reference are all made from these.
final class TypeEntry: Sendable {
  let name: String
  let aliases: [String]
  /// One sentence about it.
  let says: String
  let parameters: ObjectFormat
  /// Parameters of which exactly one is wanted; empty: none of them is special.
  let alternatives: [String]
  /// A parameter object and a value that is valid with it, as a form and a person would write them.
  let example: Example
  /// What a field of the type holds.
  let holds: ValueKind
  private let make: @Sendable (ObjectReader) -> any FieldType

  /// A field of the type, and an answer to it.
  struct Example: Sendable, ExpressibleByStringLiteral {
    let parameters: String
    let value: String

    init(_ value: String, with parameters: String = "{}") {
      self.value = value
      self.parameters = parameters
    }

    init(stringLiteral value: String) { self.init(value) }
  }

  init(
    _ name: String, aliases: [String] = [], _ says: String, _ keys: [KeyFormat] = [],
    oneOf alternatives: [String] = [], holds: ValueKind = .text, example: Example,
    make: @escaping @Sendable (ObjectReader) -> any FieldType
  ) {
    self.name = name
    self.aliases = aliases
    self.says = says
    parameters = ObjectFormat(name, says, keys)
    self.alternatives = alternatives
    self.example = example
    self.holds = holds
    self.make = make
  }

  /// The type with the parameters of a field.
  func type(with parameters: ObjectReader) -> any FieldType { make(parameters) }
}

/// The field types that a form file can name.
struct TypeRegistry: Sendable {
  let entries: [TypeEntry]
  private let entriesByName: [String: TypeEntry]

  init(_ entries: [TypeEntry]) {
    self.entries = entries
    let named = entries.flatMap { entry in ([entry.name] + entry.aliases).map { ($0, entry) } }
    entriesByName = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The type of that name or alias.
  subscript(name: String) -> TypeEntry? { entriesByName[name] }

  /// Every name, aliases included.
  var names: [String] { entries.flatMap { [$0.name] + $0.aliases } }

  /// Every parameter's name, once.
  var parameterNames: [String] {
    Set(entries.flatMap { $0.parameters.keys.map(\.name) }).sorted()
  }

  /// The types that have a parameter of that name.
  func owners(ofParameter key: String) -> [String] {
    entries.filter { $0.parameters[key] != nil }.map(\.name)
  }
}

/// What the answers to a field are, for whoever compares them.
enum ValueKind: Hashable, Sendable {
  case text, flag, number, day, month, time, entries
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
