import Foundation
import Testing

@Suite struct NewTests {
  @Test func `a new form passes its check, and is never written over another file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/form.json"
    let made = try PlainRun(["new", path])
    #expect(made.output + made.errors == "")
    #expect(made.status == 0)
    let check = try PlainRun(["check", path])
    #expect(check.errors == "")
    #expect(check.status == 0)

    let again = try PlainRun(["new", path])
    #expect(again.lines.count == 1)
    #expect(again.status == 6)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == PlainRun(["new"]).output)
  }

  @Test func `a form that can't be written is told`() throws {
    let run = try PlainRun(["new", "/nonexistent/form.json"])
    #expect(run.lines.count == 1)
    #expect(run.status == 6)
  }
}
