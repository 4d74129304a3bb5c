import TFieldForm
import TField
import TestSupport
import Testing

@Suite struct ImportedFormTests {
  static let schema = """
    { "title": "Order", "description": "What to send", "required": ["name", "to", "name"],
      "properties": {
        "name": { "title": "Your name", "type": "string" },
        "to": { "$ref": "#/$defs/place" },
        "from": { "$ref": "#/$defs/place", "title": "Sender" },
        "1st note": { "type": "string" }, "to_street": { "type": "string" } },
      "$defs": { "place": { "type": "object", "required": ["street"], "description": "Where",
        "properties": { "street": { "type": "string" }, "city": { "type": "string" } } } },
      "minProperties": 9 }
    """

  static let result = SchemaImport.form(from: Array(schema.utf8), name: "order")

  @Test func `objects become sections, and fields keep their order`() throws {
    let text = try #require(Self.result.text)
    let root = try JSONReader().read(Array(text.utf8)).root
    #expect(root["title"]?.string == "Order")
    #expect(root["description"]?.string == "What to send")
    let sections = try #require(root["sections"]).elements.map { section in
      (section["title"]?.string, section["rows"]?.elements.compactMap { $0["id"]?.string } ?? [])
    }
    #expect(sections.map(\.0) == [nil, "To", nil, "Sender", nil])
    #expect(
      sections.map(\.1) == [
        ["name"], ["to_street", "to_city"], ["from"], ["from_street", "from_city"],
        ["_1st_note", "to_street_2"],
      ])
  }

  @Test func `an object that may be missing has a switch, and asks for nothing while it is off`()
    throws
  {
    let text = try #require(Self.result.text)
    let form = try #require(FormLoader().load(Array(text.utf8)).form)
    let fields = Dictionary(uniqueKeysWithValues: form.fields.map { ($0.id, $0) })
    #expect(fields["name"]?.required == .always)
    #expect(fields["to_street"]?.required == .always)
    #expect(fields["from"]?.options.answersWithObject == true)
    #expect(fields["from_street"]?.required == .always)
    #expect(fields["from_street"]?.when == .field("from", .equals, .value(.flag(true))))
    #expect(fields["from_city"]?.required == .never)
  }

  @Test func `names that no id can be are told at their place`() {
    #expect(
      Self.result.notes.map { $0.line(in: "s.json") } == [
        "s.json:6:5: warning: property '1st note' becomes field '_1st_note'",
        "s.json:6:39: warning: property 'to_street' becomes field 'to_street_2'",
      ])
  }

  @Test(arguments: ["{", "", "[]", "5"])
  func `what is no schema is an error`(schema: String) {
    let result = SchemaImport.form(from: Array(schema.utf8), name: "s")
    #expect(result.text == nil)
    #expect(result.notes.contains { $0.severity == .error })
  }

  /// Definitions that double at each step would fill any memory.
  @Test func `a schema that grows for ever is cut short`() {
    let steps = (0..<40).map { step in
      let next = "{ \"$ref\": \"#/definitions/d\(step + 1)\" }"
      return "\"d\(step)\": { \"properties\": { \"a\": \(next), \"b\": \(next) } }"
    }.joined(separator: ", ")
    let schema = "{ \"$ref\": \"#/definitions/d0\", \"definitions\": { \(steps), \"d40\": {} } }"
    let result = SchemaImport.form(from: Array(schema.utf8), name: "s")
    #expect(result.notes.count <= 1001)
  }

  @Test func `no schema makes a form that fails its check`() {
    var random = SeededRandom()
    let sources =
      [Self.schema]
      + SchemaImportTests.properties.map { property in
        "{ \"required\": [\"it\"], \"properties\": { \"it\": \(property.sentence), \"in\": {"
          + "\"properties\": { \"a\": \(property.sentence) } } }, \"definitions\": { \"mail\": {} } }"
      }
    for _ in 0..<300 {
      var mutation = TokenMutation(sources.randomElement(using: &random) ?? "{}")
      let schema = mutation.mutate(using: &random)
      guard let text = SchemaImport.form(from: Array(schema.utf8), name: "s").text else { continue }
      let errors = FormLoader().load(Array(text.utf8)).diagnostics.filter { $0.severity == .error }
      #expect(errors == [], "seed \(random.seed): \(schema)\n\(text)")
    }
  }
}
