internal import TFieldJSON

/// Conditions and their operands as JSON Schemas.
enum ConditionSchema {
  static var condition: JSONValue {
    ["description": "A claim about other fields.", "oneOf": .array(combinators + operators)]
  }

  private static var combinators: [JSONValue] {
    Reading.combinators.map { key in
      SchemaObject(ObjectFormat("condition", key.says, [key.required])).value
    }
  }

  private static var operators: [JSONValue] {
    let field = KeyFormat("field", .string, "The field it speaks of.", isRequired: true)
    return FormFormat.operators.map { key in
      SchemaObject(ObjectFormat("condition", key.says, [field, key.required])).value
    }
  }

  static var operand: JSONValue {
    let field = KeyFormat("field", .string, "The field it is compared with.", isRequired: true)
    return [
      "description": "A value, or another field's.",
      "anyOf": [
        ["type": ["string", "number", "boolean"]],
        SchemaObject(ObjectFormat("operand", "Another field's value.", [field])).value,
      ],
    ]
  }
}

/// Rules as a JSON Schema.
enum RuleSchema {
  static var rule: JSONValue {
    SchemaObject(RuleFormat.object).adding(oneOf: RuleFormat.tests.map(\.name)).value
  }
}

extension KeyFormat {
  /// The same key where it must stand.
  fileprivate var required: Self {
    KeyFormat(name, shape, says, isRequired: true, standard: standard)
  }
}
