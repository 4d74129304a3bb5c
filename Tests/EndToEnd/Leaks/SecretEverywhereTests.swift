import Foundation
import TestSupport
import Testing

/// A secret in every kind of place of a form, and every verb: none gives it out.
@Suite struct SecretEverywhereTests {
  private static let confirmed =
    #"{ "id": "go", "label": "Go", "confirm": "Sure, {name}?", "done": "Done, {name}" }"#

  private func folder(_ actions: String = confirmed) throws -> FormFolder {
    let folder = try FormFolder(rows: SecretForm.rows, actions: actions, more: SecretForm.types)
    try folder.write(SecretForm.answers, to: "answers.json")
    return folder
  }

  private func search(
    _ text: String, _ place: String, for canaries: [Canary] = SecretForm.canaries,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for canary in canaries {
      #expect(
        !canary.isFound(in: Array(text.utf8)), "\(canary) in \(place):\n\(text)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `the form is one that checks, and takes its answers`() throws {
    let folder = try folder()
    #expect(try QuietRun(["check", "form.json"], in: folder.path).status == 0)
    let run = try folder.batch(["--answers", "answers.json"])
    #expect(run.status == 0, "\(run.errors)")
    for canary in SecretForm.canaries
    where !["badge", "twice", "pay", "card", "tax"].contains(canary.id) {
      #expect(canary.isFound(in: Array(run.output.utf8)), "\(canary): \(run.output)")
    }
  }

  @Test(
    arguments: ["json", "jsonl", "shell", "env", "csv", "nul"], ["formatted", "data", "typed"])
  func `in no format, beside a file of secrets`(format: String, values: String) throws {
    let folder = try folder()
    let run = try folder.batch([
      "--answers", "answers.json", "--format", format, "--values", values, "--secrets", "hidden",
      "--summary", "--debug",
    ])
    #expect(run.status == 0 && run.output.contains("Ada"), "\(run.errors)")
    search(run.output + run.errors, format)
    #expect(folder.text(of: "hidden")?.contains("Drossel-5521") == true)
  }

  @Test(arguments: [
    "render form.json --answers answers.json --size 100x150",
    "render form.json --answers answers.json --size 60x150 --svg",
    "render form.json --answers answers.json --focus people",
    "render form.json --answers answers.json --focus pick --lang de",
    "validate form.json records --counts", "validate form.json records --values formatted",
    "validate form.json records --values data --lenient",
    "validate form.json records --values typed",
    "validate form.json records --show invalid",
    "validate form.json records --extra ignore",
    "test script", "test --record script", "render script", "render script --svg",
    "check form.json",
    "import form.json", "completions bash",
  ])
  func `by no verb`(line: String) throws {
    let folder = try folder()
    try folder.write(SecretForm.records, to: "records")
    let ids = ["pass", "badge", "memo", "pick", "keys", "people", "sum", "crowd", "mirror"]
    try folder.write(
      """
      form form.json
      answers answers.json
      size 80x100
      expect screen-file seen.txt
      expect output { "name": "nobody" }
      expect screen nothing of it
      \(ids.map { "expect field \($0) = wrong\n" }.joined())
      """, to: "script")
    let run = try QuietRun(line.split(separator: " ").map(String.init), in: folder.path)
    search(run.output + run.errors, line)
    search(folder.text(of: "seen.txt") ?? "", "what is recorded")
    #expect(!(run.output + run.errors).isEmpty)
  }

  @Test func `of no refused answers, whoever reads them`() throws {
    let folder = try folder()
    for (number, record) in SecretForm.records.split(separator: "\n").enumerated() {
      try folder.write(String(record), to: "answers.json")
      for line in [
        "form.json --batch", "render form.json --size 80x90", "form.json --batch --lenient",
      ] {
        let arguments = line.split(separator: " ").map(String.init) + ["--answers", "answers.json"]
        let run = try QuietRun(arguments, in: folder.path)
        search(run.errors + (run.status == 0 ? "" : run.output), "\(line), record \(number)")
      }
    }
  }

  @Test(arguments: [
    ["--debug"], ["--layout", "compact"], ["--layout", "pages"], ["--lang", "de"],
  ])
  func `on no screen: each field, an entry, help, the review and back`(options: [String]) throws {
    let folder = try folder()
    let run = try folder.start(
      options + ["--answers", "answers.json", "--secrets", "hidden", "--summary"],
      size: .init(100, 60))
    run.waitFor("Name")
    run.settle()
    for _ in 0..<20 { run.press("\t") }
    search(run.screen.text, "the last field", for: SecretForm.neverSeen)
    // The table of entries, and its first one as a page of its own.
    run.press("\u{1B}[1;5H", "\t\t\t\t\t\t\t\t\t\t\t\t\t", " ")
    for _ in 0..<8 { run.press("\t", "\u{1B}OP", Keys.escape) }
    run.press(Keys.escape, Keys.submit)
    run.press("\u{1B}[B", "\u{1B}[B", "\r", Keys.submit)
    run.send(Keys.interrupt)
    _ = run.exitStatus()
    search(String(decoding: run.sent, as: UTF8.self), "the terminal", for: SecretForm.neverSeen)
    search(run.screen.text + run.standardOutput + run.standardError, "the end")
  }

  @Test(arguments: ["--plain", "--plain --debug --summary", "--plain --lang fr"])
  func `line by line, in no line`(options: String) throws {
    let folder = try folder()
    let run = try folder.shell(
      "{ echo :list; yes '' | head -n 40; echo :list; echo :quit; } | setsid -w \"$tfield\" form.json "
        + "--no-draft --answers answers.json \(options) 2>&1")
    _ = run.exitStatus()
    #expect(run.standardOutput.contains("Bob"))
    search(run.standardOutput, options)
  }

  @Test(arguments: ["pass", "keys", "people", "pass2", "pass3"])
  func `into no file of an action`(id: String) throws {
    for step in ["append", "write"] {
      let folder = try folder(
        #"{ "id": "go", "label": "Go", "\#(step)": "f", "only": ["\#(id)"] }"#)
      let check = try QuietRun(["check", "form.json"], in: folder.path)
      #expect(check.status == 3 && check.errors.contains("must not be kept"), "\(check.errors)")
      let run = try folder.batch(["--trust", "--answers", "answers.json"])
      #expect(run.status == 3 && folder.text(of: "f") == nil)
    }
  }

  @Test(arguments: [
    #"{ "id": "x", "type": "note", "label": "{@}" }"#, #"{ "id": "x", "initial": "{@|upper}" }"#,
    #"{ "id": "x", "description": "It is {@}" }"#,
    #"{ "id": "x", "type": "choice", "options": { "run": ["true"], "with": ["@"] } }"#,
  ])
  func `in no text and to no program that lists options`(row: String) throws {
    for id in ["pass", "badge", "number", "twice", "pick", "keys", "people", "pass2", "mirror"] {
      let rows = SecretForm.rows + ", " + row.replacing("@", with: id)
      let folder = try FormFolder(rows: rows, more: SecretForm.types)
      let check = try QuietRun(["check", "form.json"], in: folder.path)
      #expect(check.status == 3 && check.errors.contains("'\(id)' is secret"), "\(check.errors)")
    }
  }

  @Test func `to no program beside the one that they are for`() throws {
    let judged = SecretForm.rows.replacing(
      #""label": "Name""#, with: #""label": "Name", "check": { "run": ["./spy"] }"#)
    let folder = try FormFolder(
      rows: judged,
      actions: #"{ "id": "go", "label": "Go", "run": ["./spy"], "only": ["name"] }"#,
      more: SecretForm.types)
    try folder.write(SecretForm.answers, to: "answers.json")
    try folder.write(
      program: "exec 9>> spied; cat >&9; env >&9; cat /proc/$PPID/cmdline /proc/self/cmdline >&9",
      to: "spy")
    let run = try folder.batch(["--trust", "--answers", "answers.json"])
    #expect(run.status == 0, "\(run.errors)")
    let spied = folder.text(of: "spied") ?? ""
    #expect(spied.components(separatedBy: "Ada").count == 3, "\(spied)")
    search(spied, "what a program is told")
  }

  @Test func `in no draft`() throws {
    let hunt = try LeakHunt(rows: SecretForm.rows, more: SecretForm.types)
    try hunt.folder.write(SecretForm.answers, to: "answers.json")
    let run = try hunt.start(["--answers", "answers.json"])
    run.press(" B")
    run.press(Keys.interrupt)
    #expect(run.exitStatus() == 130)
    search(try hunt.drafts(), "the drafts")
    hunt.search(run, for: SecretForm.canaries, allowing: ["answers.json", "form.json"])
  }
}

/// Whether secrets stay in the memory of the running program.
@Suite(.enabled(if: Needs.root, "only root may look into the memory of the program"))
struct SecretMemoryTests {
  private static let canary = "Canary-in-the-memory-4711"
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "pass", "type": "password", "label": "Pass" },
    { "id": "again", "type": "confirm", "of": "pass", "label": "Again" }
    """

  /// Whether a text stands in memory that the program may write: as a text, or a character a time
  /// as in an array of characters.
  private func isFound(_ text: String, in run: ProgramRun) throws -> Bool {
    let maps = try String(contentsOfFile: "/proc/\(run.process)/maps", encoding: .utf8)
    let memory = open("/proc/\(run.process)/mem", O_RDONLY)
    #expect(memory >= 0)
    defer { close(memory) }
    let whole = Data(text.utf8)
    var spread = Data()
    for byte in text.utf8.prefix(6) { spread += [byte] + [UInt8](repeating: 0, count: 14) + [0xE1] }
    for line in maps.split(separator: "\n") where line.contains(" rw") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }
      guard ends.count == 2 else { continue }
      var bytes = Data(count: ends[1] - ends[0])
      let count = bytes.withUnsafeMutableBytes {
        pread(memory, $0.baseAddress, $0.count, off_t(ends[0]))
      }
      guard count > 0 else { continue }
      if bytes.range(of: whole) != nil || bytes.range(of: spread) != nil { return true }
    }
    return false
  }

  @Test(arguments: [true, false])
  func `a field that was cleared leaves nothing behind, undo included`(isPasted: Bool) throws {
    let run = try FormFolder(rows: Self.rows).open()
    run.send("\t")
    run.send(isPasted ? "\u{1B}[200~\(Self.canary)\u{1B}[201~" : Self.canary)
    run.send("\t\(Self.canary)")
    run.settle()
    #expect(try isFound(Self.canary, in: run))
    // Away and back, edited in the middle, undone, shown and hidden again, cleared.
    run.send("\u{15}\u{1B}[Z\u{1B}[H\u{1B}[3~\u{1F}\u{12}\u{12}\u{5}\u{15}\t\tAda")
    run.settle()
    #expect(try !isFound(Self.canary, in: run))
    run.send("\u{1B}[Z\u{1B}[Z\u{1F}\u{1F}\u{1F}\t")
    run.settle()
    #expect(!run.screen.text.contains("•"))
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test(arguments: [false, true])
  func `a secret that was given is gone once its field was cleared`(isPlain: Bool) throws {
    let folder = try FormFolder(rows: Self.rows)
    try folder.write(#"{ "pass": "\#(Self.canary)" }"#, to: "answers.json")
    try folder.write(Self.canary, to: "again")
    let given = ["--answers", "answers.json", "--set-file", "again=again"]
    let run = try folder.start(given + (isPlain ? ["--plain"] : []), onTerminal: true)
    run.waitFor("Name")
    run.settle()
    #expect(try isFound(Self.canary, in: run))
    // A space alone clears an answer that is asked for line by line.
    run.send(isPlain ? "Ada\n \n \n" : "\t\u{15}\t\u{15}\tAda")
    run.settle()
    #expect(try !isFound(Self.canary, in: run))
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test func `memory is locked where the limit allows it`() throws {
    let run = try FormFolder(rows: Self.rows).open()
    #expect(try #require(run.status.kilobytes("VmLck")) > 0)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test func `a small limit is no reason to fail`() throws {
    let folder = try FormFolder(rows: Self.rows)
    let run = try folder.beginOrdinary(under: #"ulimit -l 64; exec "$@""#)
    run.waitFor("Pass")
    run.send("\t\(Self.canary)\u{3}")
    #expect(run.exitStatus() == 130)
  }
}
