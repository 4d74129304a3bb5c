import Foundation
import TestSupport
import Testing

/// Programs outside that judge a value while the person types on.
@Suite struct OutsideCheckTests {
  private static let scripts = [
    "good": "exit 0",
    "wrong": "cat >/dev/null; printf 'Taken already\\nmore\\n'; exit 1",
    "silent": "exit 1",
    "warning": "echo 'Rather short'; exit 2",
    "broken": "exit 7",
    "hanging": "sleep 1000",
    "escaping": "printf '\\033[31mred\\007\\n'; exit 1",
    "slow":
      "read -r value; echo $$ >> slow.pids; while [ ! -e \"let-$value\" ]; do sleep 0.02; done; exit 0",
    "echo": "echo \"[$(cat)] $#\"; exit 1",
  ]

  private func folder(_ program: String, timeout: Int = 30) throws -> FormFolder {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "type": "phrase", "label": "Name",
          "check": { "run": ["./\(program)", "an argument"], "timeout": \(timeout) } },
        { "id": "other", "type": "phrase", "label": "Other" }
        """)
    for (name, script) in Self.scripts { try folder.write(program: script, to: name) }
    return folder
  }

  @Test func `what is fine goes through, once it is known`() throws {
    let run = try folder("good").open(["--trust"])
    run.send("ada\(Keys.submit)")
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "ada")
  }

  @Test(arguments: [
    ("wrong", "✘ Taken already"), ("silent", "✘ Not accepted"), ("warning", "Rather short"),
    ("broken", "could not be checked"), ("gone", "could not be checked"),
    ("escaping", "<U+001B>[31mred<U+0007>"), ("echo", "[ada] 1"),
  ])
  func `what a program says stands at its field`(program: String, sentence: String) throws {
    let run = try folder(program).open(["--trust"])
    run.send("ada\t")
    run.waitFor(sentence)
    run.send("on")
    run.waitFor("on")
    run.press(Keys.submit)
    if program == "warning" {
      #expect(run.exitStatus() == 0)
    } else {
      run.waitFor("Submit: 1 to fix (Name")
      #expect(!run.hasEnded)
    }
    #expect(TerminalStream(run.sent).strange.isEmpty)
  }

  @Test func `an action waits for a slow one, and only the answer to the last value counts`() throws
  {
    let folder = try folder("slow")
    let run = try folder.open(["--trust"])
    run.send("old\t")
    run.wait { folder.pids.count == 1 }
    let stale = try #require(folder.pids.first)
    run.press(Keys.backTab)
    run.send("er\t")
    run.wait { folder.pids.count == 2 }
    run.expectGone(stale)
    run.press(Keys.submit)
    run.waitFor("Waiting until everything is checked")
    #expect(!run.hasEnded)
    try folder.write("", to: "let-older")
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "older")
  }

  @Test func `without trust the form isn't opened, and what it wants is listed`() throws {
    let run = try folder("good").start()
    #expect(run.exitStatus() == 3)
    #expect(run.standardError.contains("--trust"))
    #expect(run.standardError.contains("run './good' 'an argument'"))
    #expect(run.sent.isEmpty)
  }

  @Test func `line by line they are waited for`() throws {
    let run = try folder("wrong").start(["--trust", "--plain"])
    run.waitFor("Name:")
    run.send("ada\n")
    run.waitFor("Error: Taken already")
    run.send(":quit\n")
    run.waitFor("2. Discard")
    run.send("2\n")
    #expect(run.exitStatus() == 1)
  }

  @Test func `a list that failed is asked for again by the next try`() throws {
    let folder = try FormFolder(
      rows: """
        { "id": "one", "type": "choice", "required": true, "options": { "run": ["./list"] } }
        """)
    try folder.write(program: "[ -e good ] && echo a", to: "list")
    let run = try folder.open(["--trust", "--set", "one=a"])
    run.press(Keys.submit)
    run.waitFor("Submit: 1 to fix (")
    try folder.write("", to: "good")
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
  }
}

extension FormFolder {
  /// The processes that wrote their numbers.
  fileprivate var pids: [pid_t] {
    text(of: "slow.pids")?.split(separator: "\n").compactMap { pid_t($0) } ?? []
  }
}
