internal import TField

/// The keys of rules and conditions in form files, as the engine's table of claims has them.
enum ClaimFormat {
  static let rules = Claim.Row.rules.map(key)
  static let rule = ObjectFormat("rule", rules + ruleExtras)
  static let conditions = Claim.Row.conditions.map(key)
  static let condition = ObjectFormat("condition", joints + [subject] + conditions)

  private static func key(_ row: Claim.Row) -> KeyFormat {
    KeyFormat(row.name, row.takes?.shape ?? .anything, says: row.summary)
  }

  /// The keys of a rule beside the one that says what it asks.
  static let ruleExtras = ObjectFormat(
    "rule",
    [
      KeyFormat("message", .label), KeyFormat("code", .name),
      KeyFormat("level", .anyOf(Rule.Level.self)), KeyFormat("on", .some(.anyOf(FieldEvent.self))),
    ]
  ).keys

  static let joints = ObjectFormat(
    "condition",
    [
      KeyFormat("all", .some(.condition)), KeyFormat("any", .some(.condition)),
      KeyFormat("not", .condition),
    ]
  ).keys

  private static let subject = KeyFormat("field", .string)
  static let other = ObjectFormat("operand", [subject.required(true)])

  static let counts = ObjectFormat(
    "count",
    [KeyFormat("min", .integer(0...100_000)), KeyFormat("max", .integer(0...100_000))])

  static let range = ObjectFormat("range", [KeyFormat("min", bound), KeyFormat("max", bound)])

  private static let bound = Shape.either(
    [.number, .string], says: "a number, or a day such as 2026-11-21")
}

extension Claim.Takes {
  fileprivate var shape: Shape {
    switch self {
    case .yes: .yes
    case .flag: .bool
    case .count(let range): .integer(range)
    case .span: .object { ClaimFormat.counts }
    case .range: .object { ClaimFormat.range }
    case .step: .number
    case .pattern, .characters, .field: .string
    case .other: .operand
    case .values, .others: .operands
    case .rules: .some(.rule)
    case .rule: .rule
    }
  }
}

extension ClaimFormat {
  static var conditionSchema: JSONValue {
    let subjects = condition.keys.filter { $0.name == subject.name }
    let ways = joints.map { [$0] } + conditions.map { subjects + [$0] }
    let objects = ways.map { keys in
      FormSchema.schema(
        of: ObjectFormat("", keys.map { $0.required(true) }), says: keys.last?.says ?? "")
    }
    return ["description": .string(condition.says), "oneOf": .array(objects)]
  }

  static var otherSchema: JSONValue {
    [
      "description": "A value, or another field's.",
      "anyOf": [["type": ["string", "number", "boolean"]], FormSchema.schema(of: other)],
    ]
  }
}
