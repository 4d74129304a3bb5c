import FormSupport
import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct RecordRowsTests {
  private func verdicts(on input: String, lines: Bool = true) throws -> [String] {
    var judging = try Judging(#"{ "id": "a", "type": "zip" }, { "id": "on", "type": "toggle" }"#)
    judging.format = .csv
    return try judging.verdicts(on: input)
  }

  @Test func `cells are the text of the fields that the header names`() throws {
    let verdicts = try verdicts(on: "on,a\ntrue,12345\nfalse,\nmaybe,1\n")
    #expect(verdicts[0] == #"{"record":1,"valid":true}"#)
    #expect(verdicts[1] == #"{"record":2,"valid":true}"#)
    #expect(verdicts[2].contains(#""field":"on","code":"characters""#))
    #expect(verdicts[2].contains(#""field":"a","code":"incomplete""#))
  }

  @Test func `quotes, commas and line breaks stand in quoted cells`() throws {
    var judging = try Judging(#"{ "id": "a" }, { "id": "b" }"#)
    judging.format = .csv
    judging.options.values = .data
    judging.options.isLenient = true
    let verdicts = try judging.verdicts(on: "a,b\n\"x, \"\"y\"\"\",\"\"\n\"1\n2\",\n")
    #expect(
      verdicts == [
        #"{"record":1,"valid":true,"values":{"a":"x, \"y\"","b":""}}"#,
        #"{"record":2,"valid":true,"values":{"a":"1 2","b":""}}"#,
      ])
  }

  @Test(arguments: [";", "\t"])
  func `the header tells what parts the cells`(separator: String) throws {
    let rows = ["on|a", "true|12345", "\"false\"|\"1|2\"", "|"]
    let verdicts = try verdicts(
      on: rows.map { $0.replacing("|", with: separator) + "\n" }.joined())
    #expect(verdicts[0] == #"{"record":1,"valid":true}"#)
    #expect(verdicts[1].contains(#""field":"a","code":"characters""#))
    #expect(verdicts[2] == #"{"record":3,"valid":true}"#)
  }

  @Test(arguments: [
    ("tags", "[1,2]"), ("tags", "[true]"), ("tags", "[[]]"), ("tags", "[null]"), ("some", "[1]"),
    ("numbers", "[true]"), ("r", "{\"\"lower\"\":1}"),
  ])
  func `JSON of another kind in a cell is no text`(id: String, cell: String) throws {
    var judging = try Judging(
      #"""
      { "id": "tags", "type": "list", "of": { "type": "phrase" } },
      { "id": "some", "type": "choices", "options": ["a", "1"] },
      { "id": "numbers", "type": "list", "of": { "type": "integer" } },
      { "id": "r", "type": "integerRange" }
      """#)
    judging.format = .csv
    let verdicts = try judging.verdicts(on: "\(id)\n\"\(cell)\"\n")
    #expect(verdicts.count == 1 && verdicts[0].contains(#""field":"\#(id)","code":"kind""#))
  }

  @Test func `a list in a cell is JSON, as the outputs write it, or one entry`() throws {
    var judging = try Judging(
      #"""
      { "id": "tags", "type": "list", "of": { "type": "phrase" }, "max": 2 },
      { "id": "some", "type": "choices", "options": ["a", "b"] },
      { "id": "r", "type": "integerRange" }
      """#)
    judging.format = .csv
    judging.options.values = .typed
    let input = """
      tags,some,r
      "[""x"",""y, z""]","[""b"",""a""]","{""lower"":1,""upper"":5,""closed"":true}"
      "x, y","a, b",1...5
      "[x",a,
      " [ ""x"", ""y"" ] ",,
      "[""x"",""y"",""z""]",,
      """
    let verdicts = try judging.verdicts(on: input)
    let range = #"{"lower":1,"upper":5,"closed":true}"#
    #expect(
      verdicts.dropLast() == [
        #"{"record":1,"valid":true,"values":{"tags":["x","y, z"],"some":["a","b"],"r":\#(range)}}"#,
        #"{"record":2,"valid":true,"values":{"tags":["x, y"],"some":["a","b"],"r":\#(range)}}"#,
        #"{"record":3,"valid":true,"values":{"tags":["[x"],"some":["a"],"r":null}}"#,
        #"{"record":4,"valid":true,"values":{"tags":["x","y"],"some":[],"r":null}}"#,
      ])
    #expect(verdicts.last?.contains(#""field":"tags","code":"tooMany""#) == true)
  }

  @Test func `a column that is no field is unknown in each record`() throws {
    let verdicts = try verdicts(on: "a,b\n12345,x\n")
    #expect(verdicts[0].contains(#""field":"b","code":"unknown""#))
  }

  @Test(arguments: [
    (
      "x;y\n1;2\n3;4\n",
      "the header has none of the form's fields; it should name ids such as 'a'"
    ),
    ("a,a\n1,2\n", "the header names 'a' twice"),
    ("\"a\n", "the header can't be read: the quote that opens a cell is not closed"),
  ])
  func `a header that names no columns is refused`(input: String, reason: String) {
    let error = #expect(throws: FieldError.self) { try verdicts(on: input) }
    #expect(error?.wording.text(in: .english) == reason)
  }

  @Test func `a row that is no UTF-8 is an error of that row`() throws {
    var judging = try Judging(#"{ "id": "a" }"#)
    judging.format = .csv
    let verdicts = try judging.verdicts(on: Array("a\nx".utf8) + [0xFF, 0x0A] + Array("y\n".utf8))
    #expect(verdicts[0].contains(#""code":"json","line":2"#))
    #expect(verdicts[1] == #"{"record":2,"valid":true}"#)
  }
}
