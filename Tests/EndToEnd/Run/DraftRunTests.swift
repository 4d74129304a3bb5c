import Foundation
import TestSupport
import Testing

/// What becomes of unfinished answers, whatever way a form is left.
@Suite struct DraftRunTests {
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "pass", "type": "password", "label": "Pass" }
    """

  private func folder() throws -> FormFolder { try FormFolder(rows: Self.rows) }

  /// Starts the form with drafts in the test's own folder.
  private func open(
    _ folder: FormFolder, _ options: [String] = [], environment: [String: String]? = nil
  ) throws -> ProgramRun {
    let run = try ProgramRun(
      [builtProgram, "form.json"] + options,
      environment: environment ?? ["XDG_STATE_HOME": folder.path + "/state"],
      folder: folder.path)
    run.wait { run.screen.isAlternate && !run.screen.text.allSatisfy(\.isWhitespace) }
    run.settle()
    return run
  }

  @Test(arguments: [
    (SIGTERM, 143, "kept as a draft"), (SIGHUP, 129, "kept as a draft"),
    (SIGINT, 130, "Your answers are kept; run it again to go on."),
  ])
  func `a signal leaves a draft behind, which the next start offers`(
    signal: Int32, status: Int, words: String
  ) throws {
    let folder = try folder()
    let run = try open(folder)
    run.press("Ada", "\tCanary-77-secret")
    run.signal(signal)
    #expect(run.exitStatus() == status)
    #expect(run.standardError.contains(words), "\(run.standardError)")
    #expect(folder.keptDrafts.count == 1)
    #expect(folder.keptDrafts.allSatisfy { $0.contains("Ada") && !$0.contains("Canary") })
    let next = try open(folder)
    next.waitFor("1 answer (Name)")
    next.choose("Continue")
    next.waitFor("Ada")
    next.press(Keys.submit)
    #expect(next.exitStatus() == 0)
    #expect(next.document?["name"] as? String == "Ada")
    #expect(folder.keptDrafts.isEmpty)
  }

  @Test(arguments: [
    ["HOME": "/nowhere", "XDG_STATE_HOME": ""], ["HOME": "", "XDG_STATE_HOME": ""], nil,
  ])
  func `who wants to leave with a draft stays where none can be kept`(
    environment: [String: String]?
  ) throws {
    let folder = try folder()
    try folder.write("no folder", to: "state")
    let run = try open(folder, environment: environment)
    run.press("Ada", Keys.escape)
    run.choose("Leave, keep a draft")
    run.waitFor("no draft is kept")
    #expect(!run.hasEnded)
    run.press(" L", Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Ada L")
  }

  @Test func `a second session of a form says from the start that it keeps nothing`() throws {
    let folder = try folder()
    let one = try open(folder)
    let two = try open(folder)
    two.waitFor("no draft is kept: another tfield has this form open")
    two.press("Eve", Keys.escape)
    two.waitFor("this form open.")
    #expect(!two.screen.text.contains("Leave, keep a draft"))
    two.choose("Discard")
    #expect(two.exitStatus() == 1)
    one.press("Ada")
    one.signal(SIGTERM)
    #expect(one.exitStatus() == 143)
    #expect(folder.keptDrafts.count == 1)
    // Whoever was killed holds nothing any more.
    let three = try open(folder)
    three.choose("Start fresh, keep the draft")
    three.signal(SIGKILL)
    #expect(three.exitStatus() == 137)
    let four = try open(folder)
    four.waitFor("your draft of")
    four.signal(SIGTERM)
    #expect(four.exitStatus() == 143)
  }

  @Test(
    .enabled(if: Needs.tracing, "needs strace, and leave to trace"),
    arguments: [Keys.interrupt, "\u{1C}"])
  func `a second key while a slow disk takes the draft loses nothing`(second: String) throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen(
      under: """
        exec strace -f -qq -o trace -e trace=fsync -e inject=fsync:delay_enter=700000 "$@"
        """)
    run.send("Ada" + Keys.interrupt)
    run.wait { run.terminal.modes.isCanonical }
    run.settle(for: .milliseconds(260))
    run.send(second)
    #expect(run.exitStatus() == 130)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test func `asked line by line, they stay too`() throws {
    let folder = try folder()
    try folder.write("Ada\n:quit\n2\n\n:submit\n", to: "lines")
    try folder.write("no folder", to: "state")
    let run = try QuietRun(
      ["form.json", "--plain"], in: folder.path, input: folder.path + "/lines",
      environment: ["XDG_STATE_HOME": folder.path + "/state"])
    #expect(run.status == 0 && run.output.contains(#""name": "Ada""#), "\(run.output)")
    #expect(run.errors.contains("no draft is kept"), "\(run.errors)")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130)])
  func `who is made to leave is told that no draft is kept`(signal: Int32, status: Int) throws {
    let folder = try folder()
    try folder.write("no folder", to: "state")
    let run = try open(folder)
    run.press("Ada")
    run.signal(signal)
    #expect(run.exitStatus() == status)
    #expect(
      run.standardError.components(separatedBy: "no draft is kept").count == 2,
      "\(run.standardError)")
  }

  @Test func `an output that fails where no draft can be kept says both`() throws {
    let folder = try folder()
    try folder.write("no folder", to: "state")
    let out = folder.path + "/out"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let run = try open(folder, ["--output", "out/a.json"])
    run.press("Ada")
    try FileManager.default.removeItem(atPath: out)
    run.press(Keys.submit)
    #expect(run.exitStatus() == 6)
    #expect(run.standardError.contains("out"), "\(run.standardError)")
    #expect(run.standardError.contains("; no draft is kept"), "\(run.standardError)")
  }

  @Test func `what is given for this time overrules the draft`() throws {
    let folder = try folder()
    let first = try open(folder)
    first.press("Ada", Keys.interrupt)
    #expect(first.exitStatus() == 130)
    let run = try open(folder, ["--set", "name=Grace"])
    run.choose("Continue")
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Grace")
  }

  @Test func `who discards leaves nothing, who saves leaves a draft, who looks changes nothing`()
    throws
  {
    let folder = try folder()
    let saved = try open(folder)
    saved.press("Ada", Keys.escape)
    saved.choose("Leave, keep a draft")
    #expect(saved.exitStatus() == 1)
    #expect(folder.keptDrafts.count == 1)
    let looked = try open(folder)
    looked.choose("Continue")
    looked.press(Keys.escape)
    #expect(looked.exitStatus() == 1)
    #expect(folder.keptDrafts.count == 1)
    let discarded = try open(folder)
    discarded.choose("Continue")
    discarded.press("!", Keys.escape)
    discarded.choose("Discard")
    #expect(discarded.exitStatus() == 1)
    #expect(folder.keptDrafts.isEmpty)
  }

  @Test func `without drafts nothing is kept`() throws {
    let folder = try folder()
    let run = try open(folder, ["--no-draft"])
    run.press("Ada\t", Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(!run.standardError.contains("draft") && folder.keptDrafts.isEmpty)
    let result = try folder.batch(["--set", "name=Ada"])
    #expect(result.status == 0 && folder.keptDrafts.isEmpty)
  }

  @Test func `a file of one's own holds it`() throws {
    let folder = try folder()
    let run = try open(folder, ["--draft", "mine.json"])
    run.press("Ada\t", Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(folder.text(of: "mine.json")?.contains("Ada") == true)
    #expect(folder.mode(of: "mine.json") == 0o600)
    let next = try open(folder, ["--draft", "mine.json"])
    next.choose("Continue")
    next.press(Keys.submit)
    #expect(next.exitStatus() == 0)
    #expect(folder.text(of: "mine.json") == nil)
  }

  @Test func `line by line it is offered and kept as well`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      [builtProgram, "form.json", "--plain"],
      environment: ["XDG_STATE_HOME": folder.path + "/state"], folder: folder.path)
    run.waitFor("Name:")
    run.send("Ada\n")
    run.waitFor("Pass:")
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(folder.keptDrafts.count == 1)
    let next = try ProgramRun(
      [builtProgram, "form.json", "--plain"],
      environment: ["XDG_STATE_HOME": folder.path + "/state"], folder: folder.path)
    next.waitFor("your draft of")
    next.send("1\n:submit\n")
    #expect(next.exitStatus() == 0)
    #expect(next.document?["name"] as? String == "Ada")
  }
}
