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
    run.press(Keys.backTab, Keys.end)
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

/// Programs that are asked about a value, and misbehave.
@Suite struct MisbehavingCheckTests {
  private func folder(_ script: String, timeout: Int = 30) throws -> FormFolder {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "type": "text", "label": "Name",
          "check": { "run": ["./check"], "timeout": \(timeout) } },
        { "id": "town", "label": "Town" }
        """)
    try folder.write(program: script, to: "check")
    return folder
  }

  /// Has the name checked; the form has to be usable while and after that.
  private func open(
    _ folder: FormFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    let run = try folder.beginOpen(["--trust"], sourceLocation: sourceLocation)
    run.send("ada")
    run.waitFor("ada", sourceLocation: sourceLocation)
    run.send("\tusable")
    run.waitFor("usable", sourceLocation: sourceLocation)
    return run
  }

  private func pid(_ name: String, in folder: FormFolder) -> pid_t? {
    folder.text(of: name).flatMap { $0.hasSuffix("\n") ? pid_t($0.dropLast()) : nil }
  }

  private func expectGone(
    _ name: String, _ folder: FormFolder, _ run: ProgramRun,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let process = try #require(pid(name, in: folder), sourceLocation: sourceLocation)
    run.expectGone(process, sourceLocation: sourceLocation)
  }

  private func leave(_ run: ProgramRun, sourceLocation: SourceLocation = #_sourceLocation) {
    run.send("\u{3}")
    #expect(
      run.exitStatus(sourceLocation: sourceLocation) == 130, sourceLocation: sourceLocation)
    #expect(run.isTerminalRestored, sourceLocation: sourceLocation)
    #expect(TerminalStream(run.sent).strange.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: [true, false])
  func `a check that hangs is ended, and the form stays usable`(waits: Bool) throws {
    let folder = try folder("echo $$ > pid; exec sleep 1000", timeout: waits ? 1 : 100)
    let run = try open(folder)
    run.waitFor(waits ? "could not be checked" : "checking")
    run.wait { pid("pid", in: folder) != nil }
    if !waits { leave(run) }
    try expectGone("pid", folder, run)
    if waits { leave(run) }
  }

  @Test(arguments: [
    #"printf '\033[2J\033]0;title\007\302\233x\n'"#, #"printf 'a\000b\377\302\n'"#,
    #"head -c 60000 /dev/zero | tr '\0' x"#, #"head -c 1000000 /dev/zero | tr '\0' x"#,
    #"printf '\342\200\256evil\n\n\n'"#, "exit 1",
  ])
  func `nothing that a check says steers the terminal`(script: String) throws {
    let folder = try folder("\(script); exit 1")
    let run = try open(folder)
    run.waitFor("✘")
    #expect(run.screen.title.isEmpty)
    leave(run)
    let batch = try folder.batch(["--trust", "--set", "name=ada"])
    #expect(batch.status == 4)
    #expect(
      batch.errors.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    #expect(batch.errors.utf8.count < 2000)
  }
}
