import Foundation
import Testing

@Suite struct NewTests {
  @Test func `a new form passes its check, and is never written over another file`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/form.json"
    let made = try QuietRun(["new", path])
    #expect(made.output.hasPrefix("Wrote '\(path)'.") && made.errors == "")
    #expect(made.status == 0)
    let check = try QuietRun(["check", path])
    #expect(check.errors == "")
    #expect(check.status == 0)
    // Nothing in it points at a file that isn't there.
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("$schema"))

    let again = try QuietRun(["new", path])
    #expect(again.lines.count == 1)
    #expect(again.status == 6)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == QuietRun(["new"]).output)
  }

  @Test func `a form that can't be written is told`() throws {
    let run = try QuietRun(["new", "/nonexistent/form.json"])
    #expect(run.lines.count == 1)
    #expect(run.status == 6)
  }
}
