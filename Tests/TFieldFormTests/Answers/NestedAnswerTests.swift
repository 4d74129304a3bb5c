import FormSupport
import TField
import TFieldForm
import Testing

@Suite struct NestedAnswerTests {
  private static let source = """
    { "tfield": 1, "sections": [
      { "path": "address", "rows": [
        { "id": "street" }, { "id": "code", "type": "zip", "path": "zip" },
        { "id": "lat", "path": "geo.lat" } ] },
      { "rows": [ { "id": "name" }, { "id": "dotted", "path": ["a.b", "c d"] },
                  { "id": "on", "type": "toggle", "path": "flags.on" } ] } ] }
    """

  private static func form() throws -> Form {
    try #require(FormLoader().load(Array(source.utf8)).form)
  }

  private static let nested =
    #"{"address":{"street":"Main St","zip":"12345","geo":{"lat":"1"}},"#
    + #""name":"Ada","a.b":{"c d":"x"},"flags":{"on":true}}"#

  private static func written(_ texts: [String: String], omitting: Bool = false) throws -> String {
    var writer = AnswerWriter(.jsonl)
    writer.omitsEmpty = omitting
    let session = FormSession(try form(), answers: texts)
    return String(decoding: try writer.bytes(of: session).dropLast(), as: UTF8.self)
  }

  @Test func `answers come out as they went in`() throws {
    let given = try GivenAnswers(Array(Self.nested.utf8), for: try Self.form())
    #expect(given.texts.count == 6)
    #expect(try Self.written(given.texts) == Self.nested)
  }

  @Test func `what nobody answered is left out, objects and all`() throws {
    #expect(try Self.written([:], omitting: true) == "{}")
    #expect(
      try Self.written(["lat": "2", "on": ""], omitting: true)
        == #"{"address":{"geo":{"lat":"2"}},"flags":{"on":false}}"#)
  }

  @Test(arguments: [
    (nested, nil), (#"{"street":"Main St","code":"12345"}"#, nil), (#"{"address":null}"#, nil),
    (#"{"address":{"zip":"123"}}"#, "code incomplete"),
    (#"{"address":{"town":"x"}}"#, "address.town unknown"),
    (#"{"address":"x"}"#, "address unknown"),
  ])
  func `records are read by the same paths`(record: String, fault: String?) throws {
    let text = try Judging(try Self.form()).verdicts(on: Array(record.utf8)).joined()
    let (field, code) = (fault?.split(separator: " ").first, fault?.split(separator: " ").last)
    #expect(text.contains("\"valid\":true") == (fault == nil), "\(text)")
    if let field, let code {
      #expect(text.contains("\"field\":\"\(field)\",\"code\":\"\(code)\""), "\(text)")
    }
  }

  @Test(arguments: [
    (#"{"address":{"zip":"12345"},"code":"54321"}"#, "1:28: duplicate key 'code'"),
    (#"{"code":"54321","address":{"zip":"12345"}}"#, "1:28: duplicate key 'address.zip'"),
    (#"{"a.b":{"c d":"x"},"dotted":"y"}"#, "1:20: duplicate key 'dotted'"),
  ])
  func `a field is answered by its id or by its path, not by both`(
    record: String, fault: String
  ) throws {
    let form = try Self.form()
    let said = #expect(throws: GivenFault.self) {
      try GivenAnswers(Array(record.utf8), for: form)
    }
    #expect(said?.description == fault + " (first at line 1); remove one of them")
    let verdict = try Judging(form).verdicts(on: Array("{}\n\(record)".utf8)).joined()
    #expect(verdict.contains(#""record":2,"valid":false"#) && verdict.contains(#""code":"json""#))
    #expect(verdict.contains("(first at line 2)"), "\(verdict)")
  }

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
    #expect(root(Self.source) == nil)
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
