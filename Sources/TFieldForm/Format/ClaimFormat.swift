internal import TField

/// The keys of rules and conditions in form files, as the engine's table of claims has them.
enum ClaimFormat {
  static let rules = Claim.Row.rules.map(key)
  static let rule = ObjectFormat("rule", "One rule for a value.", rules + ruleExtras)
  static let conditions = Claim.Row.conditions.map(key)
  static let condition = ObjectFormat(
    "condition", "A claim about other fields.", joints + [subject.optional] + conditions)

  static let ruleRows = byName(Claim.Row.rules)
  static let conditionRows = byName(Claim.Row.conditions)

  private static func key(_ row: Claim.Row) -> KeyFormat {
    KeyFormat(row.name, row.takes?.shape ?? .anything, row.summary)
  }

  private static func byName(_ rows: [Claim.Row]) -> [String: Claim.Row] {
    Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The keys of a rule beside the one that says what it asks.
  static let ruleExtras: [KeyFormat] = [
    KeyFormat("message", .label, "The message, in place of the rule's own."),
    KeyFormat("code", .name, "The error code, in place of the rule's key."),
    level,
    KeyFormat(
      "on", .some(.anyOf(FieldEvent.self)),
      "When the rule is judged and its error shown.", standard: "as the field says"),
  ]

  static let level = KeyFormat(
    "level", .anyOf(Rule.Level.self), "An error blocks the actions; a warning doesn't.",
    standard: "error")

  /// The conditions that are made of others.
  static let joints = [
    KeyFormat("all", .some(.condition), "All of these hold."),
    KeyFormat("any", .some(.condition), "At least one of these holds."),
    KeyFormat("not", .condition, "This does not hold."),
  ]

  private static let subject = KeyFormat(
    "field", .string, "The field it speaks of.", isRequired: true)

  /// What stands for another field's value.
  static let other = ObjectFormat(
    "operand", "Another field's value.",
    [KeyFormat("field", .string, "The field it is compared with.", isRequired: true)])

  static let counts = ObjectFormat(
    "count", "How many entries.",
    [
      KeyFormat("min", .integer(0...100_000), "The fewest entries."),
      KeyFormat("max", .integer(0...100_000), "The most entries."),
    ])

  static let range = ObjectFormat(
    "range", "The least and the greatest value; either may be missing.",
    [
      KeyFormat("min", bound, "The lowest value."),
      KeyFormat("max", bound, "The highest value."),
    ])

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

/// Rules, conditions and what these compare with as JSON Schemas.
extension ClaimFormat {
  static var schemas: [JSONValue.Member] {
    [.init("condition", conditionSchema), .init("operand", otherSchema), .init("rule", ruleSchema)]
  }

  private static var ruleSchema: JSONValue {
    SchemaObject(rule).adding(oneOf: rules.map(\.name)).value
  }

  private static var conditionSchema: JSONValue {
    let ways = joints.map { [$0] } + conditions.map { [subject, $0] }
    let objects = ways.map { keys in
      SchemaObject(ObjectFormat("", keys.last?.says ?? "", keys.map(\.required))).value
    }
    return ["description": .string(condition.says), "oneOf": .array(objects)]
  }

  private static var otherSchema: JSONValue {
    [
      "description": "A value, or another field's.",
      "anyOf": [["type": ["string", "number", "boolean"]], SchemaObject(other).value],
    ]
  }
}

extension KeyFormat {
  /// The same key where it must stand.
  fileprivate var required: Self {
    KeyFormat(name, shape, says, isRequired: true, standard: standard)
  }
}
