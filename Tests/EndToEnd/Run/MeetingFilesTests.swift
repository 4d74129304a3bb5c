import Foundation
import Testing

/// What a run that was killed leaves of the files that it wrote.
@Suite struct MeetingFilesTests {
  private static func folder() throws -> FormFolder {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "initial": "Ada" }, { "id": "pin", "type": "password" }"#)
    try folder.write("the-password", to: "word")
    try folder.write("precious\n", to: "old")
    return folder
  }

  @Test func `a terminal may be both`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name" }"#)
    let run = try folder.shell(#""$tfield" validate form.json"#, onTerminal: true)
    run.send(#"{"name":"Ada"}"# + "\n\u{4}")
    run.waitFor(#"{"record":1,"valid":true}"#)
    #expect(run.exitStatus() == 0)
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `what a killed run left is gone after the next`() throws {
    let folder = try Self.folder()
    let line = #""$tfield" form.json --batch --set-file pin=word --output old"#
    let killed = try folder.result(
      of: "strace -qq -o /dev/null -e trace=/^rename -e inject=/^rename:signal=KILL \(line)")
    #expect(killed.status == 137)
    #expect(folder.names().filter { $0.hasPrefix(".tfield-") }.count == 1)
    try folder.write("somebody's", to: ".tfield-notes")
    #expect(try folder.result(of: line).status == 0)
    #expect(folder.names().filter { $0.hasPrefix(".tfield-") } == [".tfield-notes"])
    #expect(folder.text(of: "old")?.contains("the-password") == true)
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `a run killed while it writes leaves no name`() throws {
    let folder = try Self.folder()
    let line = #""$tfield" form.json --batch --set-file pin=word --output new"#
    let killed = try folder.result(
      of: "strace -qq -o /dev/null -e trace=fsync -e inject=fsync:signal=KILL \(line)")
    #expect(killed.status == 137)
    #expect(folder.names().filter { $0.hasPrefix(".tfield-") || $0 == "new" } == [])
  }
}
