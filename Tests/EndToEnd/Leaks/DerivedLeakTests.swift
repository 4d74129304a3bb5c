import Foundation
import Testing

/// What shows or repeats a secret is that secret: no display, confirmation, summary or verdict
/// gives it out.
@Suite struct DerivedLeakTests {
  private static let derived = """
    , { "id": "shown-card", "type": "display", "of": "card" },
    { "id": "shown-cvv", "type": "display", "of": "cvv" },
    { "id": "shown-ssn", "type": "display", "of": "ssn" },
    { "id": "shown-pass", "type": "display", "of": "pass" },
    { "id": "shown-note", "type": "display", "of": "note" },
    { "id": "shown-again", "type": "display", "of": "shown-note" },
    { "id": "card2", "type": "confirm", "of": "card" },
    { "id": "ssn2", "type": "confirm", "of": "ssn" },
    { "id": "pass2", "type": "confirm", "of": "pass" },
    { "id": "note2", "type": "confirm", "of": "note" },
    { "id": "shown-note2", "type": "display", "of": "note2" },
    { "id": "end", "type": "phrase", "label": "End" }
    """
  private static let rows = Canary.rows + derived
  private static let confirmed = ["card", "ssn", "pass", "note"]

  /// What the fields hold, as a file of answers.
  private static let answers: String = {
    var answers = Dictionary(uniqueKeysWithValues: Canary.all.map { ($0.id, $0.typed) })
    for id in confirmed { answers[id + "2"] = answers[id] }
    answers["name"] = "Ada"
    let data = try? JSONSerialization.data(withJSONObject: answers)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }()

  /// Types the secrets, and those that want it again.
  private func fill(_ hunt: LeakHunt, _ run: ProgramRun) {
    hunt.fill(run)
    run.send("\t")
    for id in Self.confirmed {
      guard let canary = Canary.all.first(where: { $0.id == id }) else { continue }
      run.send("\(canary.typed)\t")
      run.settle(for: .milliseconds(10))
    }
    run.settle()
  }

  private func search(_ output: String, _ place: String) {
    for canary in Canary.all {
      #expect(!canary.isFound(in: Array(output.utf8)), "\(canary) in \(place)")
    }
  }

  @Test(arguments: [
    [], ["--debug"], ["--summary"], ["--layout", "compact"], ["--layout", "pages"],
  ])
  func `on the screen and after it they are not seen`(options: [String]) throws {
    let hunt = try LeakHunt(rows: Self.rows)
    let run = try hunt.start(options + ["--output", "out.json", "--secrets", "secrets.json"])
    fill(hunt, run)
    hunt.search(run)
    run.press(Keys.submit)
    hunt.search(run, allowing: ["secrets.json"])
    run.press("\u{1B}OP", Keys.escape)
    run.send(Keys.interrupt)
    _ = run.exitStatus()
    hunt.search(run, allowing: ["secrets.json"])
  }

  @Test(arguments: [["--debug"], ["--summary"], []])
  func `line by line they are not said`(options: [String]) throws {
    let folder = try FormFolder(rows: Self.rows)
    try folder.write(Self.answers, to: "a.json")
    let run = try folder.shell(
      "printf '\\n%.0s' $(seq 12) > in; printf ':list\\n:quit\\n' >> in; "
        + "setsid -w \"$tfield\" form.json --plain --no-draft --answers a.json "
        + options.joined(separator: " ") + " < in 2>&1")
    _ = run.exitStatus()
    #expect(run.standardOutput.contains("Name"))
    search(run.standardOutput, "what is said")
  }

  @Test(arguments: ["json", "jsonl", "shell", "env", "csv", "nul"])
  func `in every format they are kept for the file of secrets`(format: String) throws {
    let folder = try FormFolder(rows: Self.rows)
    try folder.write(Self.answers, to: "a.json")
    for values in ["formatted", "data", "typed"] {
      let (status, output, errors) = try folder.batch([
        "--answers", "a.json", "--format", format, "--values", values, "--summary", "--debug",
        "--secrets", "s-\(format)-\(values)",
      ])
      #expect(status == 0 && output.contains("Ada"), "\(errors)")
      search(output + errors, "\(format), \(values)")
    }
  }

  @Test(arguments: [[], ["--values", "formatted"], ["--values", "data"], ["--values", "typed"]])
  func `in verdicts they are not repeated`(options: [String]) throws {
    let folder = try FormFolder(rows: Self.rows)
    try folder.write(Self.answers + "\n", to: "good")
    // One changed character: each secret and each confirmation is wrong now.
    try folder.write(Self.answers.replacing("9", with: "8") + "\n", to: "bad")
    for records in ["good", "bad"] {
      let run = try QuietRun(
        ["validate", "form.json", records, "--counts"] + options, in: folder.path)
      #expect(run.status == (records == "good" ? 0 : 4), "\(run.errors)")
      search(run.output + run.errors, "the verdict on \(records)")
    }
  }

  @Test func `drawn or recorded, they are dots`() throws {
    let folder = try FormFolder(rows: Self.rows)
    try folder.write(Self.answers, to: "a.json")
    let script = """
      form form.json
      answers a.json
      size 80x60
      expect screen-file seen.txt
      expect field shown-note = wrong
      """
    try folder.write(script, to: "s.tfield-test")
    var runs = [try QuietRun(["test", "--record", "s.tfield-test"], in: folder.path)]
    for options in [[], ["--svg"], ["--focus", "pass2"]] {
      runs.append(
        try QuietRun(
          ["render", "form.json", "--answers", "a.json", "--size", "80x90"] + options,
          in: folder.path))
    }
    for run in runs { search(run.output + run.errors, "what is drawn") }
    #expect(folder.text(of: "seen.txt")?.contains("•••") == true)
    search(folder.text(of: "seen.txt") ?? "", "what is recorded")
  }

  @Test func `kept for later, they are left out`() throws {
    let hunt = try LeakHunt(rows: Self.rows)
    let run = try hunt.start()
    fill(hunt, run)
    run.press(Keys.escape)
    run.choose("Leave, keep a draft")
    #expect(run.exitStatus() == 1)
    hunt.search(run)
    search(try hunt.drafts(), "the drafts")
  }

  @Test(arguments: ["shown-cvv", "cvv"])
  func `no file may store what must never be stored`(id: String) throws {
    let folder = try FormFolder(
      rows: Self.rows,
      actions: #"{ "id": "go", "label": "Go", "append": "log.jsonl", "only": ["\#(id)"] }"#)
    let check = try QuietRun(["check", "form.json"], in: folder.path)
    #expect(check.status == 3)
    try folder.write(Self.answers, to: "a.json")
    let run = try folder.batch(["--trust", "--answers", "a.json"])
    #expect(run.status == 3)
    #expect(folder.text(of: "log.jsonl") == nil)
  }
}
