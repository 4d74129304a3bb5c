import FormSupport
import TFieldForm
import TField
import Testing

@Suite struct RecordJudgeTests {
  @Test func `each record gets a line with its number and what is wrong`() throws {
    let judging = try Judging(
      #"{ "id": "a", "type": "zip", "required": true }, { "id": "b", "type": "age" }"#)
    let verdicts = try judging.verdicts(on: "{\"a\":\"12345\"}\n{\"b\":\"130\",\"a\":\"00000\"}\n")
    #expect(
      verdicts == [
        #"{"record":1,"valid":true}"#,
        #"{"record":2,"valid":false,"errors":["#
          + #"{"field":"a","code":"zero","message":"It can't be all zeros"},"#
          + #"{"field":"b","code":"tooLarge","message":"Between 0 and 120"}]}"#,
      ])
  }

  @Test func `a NUL in a value is judged, and shown escaped wherever it is told`() throws {
    var judging = try Judging(
      #"{ "id": "a" }, { "id": "b", "rules": [{ "characters": "[a-z]" }] }"#)
    judging.options.values = .formatted
    judging.options.isLenient = true
    let record = #"{"a":"x\u0000y","b":"z\u0000"}"#
    #expect(
      try judging.verdicts(on: record) == [
        #"{"record":1,"valid":true,"values":{"a":"xy","b":"z"}}"#
      ])
    judging.options.isLenient = false
    let verdict = try judging.verdicts(on: record).first ?? ""
    #expect(verdict.contains(#"{"field":"a","code":"characters""#))
    #expect(verdict.utf8.allSatisfy { $0 >= 0x20 })
  }

  @Test(arguments: [
    (RecordFormat.jsonl, "\n{}\n{\"a\":\"\",\"a\":\"\"}", "duplicate key 'a' (first at line 3)"),
    (.jsonl, "\n{\"a\":{", "inside the object that begins at 2:6"),
    (.json, "[\n\n{\"a\":1,\n\"a\":2}]", "duplicate key 'a' (first at line 3)"),
    (.json, "[{},\n {\n\"b\":1,\"a\":\n2,\n\"a\":2}]", "duplicate key 'a' (first at line 3)"),
  ])
  func `every place that a message names is one in the stream`(
    format: RecordFormat, input: String, message: String
  ) throws {
    var judging = try Judging(#"{ "id": "a" }"#)
    judging.format = format
    let verdicts = try judging.verdicts(on: Array(input.utf8), piece: .max)
    #expect(verdicts.last?.contains(message) ?? false, "\(verdicts)")
  }

  @Test func `all failures of a field are kept, and the form's words are used`() throws {
    let judging = try Judging(
      #"""
      { "id": "a", "rules": [{ "minLength": 3 }, { "digitsOnly": true, "code": "mine" },
        { "maxLength": 1, "message": "Too much" }], "messages": { "minLength": "More!" } }
      """#)
    let verdict = try judging.verdicts(on: #"{"a":"xy"}"#).first ?? ""
    #expect(try judging.failures(of: #"{"a":"xy"}"#) == ["a minLength", "a mine", "a maxLength"])
    #expect(verdict.contains("\"More!\"") && verdict.contains("\"Too much\""))
  }

  @Test(arguments: [
    (RecordOptions.Shown?.none, [1, 2, 3]), (.valid, [1, 3]), (.invalid, [2]),
  ])
  func `only what is asked for is shown, and all is counted`(
    shown: RecordOptions.Shown?, numbers: [Int]
  ) throws {
    var judging = try Judging(#"{ "id": "a", "type": "zip" }"#)
    judging.options.shown = shown
    let verdicts = try judging.verdicts(on: "{}\n{\"a\":\"1\"}\n{}\n")
    #expect(
      verdicts.map { $0.hasPrefix("{\"record\":") ? Int($0.dropFirst(10).prefix(1)) : nil }
        == numbers)
  }

  @Test func `counts are by field and code, in the form's order`() throws {
    let judging = try Judging(#"{ "id": "b", "type": "zip" }, { "id": "a", "required": true }"#)
    var judge = RecordJudge(judging.form, .jsonl, today: judging.today)
    var output: [UInt8] = []
    let lines = "{\"b\":\"1\"}\n{\"a\":\"x\"}\nx\n{\"c\":1}\n"
    for chunk in judging.chunks(of: Array(lines.utf8), piece: .max, limit: .max) {
      judge.judge(chunk, into: &output)
    }
    #expect(
      judge.tally.report(on: judging.form).map { $0 + "\n" }.joined() == """
        4 records, 3 invalid
        b\tincomplete\t1
        a\trequired\t2
        -\tjson\t1
        -\tunknown\t1

        """)
  }
}

@Suite struct RecordConditionTests {
  @Test func `what was judged before never matters`() throws {
    let judging = try Judging(
      #"""
      { "id": "a" }, { "id": "b", "type": "zip", "when": { "field": "a", "filled": true } },
      { "id": "c", "required": { "field": "b", "valid": true } }
      """#)
    let records = [#"{"a":"x","b":"1"}"#, "{}", #"{"a":"x","b":"12345"}"#, #"{"b":"1"}"#]
    let together = try judging.verdicts(on: (records + records.reversed()).joined(separator: "\n"))
    for (index, record) in (records + records.reversed()).enumerated() {
      let alone = try judging.verdicts(on: record).first ?? ""
      #expect(together[index].dropFirst(11) == alone.dropFirst(11), "\(record)")
    }
  }
}
