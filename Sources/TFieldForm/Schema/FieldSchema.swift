internal import TFieldJSON

/// A field as a JSON Schema: the keys of every field, and those of its type once that is named.
enum FieldSchema {
  static var field: JSONValue {
    let types = TypeRegistry.builtIn
    let common = FormFormat.field.keys.map { $0.name == "type" ? typeKey(types) : $0 }
    let parameters = types.parameterNames.map { KeyFormat($0, .anything, "A type's parameter.") }
    let object = SchemaObject(
      ObjectFormat(FormFormat.field.name, FormFormat.field.says, common + parameters))
    return object.adding("allOf", .array(types.entries.map(clause) + [plain])).value
  }

  private static func typeKey(_ types: TypeRegistry) -> KeyFormat {
    KeyFormat(
      "type", .either([.oneOf { types.names }, .string], says: "a type"),
      "A built-in type or one of this form's own.", standard: "phrase")
  }

  /// If the type is this one, then its own parameters and no others.
  private static func clause(_ entry: TypeEntry) -> JSONValue {
    let names = ([entry.name] + entry.aliases).map(JSONValue.string)
    let required = entry.parameters.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var then: [JSONValue.Member] = [
      .init("description", .string(entry.says)),
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
    let names = (FormFormat.field.keys + keys).map { JSONValue.string($0.name) }
    return ["anyOf": [["enum": .array(names)], ["pattern": "^(x-|\\$schema$|\\$comment$)"]]]
  }
}
