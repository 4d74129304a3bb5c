import Foundation
import TestSupport
import Testing

/// What an action does with the answers: append, write, run, and what becomes of its failures.
@Suite struct ActionTests {
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name", "initial": "Ada" },
    { "id": "on", "type": "toggle", "label": "On" },
    { "id": "n", "type": "integer", "label": "Number", "initial": "12" }
    """

  private func folder(_ steps: String, label: String = "Send") throws -> FormFolder {
    try FormFolder(
      rows: Self.rows, actions: #"{ "id": "send", "label": "\#(label)", \#(steps) }"#)
  }

  @Test func `append adds a line, write replaces a file, each after a yes`() throws {
    let folder = try folder(
      #""append": "all.jsonl", "write": "last.json", "values": "typed", "confirm": "Sure?""#)
    try folder.write("{\"torn\":1", to: "all.jsonl")
    for name in ["One", "Two"] {
      let run = try folder.open(["--trust", "--set", "name=\(name)"])
      run.press(Keys.submit)
      run.waitFor("Check your answers")
      run.waitFor("Sure?")
      run.choose("Back")
      #expect(!run.hasEnded)
      run.press(Keys.submit)
      run.waitFor("Sure?")
      run.choose("Send")
      #expect(run.exitStatus() == 0, "\(run.screen.text)")
      #expect(run.document?["name"] as? String == name)
    }
    #expect(
      folder.text(of: "all.jsonl")
        == "{\"torn\":1\n{\"name\":\"One\",\"on\":false,\"n\":12}\n{\"name\":\"Two\",\"on\":false,\"n\":12}\n"
    )
    #expect(
      folder.text(of: "last.json") == "{\n  \"name\": \"Two\",\n  \"on\": false,\n  \"n\": 12\n}\n")
    #expect(folder.mode(of: "last.json") == 0o600)
  }

  @Test func `a program gets the answers it is to have, and its exit code is the form's`() throws {
    let folder = try folder(
      #""run": ["./take", "x y"], "only": ["name"], "values": "data", "exit": 42"#)
    try folder.write(program: "cat > got.json; echo \"$1\" > argument", to: "take")
    let run = try folder.open(["--trust"])
    run.send(Keys.submit)
    #expect(run.exitStatus() == 42)
    #expect(folder.text(of: "got.json") == "{\"name\":\"Ada\"}\n")
    #expect(folder.text(of: "argument") == "x y\n")
    #expect(run.document?["n"] as? String == "12")
  }

  @Test func `errors that a program finds stand on their fields until they are edited`() throws {
    let folder = try folder(#""run": ["./take"]"#)
    try folder.write(
      program: """
        grep -q Grace && exit 0
        echo '{"errors": {"n": "too many", "name": "already registered"}, "message": "Not yet"}'
        exit 1
        """, to: "take")
    let run = try folder.open(["--trust"])
    run.press("\t\t", Keys.submit)
    run.waitFor("✘ already registered")
    run.waitFor("✘ too many")
    run.waitFor("Not yet")
    run.press(Keys.killLine, "Grace")
    run.wait { !run.screen.text.contains("already registered") }
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Grace")
  }

  @Test(
    arguments: [
      (["--timeout", "6"], nil, 124, "timed out"), ([], SIGHUP, 129, "the terminal is gone"),
      ([], SIGTERM, 143, "ended by signal 15"),
    ] as [([String], Int32?, Int, String)])
  func `a form that ends while its program is at work says so`(
    options: [String], signal: Int32?, status: Int, words: String
  ) throws {
    let folder = try folder(#""run": ["./take"]"#)
    try folder.write(program: "echo $$ > pid; sleep 1000", to: "take")
    let run = try folder.open(["--trust"] + options)
    run.send(Keys.submit)
    run.wait { folder.text(of: "pid") != nil }
    if let signal { run.signal(signal) }
    #expect(run.exitStatus() == status)
    #expect(
      run.standardError.contains("\(words) while 'Send' was at work; what it did is unknown"),
      "\(run.standardError)")
  }

  /// Refusals of a field that nobody sees, of one that isn't there, and one without words.
  private func refusing() throws -> FormFolder {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "label": "Name", "initial": "Ada" },
        { "id": "more", "label": "More", "when": { "field": "name", "equals": "Grace" } }
        """, actions: #"{ "id": "send", "label": "Send", "run": ["./take"] }"#)
    try folder.write(
      program: """
        grep -q Grace && exit 0
        echo '{"errors": {"more": "never seen", "other": "no such place", "name": ""}}'
        exit 1
        """, to: "take")
    return folder
  }

  @Test func `errors that stand at no field are told by name, and none is without words`() throws {
    let run = try refusing().open(["--trust"])
    run.press(Keys.submit)
    run.waitFor("other: no such place")
    #expect(run.screen.text.contains("more: never seen"))
    run.choose("Close")
    run.waitFor("✘ Not accepted")
    run.press(Keys.killLine, "Grace")
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
  }

  @Test func `without a screen all errors that a program finds are told too`() throws {
    let run = try refusing().start(["--trust", "--plain"])
    run.waitFor("Name [Ada]:")
    run.send("\n")
    run.waitFor("Action [1]:")
    run.send("\n")
    run.waitFor("Error: Send was refused")
    run.waitFor("other: no such place")
    run.waitFor("Error: Name: Not accepted")
    run.send("\n")
    run.waitFor("Error: Not accepted")
    run.send("Grace\n")
    run.waitFor("More:")
    run.send("\n")
    run.waitFor("Action [1]:")
    run.send("\n")
    #expect(run.exitStatus() == 0)
  }

  @Test(arguments: [
    ("echo 'no room' >&2; exit 3", "Send failed: ./take: no room"),
    ("exit 3", "Send failed: ./take: it ended with code 3"),
    ("echo nonsense; exit 1", "Send failed: ./take: nonsense"),
    ("kill -9 $$", "Send failed: ./take: it was ended by signal 9"),
    ("sleep 1000", "Send failed: ./take: it took too long"),
    ("printf '\\033[2Jx' >&2; exit 3", "Send failed: ./take: <U+001B>[2Jx"),
  ])
  func `a program that fails keeps the form open and says why`(
    script: String, sentence: String
  ) throws {
    let folder = try folder(#""run": ["./take"], "timeout": 1"#)
    try folder.write(program: script, to: "take")
    let run = try folder.open(["--trust"], size: .init(100, 24))
    run.press(Keys.submit)
    run.waitFor(sentence)
    #expect(!run.hasEnded)
    #expect(TerminalStream(run.sent).strange.isEmpty)
    let batch = try folder.batch(["--trust"])
    #expect(batch.status == 6 && batch.output.isEmpty)
    #expect(batch.errors.contains(sentence))
  }

  @Test func `what was done is not done again, and other answers are asked about`() throws {
    let folder = try folder(#""run": ["./count"], "append": "folder/all.jsonl""#)
    try folder.write(program: "echo run >> runs", to: "count")
    let run = try folder.open(["--trust"], size: .init(100, 24))
    run.press(Keys.submit)
    run.waitFor("Send failed")
    run.press(Keys.submit)
    run.waitFor("Send failed")
    #expect(folder.text(of: "runs") == "run\n")
    run.press("!")
    run.press(Keys.submit)
    run.waitFor("A part was done with your earlier answers")
    run.choose("Keep editing")
    #expect(!run.hasEnded)
    mkdir("\(folder.path)/folder", 0o755)
    run.press(Keys.submit)
    run.waitFor("A part was done with your earlier answers")
    run.choose("Do the rest")
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "runs") == "run\n")
    #expect(folder.text(of: "folder/all.jsonl")?.hasPrefix(#"{"name":"Ada!""#) == true)
  }

  @Test func `Ctrl-C ends the program and all it started`() throws {
    let folder = try folder(#""run": ["./take"]"#)
    try folder.write(program: "sleep 1000 & echo $! > other; echo $$ > pid; wait", to: "take")
    let run = try folder.open(["--trust"])
    run.send(Keys.submit)
    run.wait { folder.text(of: "pid")?.hasSuffix("\n") ?? false }
    run.send("x" + Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(run.standardError.contains("'Send' was at work; what it did is unknown"))
    #expect(run.isTerminalRestored)
    for name in ["pid", "other"] {
      let process = try #require(
        pid_t(folder.text(of: name)?.trimmingCharacters(in: .newlines) ?? ""))
      run.expectGone(process)
    }
  }
}

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
