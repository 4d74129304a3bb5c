internal import TFieldJSON
internal import TFieldPatterns
internal import TFieldSchema

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

  /// All of them, without those that say nothing.
  static func every(_ conditions: [Self]) -> Self {
    let parts = conditions.flatMap { condition -> [Self] in
      if case .all(let inner) = condition { return inner }
      return condition == .always ? [] : [condition]
    }
    if parts.contains(.never) { return .never }
    return parts.withoutRepeats.joined(or: .always, by: Self.all)
  }

  /// At least one of them.
  static func some(_ conditions: [Self]) -> Self {
    let parts = conditions.flatMap { condition -> [Self] in
      if case .any(let inner) = condition { return inner }
      return condition == .never ? [] : [condition]
    }
    if parts.contains(.always) { return .always }
    return parts.withoutRepeats.joined(or: .never, by: Self.any)
  }

  var negated: Self {
    switch self {
    case .always: .never
    case .never: .always
    case .not(let inner): inner
    // So the loader sees that the two exclude each other.
    case .all(let parts): .some(parts.map(\.negated))
    default: .not(self)
    }
  }

  /// True if it plainly holds wherever the other one does.
  func holds(where other: Self) -> Bool {
    if self == .always || self == other { return true }
    if case .any(let parts) = self { return parts.contains { $0.holds(where: other) } }
    if case .all(let parts) = other { return parts.contains { holds(where: $0) } }
    return false
  }

  /// Whether it speaks of the value at a path.
  func speaks(of path: [String]) -> Bool {
    switch self {
    case .always, .never, .field: false
    case .value(let other, _, _), .present(let other): other.starts(with: path)
    case .not(let inner): inner.speaks(of: path)
    case .all(let parts), .any(let parts): parts.contains { $0.speaks(of: path) }
    }
  }
}

extension [ImportedCondition] {
  fileprivate var withoutRepeats: Self {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  fileprivate func joined(or none: Element, by join: (Self) -> Element) -> Element {
    count > 1 ? join(self) : first ?? none
  }
}

// What the schema of an `if` wants.
extension ImportedCondition {
  /// The condition under which the value at a path meets a schema; `nil` if a form can't say it.
  init?(_ spot: SchemaDocuments.Spot, of view: SchemaView, at path: [String]) {
    if let isMet = spot.node.bool {
      self = isMet ? .always : .never
      return
    }
    let schema = view.inner([spot])
    var claims: [Self] = []
    for part in schema.parts {
      for member in part.spot.node.members {
        guard let claim = Self.claim(member, in: part, of: schema, at: path) else { return nil }
        claims.append(claim)
      }
    }
    self = .every(claims)
  }

  private static func claim(
    _ member: JSONMember, in part: SchemaWords, of schema: SchemaView, at path: [String]
  ) -> Self? {
    let value = member.value
    let inner = { (node: JSONNode, path: [String]) in
      Self(schema.source.spot(node, in: part), of: schema, at: path)
    }
    switch member.key {
    case "properties":
      let required = schema.required
      let claims = value.members.map { member -> Self? in
        let place = path + [member.key]
        return inner(member.value, place).map {
          required.contains(member.key) ? $0 : .some([Self.present(place).negated, $0])
        }
      }
      return claims.contains(nil) ? nil : .every(claims.compactMap(\.self))
    case "required":
      return .every(value.elements.compactMap(\.string).map { .present(path + [$0]) })
    case "not": return inner(value, path)?.negated
    case "anyOf", "oneOf":
      let claims = value.elements.map { inner($0, path) }
      return claims.contains(nil) ? nil : .some(claims.compactMap(\.self))
    case "contains": return value["const"]?.operand.map { .value(path, test: "equals", $0) }
    default: return test(member.key, value, at: path)
    }
  }

  private static func test(_ word: String, _ value: JSONNode, at path: [String]) -> Self? {
    switch word {
    case "const": return value.operand.map { .value(path, test: "equals", $0) }
    case "enum":
      let values = value.elements.map(\.operand)
      return values.contains(nil)
        ? nil : .some(values.compactMap(\.self).map { .value(path, test: "equals", $0) })
    case "pattern":
      guard let source = value.string, let pattern = ImportedRules.pattern(source) else {
        return nil
      }
      return .value(path, test: "matches", .string(pattern))
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      return value.kind == .number
        ? value.operand.flatMap { number in tests[word].map { .value(path, test: $0, number) } }
        : nil
    case "minLength", "minItems": return value.integer == 1 ? .present(path) : nil
    case "type": return value.string != nil && value.string != "null" ? .always : nil
    default: return silentWords.contains(word) ? .always : nil
    }
  }

  private static let tests = [
    "minimum": "atLeast", "maximum": "atMost", "exclusiveMinimum": "greaterThan",
    "exclusiveMaximum": "lessThan",
  ]

  private static let silentWords: Set = [
    "$ref", "allOf", "title", "description", "$comment", "default", "examples",
  ]
}

/// The fields that answer at each place, for conditions to speak of.
struct ImportedPlaces {
  private var fields: [[String]: [ImportedField]] = [:]
  /// The fields below each path, as far as a condition may name them.
  private var below: [[String]: [ImportedField]] = [:]

  private static let most = 50

  init(_ all: [ImportedField]) {
    for field in all where !field.isOnlyForForm {
      fields[field.path, default: []].append(field)
      for length in 0..<field.path.count {
        let path = Array(field.path.prefix(length))
        if below[path, default: []].count < Self.most { below[path, default: []].append(field) }
      }
    }
  }

  /// The condition in a form file, or `true` or `false`.
  func json(_ condition: ImportedCondition) -> JSONValue { Self.written(resolved(condition)) }

  /// The condition with fields in place of paths.
  private func resolved(_ condition: ImportedCondition) -> ImportedCondition {
    switch condition {
    case .always, .never, .field: condition
    case .value(let path, let test, let value):
      .some((fields[path] ?? []).map { .value([$0.id], test: test, value) })
    case .present(let path): presence(at: path)
    case .not(let inner): resolved(inner).negated
    case .all(let parts): .every(parts.map(resolved))
    case .any(let parts): .some(parts.map(resolved))
    }
  }

  private func presence(at path: [String]) -> ImportedCondition {
    let here = fields[path] ?? []
    if let gate = here.first, here.count == 1, gate.holdsObject { return .field(gate.id, true) }
    // A switch that must be answered is there, be it off.
    if here.contains(where: { $0.kind.name == "toggle" && $0.required == .always }) {
      return .always
    }
    return .some((here + (below[path] ?? [])).map { .value([$0.id], test: "filled", true) })
  }

  private static func written(_ condition: ImportedCondition) -> JSONValue {
    switch condition {
    case .always, .present: true
    case .never: false
    case .value(let path, let test, let value):
      .object([.init("field", .string(path.first ?? "")), .init(test, value)])
    case .field(let id, let value): ["field": .string(id), "equals": value]
    case .not(let inner): ["not": written(inner)]
    case .all(let parts): ["all": .array(parts.map(written))]
    case .any(let parts): ["any": .array(parts.map(written))]
    }
  }
}
