import TField
import TFieldForm
import Testing

@Suite struct NestedAnswerTests {
  @Test func `an imported schema nests as it does, and keeps its names and braces`() throws {
    let schema = """
      { "type": "object", "title": "Say {this}", "required": ["$id", "on"], "properties": {
        "$id": { "type": "string" }, "on": { "type": "boolean" }, "off": { "type": "boolean" },
        "a": { "type": "object", "properties": { "b": { "type": "integer" } } } } }
      """
    func root(_ text: String) -> JSONNode? {
      SchemaImport.root(of: Array(text.utf8), JSONReader.root(of: Array(text.utf8)))?.schema
    }
    #expect(root(schema) != nil)
    #expect(root(#"{ "tfield": 1, "rows": [] }"#) == nil)
    let text = try #require(SchemaImport.form(from: Array(schema.utf8), name: "x").text)
    let form = try #require(FormLoader().load(Array(text.utf8)).form)
    #expect(form.title.text() == "Say {this}")
    let instance = #"{"$id":"q","on":false,"a":{"b":5}}"#
    let given = try GivenAnswers(Array(instance.utf8), for: form)
    var writer = AnswerWriter(.jsonl, as: .typed)
    writer.omitsEmpty = true
    let session = FormSession(form, answers: given.texts)
    #expect(String(decoding: try writer.bytes(of: session).dropLast(), as: UTF8.self) == instance)
  }
}
