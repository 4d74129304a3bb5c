internal import TFieldJSON

/// One object of the format as a JSON Schema.
struct SchemaObject {
  private(set) var members: [JSONValue.Member]

  init(_ format: ObjectFormat) {
    let required = format.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    members = [
      .init("description", .string(format.says)), .init("type", "object"),
      .init("properties", Self.properties(format.keys)), .init("patternProperties", Self.ignored),
      .init("additionalProperties", false),
    ]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
  }

  var value: JSONValue { .object(members) }

  /// The same object, of which exactly one of these keys is wanted.
  func adding(oneOf keys: [String]) -> Self {
    var object = self
    let ways = keys.map { ["required": [.string($0)]] as JSONValue }
    object.members.append(.init("oneOf", .array(ways)))
    return object
  }

  func adding(_ key: String, _ value: JSONValue) -> Self {
    var object = self
    object.members.append(.init(key, value))
    return object
  }

  static func properties(_ keys: [KeyFormat]) -> JSONValue {
    .object(keys.map { .init($0.name, $0.schema) })
  }

  /// What is allowed anywhere and means nothing.
  static let ignored: JSONValue = .object([.init(ignoredKeys, true)])
  static let ignoredKeys = "^(x-.*|\\$schema|\\$comment)$"
}

extension KeyFormat {
  /// The key's value as a schema with its description.
  var schema: JSONValue {
    let words = says + (standard.map { " Default: \($0)." } ?? "")
    guard case .object(let members) = shape.schema else { return shape.schema }
    let isReference = members.contains { $0.key == "$ref" }
    // Beside a reference draft-07 ignores everything, so the reference moves inside.
    let body = isReference ? [JSONValue.Member("allOf", [.object(members)])] : members
    return .object([.init("description", .string(words))] + body)
  }
}

extension Shape {
  /// The shape as a schema.
  var schema: JSONValue {
    switch self {
    case .string, .date: ["type": "string"]
    case .id: ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_-]{0,63}$"]
    case .name: ["type": "string", "pattern": "\\S"]
    case .text: Self.text(["type": "string"])
    case .label: Self.text(["type": "string", "pattern": "\\S"])
    case .bool: ["type": "boolean"]
    case .yes: ["const": true]
    case .integer(let range): Self.integer(range)
    case .number: ["type": "number"]
    case .oneOf(let choices): ["enum": .array(choices().map(JSONValue.string))]
    case .list(let element): ["type": "array", "items": element.schema]
    case .some(let element): ["type": "array", "minItems": 1, "items": element.schema]
    case .object(let format): FormSchema.reference(FormSchema.name(of: format()))
    case .map(let element):
      [
        "type": "object", "patternProperties": SchemaObject.ignored,
        "additionalProperties": element.schema,
      ]
    case .condition: FormSchema.reference("condition")
    case .flagOrCondition: ["anyOf": [["type": "boolean"], FormSchema.reference("condition")]]
    case .rules: ["type": "array", "items": FormSchema.reference("rule")]
    case .rule: FormSchema.reference("rule")
    case .operand: FormSchema.reference("operand")
    case .operands:
      ["type": "array", "minItems": 1, "items": FormSchema.reference("operand")]
    case .row: Self.rowSchema
    case .field: FormSchema.reference("field")
    case .either(let shapes, _): ["anyOf": .array(shapes.map(\.schema))]
    case .null: ["type": "null"]
    case .anything: [:]
    }
  }

  /// A text, or a map of language to text.
  private static func text(_ text: JSONValue) -> JSONValue {
    let languages = "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"
    let versions: JSONValue = [
      "type": "object", "minProperties": 1, "additionalProperties": false,
      "patternProperties": .object([.init(languages, text), .init(SchemaObject.ignoredKeys, true)]),
    ]
    return ["anyOf": [text, versions]]
  }

  private static let rowSchema: JSONValue = [
    "anyOf": [
      FormSchema.reference("field"),
      ["type": "array", "items": FormSchema.reference("field")],
    ]
  ]

  private static func integer(_ range: ClosedRange<Int>) -> JSONValue {
    var members: [JSONValue.Member] = [.init("type", "integer")]
    members.append(.init("minimum", .integer(range.lowerBound)))
    if range.upperBound < .max { members.append(.init("maximum", .integer(range.upperBound))) }
    return .object(members)
  }
}
