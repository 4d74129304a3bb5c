import Testing

/// The schema has the last word on what is written, and nothing that was given is lost.
@Suite struct SchemaJudgeTests {
  private static let schema = """
    { "type": "object", "required": ["name"],
      "properties": {
        "name": { "type": "string" }, "size": { "type": "number", "multipleOf": 0.1 },
        "extra": {}, "home": { "type": "object", "properties": { "zip": { "type": "string" } } },
        "lines": { "type": "array", "contains": { "const": 7 },
          "items": { "type": "integer" } } },
      "propertyNames": { "maxLength": 9 } }
    """

  private func run(_ answers: String, _ arguments: String...) throws -> QuietRun {
    let folder = try TestFolder()
    let schema = try folder.write(Self.schema, to: "schema.json")
    let file = try folder.write(answers, to: "answers.json")
    return try QuietRun([schema, "--batch", "--answers", file] + arguments)
  }

  @Test(arguments: [
    #"{"$schema":"x","size":1.50,"name":"a"}"#, #"{"other":[1,{}],"name":"","extra":{"a":1.0}}"#,
    #"{"name":"a","home":{"zip":"1","more":null},"lines":[7]}"#, #"{"name":"é","extra":null}"#,
  ])
  func `what the schema allows comes out as it went in`(answers: String) throws {
    let run = try run(answers, "--format", "jsonl")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == answers + "\n")
  }

  @Test func `only what is set is changed`() throws {
    let answers = #"{"z":1.50,"size":1.50,"name":"a"}"#
    let run = try run(answers, "--format", "jsonl", "--set", "name=b")
    #expect(run.output == #"{"z":1.50,"size":1.50,"name":"b"}"# + "\n")
  }

  @Test(arguments: [
    (#"{"size":1}"#, "name: Required"), (#"{"name":1}"#, "name: Must be of the type string"),
    (#"{"name":"a","size":0.35}"#, "size: A multiple of 0.1"),
    (#"{"name":"a","home":{"zip":1}}"#, "home.zip: Must be of the type string"),
    (#"{"name":"a","lines":[1]}"#, "lines: At least 1 of the entries"),
    (#"{"name":"a","0123456789":1}"#, "0123456789: This name isn't allowed"),
  ])
  func `what it forbids is refused at its field`(answers: String, line: String) throws {
    let run = try run(answers)
    #expect(run.status == 4)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(line), "\(run.errors)")
  }

  @Test func `any JSON value is a record of a schema`() throws {
    let folder = try TestFolder()
    let schema = try folder.write(
      ##"{"$ref":"#/$defs/a","$defs":{"a":{"type":"integer"}}}"##, to: "s.json")
    let records = try folder.write("1\n1.0\n\"a\"\n[1]\n", to: "r.jsonl")
    let run = try QuietRun(["validate", schema, records])
    #expect(run.status == 4)
    let verdicts = run.output.split(separator: "\n").map { $0.contains(#""valid":true"#) }
    #expect(verdicts == [true, true, false, false])
    #expect(run.output.contains(#""code":"type""#))
  }

  @Test(arguments: [
    (#"{"type":"array","items":{"type":"integer"}}"#, "[1,2]", #"["a"]"#),
    (
      #"{"type":"array","items":{"properties":{"a":{"type":"integer"}}}}"#, #"[{"a":1,"b":0}]"#,
      #"[{"a":""}]"#
    ),
    (#"{"additionalProperties":{"type":"integer"}}"#, #"{"b":1.0,"a":2}"#, #"{"a":"x"}"#),
    (#"{"type":"integer"}"#, "5", "5.5"),
    (#"{"oneOf":[{"type":"null"},{"items":[{"const":1}]}]}"#, "[1]", "[2]"),
  ])
  func `the root needn't be an object`(schema: String, good: String, bad: String) throws {
    let folder = try TestFolder()
    let file = try folder.write(schema, to: "schema.json")
    for (answers, status) in [(good, 0), (bad, 4)] {
      let given = try folder.write(answers, to: "answers.json")
      let run = try QuietRun([file, "--batch", "--format", "jsonl", "--answers", given])
      #expect(run.status == status, "\(run.errors)")
      #expect(run.output == (status == 0 ? good + "\n" : ""))
    }
  }

  @Test func `references lead to files beside the schema and in a named folder, never further`()
    throws
  {
    let folder = try TestFolder()
    let schema = try folder.write(
      ##"{"properties":{"a":{"$ref":"more.json#/$defs/x"},"b":{"$ref":"/etc/passwd"}}}"##,
      to: "s.json")
    _ = try folder.write(#"{"$defs":{"x":{"type":"integer"}}}"#, to: "more.json")
    let good = try folder.write(#"{"a":1}"#, to: "good.json")
    let bad = try folder.write(#"{"a":"1"}"#, to: "bad.json")
    let lost = try folder.write(#"{"b":1}"#, to: "lost.json")
    #expect(try QuietRun([schema, "--batch", "--answers", good]).status == 0)
    #expect(try QuietRun([schema, "--batch", "--answers", bad]).status == 4)
    let run = try QuietRun([schema, "--batch", "--answers", lost])
    #expect(run.status == 4)
    #expect(run.errors.contains("Can't be judged"))
    let other = try TestFolder()
    let alone = try other.write(
      ##"{"properties":{"a":{"$ref":"https://x.example/more.json#/$defs/x"}}}"##, to: "s.json")
    let parent = String(schema.dropLast("/s.json".count))
    let verdicts = try [[], ["--schemas", parent]].map {
      try QuietRun([alone, "--batch", "--answers", bad] + $0).errors
    }
    #expect(verdicts[0].contains("Can't be judged"))
    #expect(verdicts[1].contains("a: Must be of the type integer"))
  }

  @Test func `a form has fields of JSON`() throws {
    let folder = try TestFolder()
    let form = try folder.write(
      #"""
      { "tfield": 1, "title": "T", "rows": [{ "id": "it", "type": "json", "label": "It",
        "schema": { "type": "object", "required": ["a"] } }] }
      """#, to: "form.json")
    #expect(try QuietRun(["check", form]).status == 0)
    let good = try QuietRun([form, "--batch", "--values", "typed", "--set", #"it={"a": 1.50}"#])
    #expect(good.output.contains("1.50"), "\(good.errors)")
    for (text, fault) in [("{}", "a: Required"), ("{,}", "Line 1, column 2: this is no JSON")] {
      let bad = try QuietRun([form, "--batch", "--set", "it=" + text])
      #expect(bad.status == 4)
      #expect(bad.errors.contains(fault), "\(bad.errors)")
    }
  }
}
