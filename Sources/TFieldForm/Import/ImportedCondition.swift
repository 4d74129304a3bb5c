internal import TFieldPatterns

/// A condition as in form files, or `true` or `false`.
///
/// Until all fields are known, a list of keys in place of a field's id stands for the fields at
/// that path.
typealias ImportedCondition = JSONValue

extension ImportedCondition {
  static func claim(_ path: [String], _ test: String, _ value: JSONValue) -> Self {
    ["field": .texts(path), test: value]
  }

  static func present(_ path: [String]) -> Self { claim(path, "filled", true) }

  /// All of the conditions, without those that are always true.
  static func every(_ parts: [Self]) -> Self { joined(parts, by: "all", or: true) }

  static func some(_ parts: [Self]) -> Self { joined(parts, by: "any", or: false) }

  private static func joined(_ parts: [Self], by word: String, or none: Bool) -> Self {
    var seen: Set<Self> = [.bool(none)]
    let all = parts.flatMap { $0.parts(word) ?? [$0] }.filter { seen.insert($0).inserted }
    if seen.contains(.bool(!none)) { return .bool(!none) }
    return all.count > 1 ? .object([.init(word, .array(all))]) : all.first ?? .bool(none)
  }

  private func parts(_ word: String) -> [Self]? {
    if let only = members.first, only.key == word, case .array(let parts) = only.value {
      parts
    } else {
      nil
    }
  }

  var negated: Self {
    if case .bool(let holds) = self { return .bool(!holds) }
    if let only = members.first, only.key == "not" { return only.value }
    // In this form the loader sees that the two exclude each other.
    return parts("all").map { .some($0.map(\.negated)) } ?? ["not": self]
  }

  func holds(where other: Self) -> Bool {
    self == true || self == other || parts("any")?.contains { $0.holds(where: other) } ?? false
      || other.parts("all")?.contains { holds(where: $0) } ?? false
  }

  /// Whether it is about the value at a path, or below it.
  func speaks(of path: [String]) -> Bool {
    if let keys = parts("field") { return keys.starts(with: path.map(JSONValue.string)) }
    let parts = parts("all") ?? parts("any") ?? members.prefix(1).map(\.value)
    return parts.contains { $0.speaks(of: path) }
  }

  /// The condition that the value at a path meets a schema; `nil` if a form can't express it.
  static func meeting(_ spot: SchemaSpot, of view: SchemaView, at path: [String]) -> Self? {
    if let isMet = spot.node.bool { return .bool(isMet) }
    let schema = view.inner([spot])
    return everyKnown(
      schema.parts.flatMap { part in
        part.node.members.map { claim($0, in: part, of: schema, at: path) }
      })
  }

  private static func everyKnown(_ claims: [Self?]) -> Self? {
    claims.contains(nil) ? .none : .every(claims.compactMap(\.self))
  }

  private static func claim(
    _ member: JSONMember, in part: SchemaSpot, of schema: SchemaView, at path: [String]
  ) -> Self? {
    let value = member.value
    let inner = { (node: JSONNode, path: [String]) in
      meeting(schema.source.inner(node, of: part), of: schema, at: path)
    }
    switch member.key {
    case "properties":
      let required = schema.required
      return everyKnown(
        value.members.map { member in
          let place = path + [member.key]
          let claim = inner(member.value, place)
          return required.contains(member.key)
            ? claim : claim.map { .some([present(place).negated, $0]) }
        })
    case "required": return .every(value.texts.map { present(path + [$0]) })
    case "not": return inner(value, path)?.negated
    case "anyOf", "oneOf":
      return everyKnown(value.elements.map { inner($0, path)?.negated })?.negated
    case "contains": return value["const"]?.operand.map { claim(path, "equals", $0) }
    case "const": return value.operand.map { claim(path, "equals", $0) }
    case "enum":
      let values = value.elements.map(\.operand)
      return values.contains(nil)
        ? .none : .some(values.compactMap(\.self).map { claim(path, "equals", $0) })
    case "pattern":
      return value.string.flatMap(ImportedType.pattern).map { claim(path, "matches", .string($0)) }
    case "minLength", "minItems": return value.number?.count == 1 ? present(path) : .none
    case "type": return value.string != nil && value.string != "null" ? true : .none
    default:
      guard let test = bounds[member.key], value.kind == .number else {
        return SchemaView.silentWords.contains(member.key) ? true : .none
      }
      return value.operand.map { claim(path, test, $0) }
    }
  }

  private static let bounds = [
    "minimum": "atLeast", "maximum": "atMost", "exclusiveMinimum": "greaterThan",
    "exclusiveMaximum": "lessThan",
  ]
}

/// The fields with answers at each place, to be named by conditions.
struct ImportedPlaces {
  private var fields: [[JSONValue]: [ImportedField]] = [:]
  /// The fields below each path, as far as a condition may name them.
  private var below: [[JSONValue]: [ImportedField]] = [:]

  private static let most = 50

  init(_ all: [ImportedField]) {
    for field in all where !field.isOnlyForForm {
      let path = field.path.map(JSONValue.string)
      fields[path, default: []].append(field)
      for length in path.indices {
        let outer = Array(path.prefix(length))
        if below[outer, default: []].count < Self.most { below[outer, default: []].append(field) }
      }
    }
  }

  func resolved(_ condition: ImportedCondition) -> ImportedCondition {
    guard case .object(let members) = condition, let first = members.first else { return condition }
    switch (first.key, first.value) {
    case ("all", .array(let parts)): return .every(parts.map(resolved))
    case ("any", .array(let parts)): return .some(parts.map(resolved))
    case ("not", let inner): return resolved(inner).negated
    case ("field", .array(let path)):
      let here = fields[path] ?? []
      let claims = { (fields: [ImportedField]) in
        ImportedCondition.some(
          fields.map { .object([.init("field", .string($0.id))] + members.dropFirst()) })
      }
      guard members.last?.key == "filled" else { return claims(here) }
      if let gate = here.first, gate.holdsObject, here.count == 1 { return gate.isOn }
      // A required switch is always there, even if it is off.
      let isThere = here.contains { $0.kind.name == "toggle" && $0.spot.required == true }
      return isThere ? true : claims(here + (below[path] ?? []))
    default: return condition
    }
  }
}
