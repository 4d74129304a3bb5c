import Foundation
import Testing

/// Submitting that fails, is done twice, or is cut short.
@Suite struct ActionFaultTests {
  private func folder(_ script: String, timeout: Int = 30) throws -> FormFolder {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name" }"#,
      actions: """
        { "id": "go", "label": "Go", "run": ["./take"], "append": "all.jsonl",
          "timeout": \(timeout) }
        """)
    try folder.write(program: script, to: "take")
    return folder
  }

  @Test(arguments: [
    ("exit 3", "code 3"), ("kill -9 $$", "signal 9"), ("sleep 1000", "too long"), ("", "No such"),
  ])
  func `F77 the action fails`(script: String, reason: String) throws {
    let folder = try folder(script, timeout: 1)
    if script.isEmpty { unlink(folder.path + "/take") }
    let run = try folder.beginOpen(["--trust"])
    run.send("Ada\(Keys.submit)")
    run.waitFor("Go failed")
    run.waitFor(reason)
    #expect(run.screen.text.contains("Ada") && folder.text(of: "all.jsonl") == nil)
    run.settle()
    try folder.write(program: "cat >> taken", to: "take")
    run.expectSubmission(name: "Ada")
    #expect(folder.text(of: "taken") == "{\"name\":\"Ada\"}\n")
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Ada\"}\n")
    #expect(folder.keptDrafts.isEmpty)
  }

  @Test func `F77 the action fails and the form is left`() throws {
    let folder = try folder("exit 3")
    let run = try folder.beginOpen(["--trust"])
    run.send("Ada\(Keys.submit)")
    run.waitFor("Go failed")
    run.send("\u{3}")
    run.expectCleanEnd(130)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test(arguments: [Keys.submit, "\r"])
  func `F78 the key is held`(key: String) throws {
    let folder = try folder("echo run >> runs; sleep 0.2")
    let run = try folder.beginOpen(["--trust", "--set", "name=Ada"])
    if key == "\r" { run.press("\t") }
    run.send(String(repeating: key, count: 30))
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "runs") == "run\n")
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"Ada\"}\n")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)])
  func `F79 a signal while the action is at work`(signal: Int32, status: Int) throws {
    let folder = try folder("echo $$ > pid; exec sleep 1000")
    let run = try folder.beginOpen(["--trust"])
    run.send("Ada\(Keys.submit)")
    run.wait { folder.text(of: "pid")?.hasSuffix("\n") == true }
    run.signal(signal)
    run.expectCleanEnd(status)
    #expect(signal == SIGHUP || run.standardError.contains("what it did is unknown"))
    let process = try #require(pid_t(folder.text(of: "pid")?.dropLast() ?? ""))
    run.wait { kill(process, 0) != 0 }
    #expect(kill(process, 0) != 0)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
    #expect(folder.text(of: "all.jsonl") == nil)
  }
}
