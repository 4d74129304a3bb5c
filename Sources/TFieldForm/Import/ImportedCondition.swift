internal import TFieldJSON

/// What must hold of other answers, by their places in the schema.
///
/// It is turned into a condition on fields once all of them are known.
indirect enum ImportedCondition: Hashable {
  case always
  case never
  /// The value at a path passes a test of form files, such as `equals`.
  case value([String], test: String, JSONValue)
  /// There is an answer at a path, or below it.
  case present([String])
  /// The field of that id holds a value.
  case field(String, JSONValue)
  case not(ImportedCondition)
  case all([ImportedCondition])
  case any([ImportedCondition])
}

extension ImportedCondition {
  /// All of them, without those that say nothing.
  static func every(_ conditions: [Self]) -> Self {
    let parts = conditions.flatMap { condition -> [Self] in
      if case .all(let inner) = condition { return inner }
      return condition == .always ? [] : [condition]
    }
    if parts.contains(.never) { return .never }
    let distinct = parts.withoutRepeats
    return distinct.count == 1 ? distinct[0] : distinct.isEmpty ? .always : .all(distinct)
  }

  /// At least one of them.
  static func some(_ conditions: [Self]) -> Self {
    let parts = conditions.flatMap { condition -> [Self] in
      if case .any(let inner) = condition { return inner }
      return condition == .never ? [] : [condition]
    }
    if parts.contains(.always) { return .always }
    let distinct = parts.withoutRepeats
    return distinct.count == 1 ? distinct[0] : distinct.isEmpty ? .never : .any(distinct)
  }

  var negated: Self {
    switch self {
    case .always: .never
    case .never: .always
    case .not(let inner): inner
    default: .not(self)
    }
  }

  /// True if the two plainly can't hold together.
  func excludes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.any(let parts), _): parts.allSatisfy { $0.excludes(other) }
    case (_, .any(let parts)): parts.allSatisfy { excludes($0) }
    case (.all(let parts), _): parts.contains { $0.excludes(other) }
    case (_, .all(let parts)): parts.contains { excludes($0) }
    case (.not(let inner), _) where inner == other: true
    case (_, .not(let inner)) where inner == self: true
    case (.field(let id, let value), .field(let otherID, let otherValue)):
      id == otherID && value != otherValue
    case (.value(let path, "equals", let value), .value(let otherPath, "equals", let other)):
      path == otherPath && value != other
    default: false
    }
  }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The fields that answer at each place, for conditions to speak of.
struct ImportedPlaces {
  private var fields: [[String]: [ImportedField]] = [:]
  /// The fields below each path, as far as a condition may name them.
  private var below: [[String]: [ImportedField]] = [:]

  private static let most = 50

  init(_ all: [ImportedField]) {
    for field in all where !field.isOnlyForForm {
      let place = field.takesOtherNames ? field.path + [ImportedSpot.others] : field.path
      fields[place, default: []].append(field)
      for length in 1..<max(place.count, 1) {
        let path = Array(place.prefix(length))
        if below[path, default: []].count < Self.most { below[path, default: []].append(field) }
      }
    }
  }

  /// The condition in a form file; `nil` for one that holds always, and one that never does is
  /// `false`.
  func json(_ condition: ImportedCondition) -> JSONValue {
    let plain = resolved(condition)
    return plain == .always ? true : plain == .never ? false : Self.written(plain)
  }

  /// The condition with fields in place of paths.
  func resolved(_ condition: ImportedCondition) -> ImportedCondition {
    switch condition {
    case .always, .never, .field: condition
    case .value(let path, let test, let value):
      .some((fields[path] ?? []).map { .value([$0.id], test: test, value) })
    case .present(let path): .some(presence(at: path))
    case .not(let inner): resolved(inner).negated
    case .all(let parts): .every(parts.map(resolved))
    case .any(let parts): .some(parts.map(resolved))
    }
  }

  private func presence(at path: [String]) -> [ImportedCondition] {
    let here = fields[path] ?? []
    if let gate = here.first(where: \.holdsObject), here.count == 1 {
      return [.field(gate.id, true)]
    }
    // A switch that must be answered is there, be it off.
    if here.contains(where: { $0.kind.name == "toggle" && $0.required == .always }) {
      return [.always]
    }
    return (here + (below[path] ?? [])).map { .value([$0.id], test: "filled", true) }
  }

  private static func written(_ condition: ImportedCondition) -> JSONValue {
    switch condition {
    case .always, .never, .present: true
    case .value(let path, let test, let value):
      .object([.init("field", .string(path.first ?? "")), .init(test, value)])
    case .field(let id, let value): ["field": .string(id), "equals": value]
    case .not(let inner): ["not": written(inner)]
    case .all(let parts): ["all": .array(parts.map(written))]
    case .any(let parts): ["any": .array(parts.map(written))]
    }
  }
}
