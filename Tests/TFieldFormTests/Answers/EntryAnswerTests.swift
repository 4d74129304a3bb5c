import FormSupport
import TField
import TFieldForm
import Testing

@Suite struct EntryAnswerTests {
  private static let given = #"""
    {"express":true,"lines":[
      {"sku":"a","quantity":2,"price":"$3.50","courier":"Ann",
       "parts":[{"name":"n, \"1\"","pin":"Secret-123"}]},
      {"sku":"b","quantity":1,"price":10,"courier":"Bob"}]}
    """#

  private func session(_ answers: String = given) throws -> FormSession {
    let form = try Invoice.judging().form
    let given = try GivenAnswers(Array(answers.utf8), for: form)
    return FormSession(form, answers: given.values)
  }

  private func text(
    _ format: AnswerFormat, as values: Answer.Values = .typed,
    _ change: (inout AnswerWriter) -> Void = { _ in }
  ) throws -> String {
    var writer = AnswerWriter(format, as: values)
    change(&writer)
    return String(decoding: try writer.bytes(of: try session()), as: UTF8.self)
  }

  @Test func `a list of objects answers, nested by path, with what was computed`() throws {
    #expect(
      try text(.jsonl)
        == #"{"express":true,"lines":[{"sku":"a","quantity":2,"money":{"price":3.50,"total":7.00},"#
        + #""courier":"Ann","parts":[{"name":"n, \"1\"","pin":"Secret-123"}]},"#
        + #"{"sku":"b","quantity":1,"money":{"price":10.00,"total":10.00},"courier":"Bob","#
        + #""parts":[]}],"sum":17.00,"count":2}"# + "\n")
  }

  @Test func `answers that were written are read again as the same`() throws {
    let written = try text(.json)
    var writer = AnswerWriter(.json, as: .typed)
    writer.omitsEmpty = false
    let again = try writer.bytes(of: try session(written))
    #expect(String(decoding: again, as: UTF8.self) == written)
  }

  @Test func `shell has an array of JSON texts, a table a cell of JSON`() throws {
    let lines = try text(.shell, as: .formatted) { $0.only = ["lines"] }
    #expect(
      lines
        == #"lines=('{"sku":"a","quantity":"2","money":{"price":"$3.50","total":"$7.00"},"#
        + #""courier":"Ann","parts":[{"name":"n, \"1\"","pin":"Secret-123"}]}' "#
        + #"'{"sku":"b","quantity":"1","money":{"price":"$10.00","total":"$10.00"},"#
        + #""courier":"Bob","parts":[]}')"# + "\n")
    let cells = try text(.csv) { $0.only = ["lines"] }
    #expect(cells.hasPrefix("lines\r\n\"[{\"\"sku\"\":\"\"a\"\",\"\"quantity\"\":2,"))
  }

  @Test func `secrets in entries are masked, null, or alone`() throws {
    #expect(try text(.jsonl) { $0.secrets = .masked }.contains(#""pin":"•••""#))
    #expect(try text(.jsonl) { $0.secrets = .null }.contains(#""pin":null"#))
    let secrets = try text(.jsonl) { $0.secrets = .only }
    #expect(
      secrets == #"{"lines":[{"parts":[{"pin":"Secret-123"}]},{"parts":[]}]}"# + "\n")
  }

  @Test func `empty answers in entries are left out on demand`() throws {
    let short = try text(.jsonl) { $0.omitsEmpty = true }
    #expect(short.contains(#""courier":"Bob"}]"#))
  }

  static let refused: [(answers: String, reason: String)] = [
    (
      #"{"lines":[{"sku":"a","prise":1}]}"#,
      "the form has no field 'lines[0].prise'; did you mean 'price'?"
    ),
    (
      #"{"lines":[{},{"quantity":true}]}"#,
      "'lines[1].quantity': Must be a number or a text, not a truth value"
    ),
    (
      #"{"lines":[{"parts":[{"nam":1}]}]}"#,
      "the form has no field 'lines[0].parts[0].nam'; did you mean 'name'?"
    ),
    (#"{"lines":[1]}"#, "'lines[0]': Must be an object"),
    (#"{"lines":"x"}"#, "'lines' needs an array of objects, not a text"),
  ]

  @Test(arguments: refused)
  func `what can't be an answer in an entry is refused by its place`(
    answers: String, reason: String
  ) throws {
    let error = #expect(throws: GivenFault.self) { try session(answers) }
    #expect(error?.description == "1:2: " + reason)
  }

  @Test func `an imported schema nests as it does, and keeps its names and braces`() throws {
    let schema = """
      { "type": "object", "title": "Say {this}", "required": ["$id", "on"], "properties": {
        "$id": { "type": "string" }, "on": { "type": "boolean" }, "off": { "type": "boolean" },
        "a": { "type": "object", "properties": { "b": { "type": "integer" } } } } }
      """
    let text = try #require(SchemaImport.form(from: Array(schema.utf8), name: "x").text)
    let form = try #require(FormLoader().load(Array(text.utf8)).form)
    #expect(form.title.text() == "Say {this}")
    let instance = #"{"$id":"q","on":false,"a":{"b":5}}"#
    let given = try GivenAnswers(Array(instance.utf8), for: form)
    var writer = AnswerWriter(.jsonl, as: .typed)
    writer.omitsEmpty = true
    let session = FormSession(form, answers: given.values)
    #expect(String(decoding: try writer.bytes(of: session).dropLast(), as: UTF8.self) == instance)
  }
}
