import Foundation
import TestSupport
import Testing

/// A mark in every text of a form, and every verb: no stream carries it to a terminal.
@Suite struct MarkedFormTests {
  private static func folder(_ form: String) throws -> FormFolder {
    let folder = try FormFolder(form)
    try folder.write(#"{ "text": "It is\u001b[2J", "nobody\u001b[2J\n": 1 }"# + "\n", to: "records")
    try folder.write(#"{ "text": "no\u001b]0;x\u0007\u202e\u2028" }"#, to: "answers")
    try folder.write(
      """
      form form.json
      expect field text = "x\(#"\u001b[2J\u202e\u2028"#)"
      expect error text \u{1B}[2J\u{202E}
      expect output {"text":"\(#"\u001b[2J"#)"}
      expect screen \u{1B}[2J
      """, to: "script")
    return folder
  }

  /// Every verb that reads the form, with what it writes to both streams in one.
  private static let verbs = [
    "check form.json", "render form.json", "render form.json --svg --answers answers",
    "validate form.json records --counts --values formatted",
    "form.json --batch", "form.json --batch --lang de",
    "form.json --batch --answers answers", "form.json --batch --only x",
    "form.json --batch --format shell", "form.json --batch --format csv --lenient",
    "form.json --batch --set text=hi --set web= --set when= --set number=1 --summary",
    "test script", "import form.json", "render form.json --focus nobody",
  ]

  /// Asked line by line, a form's words may have several lines.
  private static func script(_ verbs: [String]) -> String {
    verbs.map { "\"$tfield\" \($0) 2>&1 < /dev/null; echo \"= $?\"\n" }.joined()
      + #"yes '' | head -n 60 | "$tfield" form.json --no-draft --plain 2>&1 | sed s/^forged/said/; echo "= $?""#
  }

  @Test func `in every place at once, no verb hands it on`() throws {
    let folder = try Self.folder(try MarkedForm.withMarkedWords())
    let run = try folder.shell("setsid -w bash -c '\(Self.script(Self.verbs))'")
    #expect(run.exitStatus() == 0)
    #expect(MarkedForm.faults(in: run.standardOutput) == [])
    #expect(run.standardOutput.components(separatedBy: "\n= ").count == Self.verbs.count + 2)
    #expect(!run.standardOutput.contains("Fatal"))
  }

  @Test func `in any place, no diagnostic hands it on`() throws {
    let copies = try MarkedForm.copies(of: MarkedForm.faulty)
    #expect(copies.count > 200)
    let folder = try FormFolder()
    for (number, copy) in copies.enumerated() { try folder.write(copy, to: "\(number).json") }
    let files = copies.indices.map { "\($0).json" }
    let run = try QuietRun(["check"] + files, in: folder.path)
    #expect(MarkedForm.faults(in: run.errors) == [])
    #expect(run.lines.count > 200)
    #expect(run.lines.allSatisfy { $0.contains(#/^[0-9]+\.json:\d+:\d+: (error|warning): /#) })
  }

  @Test func `in a place that leaves the form usable, no verb hands it on`() throws {
    let script = Self.script([
      "render form.json", "validate form.json records", "form.json --batch", "test script",
    ])
    for (number, copy) in try MarkedForm.copies().enumerated() where number % 24 == 0 {
      let folder = try Self.folder(copy)
      let run = try folder.shell("setsid -w bash -c '\(script)'")
      #expect(run.exitStatus() == 0)
      #expect(MarkedForm.faults(in: run.standardOutput) == [], "\(copy)")
    }
  }

  @Test func `on the screen, in a draft and in its listing it is only seen`() throws {
    let folder = try FormFolder(try MarkedForm.withMarkedWords())
    let state = ["XDG_STATE_HOME": folder.path]
    let run = try ProgramRun(
      [builtProgram, "form.json", "--debug", "--summary"], environment: state, folder: folder.path)
    run.wait { run.screen.isAlternate }
    run.press("x", "\t", "y", "\t", "\u{1B}OP", "\u{1B}\\", Keys.interrupt)
    #expect(run.exitStatus() == 130)
    #expect(TerminalStream(run.sent).strange == [])
    #expect(MarkedForm.faults(in: run.standardError) == [])
    let list = try QuietRun(["drafts"], environment: state)
    let form = folder.path + "/form.json"
    let show = try QuietRun(["drafts", "show", form], environment: state)
    #expect(show.status == 0)
    #expect(MarkedForm.faults(in: list.output + show.output) == [])
  }

  /// What a form without trust wants is shown to its end, and nothing in it can hide the rest.
  @Test func `the list of what a form wants is whole`() throws {
    let blanks = String(repeating: " ", count: 300)
    let folder = try FormFolder(
      rows: #"{ "id": "a", "check": { "run": ["./look", "x' 'y"] } }"#,
      actions: """
        { "id": "go", "label": "Go", "run": ["sh", "-c", "ls\(blanks); touch evil", ""],
          "append": "\(String(repeating: "long/", count: 60))end\\u001b[2J", "write": "a  b" }
        """)
    let run = try folder.batch()
    #expect(run.status == 3)
    #expect(
      run.errors == """
        tfield: form.json: this form needs --trust, because it wants to
          run 'sh' '-c' 'ls<300 blanks>; touch evil' ''
          append to '\(String(repeating: "long/", count: 60))end<U+001B>[2J'
          write 'a  b'
          run './look' 'x'\\'' '\\''y'

        """)
  }
}
