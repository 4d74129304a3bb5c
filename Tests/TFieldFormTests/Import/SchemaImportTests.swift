import TFieldJSON
import TField
import TFieldForm
import Testing

/// A property of a JSON Schema, and the field that becomes of it.
struct ImportedProperty: Sendable, CustomTestStringConvertible {
  let schema: String
  /// What the field has beside its id and label, on one line; `nil`: there is no field.
  let field: String?
  let notes: [String]

  init(_ schema: String, _ field: String?, _ notes: String...) {
    self.schema = schema
    self.field = field
    self.notes = notes
  }

  var testDescription: String { schema }
}

@Suite struct SchemaImportTests {
  static let properties: [ImportedProperty] = [
    .init(#"{ "type": "string" }"#, #""type":"phrase""#),
    .init(#"{ "type": "string", "format": "email" }"#, #""type":"email""#),
    .init(#"{ "type": "string", "format": "date" }"#, #""type":"date","format":"YYYY-MM-DD""#),
    .init(#"{ "type": "string", "format": "ipv4" }"#, #""type":"ipv4""#),
    .init(#"{ "type": "string", "format": "ipv6" }"#, #""type":"ipv6""#),
    .init(
      #"{ "type": "string", "format": "colour-name" }"#, #""type":"phrase""#,
      "'format' in part: no field checks 'colour-name'"),
    .init(#"{ "type": "string", "format": "password" }"#, #""type":"phrase","secret":true"#),
    .init(#"{ "type": "string", "writeOnly": true }"#, #""type":"phrase","secret":true"#),
    .init(#"{ "type": "string", "contentMediaType": "text/html" }"#, #""type":"text""#),
    .init(
      #"{ "type": "string", "maxLength": 900 }"#, #""type":"text","rules":[{"maxLength":900}]"#),
    .init(
      #"{ "type": "string", "examples": ["Ada", "Bo"] }"#,
      #""type":"phrase","placeholder":"Ada""#),
    .init(
      #"{ "type": "string", "readOnly": true, "default": "x" }"#,
      #""type":"phrase","initial":"x","readOnly":true"#),
    .init(
      #"{ "not": { "const": "x" }, "type": "string" }"#,
      #""type":"phrase","rules":[{"notIn":["x"]}]"#),
    .init(#"{ "type": ["string", "null"] }"#, #""type":"phrase","keepEmpty":"given""#),
    .init(
      #"{ "anyOf": [{ "type": "integer" }, { "type": "null" }] }"#,
      #""type":"integer","keepEmpty":"given""#),
    .init(#"{ "type": "null" }"#, #""type":"phrase","readOnly":true,"keepEmpty":"given""#),
    .init(
      #"{ "type": ["boolean", "null"] }"#,
      #""type":"choice","options":[{"value":true},{"value":false}],"keepEmpty":"given""#),
    .init(#"{ "type": "boolean", "default": true }"#, #""type":"toggle","initial":true"#),
    .init(
      #"{ "type": "boolean", "default": "yes" }"#, #""type":"toggle""#,
      "'default' is left out: a 'toggle' can't begin with it"),
    .init(
      #"{ "type": "integer", "minimum": 1, "maximum": 5 }"#, #""type":"integer","min":1,"max":5"#),
    .init(
      #"{ "type": "integer", "minimum": 0, "exclusiveMinimum": true }"#,
      #""type":"integer","min":0,"rules":[{"notIn":[0]}]"#),
    .init(
      #"{ "type": "number", "exclusiveMaximum": 2.5, "multipleOf": 0.01 }"#,
      #""type":"decimal","max":2.5,"places":2,"rules":[{"notIn":[2.5]}]"#),
    .init(#"{ "type": "number", "multipleOf": 1 }"#, #""type":"integer""#),
    .init(
      #"{ "type": "integer", "multipleOf": 5 }"#,
      #""type":"integer","rules":[{"multipleOf":5}]"#),
    .init(
      #"{ "type": "integer", "multipleOf": 0 }"#, #""type":"integer""#,
      "'multipleOf' is left out: it is no number above zero"),
    .init(
      #"{ "type": "integer", "minimum": 1.5, "maximum": 1e3 }"#,
      #""type":"integer","min":2,"max":1000"#),
    .init(
      #"{ "type": "number", "minimum": 3, "maximum": 2 }"#,
      json(#"{"type":"number","minimum":3,"maximum":2}"#)),
    .init(
      #"{ "type": "integer", "minimum": 1e500 }"#, #""type":"integer""#,
      "'minimum' is left out: it is no plain number"),
    .init(
      #"{ "enum": ["a", "b", null] }"#,
      #""type":"choice","options":["a","b"],"keepEmpty":"given""#),
    .init(
      #"{ "enum": ["", "a", "a"] }"#, #""type":"choice","options":["a"]"#,
      "'enum' in part: no text at all can't be chosen"),
    .init(
      #"{ "enum": ["a", "b"], "enumNames": ["A", "B"] }"#,
      #""type":"choice","options":[{"value":"a","label":"A"},{"value":"b","label":"B"}]"#),
    .init(
      #"{ "anyOf": [{ "enum": ["a", "b"] }, { "type": "string" }] }"#,
      #""type":"choice","options":["a","b"],"other":true"#),
    .init(
      #"{ "enum": ["a", "b"], "default": "b" }"#,
      #""type":"choice","options":["a","b"],"initial":"b""#),
    .init(#"{ "enum": ["a", 1] }"#, #""type":"choice","options":["a",{"value":1}]"#),
    .init(#"{ "enum": [1, 2] }"#, #""type":"choice","options":[{"value":1},{"value":2}]"#),
    .init(#"{ "enum": [true, false] }"#, #""type":"toggle""#),
    .init(
      #"{ "enum": ["a", {}] }"#, #""type":"choice","options":["a"]"#,
      "'enum' is left out: only texts, numbers and truth values can be chosen"),
    .init(#"{ "const": "x" }"#, #""type":"choice","options":["x"]"#),
    .init(
      #"{ "oneOf": [{ "const": "a", "title": "A" }, { "const": "b" }] }"#,
      #""type":"choice","options":[{"value":"a","label":"A"},"b"]"#),
    .init(
      #"{ "type": "string", "minLength": 2, "maxLength": 9 }"#,
      #""type":"phrase","rules":[{"any":[{"minLength":2},{"maxLength":0}]},{"maxLength":9}]"#),
    .init(
      #"{ "type": "string", "minLength": 9, "maxLength": 2 }"#,
      json(#"{"type":"string","minLength":9,"maxLength":2}"#)),
    .init(
      #"{ "type": "string", "minLength": 5000 }"#, #""type":"phrase""#,
      "'minLength' is left out: a field takes 0 to 4096 characters"),
    .init(
      #"{ "type": "string", "pattern": "^[a-z]+$" }"#,
      #""type":"phrase","rules":[{"pattern":"(?:[a-z]+)?"}]"#),
    .init(
      #"{ "type": "string", "pattern": "a|b" }"#,
      #""type":"phrase","rules":[{"pattern":"(?:(?s:.*)(?:a|b)(?s:.*))?"}]"#),
    .init(
      #"{ "type": "string", "pattern": "a(" }"#, #""type":"phrase""#,
      "'pattern' is left out: missing closing parenthesis"),
    .init(
      #"{ "type": "string", "description": "Few words." }"#,
      #""type":"phrase","description":"Few words.""#),
    .init(
      #"{ "type": "string", "description": "Two\nlines." }"#,
      #""type":"phrase","help":"Two\nlines.""#),
    .init(
      #"{ "type": "string", "description": "Like *.ts" }"#,
      #""type":"phrase","help":"Like *.ts""#),
    .init(##"{ "$ref": "#/definitions/mail" }"##, #""type":"email""#),
    .init(
      ##"{ "allOf": [{ "$ref": "#/definitions/mail" }, { "maxLength": 9 }] }"##,
      #""type":"email","rules":[{"maxLength":9}]"#),
    .init(
      ##"{ "type": "string", "allOf": [{ "$ref": "other.json#/x" }] }"##, #""type":"phrase""#,
      "'$ref' is left out: it leads nowhere in this file"),
    .init(
      ##"{ "$ref": "#/definitions/circle" }"##, #""type":"json""#,
      "'$ref' is left out: it leads back to itself"),
    .init("{}", json("{}")),
  ]

  private static func json(_ schema: String) -> String { #""type":"json","schema":"# + schema }

  static let arrays: [ImportedProperty] = [
    .init(#"{ "type": "array" }"#, json(#"{"type":"array"}"#)),
    .init(#"{ "items": {} }"#, json(#"{"items":{}}"#)),
    .init(
      #"{ "type": "array", "items": { "type": "string", "minLength": 2 }, "uniqueItems": true }"#,
      #""type":"list","of":{"type":"phrase","rules":[{"minLength":2}]},"rules":[{"unique":true}]"#),
    .init(
      #"{ "type": "array", "items": { "type": "integer", "minimum": 1 }, "maxItems": 3 }"#,
      #""type":"list","of":{"type":"integer","min":1},"max":3"#),
    .init(
      ##"{ "type": ["array", "null"], "items": { "$ref": "#/definitions/mail" } }"##,
      #""type":"list","of":{"type":"email"},"keepEmpty":"given""#,
      "'type' in part: a list without entries is written as null"),
    .init(
      #"{ "type": "array", "items": { "enum": ["a", "b"] }, "minItems": 1, "default": ["b"] }"#,
      #""type":"choices","options":["a","b"],"ordered":true,"min":1,"keepEmpty":false,"#
        + #""initial":["b"]"#),
    .init(
      #"{ "type": "array", "minItems": 3, "maxItems": 2 }"#,
      json(#"{"type":"array","minItems":3,"maxItems":2}"#)),
    .init(
      #"{ "items": { "type": "string" }, "minItems": -1 }"#,
      #""type":"list","of":{"type":"phrase"}"#,
      "'minItems' is left out: a list takes 0 to 100000 entries"),
    .init(
      #"{ "type": "array", "default": [1.50] }"#,
      json(#"{"type":"array","default":[1.50]},"initial":"[1.50]""#)),
    .init(
      #"{ "items": { "type": "string" }, "contains": { "const": "a" } }"#,
      #""type":"list","of":{"type":"phrase"},"min":1,"keepEmpty":false,"rules":["# + contains
        + #"{"not":{"notIn":["a"]}},{"count":{"max":0}}],"# + needed("a") + "}]"),
    .init(
      #"{ "type": "array", "items": { "enum": ["a", "b"] }, "contains": { "pattern": "^b" } }"#,
      #""type":"choices","options":["a","b"],"ordered":true,"min":1,"keepEmpty":false,"#
        + #""rules":["# + contains
        + #"{"not":{"pattern":"(?!(?:(?s:.*)(?:^b)(?s:.*))\\z)(?s:.*)"}},{"count":{"max":0}}],"#
        + needed("^b") + "}]"),
    .init(
      #"{ "items": { "type": "string" }, "contains": { "const": "a" }, "minContains": 2 }"#,
      #""type":"list","of":{"type":"phrase"}"#,
      "'contains' is left out: a form can't say this of a list"),
    .init(
      #"{ "type": "array", "items": { "type": "object" } }"#,
      json(#"{"type":"array","items":{"type":"object"}}"#)),
    .init(
      #"{ "type": "array", "items": { "properties": { "a": { "type": "string" } } } }"#,
      #""type":"list","fields":[{"id":"a","type":"phrase","label":"A"}]"#),
    .init(
      #"{ "additionalProperties": { "type": "integer" } }"#,
      #""type":"list","of":{"type":"phrase","rules":[{"pattern":"[^=]+=(?:-?[0-9]+)","#
        + #""message":"Write a name and a number, such as size=5"}]},"pairs":"number""#),
    .init(
      #"{ "type": "array", "items": { "type": "boolean" } }"#,
      #""type":"list","of":{"type":"choice","options":[{"value":true},{"value":false}]}"#),
    .init(
      #"{ "type": "array", "items": { "items": { "type": "integer" } } }"#,
      #""type":"list","fields":[{"id":"value","type":"list","of":{"type":"integer"},"#
        + #""path":[],"keepEmpty":true}]"#),
    .init(
      #"{ "type": "array", "items": { "type": ["string", "null"] }, "uniqueItems": true }"#,
      #""type":"list","fields":[{"id":"value","type":"phrase","path":[],"#
        + #""keepEmpty":"null"}],"unique":["value"]"#),
    .init(
      #"{ "additionalProperties": { "enum": ["a", "b"] } }"#,
      #""type":"list","fields":[{"id":"key","type":"phrase","label":{"en":"Name","de":"Name","#
        + #""es":"Nombre","fr":"Nom","ja":"名前"},"required":true},{"id":"value","type":"choice","#
        + #""options":["a","b"],"path":[],"required":true}],"pairs":"fields""#),
  ]

  private static let contains = #"{"any":["#

  private static func needed(_ entry: String) -> String {
    #""code":"contains","message":{"en":"Add an entry: \#(entry)","de":"Ein Eintrag fehlt: "#
      + #"\#(entry)","es":"Falta una entrada: \#(entry)","fr":"Il manque une entrée : \#(entry)","#
      + #""ja":"項目が必要です: \#(entry)"}"#
  }

  @Test func `an array with places becomes a field a place`() throws {
    let schema = """
      { "required": ["at"], "properties": { "at": { "type": "array", "minItems": 1,
        "items": [{ "type": "number" }, { "type": "string", "title": "Unit" }] },
        "more": { "prefixItems": [{ "type": "integer" }], "items": false } } }
      """
    let result = SchemaImport.form(from: Array(schema.utf8), name: "schema")
    #expect(
      result.notes.map { "\($0.problem)" } == [
        "'items' in part: only the first 2 places have fields"
      ])
    let text = try #require(result.text)
    let form = try #require(FormLoader().load(Array(text.utf8)).form)
    #expect(form.fields.map(\.id) == ["at_item1", "at_item2", "more", "more_item1"])
    #expect(form.fields.map(\.required) == [.always, .never, .never, .never])
    #expect(
      form.fields.map { ArrayPosition.written($0.path ?? [$0.id]) }
        == ["at[0]", "at[1]", "more", "more[0]"])
    #expect(form.fields[2].options.answersWith == .array)
  }

  @Test(arguments: properties + arrays)
  func `a property becomes a field, and what is lost is said`(property: ImportedProperty) throws {
    let schema = """
      { "type": "object", "properties": { "other": { "type": "string" }, "it": \(property.schema) },
        "definitions": { "circle": { "$ref": "#/definitions/circle" },
          "mail": { "type": "string", "format": "email" } } }
      """
    let result = SchemaImport.form(from: Array(schema.utf8), name: "schema")
    #expect(result.notes.map { "\($0.problem)" } == property.notes)
    let text = try #require(result.text)
    let fields = try Self.fields(of: text)
    #expect(fields.count == (property.field == nil ? 1 : 2))
    if let wanted = property.field {
      let last = try #require(fields.last)
      #expect(last.replacing(#","label":"It""#, with: "") == #"{"id":"it",\#(wanted)}"#)
    }
  }

  @Test func `an array that must be there may be empty, unless it says how many`() throws {
    let schema = """
      { "required": ["any", "some"], "properties": { "any": { "items": { "type": "integer" } },
        "some": { "items": { "type": "integer" }, "minItems": 1 } } }
      """
    let text = try #require(SchemaImport.form(from: Array(schema.utf8), name: "schema").text)
    let form = try #require(FormLoader().load(Array(text.utf8)).form)
    #expect(form.fields.map(\.required) == [.never, .always])
    #expect(form.fields.map(\.options.emptyAnswer) == [.written, .omitted])
  }

  @Test(arguments: properties + arrays)
  func `the form that comes of it passes its own check`(property: ImportedProperty) throws {
    let schema = """
      { "properties": { "other": {}, "it": \(property.schema), "in": { "type": "object",
        "required": ["it"], "properties": { "it": \(property.schema), "too": {} } } },
        "required": ["it", "in"],
        "definitions": { "mail": { "type": "string", "format": "email" } } }
      """
    let text = try #require(SchemaImport.form(from: Array(schema.utf8), name: "schema").text)
    let result = FormLoader().load(Array(text.utf8))
    #expect(result.diagnostics.filter { $0.severity == .error } == [], "\(text)")
    #expect(result.form != nil)
  }

  /// The fields of a form without sections, each on one line.
  private static func fields(of text: String) throws -> [String] {
    let root = try JSONReader().read(Array(text.utf8)).root
    return root["rows"]?.elements.map { $0.sourceText.compact } ?? []
  }
}

extension String {
  /// The text without its lines and indentation.
  var compact: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined().replacing("\": ", with: "\":")
  }
}
