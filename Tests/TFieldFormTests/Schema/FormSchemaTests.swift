import FormSupport
import TFieldForm
import Testing

@Suite(.enabled(if: SchemaValidator.isAvailable, "needs jsonschema from PyPI"))
struct FormSchemaTests {
  @Test func `the ready forms are valid by the schema`() throws {
    let forms = ReadyForms.all.map(\.bytes) + [Array(FormStarter.text.utf8)]
    #expect(try SchemaValidator.verdicts(on: forms) == Array(repeating: true, count: forms.count))
  }

  /// Names, sense and patterns are beyond a schema.
  @Test func `forms that are broken fail the schema too`() throws {
    let kinds: Set = [
      "expected", "missingKey", "unknownKey", "foreignParameter", "unknownValue", "outOfRange",
      "bothKeys", "neitherKey", "loneKey", "emptyText", "emptyList", "badID", "noKey",
      "severalKeys",
    ]
    let forms = FormFaultTests.forms.filter { form in
      kinds.contains(form.name) && !Self.subtleties.contains { form.marked.contains($0) }
    }
    let bytes = forms.map { Array($0.source.text.utf8) }
    let verdicts = try #require(try SchemaValidator.verdicts(on: bytes))
    let passed = zip(forms, verdicts).filter { $1 }.map { $0.0.source.text }
    #expect(passed == [])
    #expect(forms.count >= 50)
  }

  /// What depends on another key, or on what another key names.
  private static let subtleties = [
    #""initial": ▸true"#, #""initial": ▸"yes""#, #""in": [▸{ "field""#, "10.5", #""stamp": ▸true"#,
    #""compute": "1""#, #"▸"today""#, #""options": { "#, #""pairs": ▸"#,
    "99999999999999999999", #""maxLength": ▸3"#, #""allow""#, #""slots": ▸"#, #""range": ▸{}"#,
    #""count": ▸{}"#, #""unique": ▸["a"]"#, #""initial": ▸"x""#, #"▸"my type""#,
  ]

  @Test func `what the schema refuses is a fault by the loader`() throws {
    let sound = FormFaultTests.forms.filter { form in
      form.name != "tooManyFields" && form.sentences.allSatisfy { $0.hasPrefix("warning") }
    }
    let forms = sound.map { Array($0.source.text.utf8) }
    #expect(try SchemaValidator.verdicts(on: forms) == Array(repeating: true, count: forms.count))
  }
}
