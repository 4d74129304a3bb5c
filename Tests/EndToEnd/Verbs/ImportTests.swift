import Foundation
import Testing

@Suite struct ImportTests {
  @Test func `a schema becomes a form that passes its check`() throws {
    let folder = try TestFolder()
    let schema = try folder.write(
      #"{ "properties": { "name": { "type": "string" }, "tags": { "items": { "type": "object" } } } }"#,
      to: "schema.json")
    let run = try QuietRun(["import", schema])
    #expect(run.status == 0)
    #expect(run.errors == "\(schema): 2 fields imported\n")
    let check = try QuietRun(["check", folder.write(run.output, to: "form.json")])
    #expect(check.errors == "")
    #expect(check.status == 0)
  }

  @Test(arguments: [
    ("{", "the input ends inside the object"), ("5", "a JSON Schema is an object, true or false"),
    ("[]", "a JSON Schema is an object, true or false"),
    (
      #"{ "tfield": 1, "rows": [{ "id": "pin", "initial": "1234" }] }"#,
      "this is a form file already, and no JSON Schema"
    ),
  ])
  func `what is no schema is refused`(schema: String, reason: String) throws {
    let folder = try TestFolder()
    let run = try QuietRun(["import", folder.write(schema, to: "schema.json")])
    #expect(run.output == "")
    #expect(run.lines.count == 1 && run.errors.contains(reason), "\(run.errors)")
    #expect(run.status == 3)
  }

  @Test func `a schema that isn't there is told`() throws {
    let run = try QuietRun(["import", "/nonexistent.json"])
    #expect(run.lines.count == 1)
    #expect(run.status == 3)
  }
}
