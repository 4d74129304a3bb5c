import TField
import TFieldForm
import Testing

@Suite struct SchemaInstanceTests {
  private func node(_ text: String) throws -> JSONNode {
    try JSONReader().read(Array(text.utf8)).root
  }

  private func value(_ text: String) throws -> JSONValue { JSONValue(try node(text)) }

  /// What was given, what the form made of it, what it says now, and what is written then.
  @Test(arguments: [
    (#"{"a":1.50,"x":0}"#, #"{"a":1.5}"#, #"{"a":1.5}"#, #"{"a":1.50,"x":0}"#),
    (#"{"a":1.50,"x":0}"#, #"{"a":1.5}"#, #"{"a":2}"#, #"{"a":2,"x":0}"#),
    (
      #"{"z":1,"a":{"k":1,"b":2}}"#, #"{"a":{"b":2}}"#, #"{"a":{"b":3}}"#,
      #"{"z":1,"a":{"k":1,"b":3}}"#
    ),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#, #"{"b":2}"#, #"{"b":2}"#),
    (#"{"a":"","b":2}"#, #"{"b":2}"#, #"{"b":2}"#, #"{"a":"","b":2}"#),
    (#"{"b":2}"#, #"{"b":2,"c":3}"#, #"{"b":2,"c":3}"#, #"{"b":2,"c":3}"#),
    (
      #"{"l":[{"a":1,"x":1},{"a":2,"x":2}]}"#, #"{"l":[{"a":1},{"a":2}]}"#, #"{"l":[{"a":2}]}"#,
      #"{"l":[{"a":2,"x":2}]}"#
    ),
    (
      #"{"l":[{"a":1,"x":1},{"a":2,"x":2}]}"#, #"{"l":[{"a":1},{"a":2}]}"#,
      #"{"l":[{"a":2},{"a":1}]}"#, #"{"l":[{"a":2,"x":2},{"a":1,"x":1}]}"#
    ),
    (
      #"{"l":[{"a":1,"x":1},{"a":2,"x":2}]}"#, #"{"l":[{"a":1},{"a":2}]}"#,
      #"{"l":[{"a":1},{"a":3}]}"#, #"{"l":[{"a":1,"x":1},{"a":3,"x":2}]}"#
    ),
    ("[1.0,2.0]", "[1,2]", "[1,2]", "[1.0,2.0]"),
  ])
  func `only what the form changed is changed in what was given`(
    given: String, opened: String, answers: String, wanted: String
  ) throws {
    var instance = SchemaInstance(JSONSchema(try node("{}")), given: try value(given))
    instance.open(with: try value(opened))
    #expect(instance.document(of: try value(answers)).line == wanted)
  }
}

@Suite struct JSONTextTests {
  private func type(_ schema: String) throws -> JSONText {
    JSONText(JSONSchema(try JSONReader().read(Array(schema.utf8)).root))
  }

  @Test func `what is unfinished is no fault until the field is left`() throws {
    let type = try type("{}")
    #expect(type.judge(#"{"a": [1,"#).live == nil)
    #expect(type.judge(#"{"a": [1,"#).error?.code.rawValue == "json")
    #expect(
      type.judge("{\"a\": 1,\n b}").live?.wording.text() == "Line 2, column 2: this is no JSON")
    #expect(
      type.judge("{\"a\": 1,\n b}").live?.wording.text(in: .german).hasPrefix("Zeile 2") == true)
  }

  @Test func `its schema judges it, with the place inside`() throws {
    let type = try type(#"{"properties":{"a":{"items":{"minimum":2}}}}"#)
    #expect(type.judge(#"{"a":[2]}"#) == .whole)
    #expect(type.judge(#"{"a":[3,1]}"#).error?.wording.text() == "a[1]: At least 2")
  }
}
