import Foundation
import Testing

@Suite struct OptionTests {
  @Test func `time can run out, and a signal ends it with its programs`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "a", "type": "phrase" }"#,
      actions: #"{ "id": "go", "label": "Go", "run": ["./wait"] }"#)
    try folder.write(program: "echo $$ > pid; exec sleep 1000", to: "wait")
    #expect(try folder.batch(["--trust", "--timeout", "1"]).status == 124)
    let first = try #require(folder.text(of: "pid"))
    let run = try ProgramRun(
      [builtProgram, "form.json", "--batch", "--trust"], folder: folder.path)
    run.wait { folder.text(of: "pid").map { $0 != first && $0.hasSuffix("\n") } ?? false }
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    let process = try #require(folder.text(of: "pid").flatMap { pid_t($0.dropLast()) })
    run.expectGone(process)
  }

  @Test(arguments: [
    "form.json --batch --answers -", "elicit -", "- --batch", "form.json --answers - --plain",
    "form.json --set-file a=/dev/stdin --batch",
  ])
  func `time runs out while input is waited for, too`(words: String) throws {
    let folder = try FormFolder(rows: #"{ "id": "a", "type": "phrase" }"#)
    let result = try folder.result(
      of: #"mkfifo p; exec 9<>p; "$tfield" \#(words) --timeout 1 <p; echo "=$?""#)
    #expect(result.output.hasSuffix("=124\n"), "\(result)")
    #expect(result.errors.contains("timed out"), "\(result)")
  }

  private func folder() throws -> FormFolder {
    try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
  }

  @Test func `a verb wins over a file of its name, and run makes it a form again`() throws {
    let folder = try folder()
    try FileManager.default.copyItem(
      atPath: folder.path + "/form.json", toPath: folder.path + "/types")
    let verb = try folder.shell(#""$tfield" types"#)
    #expect(verb.exitStatus() == 0 && verb.standardOutput.contains("phrase"))
    let form = try folder.shell(#""$tfield" run types --no-draft"#)
    form.waitFor("Name")
    form.send(Keys.submit)
    #expect(form.exitStatus() == 0)
  }

  @Test func `a form on standard input works as from a file`() throws {
    let run = try folder().shell(#""$tfield" - --no-draft < form.json"#)
    run.waitFor("Name")
    run.send("x" + Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "x")
  }

  // `Tests/Commands/prefill.txt` has the ways that initial values come by.
  @Test func `standard input can bring them while the form is on the terminal`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "type": "phrase", "label": "Name", "initial": "Form" }"#)
    let run = try folder.shell(
      #"printf '{"name": "Piped"}' | "$tfield" form.json --no-draft --answers -"#)
    run.waitFor("Piped")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Piped")
  }

  @Test func `a bad value is shown as bad when the form opens`() throws {
    let run = try FormFolder(rows: #"{ "id": "mail", "type": "email", "label": "Email" }"#)
      .open(["--set", "mail=nonsense"])
    run.waitFor("✘")
    #expect(run.place(of: "nonsense") != nil)
  }
}

/// What comes out where a person looks on.
@Suite struct OutputTests {
  @Test func `a terminal shows secrets as dots`() throws {
    let folder = try FormFolder(rows: #"{ "id": "pass", "type": "password", "label": "Pass" }"#)
    try folder.write(#"{ "pass": "Canary-77-secret" }"#, to: "a.json")
    let run = try folder.shell(#""$tfield" form.json --batch --answers a.json"#, onTerminal: true)
    run.waitFor("•••")
    #expect(run.exitStatus() == 0)
    #expect(!run.screen.text.contains("Canary"))
  }
}

/// What the options change of the screen, and of what stays after it.
@Suite struct LookTests {
  private static let rows = """
    { "id": "mail", "type": "email", "required": true,
      "label": { "en": "Email", "de": "E-Mail" } },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "on", "type": "toggle", "label": "On" }
    """

  private func folder() throws -> FormFolder { try FormFolder(rows: Self.rows) }

  private func colours(_ run: ProgramRun) -> Set<Cell.Color> {
    Set(
      (0..<24).flatMap { row in
        (0..<80).compactMap { column in
          run.screen.cell(row: row, column: column)?.foreground
        }
      })
  }

  @Test func `a theme is one of ours or a file`() throws {
    let folder = try folder()
    try folder.write(
      #"{ "frameFocused": "bold bright-magenta", "frame": "bright-blue" }"#, to: "t.json")
    let mono = colours(try folder.open(["--theme", "mono"]))
    #expect(mono.count == 1)
    #expect(colours(try folder.open(["--theme", "mainframe"])).count > 2)
    let own = colours(try folder.open(["--theme", "t.json"]))
    #expect(own != colours(try folder.open()) && own.count > 1)
  }

  @Test(arguments: [
    (["--lang", "de"], [:], "E-Mail"), ([], ["LANG": "de_AT.UTF-8"], "E-Mail"),
    ([], ["LC_ALL": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"], "Email"),
    (["--lang", "es"], [:], "Enviar"), ([], ["LC_ALL": "es_MX.UTF-8"], "Enviar"),
    (["--lang", "fr"], [:], "Envoyer"), ([], ["LANG": "fr_CA.UTF-8"], "Envoyer"),
    (["--lang", "ja"], [:], "送信"), ([], ["LANG": "ja_JP.UTF-8"], "送信"),
    (["--lang", "it"], [:], "Email"),
  ])
  func `the form speaks the language that is wanted`(
    options: [String], environment: [String: String], label: String
  ) throws {
    let run = try folder().open(options, environment: environment)
    run.waitFor(label)
  }

  @Test func `layout and debugging are as asked for`() throws {
    let compact = try folder().open(["--layout", "compact"])
    compact.waitFor("* Email:")
    let debugging = try folder().open(["--debug"])
    debugging.waitFor("email / active(")
    let boxed = try folder().open()
    #expect(boxed.place(of: "* Email:") == nil && boxed.place(of: "email / active(") == nil)
  }

  @Test func `a summary stays behind, without secrets`() throws {
    let run = try folder().open(["--summary"])
    run.press("a@example.com\t", "Canary-77-secret", Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.screen.text.contains("Trial"))
    #expect(run.screen.text.contains("Email: a@example.com"))
    #expect(run.screen.text.contains("Pass: •••") && !run.screen.text.contains("Canary"))
    #expect(run.isTerminalRestored)
  }
}
