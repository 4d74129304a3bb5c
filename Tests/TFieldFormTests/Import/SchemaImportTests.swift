import TFieldForm
import TField
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
    .init(#"{ "type": "string", "format": "colour-name" }"#, #""type":"phrase""#),
    .init(#"{ "type": "string", "format": "password" }"#, #""type":"phrase","secret":true"#),
    .init(#"{ "type": "string", "writeOnly": true }"#, #""type":"phrase","secret":true"#),
    .init(#"{ "type": "string", "contentMediaType": "text/html" }"#, #""type":"text""#),
    .init(
      #"{ "type": "string", "maxLength": 900 }"#,
      #""type":"text","rules":[{"maxLength":900}]"#),
    .init(
      #"{ "type": "string", "examples": ["Ada", "Bo"] }"#,
      #""type":"phrase","placeholder":"Ada""#),
    .init(
      #"{ "type": "string", "readOnly": true, "default": "x" }"#,
      #""type":"phrase","initial":"x","readOnly":true"#),
    .init(#"{ "type": ["string", "null"] }"#, #""type":"phrase""#),
    .init(#"{ "anyOf": [{ "type": "integer" }, { "type": "null" }] }"#, #""type":"integer""#),
    .init(#"{ "type": "null" }"#, nil),
    .init(
      #"{ "type": ["boolean", "null"] }"#,
      #""type":"choice","options":[{"value":true},{"value":false}]"#),
    .init(#"{ "type": "boolean", "default": true }"#, #""type":"toggle","initial":true"#),
    .init(
      #"{ "type": "boolean", "default": "yes" }"#,
      #""type":"toggle""#,
      "'default' is left out: the schema or the type 'toggle' doesn't take it"),
    .init(
      #"{ "type": "integer", "minimum": 1, "maximum": 5 }"#,
      #""type":"integer","min":1,"max":5"#),
    .init(
      #"{ "type": "integer", "minimum": 0, "exclusiveMinimum": true }"#,
      #""type":"integer","min":0,"rules":[{"notIn":[0]}]"#),
    .init(
      #"{ "type": "number", "exclusiveMaximum": 2.5, "multipleOf": 0.01 }"#,
      #""type":"decimal","max":2.5,"rules":[{"notIn":[2.5]},{"multipleOf":0.01}]"#),
    .init(
      #"{ "type": "number", "multipleOf": 1 }"#,
      #""type":"decimal","rules":[{"multipleOf":1}]"#),
    .init(
      #"{ "type": "integer", "multipleOf": 5 }"#,
      #""type":"integer","rules":[{"multipleOf":5}]"#),
    .init(
      #"{ "type": "integer", "minimum": 1.5, "maximum": 1e3 }"#,
      #""type":"integer","max":1000,"rules":[{"range":{"min":1.5}}]"#),
    .init(
      #"{ "type": "number", "minimum": 3, "maximum": 2 }"#,
      #""type":"json","schema":{"type":"number","minimum":3,"maximum":2}"#),
    .init(#"{ "type": "integer", "minimum": 1e500 }"#, #""type":"integer""#),
    .init(#"{ "enum": ["a", "b", null] }"#, #""type":"choice","options":["a","b"]"#),
    .init(#"{ "enum": ["", "a", "a"] }"#, #""type":"choice","options":["a"]"#),
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
    .init(#"{ "enum": ["a", {}] }"#, #""type":"json","schema":{"enum":["a",{}]}"#),
    .init(#"{ "const": "x" }"#, #""type":"choice","options":["x"]"#),
    .init(
      #"{ "oneOf": [{ "const": "a", "title": "A" }, { "const": "b" }] }"#,
      #""type":"choice","options":[{"value":"a","label":"A"},"b"]"#),
    .init(
      #"{ "type": "string", "minLength": 2, "maxLength": 9 }"#,
      #""type":"phrase","rules":[{"any":[{"minLength":2},{"maxLength":0}]},{"maxLength":9}]"#),
    .init(
      #"{ "type": "string", "minLength": 9, "maxLength": 2 }"#,
      #""type":"json","schema":{"type":"string","minLength":9,"maxLength":2}"#),
    .init(
      #"{ "type": "string", "minLength": 5000 }"#,
      #""type":"json","schema":{"type":"string","minLength":5000}"#),
    .init(
      #"{ "type": "string", "pattern": "^[a-z]+$" }"#,
      #""type":"phrase","rules":[{"pattern":"(?:[a-z]+)?"}]"#),
    .init(
      #"{ "type": "string", "pattern": "a|b" }"#,
      #""type":"phrase","rules":[{"pattern":"(?:(?s:.*)(?:a|b)(?s:.*))?"}]"#),
    .init(
      #"{ "type": "string", "pattern": "a(" }"#,
      #""type":"phrase""#,
      "'pattern' is left out: no pattern of a form says it"),
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
      #"{ "type": "string", "allOf": [{ "$ref": "other.json#/x" }] }"#,
      #""type":"phrase""#,
      "'$ref' is left out: it leads nowhere"),
    .init(##"{ "$ref": "#/definitions/circle" }"##, #""type":"json""#),
    .init(#"{ "type": "object" }"#, #""type":"json","schema":{"type":"object"}"#),
    .init(#"{ "type": "string", "format": "textarea" }"#, #""type":"text""#),
    .init(
      #"{ "type": "integer", "default": 1.5 }"#,
      #""type":"integer""#,
      "'default' is left out: the schema or the type 'integer' doesn't take it"),
    .init(
      #"{ "enum": ["a"], "default": "b" }"#,
      #""type":"choice","options":["a"]"#,
      "'default' is left out: the schema or the type 'choice' doesn't take it"),
    .init(#"{}"#, #""type":"json","schema":{}"#),
  ]

  static let arrays: [ImportedProperty] = [
    .init(#"{ "type": "array" }"#, #""type":"json","schema":{"type":"array"}"#),
    .init(#"{ "items": {} }"#, #""type":"json","schema":{"items":{}}"#),
    .init(
      #"{ "type": "array", "items": { "type": "string", "minLength": 2 }, "uniqueItems": tru"#
        + #"e }"#,
      #""type":"list","of":{"type":"phrase","rules":[{"minLength":2}]},"rules":[{"unique":tr"#
        + #"ue}]"#),
    .init(
      #"{ "type": "array", "items": { "type": "integer", "minimum": 1 }, "maxItems": 3 }"#,
      #""type":"list","of":{"type":"integer","min":1},"max":3"#),
    .init(
      ##"{ "type": ["array", "null"], "items": { "$ref": "#/definitions/mail" } }"##,
      #""type":"list","of":{"type":"email"}"#),
    .init(
      #"{ "type": "array", "items": { "enum": ["a", "b"] }, "minItems": 1, "default": ["b"] "#
        + #"}"#,
      #""type":"choices","options":["a","b"],"ordered":true,"min":1,"keepEmpty":false,"initi"#
        + #"al":["b"]"#),
    .init(
      #"{ "type": "array", "minItems": 3, "maxItems": 2 }"#,
      #""type":"json","schema":{"type":"array","minItems":3,"maxItems":2}"#),
    .init(
      #"{ "items": { "type": "string" }, "minItems": -1 }"#,
      #""type":"list","of":{"type":"phrase"}"#),
    .init(
      #"{ "type": "array", "default": [1.50] }"#,
      #""type":"json","schema":{"type":"array","default":[1.50]},"initial":"[1.50]""#),
    .init(
      #"{ "items": { "type": "string" }, "contains": { "const": "a" } }"#,
      #""type":"list","of":{"type":"phrase"}"#),
    .init(
      #"{ "type": "array", "items": { "type": "object" } }"#,
      #""type":"list","fields":[{"id":"value","type":"json","path":[],"required":true,"schem"#
        + #"a":{"type":"object"}}]"#),
    .init(
      #"{ "type": "array", "items": { "properties": { "a": { "type": "string" } } } }"#,
      #""type":"list","fields":[{"id":"a","type":"phrase","label":"A"}]"#),
    .init(
      #"{ "additionalProperties": { "type": "integer" } }"#,
      #""type":"list","fields":[{"id":"key","type":"phrase","label":{"en":"Name","de":"Name""#
        + #","es":"Nombre","fr":"Nom","ja":"名前"},"required":true},{"id":"value","type":"integer""#
        + #","label":{"en":"Value","de":"Wert","es":"Valor","fr":"Valeur","ja":"値"},"path":[],"r"#
        + #"equired":true}],"pairs":"fields""#),
    .init(
      #"{ "type": "array", "items": { "type": "boolean" } }"#,
      #""type":"list","of":{"type":"choice","options":[{"value":true},{"value":false}]}"#),
    .init(
      #"{ "type": "array", "items": { "items": { "type": "integer" } } }"#,
      #""type":"list","fields":[{"id":"value","type":"list","of":{"type":"integer"},"path":["#
        + #"],"keepEmpty":true}]"#),
    .init(
      #"{ "type": "array", "items": { "type": ["string", "null"] }, "uniqueItems": true }"#,
      #""type":"json","schema":{"type":"array","items":{"type":["string","null"]},"uniqueIte"#
        + #"ms":true}"#),
    .init(
      #"{ "additionalProperties": { "enum": ["a", "b"] } }"#,
      #""type":"list","fields":[{"id":"key","type":"phrase","label":{"en":"Name","de":"Name""#
        + #","es":"Nombre","fr":"Nom","ja":"名前"},"required":true},{"id":"value","type":"choice","#
        + #""label":{"en":"Value","de":"Wert","es":"Valor","fr":"Valeur","ja":"値"},"options":["a"#
        + #"","b"],"path":[],"required":true}],"pairs":"fields""#),
    .init(
      #"{ "prefixItems": [{ "type": "integer" }] }"#,
      #""type":"json","schema":{"prefixItems":[{"type":"integer"}]}"#),
    .init(
      #"{ "items": [{ "type": "integer" }] }"#,
      #""type":"json","schema":{"items":[{"type":"integer"}]}"#),
    .init(
      #"{ "items": { "type": ["string", "integer"] } }"#,
      #""type":"json","schema":{"items":{"type":["string","integer"]}}"#),
    .init(
      #"{ "items": { "items": { "items": { "items": { "type": "integer" } } } } }"#,
      #""type":"list","fields":[{"id":"value","type":"list","fields":[{"id":"value","type":""#
        + #"list","fields":[{"id":"value","type":"list","of":{"type":"integer"},"path":[],"keepE"#
        + #"mpty":true}],"path":[],"keepEmpty":true}],"path":[],"keepEmpty":true}]"#),
    .init(
      #"{ "patternProperties": { "^a": { "type": "string" } } }"#,
      #""type":"list","fields":[{"id":"key","type":"phrase","label":{"en":"Name","de":"Name""#
        + #","es":"Nombre","fr":"Nom","ja":"名前"},"required":true,"rules":[{"pattern":"(?s:.*)(?:"#
        + #"^a)(?s:.*)"}]},{"id":"value","type":"phrase","label":{"en":"Value","de":"Wert","es":"#
        + #""Valor","fr":"Valeur","ja":"値"},"path":[],"required":true}],"pairs":"fields""#),
    .init(
      #"{ "additionalProperties": {} }"#,
      #""type":"json","schema":{"additionalProperties":{}}"#),
    .init(
      #"{ "items": { "enum": ["a"] }, "minItems": 2 }"#,
      #""type":"json","schema":{"items":{"enum":["a"]},"minItems":2}"#),
  ]

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
