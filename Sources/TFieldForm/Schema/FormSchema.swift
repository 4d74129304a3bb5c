internal import TField
internal import CData

/// The JSON Schema (draft-07) of form files, made from the tables that the loader reads by.
package enum FormSchema {
  package static var text: String { whole.pretty + "\n" }

  private static var whole: JSONValue {
    let head: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "$id": "tfield-form-1.json",
      "title": "tfield form",
    ]
    let source = FormFormat.initial
    let special: JSONValue = [
      "field": field, "condition": ClaimFormat.conditionSchema,
      "operand": ClaimFormat.otherSchema,
      "rule": schema(of: ClaimFormat.rule, oneOf: ClaimFormat.rules.map(\.name)),
      name(of: source): schema(of: source, oneOf: source.keys.map(\.name)),
    ]
    let others =
      FormFormat.objects + [FormFormat.customType.format, FormFormat.entry].map(withParameters)
    let definitions = others.map { JSONValue.Member(name(of: $0), schema(of: $0)) }
    let form = schema(of: FormFormat.form.format, oneOf: ["sections", "rows"])
    return head + form + ["definitions": special + .object(definitions)]
  }

  /// An object that may carry the parameters of whatever type it builds on.
  private static func withParameters(_ own: ObjectFormat) -> ObjectFormat {
    let names = Set(own.keys.map(\.name))
    let parameters = TypeEntry.parameterNames.filter { !names.contains($0) }
    return ObjectFormat(
      own.name, own.keys + parameters.map { KeyFormat($0, .anything, says: "Of its type.") })
  }

  static func name(of format: ObjectFormat) -> String { format.name.with("-", for: " ") }

  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// A field: the keys of every field, and those of its type once that is named.
  private static var field: JSONValue {
    let common = FormFormat.field.format.keys.map { $0.name == "type" ? $0.namingTypes : $0 }
    let parameters = TypeEntry.parameterNames.map {
      KeyFormat($0, .anything, says: "A type's parameter.")
    }
    let object = schema(of: ObjectFormat("field", common + parameters))
    return object + ["allOf": .array(TypeEntry.all.map(clause) + [plain])]
  }

  /// If the type is this one, then its own parameters and no others.
  private static func clause(_ entry: TypeEntry) -> JSONValue {
    [
      "if": ["properties": ["type": ["enum": .texts(entry.names)]], "required": ["type"]],
      "then": [
        "description": .string(entry.summary),
        "properties": properties(entry.parameters.keys),
        "propertyNames": allowed(entry.parameters.keys),
        "required": .texts(entry.parameters.requiredKeys),
        "oneOf": ways(entry.alternatives),
      ],
    ]
  }

  /// A field that names no type is a phrase, which has no parameters.
  private static var plain: JSONValue {
    ["if": ["not": ["required": ["type"]]], "then": ["propertyNames": allowed([])]]
  }

  private static func allowed(_ keys: [KeyFormat]) -> JSONValue {
    let names = (FormFormat.field.format.keys + keys).map(\.name)
    return ["anyOf": [["enum": .texts(names)], ["pattern": "^(x-|\\$schema$|\\$comment$)"]]]
  }

  /// One object of the format; exactly one of some keys may be wanted.
  static func schema(
    of format: ObjectFormat, says: String? = nil, oneOf keys: [String] = []
  ) -> JSONValue {
    let required = format.requiredKeys
    return [
      "description": .string(says ?? format.says), "type": "object",
      "properties": properties(format.keys), "patternProperties": ignored,
      "additionalProperties": false, "required": required.isEmpty ? nil : .texts(required),
      "oneOf": ways(keys),
    ]
  }

  /// Exactly one of some keys; `nil` for none.
  static func ways(_ keys: [String]) -> JSONValue? {
    keys.isEmpty ? nil : .array(keys.map { ["required": [.string($0)]] })
  }

  static func properties(_ keys: [KeyFormat]) -> JSONValue {
    .object(keys.map { .init($0.name, $0.schema) })
  }

  /// What is allowed anywhere and means nothing.
  static let ignored: JSONValue = .object([.init(ignoredKeys, true)])
  static let ignoredKeys = "^(x-.*|\\$schema|\\$comment)$"
}

extension KeyFormat {
  fileprivate var namingTypes: Self {
    var key = KeyFormat(
      name, .either([.oneOf(TypeEntry.names), .string], says: "a type"),
      says: "A built-in type or one of this form's own.")
    key.object = object
    return key
  }

  var schema: JSONValue {
    let words = says + (standard.map { " Default: \($0)." } ?? "")
    let schema = shape.schema()
    // Beside a reference draft-07 ignores everything, so the reference moves inside.
    let isReference = schema.members.contains { $0.key == "$ref" }
    return ["description": .string(words)] + (isReference ? ["allOf": [schema]] : schema)
  }
}

/// A small form to begin with: every part that most forms have, ready to be changed.
package enum FormStarter {
  package static var text: String { DataFile.starter.text }
}
