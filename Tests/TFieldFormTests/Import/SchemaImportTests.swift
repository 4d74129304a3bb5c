import Foundation
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

  /// A table has a schema, and the fields of its form with the conditions of each.
  @Test(arguments: TestFile.tables(of: "conditions.txt"))
  func `fields are there and wanted when the schema says so`(sample: TestTable) throws {
    let result = SchemaImport.form(from: Array(sample.lines[0].utf8), name: "s")
    let text = try #require(result.text)
    let root = try JSONReader().read(Array(text.utf8)).root
    let lists = root["rows"].map { [$0] } ?? root["sections"]?.elements.compactMap { $0["rows"] }
    let fields = (lists ?? []).flatMap { Array($0.elements) }.map { field in
      ["id", "type", "when", "required", "initial"].compactMap { field[$0] }
        .map { JSONValue($0).line }.joined(separator: " ")
    }
    #expect(fields == Array(sample.lines.dropFirst()))
  }

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

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Schemas")

  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  private func errors(in text: String) -> [Diagnostic] {
    FormLoader().load(Array(text.utf8)).diagnostics.filter { $0.severity == .error }
  }

  private func text(of value: JSONValue) -> String { value.pretty }

  @Test(arguments: names)
  func `a schema as people write them becomes a form that passes`(name: String) throws {
    let schema = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let result = SchemaImport.form(from: Array(schema), name: name)
    let form = try #require(result.text, "\(result.notes)")
    #expect(errors(in: form) == [])
  }

  @Test func `there are fifteen of them`() { #expect(Self.names.count == 15) }

  @Test func `a random schema becomes a form that passes, or none`() {
    let seed = SeededRandom().seed
    var (forms, schemas) = (0, 0)
    for count in 0..<500 {
      var random = RandomSchema(SeededRandom(seed: seed &+ UInt64(count)))
      let schema = text(of: random.make())
      schemas += 1
      guard let form = SchemaImport.form(from: Array(schema.utf8), name: "s").text else { continue }
      forms += 1
      let found = errors(in: form)
      #expect(found.isEmpty, "seed \(seed &+ UInt64(count)): \(found)\n\(schema)\n\(form)")
    }
    #expect(forms > schemas / 10)
  }

  private static let contents = [
    "form": [#"{ "tfield": 1, "rows": [] }"#, #"{ "sections": [], "type": "object" }"#],
    "schema": [
      "true", "false", #"{ "$schema": "http://json-schema.org/draft-07/schema#" }"#,
      #"{ "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "T" }"#,
      #"{ "type": "object" }"#, #"{ "type": ["string", "null"] }"#, #"{ "required": ["a"] }"#,
      #"{ "const": { "a": 1 } }"#, #"{ "enum": [] }"#, #"{ "not": true }"#, #"{ "$defs": {} }"#,
      #"{ "minLength": 1 }"#, #"{ "format": "date" }"#, #"{ "oneOf": [{}, true] }"#,
      #"{ "propertyNames": { "maxLength": 2 } }"#, #"{ "prefixItems": [{}] }"#,
      #"{ "uniqueItems": true }"#, #"{ "$anchor": "a" }"#, #"{ "$id": "http://a.b/c" }"#,
      #"{ "$schema": "http://a.b/meta", "properties": { "a": {} } }"#,
      #"{ "dependentRequired": { "a": ["b"] } }"#, #"{ "exclusiveMinimum": 5 }"#,
    ],
    "instance": [
      #"{ "$schema": "https://json.schemastore.org/package", "name": "x", "type": "module" }"#,
      #"{ "$schema": "./own.json", "dependencies": { "a": "^1" }, "items": ["a"] }"#,
      #"{ "$schema": "http://a.b/c.json", "required": true, "enum": "a", "format": 1 }"#,
      #"{ "type": "library", "properties": { "a": 1 } }"#, #"{ "name": "x", "ports": [80] }"#,
    ],
    "other": [
      "5", "[]", "{}", #"{ "title": "T" }"#, #"{ "name": "x", "fields": [{}] }"#,
      #"{ "$schema": "tfield-form-1.json", "title": "T" }"#,
    ],
  ]

  @Test(arguments: contents.flatMap { kind, texts in texts.map { (kind, $0) } })
  func `a file is known by its words, and by what they stand before`(kind: String, text: String) {
    let bytes = Array(text.utf8)
    let found =
      switch SchemaImport.content(of: bytes, JSONReader.root(of: bytes)) {
      case .form: "form"
      case .schema: "schema"
      case .instance: "instance"
      case .other: "other"
      }
    #expect(found == kind)
  }

  private static let shapes: [(name: String, schema: @Sendable (Int) -> JSONValue)] = [
    ("a chain of references", { chain($0, heads: 1) }),
    ("many heads on one chain", { chain($0, heads: $0) }),
    (
      "names that all become one",
      { count in
        .object([
          .init(
            "properties",
            .object(
              (0..<count).map { number in
                let scalar = Unicode.Scalar(0x4E00 + UInt32(number)) ?? "x"
                return .init(String(Character(scalar)), ["type": "string"])
              }))
        ])
      }
    ),
    (
      "many fields that need each other",
      { count in
        let properties = (0..<count).map { JSONValue.Member("p\($0)", ["type": "string"]) }
        let inner: JSONValue = .object([
          .init("properties", .object(properties)),
          .init("required", .array(properties.map { .string($0.key) })),
        ])
        return .object([.init("properties", .object([.init("o", inner)]))])
      }
    ),
  ]

  private static func chain(_ count: Int, heads: Int) -> JSONValue {
    let steps = (0..<count).map { number -> JSONValue.Member in
      let next: JSONValue = ["$ref": .string("#/$defs/d\(number + 1)")]
      return .init("d\(number)", number + 1 < count ? next : ["type": "string"])
    }
    let properties = (0..<heads).map { number in
      JSONValue.Member("p\(number)", ["$ref": .string("#/$defs/d\(number)")])
    }
    return .object([.init("properties", .object(properties)), .init("$defs", .object(steps))])
  }

  @Test(arguments: shapes.indices)
  func `an import takes time as its schema is long`(index: Int) throws {
    let shape = Self.shapes[index]
    let times = [500, 4000].map { count in
      let bytes = Array(text(of: shape.schema(count)).utf8)
      return ContinuousClock().measure { _ = SchemaImport.form(from: bytes, name: "s") }
    }
    // Eight times as much may take twenty times as long, not sixty-four times.
    #expect(times[1] < times[0] * 24 + .seconds(1), "\(shape.name): \(times)")
  }
}

extension String {
  /// The text without its lines and indentation.
  var compact: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined().replacing("\": ", with: "\":")
  }
}
