import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct SchemaImportTests {
  static let properties = TestFile.tables(of: "properties.txt")

  @Test(arguments: properties)
  func `a property becomes a field, and what is lost is said`(property: TestTable) throws {
    let schema = """
      { "type": "object", "properties": { "other": { "type": "string" }, "it": \(property.sentence) },
        "definitions": { "circle": { "$ref": "#/definitions/circle" },
          "mail": { "type": "string", "format": "email" } } }
      """
    let result = SchemaImport.form(from: Array(schema.utf8), name: "schema")
    #expect(result.notes.map { "\($0.problem)" } == Array(property.lines.dropFirst()))
    let text = try #require(result.text)
    let fields = try Self.fields(of: text)
    let wanted = property.lines.first == "none" ? nil : property.lines.first
    #expect(fields.count == (wanted == nil ? 1 : 2))
    if let wanted {
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

  @Test(arguments: properties)
  func `the form that comes of it passes its own check`(property: TestTable) throws {
    let schema = """
      { "properties": { "other": {}, "it": \(property.sentence), "in": { "type": "object",
        "required": ["it"], "properties": { "it": \(property.sentence), "too": {} } } },
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
