import TField
import TFieldForm
import Testing

/// What depends on other answers in a schema depends on them in the form.
@Suite struct SchemaConditionTests {
  /// A schema, and the fields of its form with the conditions of each.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let schema: String
    let fields: [String]

    var testDescription: String { name }
  }

  private static let samples: [Sample] = [
    Sample(
      name: "then and else",
      schema: #"""
        { "properties": { "a": { "enum": ["x", "y"] } }, "required": ["a"],
          "if": { "properties": { "a": { "const": "x" } } },
          "then": { "properties": { "b": { "type": "string" } }, "required": ["b"] },
          "else": { "properties": { "c": { "type": "integer" } } } }
        """#,
      fields: [
        #""a" "choice" true"#,
        #""b" "phrase" {"any":[{"not":{"field":"a","filled":true}},{"field":"a","equals":"x"}]} true"#,
        #""c" "integer" {"not":{"any":[{"not":{"field":"a","filled":true}},{"field":"a","equals":"x"}]}}"#,
      ]),
    Sample(
      name: "a property that is another one in each branch",
      schema: #"""
        { "properties": { "a": { "type": "boolean" }, "b": { "type": "string" } }, "required": ["a"],
          "if": { "properties": { "a": { "const": true } } },
          "then": { "properties": { "b": { "enum": ["u", "v"] } } } }
        """#,
      fields: [
        #""a" "toggle""#,
        #""b" "choice" {"field":"a","equals":true}"#,
        #""b_2" "phrase" {"not":{"field":"a","equals":true}}"#,
      ]),
    Sample(
      name: "dependent properties",
      schema: #"""
        { "properties": { "a": { "type": "string" }, "b": { "type": "string" } },
          "dependentRequired": { "a": ["b"] },
          "dependentSchemas": { "a": { "properties": { "c": { "type": "integer" } },
            "required": ["c"] } } }
        """#,
      fields: [
        #""a" "phrase""#,
        #""b" "phrase" {"field":"a","filled":true}"#,
        #""c" "integer" {"field":"a","filled":true} true"#,
      ]),
    Sample(
      name: "dependencies with alternatives",
      schema: #"""
        { "properties": { "pets": { "enum": ["none", "one", "many"], "default": "none" } },
          "required": ["pets"],
          "dependencies": { "pets": { "oneOf": [
            { "properties": { "pets": { "enum": ["none"] } } },
            { "properties": { "pets": { "enum": ["one"] }, "age": { "type": "integer" } },
              "required": ["age"] },
            { "properties": { "pets": { "enum": ["many"] }, "rid": { "type": "boolean" } },
              "required": ["rid"] } ] } } }
        """#,
      fields: [
        #""pets" "choice" true "none""#,
        #""age" "integer" {"all":[{"field":"pets","filled":true},{"field":"pets","equals":"one"}]} true"#,
        #""rid" "toggle" {"all":[{"field":"pets","filled":true},{"field":"pets","equals":"many"}]}"#,
      ]),
    Sample(
      name: "kinds that a property tells apart",
      schema: ##"""
        { "oneOf": [ { "$ref": "#/$defs/card" }, { "$ref": "#/$defs/iban" } ], "$defs": {
          "card": { "title": "Card", "properties": { "type": { "const": "card" },
            "number": { "type": "string" } }, "required": ["type", "number"] },
          "iban": { "properties": { "type": { "const": "iban" }, "iban": { "type": "string" } },
            "required": ["type"] } } }
        """##,
      fields: [
        #""type" "choice" true"#,
        #""number" "phrase" {"field":"type","equals":"card"} true"#,
        #""iban" "phrase" {"field":"type","equals":"iban"}"#,
      ]),
    Sample(
      name: "kinds that nothing tells apart",
      schema: #"""
        { "properties": { "n": { "type": "string" } }, "anyOf": [
          { "title": "By mail", "properties": { "mail": { "type": "string" } }, "required": ["mail"] },
          { "properties": { "phone": { "type": "string" } } } ] }
        """#,
      fields: [
        #""n" "phrase""#,
        #""kind" "choice" true"#,
        #""mail" "phrase" {"field":"kind","equals":"By mail"} true"#,
        #""phone" "phrase" {"field":"kind","equals":"Phone"}"#,
      ]),
    Sample(
      name: "kinds of values",
      schema: #"""
        { "properties": { "port": { "type": ["integer", "string"], "default": 80 } } }
        """#,
      fields: [
        #""port_kind" "choice" "integer""#,
        #""port" "integer" {"field":"port_kind","equals":"integer"} true 80"#,
        #""port_2" "phrase" {"field":"port_kind","equals":"string"} true"#,
      ]),
    Sample(
      name: "an object that may be missing",
      schema: #"""
        { "properties": { "o": { "required": ["a"], "properties": { "a": { "type": "string" } } } } }
        """#,
      fields: [
        #""o" "toggle""#,
        #""o_a" "phrase" {"field":"o","equals":true} true"#,
      ]),
    Sample(
      name: "a schema that stands in itself",
      schema: ##"""
        { "properties": { "name": { "type": "string" }, "next": { "$ref": "#" } } }
        """##,
      fields: [
        #""name" "phrase""#,
        #""next_name" "phrase""#,
        #""next_next_name" "phrase""#,
        #""next_next_next" "json""#,
      ]),
    Sample(
      name: "conditions in a circle",
      schema: #"""
        { "properties": { "a": { "type": "string" }, "b": { "type": "string" } },
          "dependentSchemas": { "a": { "properties": { "b": { "enum": ["x"] } } },
            "b": { "properties": { "a": { "enum": ["y"] } } } } }
        """#,
      fields: [
        #""a" "phrase""#,
        #""b" "phrase""#,
      ]),
  ]

  @Test(arguments: samples)
  func `fields are there and wanted when the schema says so`(sample: Sample) throws {
    let result = SchemaImport.form(from: Array(sample.schema.utf8), name: "s")
    let text = try #require(result.text)
    let root = try JSONReader().read(Array(text.utf8)).root
    let lists = root["rows"].map { [$0] } ?? root["sections"]?.elements.compactMap { $0["rows"] }
    let fields = (lists ?? []).flatMap { Array($0.elements) }.map { field in
      ["id", "type", "when", "required", "initial"].compactMap { field[$0] }
        .map { JSONValue($0).line }.joined(separator: " ")
    }
    #expect(fields == sample.fields)
  }
}
