import Foundation
import Testing

/// The app of `Tests/App`, a package of its own, which `Scripts/run-tests` builds before.
@Suite(.enabled(if: app != nil, "TFIELD_APP names no built app"))
struct AppTests {
  private func start(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun([app ?? ""] + arguments, environment: environment, folder: FormFolder().path)
  }

  private func open(_ arguments: [String] = []) throws -> ProgramRun {
    let run = try start(arguments)
    run.waitFor("Order")
    run.wait { run.screen.isAlternate }
    run.settle()
    return run
  }

  private func expectEnd(_ run: ProgramRun, _ lines: String...) {
    _ = run.exitStatus()
    let said = run.standardOutput
    for line in lines + ["app: nothing changed"] {
      #expect(said.contains(line + "\n"), "\(said)")
    }
    #expect(run.isTerminalRestored)
  }

  @Test func `an app gets its answers as a type of its own`() throws {
    let run = try open()
    #expect(run.screen.text.contains("How many for Ada?"))
    #expect(!run.screen.text.contains("Words on the card"))
    run.send(Keys.submit)
    expectEnd(run, "app: Ada, 2, [], false", "app: due whenever", "app: user signal")
  }

  @Test func `its own handlers act again, also on what came meanwhile`() throws {
    let run = try open()
    run.send(Keys.interrupt)
    expectEnd(run, "app: interrupted", "app: signal 2 ended the form")
  }

  @Test func `a task that is cancelled gives the terminal back`() throws {
    let run = try open(["async"])
    expectEnd(run, "app: cancelled")
  }

  @Test(arguments: [["ACCESSIBLE": "1"], ["TERM": "dumb"]])
  func `who would rather hear is asked line by line`(environment: [String: String]) throws {
    let run = try start(environment: environment)
    run.waitFor("Your name")
    run.send("\n3\n\nham\n\n\n")
    expectEnd(run, "app: Ada, 3, [\"ham\"], false")
  }

  @Test func `a form file and a schema are read`() throws {
    for (text, label) in [
      (
        #"{ "tfield": 1, "rows": [{ "id": "a", "label": "Of a file", "initial": "x" }] }"#,
        "Of a file"
      ),
      (
        #"{ "properties": { "a": { "type": "string", "title": "Of a schema", "default": "x" } } }"#,
        "Of a schema"
      ),
    ] {
      let folder = try FormFolder(text)
      let path = folder.path + "/form.json"
      let run = try start([path])
      run.waitFor(label)
      run.settle()
      run.send(Keys.submit)
      expectEnd(run, #"app: [(key: "a", value: "x")]"#)
    }
  }
}

/// The built app, if there is one.
private let app = ProcessInfo.processInfo.environment["TFIELD_APP"]

/// What the library promises to apps, by an app of `Tests/App` that sees its public half alone.
@Suite(.enabled(if: library != nil, "TFIELD_APP names no built app"))
struct LibraryTests {
  private func start(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(
      [library ?? ""] + arguments, environment: environment, folder: FormFolder().path)
  }

  @Test func `an app draws a form on a screen of its own`() throws {
    let run = try start(["draw"])
    #expect(run.exitStatus() == 0)
    #expect(
      run.standardOutput == """
          Your name*: Ada
        > Date:\u{20}
          Date:\u{20}
          Choice:\u{20}
            [ ] My own
            [ ] small
            [ ] large
          Amount:\u{20}
          Number:\u{20}
          [Submit]

        """)
  }

  @Test func `answers are judged without a screen`() throws {
    let run = try start(["evaluate"])
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "load tooLarge At most 1.5\nfalse ada\n")
  }

  @Test func `fields compute, keep to a pattern, and answer in a type inside`() throws {
    let run = try start(["bill"])
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    #expect(
      run.standardOutput == """
        ticket pattern A key such as OPS-42
        true OPS-42 580 62701
        'hours *' isn't a formula: a number or an id was expected at character 8

        """)
  }

  @Test func `closures check answers and give options while the form goes on`() throws {
    let run = try start([])
    run.waitFor("Patient")
    run.send("ada\t")
    run.waitFor("This name is taken")
    run.send("\u{1B}[Z\u{15}grace\t\t")
    run.wait { !run.screen.text.contains("This name is taken") }
    run.settle()
    run.send("\n")
    run.waitFor("Turin")
    run.send("tur\n")
    run.settle()
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "grace in Turin\n")
  }

  @Test func `so do they line by line`() throws {
    let run = try start([], environment: ["ACCESSIBLE": "1"])
    run.waitFor("Username, required:")
    run.send("ada\n")
    run.waitFor("This name is taken")
    run.send("grace\n\n")
    run.waitFor("2. Turin")
    run.send("2\n\n")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "grace in Turin\n")
  }

  @Test func `an action refuses, fails, is stopped, and is done`() throws {
    let run = try start(["account"])
    run.waitFor("Account")
    run.press("taken@example.com", Keys.submit)
    run.waitFor("Taken")
    #expect(run.waitFor("Nothing was made"))
    run.press("\u{15}broken@example.com", Keys.submit)
    run.waitFor("Create failed: no disk")
    for address in ["slow", "deaf"] {
      run.press("\u{15}\(address)@example.com", Keys.submit)
      run.waitFor("Create · ")
      run.press(Keys.escape)
      run.waitFor("Create is still running. Stop it?")
      run.choose("Stop it")
      run.waitFor("Create was stopped; what it did is unknown")
    }
    run.press("\u{15}ada@example.com", Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "create ada@example.com\n")
  }

  @Test func `so it does line by line`() throws {
    let run = try start(["account"], environment: ["ACCESSIBLE": "1"])
    run.waitFor("Email, required:")
    run.send("taken@example.com\n1\n")
    run.waitFor("Error: Email: Taken")
    run.send("broken@example.com\n1\n")
    run.waitFor("Error: Create failed: no disk")
    run.send(":back\nada@example.com\n1\n")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "create ada@example.com\n")
  }

  @Test(arguments: [
    ("twice", "two fields have the id 'a'"),
    ("section", "the action 'go' stands in a section; its place is below"),
    ("computed", "the property of the field has no name that can be read"),
    ("when", "the field 'card' speaks of 'gft', which isn't there; did you mean 'gift'?"),
  ])
  func `a form that is a mistake ends the program with its line`(
    mistake: String, message: String
  ) throws {
    let run = try start(["define", mistake])
    #expect(run.exitStatus() != 0)
    #expect(run.standardError.hasPrefix("Library/main.swift:"))
    #expect(run.standardError.contains(": Fatal error: \(message)\n"))
  }

  @Test func `a form that is left gives no answers`() throws {
    let run = try start([])
    run.waitFor("Patient")
    run.send("\u{1B}")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "left\n")
  }
}

/// The built app, beside the one that `TFIELD_APP` names.
private let library = ProcessInfo.processInfo.environment["TFIELD_APP"].map {
  URL(filePath: $0).deletingLastPathComponent().appending(path: "Library").path
}
