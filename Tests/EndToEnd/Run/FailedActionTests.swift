import Foundation
import Testing

/// Submitting that fails, is done twice, or is cut short.
@Suite struct FailedActionTests {
  private func folder(_ script: String) throws -> FormFolder {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name" }"#,
      actions: """
        { "id": "go", "label": "Go", "run": ["./take"], "append": "all.jsonl",
          "timeout": 30 }
        """)
    try folder.write(program: script, to: "take")
    return folder
  }

  @Test func `an action that failed is tried again, and then leaves no draft`() throws {
    let folder = try folder("exit 3")
    unlink(folder.path + "/take")
    let run = try folder.beginOpen(["--trust"])
    run.send("Ada\(Keys.submit)")
    run.waitFor("Go failed")
    run.waitFor("No such")
    #expect(run.screen.text.contains("Ada") && folder.text(of: "all.jsonl") == nil)
    run.settle()
    try folder.write(program: "cat >> taken", to: "take")
    run.expectSubmission(name: "Ada")
    #expect(folder.text(of: "taken") == "{\"name\":\"Ada\"}\n")
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Ada\"}\n")
    #expect(folder.keptDrafts.isEmpty)
  }

  @Test func `a form that is left after its action failed keeps a draft`() throws {
    let folder = try folder("exit 3")
    let run = try folder.beginOpen(["--trust"])
    run.send("Ada\(Keys.submit)")
    run.waitFor("Go failed")
    run.send("\u{3}")
    run.expectCleanEnd(130)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test(arguments: [Keys.submit, "\r"])
  func `a held key submits once`(key: String) throws {
    let folder = try folder("echo run >> runs; sleep 0.2")
    let run = try folder.beginOpen(["--trust", "--set", "name=Ada"])
    if key == "\r" { run.press("\t") }
    run.send(String(repeating: key, count: 30))
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "runs") == "run\n")
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Ada\"}\n")
  }

  @Test func `a signal while the action is at work ends it and keeps a draft`() throws {
    let folder = try folder("echo $$ > pid; exec sleep 1000")
    let run = try folder.beginOpen(["--trust"])
    run.send("Ada\(Keys.submit)")
    run.wait { folder.text(of: "pid")?.hasSuffix("\n") == true }
    run.signal(SIGTERM)
    run.expectCleanEnd(143)
    #expect(run.standardError.contains("what it did is unknown"))
    let process = try #require(pid_t(folder.text(of: "pid")?.dropLast() ?? ""))
    run.expectGone(process)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
    #expect(folder.text(of: "all.jsonl") == nil)
  }
}
