internal import CData
package import TField

/// The JSON Schema (draft-07) of form files, made from the loader's own tables.
package enum FormSchema {
  package static var text: String { whole.pretty + "\n" }

  private static var whole: JSONValue {
    let head: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "$id": .string(FormFormat.schemaName),
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

  /// An object that may have the parameters of any type it builds on.
  private static func withParameters(_ own: ObjectFormat) -> ObjectFormat {
    let names = Set(own.keys.map(\.name))
    let parameters = TypeDeclaration.parameterNames.filter { !names.contains($0) }
    return ObjectFormat(
      own.name, own.keys + parameters.map { KeyFormat($0, .anything, says: "Of its type.") })
  }

  static func name(of format: ObjectFormat) -> String { format.name.with("-", for: " ") }

  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }

  /// A field: the keys of every field, and the parameters of its type once that is named.
  private static var field: JSONValue {
    let common = FormFormat.field.format.keys.map { $0.name == "type" ? $0.namingTypes : $0 }
    let parameters = TypeDeclaration.parameterNames.map {
      KeyFormat($0, .anything, says: "A type's parameter.")
    }
    let object = schema(of: ObjectFormat("field", common + parameters))
    return object + ["allOf": .array(TypeDeclaration.all.map(clause) + [plain])]
  }

  /// If the type is this one, only its own parameters are allowed.
  private static func clause(_ type: TypeDeclaration) -> JSONValue {
    [
      "if": ["properties": ["type": ["enum": .texts(type.names)]], "required": ["type"]],
      "then": [
        "description": .string(type.summary),
        "properties": properties(type.format.keys),
        "propertyNames": allowed(type.format.keys),
        "required": .texts(type.format.requiredKeys),
        "oneOf": ways(type.alternatives),
      ],
    ]
  }

  /// A field without a type is a phrase, which has no parameters.
  private static var plain: JSONValue {
    ["if": ["not": ["required": ["type"]]], "then": ["propertyNames": allowed([])]]
  }

  private static func allowed(_ keys: [KeyFormat]) -> JSONValue {
    let names = (FormFormat.field.format.keys + keys).map(\.name)
    return ["anyOf": [["enum": .texts(names)], ["pattern": "^(x-|\\$schema$|\\$comment$)"]]]
  }

  /// The schema of an object; `keys` are alternatives of which exactly one is needed.
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
      name, .either([.oneOf(TypeDeclaration.names), .string], says: "a type"),
      says: "A built-in type or one of this form's own.")
    key.object = object
    return key
  }

  var schema: JSONValue {
    let words = says + (standard.map { " Default: \($0)." } ?? "")
    let schema = shape.schema()
    // Draft-07 ignores everything beside a reference, so the reference moves inside.
    let isReference = schema.members.contains { $0.key == "$ref" }
    return ["description": .string(words)] + (isReference ? ["allOf": [schema]] : schema)
  }
}

/// A small form to start from, with the parts that most forms have.
package enum FormStarter {
  package static var text: String { DataFile.starter.text }
}

/// The list of field types for people and for programs.
extension TypeDeclaration {
  package static var names: [String] { all.flatMap(\.names) }

  package static var summaries: [(name: String, says: String)] {
    all.flatMap { type in type.names.map { ($0, type.summary) } }
  }

  /// The types that an unknown name may mean, the likeliest first.
  package static func suggestions(for name: String) -> [String] {
    let meant = Synonym.types(for: name)
    return meant.isEmpty ? Suggestion.nearest(to: name, among: names).map { [$0] } ?? [] : meant
  }

  /// All types in brief or one in full; `nil` if there is no such type.
  package static func text(of name: String?, asJSON: Bool) -> String? {
    let types = name.map { named($0).map { [$0] } ?? [] } ?? all
    if types.isEmpty { return nil }
    if asJSON { return JSONValue.array(types.map(\.description)).pretty + "\n" }
    return name == nil ? brief : types[0].full
  }

  /// Every type and what it holds, in two columns.
  package static var columns: String { ManualPage.columns(all.map { ($0.name, $0.summary) }) }

  /// What a type holds, in a sentence; `nil` if there is no such type.
  package static func summary(of name: String) -> String? { named(name)?.summary }

  private static var brief: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { type in
      let gap = String(repeating: " ", count: width - type.name.count + 2)
      return type.name + gap + type.summary + "\n"
    }.joined()
  }

  private var full: String {
    let others = aliases.isEmpty ? "" : " (\(aliases.joined(separator: ", ")))"
    let lines = ManualPage.columns(format.keys.map { ($0.name, $0.summary(isBrief: true)) })
    return "\(name)\(others)\n  \(summary)\n"
      + (lines.isEmpty ? "" : "parameters\n" + lines)
      + "example\n  \(exampleField)\n  \(example.value)\n"
  }

  var exampleField: String {
    let parameters = example.parameters.dropFirst().dropLast()
    return "{ \"id\": \"example\", \"type\": \"\(name)\""
      + (parameters.isEmpty ? " }" : "," + parameters + "}")
  }

  private var description: JSONValue {
    [
      "name": .string(name), "aliases": .texts(aliases), "description": .string(summary),
      "parameters": .array(format.keys.map(\.description)),
      "example": ["field": .string(exampleField), "value": .string(example.value)],
    ]
  }
}

extension KeyFormat {
  fileprivate var description: JSONValue {
    [
      "name": .string(name), "description": .string(says), "required": .bool(isRequired),
      "default": standard.map(JSONValue.string) ?? .null, "value": .string(shape.says),
      "choices": choices.isEmpty ? .null : .texts(choices),
    ]
  }
}

/// The manual page of form files, made from the loader's own tables.
package enum FormManual {
  package static func page(date: String, of program: String) -> ManualPage {
    var tables: [String: [ManualPage.Block]] = [
      "starter": [.file("my-form.json", String(FormStarter.text.dropLast()))],
      "rules": [.keys(ClaimFormat.rules)], "ruleExtras": [.keys(ClaimFormat.ruleExtras)],
      "conditions": [.keys(ClaimFormat.conditions)], "joints": [.keys(ClaimFormat.joints)],
      "types": TypeDeclaration.all.flatMap(blocks),
      "codes": [.paragraph(MessageCodes.all.sorted().joined(separator: ", ") + ".")],
    ]
    let others = [FormFormat.form.format, FormFormat.field.format, FormFormat.initial]
    for object in others + FormFormat.objects + [FormFormat.customType.format] {
      tables[object.name] = [.paragraph(object.says), .keys(object.keys)]
    }
    return ManualPage(DataFile.formManual.text, date: date, of: program, tables)
  }

  private static func blocks(of type: TypeDeclaration) -> [ManualPage.Block] {
    let keys = type.format.keys
    return [.subtitle(type.names.joined(separator: ", ")), .paragraph(type.summary)]
      + (keys.isEmpty ? [] : [.keys(keys)])
      + [.literal(type.wrappedExampleField + "\n" + type.example.value)]
  }
}

extension ManualPage.Block {
  fileprivate static func keys(_ keys: [KeyFormat]) -> Self {
    .list(keys.map { ManualPage.Term([$0.name], $0.summary()) })
  }
}

extension TypeDeclaration {
  fileprivate var wrappedExampleField: String {
    guard exampleField.count > 66 else { return exampleField }
    let head = "\"type\": \"\(name)\","
    return exampleField.with(head + "\n  ", for: head)
  }
}
