import Foundation
import Testing

/// Forms that are too much, too slow, or reach for files of others.
@Suite struct ExtremeFormTests {
  private func form(_ rows: String) -> String {
    #"{ "tfield": 1, "id": "trial", "title": "Trial", "rows": [\#(rows)] }"#
  }

  @Test func `ten thousand fields are usable`() throws {
    let rows = (0..<10_000).map { #"{ "id": "f\#($0)", "label": "Name \#($0)" }"# }
    try expectUsable(form(rows.joined(separator: ",\n")))
  }

  @Test func `a thousand groups are usable`() throws {
    let sections = (0..<1000).map {
      #"{ "title": "S\#($0)", "group": "g\#($0)", "rows": [{ "id": "f\#($0)", "label": "Name" }] }"#
    }
    try expectUsable(
      #"{ "tfield": 1, "id": "trial", "sections": [\#(sections.joined(separator: ","))] }"#)
  }

  @Test func `a hundred thousand options are usable`() throws {
    let options = (0..<100_000).map { "\"option \($0)\"" }.joined(separator: ",")
    try expectUsable(
      form(
        """
        { "id": "f0", "label": "Name 0" }, { "id": "c", "type": "choice", "options": [\(options)] }
        """))
  }

  private func expectUsable(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try FormFolder(text)
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name", sourceLocation: sourceLocation)
    run.send("Ada")
    run.waitFor("Ada", sourceLocation: sourceLocation)
    run.send(Keys.submit)
    #expect(run.exitStatus(sourceLocation: sourceLocation) == 0, sourceLocation: sourceLocation)
    #expect(run.document?["f0"] as? String == "Ada", sourceLocation: sourceLocation)
  }

  @Test func `a form that nothing satisfies can be left`() throws {
    let folder = try FormFolder(
      form(
        """
        { "id": "a", "label": "Name", "required": true,
          "rules": [{ "pattern": "a+" }, { "pattern": "b+" }] }
        """))
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name")
    run.settle()
    run.press("ab", Keys.submit)
    #expect(!run.hasEnded)
    run.press(Keys.escape)
    run.choose("Discard")
    #expect(run.exitStatus() == 1)
  }

  static let slowPatterns = [
    "^(a+)+$", "^(a|aa)+$", "^(a|a?)+$", "(.*a){20}", "(?R)", "^(([a-z])+.)+[A-Z]$",
  ]

  @Test(arguments: slowPatterns)
  func `a pattern that takes for ever stops nobody`(pattern: String) throws {
    let field = #""id": "name", "label": "Name", "rules": [{ "pattern": "\#(pattern)" }]"#
    let folder = try FormFolder(form(#"{ \#(field) }, { "id": "town", "label": "Town" }"#))
    let run = try folder.begin(["--no-draft"])
    run.waitFor("Name")
    run.paste(String(repeating: "a", count: 4000) + "!")
    run.send("\tstill usable")
    run.waitFor("still usable")
    run.press(Keys.submit)
    #expect(!run.hasEnded)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }
}
