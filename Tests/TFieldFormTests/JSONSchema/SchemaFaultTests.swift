import TField
import TFieldForm
import Testing

@Suite struct SchemaFaultTests {
  private func faults(_ schema: String, _ value: String) throws -> [SchemaFault] {
    JSONSchema(try SchemaCase.node(schema)).faults(in: try SchemaCase.node(value))
  }

  @Test(arguments: [
    (
      ##"{"properties":{"a":{"items":{"minimum":2}}}}"##, ##"{"a":[3,1]}"##,
      [SchemaFault.Step.key("a"), .index(1)]
    ),
    (##"{"items":{"required":["a"]}}"##, "[{}]", [.index(0), .key("a")]),
    (##"{"required":["a"]}"##, "{}", [.key("a")]),
    (##"{"additionalProperties":false}"##, ##"{"a/b~c":1}"##, [.key("a/b~c")]),
    (##"{"propertyNames":{"maxLength":1}}"##, ##"{"ab":1}"##, [.key("ab")]),
    (##"{"allOf":[{"properties":{"a":false}}]}"##, ##"{"a":1}"##, [.key("a")]),
    (
      ##"{"unevaluatedProperties":false,"properties":{"b":true}}"##, ##"{"a":1,"b":2}"##,
      [.key("a")]
    ),
    (##"{"$ref":"#/$defs/x","$defs":{"x":{"items":false}}}"##, "[0]", [.index(0)]),
  ])
  func `a fault has the place of the value that is wrong or missing`(
    _ schema: String, _ value: String, _ place: [SchemaFault.Step]
  ) throws {
    #expect(try faults(schema, value).map(\.place) == [place])
  }

  @Test func `of several kinds the one that is meant is told`() throws {
    let schema = ##"""
      {"oneOf":[
        {"properties":{"kind":{"const":"a"},"size":{"minimum":5}}},
        {"properties":{"kind":{"const":"b"},"name":{"type":"string"}}}]}
      """##
    let found = try faults(schema, ##"{"kind":"a","size":1}"##)
    #expect(found.map(\.place) == [[.key("size")]])
    #expect(found.map(\.word) == ["minimum"])
    #expect(try faults(schema, ##"{"kind":"c"}"##).map(\.word) == ["anyOf"])
  }

  @Test(arguments: [
    ("{\"$ref\":\"#\"}", "1", "$ref > 500"),
    ("{\"not\":{\"$ref\":\"#\"}}", "1", "$ref > 500"),
    (##"{"not":{"$ref":"nowhere.json"}}"##, "1", "$ref nowhere.json"),
    (##"{"not":{"pattern":"("}}"##, ##""a""##, "pattern ("),
    (
      ##"{"pattern":"^(a+)+$"}"##, ##""\##(String(repeating: "a", count: 60))b""##,
      "pattern ^(a+)+$"
    ),
    (##"{"multipleOf":1.234567890123456789012}"##, "1e30", "multipleOf"),
  ])
  func `what can't be judged is the only fault, also below a 'not'`(
    _ schema: String, _ value: String, _ reason: String
  ) throws {
    #expect(
      try faults(schema, value).map(\.wording) == [.say("schema.unjudged", ["reason": reason])])
  }

  @Test(arguments: ["allOf", "anyOf", "oneOf"])
  func `a schema that doubles at each level is judged`(_ word: String) throws {
    let levels = (0..<60).map { level in
      let next = ##"{"$ref":"#/$defs/l\##(level + 1)"}"##
      let other = word == "oneOf" ? ##"{"not":\##(next)}"## : next
      return ##""l\##(level)":{"\##(word)":[\##(next),\##(other)]}"##
    }
    let schema =
      ##"{"$ref":"#/$defs/l0","$defs":{\##(levels.joined(separator: ",")),"l60":{"type":"null"}}}"##
    #expect(try faults(schema, "null").isEmpty)
    let found = try faults(schema, "1").map(\.word)
    #expect(found == (word == "allOf" ? ["type"] : word == "anyOf" ? ["anyOf"] : []))
  }

  @Test(arguments: [
    // A trial that fails doesn't hide what fails outside of it.
    (
      ##"{"anyOf":[{"$ref":"#/$defs/n"},true],"allOf":[{"$ref":"#/$defs/n"}]"##, ##""a""##,
      ["type"]
    ),
    // A name is no value of the object.
    (
      ##"{"propertyNames":{"$ref":"#/$defs/s"},"additionalProperties":{"$ref":"#/$defs/s"}"##,
      ##"{"a":"bb"}"##, ["maxLength"]
    ),
    (##"{"items":{"$ref":"#/$defs/s"}"##, ##"["a","bb"]"##, ["maxLength"]),
    // Elements that `contains` looks at are judged one by one.
    (##"{"contains":{"$ref":"#/$defs/n"},"items":{"$ref":"#/$defs/n"}"##, "[1,2]", []),
  ])
  func `a schema that several places lead to is judged at each value`(
    _ schema: String, _ value: String, _ words: [String]
  ) throws {
    let whole = schema + ##","$defs":{"n":{"type":"number"},"s":{"maxLength":1}}}"##
    #expect(try faults(whole, value).map(\.word) == words)
  }

  @Test func `a value with very many faults names a hundred`() throws {
    let value = "[" + repeatElement("1", count: 5000).joined(separator: ",") + "]"
    #expect(try faults(##"{"items":false}"##, value).count == 100)
    #expect(try faults(##"{"not":{"items":false}}"##, value).isEmpty)
  }

  @Test func `a document is loaded by its whole address, and only once`() throws {
    let loads = Counter()
    let schema = JSONSchema(
      try SchemaCase.node(##"{"items":{"$ref":"b.json#/x"},"not":{"$ref":"b.json"}}"##),
      at: "file:///s/a.json"
    ) { address in
      loads.addresses.append(address)
      return try? SchemaCase.node(##"{"x":{"type":"integer"},"const":0}"##)
    }
    #expect(schema.faults(in: try SchemaCase.node("[1]")).isEmpty)
    #expect(!schema.faults(in: try SchemaCase.node(##"["a"]"##)).isEmpty)
    #expect(loads.addresses == ["file:///s/b.json"])
  }

  private final class Counter { var addresses: [String] = [] }
}
