internal import TField
internal import CData

/// The JSON Schema (draft-07) of form files, made from the tables that the loader reads by.
package enum FormSchema {
  /// The schema as a JSON document.
  package static var text: String { schema.pretty + "\n" }

  private static var schema: JSONValue {
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("$id", "tfield-form-1.json"),
      .init("title", "tfield form"),
    ]
    let definitions = self.definitions.map {
      JSONValue.Member(name(of: $0), .object(SchemaObject.members(of: $0)))
    }
    let special =
      [.init("field", FieldSchema.field)] + ClaimFormat.schemas
      + [.init(name(of: FormFormat.initial), source)]
    let form = SchemaObject.members(of: FormFormat.form.format, oneOf: ["sections", "rows"])
    return .object(head + form + [.init("definitions", .object(special + definitions))])
  }

  private static var source: JSONValue {
    let names = FormFormat.initial.keys.map(\.name)
    return .object(SchemaObject.members(of: FormFormat.initial, oneOf: names))
  }

  private static var definitions: [ObjectFormat] {
    FormFormat.objects + [FormFormat.customType.format, FormFormat.entry].map(withParameters)
  }

  /// An object that may carry the parameters of whatever type it builds on.
  private static func withParameters(_ own: ObjectFormat) -> ObjectFormat {
    let names = Set(own.keys.map(\.name))
    let parameters = TypeRegistry.builtIn.parameterNames.filter { !names.contains($0) }
    return ObjectFormat(
      own.name, own.keys + parameters.map { KeyFormat($0, .anything, says: "Of its type.") })
  }

  static func name(of format: ObjectFormat) -> String { format.name.with("-", for: " ") }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }
}

/// A field as a JSON Schema: the keys of every field, and those of its type once that is named.
enum FieldSchema {
  static var field: JSONValue {
    let types = TypeRegistry.builtIn
    let common = FormFormat.field.format.keys.map { $0.name == "type" ? $0.naming(types) : $0 }
    let parameters = types.parameterNames.map {
      KeyFormat($0, .anything, says: "A type's parameter.")
    }
    let object = SchemaObject.members(of: ObjectFormat("field", common + parameters))
    return .object(object + [.init("allOf", .array(types.entries.map(clause) + [plain]))])
  }

  /// If the type is this one, then its own parameters and no others.
  private static func clause(_ entry: TypeEntry) -> JSONValue {
    let names = ([entry.name] + entry.aliases).map(JSONValue.string)
    let required = entry.parameters.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var then: [JSONValue.Member] = [
      .init("description", .string(entry.summary)),
      .init("properties", SchemaObject.properties(entry.parameters.keys)),
      .init("propertyNames", allowed(entry.parameters.keys)),
      .init("required", .array(required)),
    ]
    if !entry.alternatives.isEmpty {
      let ways = entry.alternatives.map { ["required": [.string($0)]] as JSONValue }
      then.append(.init("oneOf", .array(ways)))
    }
    return [
      "if": ["properties": ["type": ["enum": .array(names)]], "required": ["type"]],
      "then": .object(then),
    ]
  }

  /// A field that names no type is a phrase, which has no parameters.
  private static var plain: JSONValue {
    ["if": ["not": ["required": ["type"]]], "then": ["propertyNames": allowed([])]]
  }

  private static func allowed(_ keys: [KeyFormat]) -> JSONValue {
    let names = (FormFormat.field.format.keys + keys).map { JSONValue.string($0.name) }
    return ["anyOf": [["enum": .array(names)], ["pattern": "^(x-|\\$schema$|\\$comment$)"]]]
  }
}

/// One object of the format as a JSON Schema.
enum SchemaObject {
  /// The members of the schema; exactly one of some keys may be wanted.
  static func members(
    of format: ObjectFormat, says: String? = nil, oneOf keys: [String] = []
  ) -> [JSONValue.Member] {
    let required = format.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    let ways = keys.map { ["required": [.string($0)]] as JSONValue }
    return [
      .init("description", .string(says ?? format.says)), .init("type", "object"),
      .init("properties", properties(format.keys)), .init("patternProperties", ignored),
      .init("additionalProperties", false),
    ] + (required.isEmpty ? [] : [.init("required", .array(required))])
      + (ways.isEmpty ? [] : [.init("oneOf", .array(ways))])
  }

  static func properties(_ keys: [KeyFormat]) -> JSONValue {
    .object(keys.map { .init($0.name, $0.schema) })
  }

  /// What is allowed anywhere and means nothing.
  static let ignored: JSONValue = .object([.init(ignoredKeys, true)])
  static let ignoredKeys = "^(x-.*|\\$schema|\\$comment)$"
}

extension KeyFormat {
  /// The key of a field's type, with the names of all types.
  fileprivate func naming(_ types: TypeRegistry) -> Self {
    var key = KeyFormat(
      name, .either([.oneOf { types.names }, .string], says: "a type"),
      says: "A built-in type or one of this form's own.")
    key.object = object
    return key
  }

  /// The key's value as a schema with its description.
  var schema: JSONValue {
    let words = says + (standard.map { " Default: \($0)." } ?? "")
    let schema = shape.schema()
    guard case .object(let members) = schema else { return schema }
    let isReference = members.contains { $0.key == "$ref" }
    // Beside a reference draft-07 ignores everything, so the reference moves inside.
    let body = isReference ? [JSONValue.Member("allOf", [.object(members)])] : members
    return .object([.init("description", .string(words))] + body)
  }
}

/// A small form to begin with: every part that most forms have, ready to be changed.
package enum FormStarter {
  package static var text: String { DataFile.starter.text }
}
