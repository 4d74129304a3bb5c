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
