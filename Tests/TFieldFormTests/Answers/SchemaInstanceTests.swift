import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@Suite struct SchemaInstanceTests {
  private func node(_ text: String) throws -> JSONNode {
    try JSONReader().read(Array(text.utf8)).root
  }

  private func value(_ text: String) throws -> JSONValue { JSONValue(try node(text)) }

  @Test(arguments: TestFile.lines(of: "changes.txt"))
  func `only what the form changed is changed in what was given`(row: String) throws {
    let cells = row.components(separatedBy: " ¦ ")
    var instance = SchemaInstance(JSONSchema(try node("{}")), given: try value(cells[0]))
    instance.open(with: try value(cells[1]))
    #expect(instance.document(of: try value(cells[2])).line == cells[3])
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
