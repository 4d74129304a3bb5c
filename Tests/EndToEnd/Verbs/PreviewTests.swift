import Foundation
import TestSupport
import Testing

/// A form on the screen beside its faults, while its file is written in every way there is.
@Suite struct PreviewTests {
  private static let good = """
    { "tfield": 1, "title": "Trial", "rows": [
      { "id": "name", "type": "name", "label": "Name", "required": true },
      { "id": "zip", "type": "zip", "label": "Zip" } ],
      "actions": [ { "id": "go", "label": "Go", "append": "x.jsonl", "run": ["./nothing", "a"] } ] }
    """
  private static let other = good.replacing("\"Zip\"", with: "\"Post code\"")
  private static let faulty = good.replacing("\"name\", \"label\"", with: "\"nme\", \"label\"")
    .replacing("\"required\"", with: "\"require\"")

  private func open(
    _ form: String = good, _ options: [String] = [], name: String = "form.json",
    size: PseudoTerminal.Size = .usual, environment: [String: String] = [:]
  ) throws -> (run: ProgramRun, folder: FormFolder) {
    let folder = try FormFolder(form)
    let run = try start(folder, options, name: name, size: size, environment: environment)
    return (run, folder)
  }

  private func start(
    _ folder: FormFolder, _ options: [String] = [], name: String = "form.json",
    size: PseudoTerminal.Size = .usual, environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let run = try ProgramRun(
      [builtProgram, "preview", name] + options, size: size, environment: environment,
      folder: folder.path)
    run.waitFor("─ \(name.split(separator: "/").last ?? "") ─")
    run.settle()
    return run
  }

  @Test func `what was typed as a secret is gone once its field is none`() throws {
    func form(_ secret: Bool) -> String {
      """
      { "tfield": 1, "title": "Trial", "rows": [
        { "id": "name", "label": "Name" }, { "id": "word", "secret": \(secret), "label": "Word" },
        { "id": "more", "type": "list", "label": "More", "fields": [
          { "id": "inner", "secret": \(secret), "label": "Inner" } ] } ] }
      """
    }
    let (run, folder) = try open(form(true))
    run.press("Ada", "\t", "Zeisig4711", "\t", " ", "Stieglitz66", Keys.submit)
    try folder.write(form(true).replacing("Word", with: "Wort"), to: "form.json")
    run.waitFor("Wort")
    run.settle()
    #expect(run.screen.text.contains("••••••••••") && run.screen.text.contains("1 entry"))
    try folder.write(form(false), to: "form.json")
    run.waitFor("Word")
    run.settle()
    #expect(run.screen.text.contains("Ada") && !run.screen.text.contains("1 entry"))
    #expect(!String(decoding: run.sent, as: UTF8.self).contains(#/Zeisig|Stieglitz/#))
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
  }

