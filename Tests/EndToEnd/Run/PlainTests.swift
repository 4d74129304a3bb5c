import FormSupport
import Foundation
import TFieldForm
import TestSupport
import Testing

/// The form line by line, on a terminal or on the standard streams.
@Suite struct PlainTests {
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name", "required": true },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "on", "type": "toggle", "label": "On" }
    """

  private func folder(_ actions: String? = nil) throws -> FormFolder {
    try FormFolder(rows: Self.rows, actions: actions)
  }

  @Test func `questions and answers are on the terminal, and secrets aren't seen`() throws {
    let run = try folder().start(["--plain"])
    run.waitFor("Name, required:")
    run.send("Zoë\n")
    run.waitFor("Pass:")
    run.wait { !run.terminal.modes.echoes }
    run.send("Canary-77-secret\n")
    run.waitFor("On, y/n")
    #expect(run.terminal.modes.echoes)
    run.send("y\n")
    run.waitFor("1. Submit")
    run.send("\n")
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Zoë" && run.document?["on"] as? Bool == true)
    #expect(run.document?["pass"] as? String == "Canary-77-secret")
    #expect(!run.screen.text.contains("Canary"))
    #expect(run.isTerminalRestored && !run.sent.contains(0x1B))
  }

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"], ["ACCESSIBLE": "true"]])
  func `the environment can ask for it`(environment: [String: String]) throws {
    let run = try folder().start(environment: environment)
    run.waitFor("Name, required:")
    #expect(!run.sent.contains(0x1B))
    run.send("Ada\n:submit\n")
    #expect(run.exitStatus() == 0)
  }

  @Test func `without a terminal it is on standard input and standard error`() throws {
    let folder = try folder()
    let run = try folder.shell(
      #"printf 'Ada\n\ny\n\n' | setsid -w "$tfield" form.json --no-draft --plain"#)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Ada" && run.document?["on"] as? Bool == true)
    #expect(run.standardError.contains("Name, required:"))
    #expect(run.sent.isEmpty)
  }

  @Test func `a line that a terminal would cut is taken whole or not at all`() throws {
    let run = try folder().start(["--plain"])
    run.waitFor("Name, required:")
    func said() -> String { String(decoding: run.sent.suffix(run.bytesSent), as: UTF8.self) }
    for count in [4095, 6001] {
      run.setMark()
      run.send(String(repeating: "é", count: count / 2) + (count % 2 == 1 ? "x" : "") + "\n")
      run.wait { said().contains("nothing of it was taken") }
      run.wait { said().hasSuffix("Name, required: ") }
    }
    run.send(String(repeating: "é", count: 2000) + "\n")
    run.waitFor("Pass:")
    run.send("\n:submit\n")
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == String(repeating: "é", count: 2000))
  }

  @Test func `a line without end is refused once, however it comes`() throws {
    let run = try folder().shell(
      #"{ head -c 3000000 /dev/zero | tr '\0' x; printf '\nAda\n:submit\n'; } "#
        + #"| setsid -w "$tfield" form.json --no-draft --plain"#)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Ada")
    #expect(run.standardError.components(separatedBy: "nothing of it was taken").count == 2)
  }

  @Test func `input that ends before the form does submits nothing`() throws {
    let run = try folder().shell(
      #"printf 'Ada\n' | setsid -w "$tfield" form.json --no-draft --plain"#)
    #expect(run.exitStatus() == 1)
    #expect(run.standardOutput.isEmpty)
    #expect(run.standardError.contains("The input ended"))
    let typed = try folder().start(["--plain"])
    typed.waitFor("Name")
    typed.send("\u{4}")
    #expect(typed.exitStatus() == 1)
  }

  @Test func `an action that fails is said, tried again, and at the end a status of its own`()
    throws
  {
    let folder = try folder(
      #"{ "id": "go", "label": "Go", "only": ["name"], "append": "folder/all.jsonl" }"#)
    let run = try folder.start(["--plain", "--trust"])
    run.waitFor("Name")
    run.send("Ada\n:submit\n")
    run.waitFor("Error: Go failed")
    mkdir("\(folder.path)/folder", 0o755)
    run.send(":submit\n")
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "folder/all.jsonl")?.contains("Ada") == true)
    let blocked = try self.folder(
      #"{ "id": "go", "label": "Go", "only": ["name"], "append": "folder/all.jsonl" }"#)
    let ended = try blocked.shell(
      #"printf 'Ada\n:submit\n' | setsid -w "$tfield" form.json --no-draft --plain --trust"#)
    #expect(ended.exitStatus() == 6)
    #expect(ended.standardOutput.isEmpty)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGQUIT, 131)])
  func `signals end it as they end the screen, with echo on again`(
    signal: Int32, status: Int
  ) throws {
    let run = try folder().start(["--plain"])
    run.waitFor("Name")
    run.send("Ada\n")
    run.wait { !run.terminal.modes.echoes }
    run.signal(signal)
    #expect(run.exitStatus() == status)
    #expect(run.terminal.modes == run.modesBefore)
  }

  @Test func `time can run out`() throws {
    let run = try folder().start(["--plain", "--timeout", "1"])
    #expect(run.exitStatus() == 124)
    #expect(run.terminal.modes == run.modesBefore)
  }
}

/// What a person hears who fills in a whole form line by line: every word, from title to end.
@Suite struct PlainTranscriptTests {
  /// Types the lines, each when the form has asked for it, and waits for the end.
  private func play(_ transcript: PlainTranscript, in folder: FormFolder) throws -> ProgramRun {
    let run = try ProgramRun(
      [builtProgram, transcript.form.path, "--plain", "--today", "2026-11-21"]
        + transcript.options, environment: ["XDG_STATE_HOME": folder.path], folder: folder.path)
    var count = 0
    for line in transcript.typed {
      run.wait { run.sent.count > count }
      run.settle()
      count = run.sent.count
      run.send(line + "\n")
    }
    return run
  }

  private func said(by run: ProgramRun) -> String {
    PlainTranscript.trimmed(
      String(decoding: run.sent, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n"))
  }

  @Test(arguments: PlainTranscript.all)
  func `all that is said on a terminal is what was written down`(
    transcript: PlainTranscript
  ) throws {
    let run = try play(transcript, in: FormFolder())
    let expected = PlainTranscript.trimmed(transcript.said)
    run.wait { run.hasEnded || transcript.ending == "editing" && said(by: run) == expected }
    #expect(said(by: run) == expected)
    switch transcript.ending {
    case "submitted":
      #expect(run.exitStatus() == 0)
      #expect(run.standardError == transcript.afterwards)
      #expect(
        transcript.agrees(with: JSONValue(try JSONReader().read(run.standardOutputBytes).root)))
    case "cancelled": #expect(run.exitStatus() == 1 && run.standardOutput.isEmpty)
    default: #expect(!run.hasEnded)
    }
  }
}