  @Test func `the faults stand below the last good form`() throws {
    let (run, folder) = try open()
    run.press("Ada", "\t", "627")
    try folder.write(Self.faulty, to: "form.json")
    run.waitFor("2 faults")
    run.settle()
    #expect(run.screen.text == keptScreen("preview-faults"))
    run.press("01")
    try folder.write(Self.other, to: "form.json")
    run.waitFor("no faults")
    run.waitFor("┏ Post code ━")
    #expect(run.screen.text.contains("┃ 62701") && run.screen.text.contains("│ Ada"))
    run.press(Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(run.isTerminalRestored && run.standardOutput.isEmpty)
  }

  @Test func `on a small screen there is room for both`() throws {
    let (run, folder) = try open(size: .init(40, 12))
    try folder.write(Self.faulty, to: "form.json")
    run.waitFor("2 faults")
    run.settle()
    #expect(run.screen.text == keptScreen("preview-small"))
    try folder.write(Self.other, to: "form.json")
    run.waitFor("Post code:")
    run.resize(to: .init(20, 5))
    run.settle()
    run.resize(to: .init(80, 24))
    run.waitFor("╭ Post code ─")
    run.send(Keys.escape)
    #expect(run.exitStatus() == 0)
  }

  /// Scripts of the shell that save `new` as `form.json`, as editors do.
  private static let ways = [
    "cat new > form.json", "cp new t && mv t form.json", "rm form.json; cp new form.json",
    "ln -f new form.json", "ln -sf new form.json",
    "mv form.json form.json~ && cp new form.json && rm form.json~",
    "printf '{' > form.json; sleep 0.1; cat new > form.json",
    "exec 3>form.json; cat new >&3; sleep 1",
  ]

  @Test(arguments: ways)
  func `each way to save a file is seen`(script: String) throws {
    let (run, folder) = try open()
    run.press("Ada")
    try folder.write(Self.other, to: "new")
    _ = try folder.shell(script).exitStatus()
    run.waitFor("Post code")
    #expect(run.screen.text.contains("┃ Ada"))
    try folder.write(Self.good, to: "new")
    _ = try folder.shell("cat new > t; mv t form.json").exitStatus()
    run.waitFor("╭ Zip ─")
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
  }

  @Test(arguments: [
    "mv a old; mkdir -p a/b; cp new a/b/form.json",
    "rm -r a; sleep 0.2; mkdir -p a/b; cp new a/b/form.json",
    "mkdir c; cp new c/form.json; mv a/b a/old; mv c a/b",
    "mv a/b c; ln -s ../c a/b; cp new c/form.json",
  ])
  func `folders on the way may be replaced`(script: String) throws {
    let folder = try FormFolder()
    _ = try folder.shell("mkdir -p a/b").exitStatus()
    try folder.write(Self.good, to: "a/b/form.json")
    try folder.write(Self.other, to: "new")
    let run = try start(folder, name: "a/b/form.json")
    _ = try folder.shell(script).exitStatus()
    run.waitFor("Post code")
    try folder.write(Self.good, to: "new")
    _ = try folder.shell("cat new > a/b/form.json").exitStatus()
    run.waitFor("╭ Zip ─")
    run.send(Keys.escape)
    #expect(run.exitStatus() == 0)
  }

  @Test func `a link leads to its file, and to another one later`() throws {
    let folder = try FormFolder()
    _ = try folder.shell(
      "mkdir a b; ln -s a/one.json form.json; rm -f form.json; ln -s a/one.json form.json"
    )
    .exitStatus()
    try folder.write(Self.good, to: "a/one.json")
    let run = try start(folder)
    try folder.write(Self.other, to: "a/one.json")
    run.waitFor("Post code")
    try folder.write(Self.good, to: "b/two.json")
    _ = try folder.shell("ln -sfn b/two.json form.json").exitStatus()
    run.waitFor("╭ Zip ─")
    try folder.write(Self.other, to: "b/two.json")
    run.waitFor("Post code")
    run.send(Keys.interrupt)
    #expect(run.exitStatus() == 130)
  }

  @Test func `a file that vanishes is told, and its form stays`() throws {
    let (run, folder) = try open()
    run.press("Ada")
    _ = try folder.shell("rm form.json").exitStatus()
    run.waitFor("✘ can't open 'form.json': No such file or directory")
    #expect(run.screen.text.contains("┃ Ada"))
    for garbage in ["", "{", "[]", "\u{0}", "{\"tfield\": 9}", "\u{1B}[31m"] {
      try folder.write(garbage, to: "form.json")
      run.waitFor("✘ 1:")
    }
    try folder.write(Self.good, to: "form.json")
    run.waitFor("no faults")
    #expect(run.screen.text.contains("┃ Ada"))
  }

  @Test func `a form that can't be shown yet is waited for`() throws {
    let (run, folder) = try open("{")
    #expect(run.screen.text.contains("There is no form to show yet."))
    #expect(run.screen.text.contains("1 fault"))
    run.press("x", "\t", "\r", Keys.submit)
    try folder.write(Self.good, to: "form.json")
    run.waitFor("┏ * Name ━")
    run.send(Keys.escape)
    #expect(run.exitStatus() == 0)
  }

  @Test func `an action says what it would do, and does nothing`() throws {
    let (run, folder) = try open()
    run.press("Ada", Keys.submit)
    run.waitFor("Go would submit the form")
    #expect(run.screen.text.contains("and run ./nothing a"))
    #expect(run.screen.text.contains("and append to x.jsonl"))
    // What lies over the form isn't taken away by a save.
    try folder.write(Self.other, to: "form.json")
    run.settle(for: .milliseconds(300))
    #expect(run.screen.text.contains("and append to x.jsonl"))
    run.choose("Close")
    run.waitFor("Post code")
    #expect(folder.text(of: "x.jsonl") == nil && !run.hasEnded)
    run.press(Keys.escape)
    run.choose("Discard")
    #expect(run.exitStatus() == 0 && run.standardOutput.isEmpty)
  }

  @Test func `programs that list options or check aren't run`() throws {
    let rows = #"""
      { "id": "branch", "type": "choice", "label": "Branch", "options": { "run": ["./list"] } },
      { "id": "host", "label": "Host", "check": { "run": ["./check"] }, "initial": { "run": ["./first"] } }
      """#
    let folder = try FormFolder(rows: rows)
    for name in ["list", "check", "first"] { try folder.write(program: "touch ran", to: name) }
    let run = try start(folder)
    run.waitFor("./list isn't run in a preview")
    run.press("\t", "a", Keys.submit)
    #expect(folder.text(of: "ran") == nil && !run.hasEnded)
  }

  @Test func `a file of options counts too`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "day", "type": "choice", "label": "Day", "options": { "file": "days" } }"#)
    try folder.write("Mon\nTue\n", to: "days")
    let run = try start(folder)
    run.waitFor("Tue")
    try folder.write("Mon\nTue\nWed\n", to: "days")
    run.waitFor("Wed")
    _ = try folder.shell("rm days").exitStatus()
    run.waitFor("1 fault")
    try folder.write("Thu\nFri\n", to: "days")
    run.waitFor("Fri")
  }

  @Test func `answers stay with their ids, and what is gone is gone`() throws {
    let (run, folder) = try open()
    run.press("Ada", "\t", "62701", "\u{1B}[D")
    let swapped = #"""
      { "tfield": 1, "rows": [ { "id": "zip", "type": "zip", "label": "Code", "initial": "11111" },
        { "id": "new", "label": "New", "initial": "first" } ] }
      """#
    try folder.write(swapped, to: "form.json")
    run.waitFor("┏ Code ━")
    #expect(run.screen.text.contains("┃ 62701") && !run.screen.text.contains("Ada"))
    #expect(run.screen.cursor.column == 7)
    try folder.write(swapped.replacing("first", with: "second"), to: "form.json")
    run.waitFor("│ second")
    #expect(run.screen.text.contains("┃ 62701"))
  }

  @Test func `nothing goes on while nothing is saved`() throws {
    let (run, folder) = try open()
    _ = try folder.shell("touch other; echo x > other").exitStatus()
    let isQuiet = run.wait {
      let before = run.status.pauses
      run.settle(for: .milliseconds(700))
      return run.status.pauses == before
    }
    #expect(isQuiet)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a signal leaves the terminal as it was`(signal: Int32) throws {
    let (run, _) = try open()
    run.signal(signal)
    #expect(run.exitStatus() == 128 + Int(signal))
    #expect(run.isTerminalRestored)
  }

  @Test func `without a screen or a file it says why`() throws {
    let missing = try QuietRun(["preview", "/nonexistent.json"])
    #expect(missing.status == 3 && missing.lines.count == 1)
    let folder = try FormFolder(Self.good)
    let quiet = try folder.shell(#"setsid -w "$tfield" preview form.json"#)
    #expect(quiet.exitStatus() == 5)
    let spoken = try folder.shell(#"ACCESSIBLE=1 "$tfield" preview form.json"#)
    #expect(spoken.exitStatus() == 5)
    #expect(spoken.standardError.contains("'tfield check' lists the faults"))
    let usage = try QuietRun(["preveiw"])
    #expect(usage.errors.contains("did you mean the verb 'preview'?"))
  }

  @Test func `it speaks German`() throws {
    let (run, folder) = try open(options: ["--lang", "de"])
    run.waitFor("keine Fehler")
    try folder.write(Self.faulty, to: "form.json")
    run.waitFor("2 Fehler")
    run.waitFor("Das Formular ist das von zuvor.")
    run.send(Keys.escape)
    #expect(run.exitStatus() == 0)
  }

  private func open(options: [String]) throws -> (run: ProgramRun, folder: FormFolder) {
    try open(Self.good, options)
  }
}
