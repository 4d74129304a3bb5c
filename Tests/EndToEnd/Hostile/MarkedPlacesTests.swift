import Foundation
import TestSupport
import Testing

/// The mark where forms aren't the only ones to speak: programs, requests, schemas, answers, names
/// of files.
@Suite struct MarkedPlacesTests {
  private static let mark = MarkedForm.mark
  /// The mark as it stands in JSON.
  private static let escaped =
    #"\u001b]52;c;Zm9v\u0007\u009b2J\u202e\u2066\u2028\nforged: no faults\r"#

  private func expectClean(
    _ run: QuietRun, _ what: String, _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(MarkedForm.faults(in: run.output) == [], "\(what)", sourceLocation: sourceLocation)
    #expect(MarkedForm.faults(in: run.errors) == [], "\(what)", sourceLocation: sourceLocation)
    #expect(run.status < 128, "\(what)", sourceLocation: sourceLocation)
  }

  /// A form with entries, options of a program, paths, a check and an action, each of which hands
  /// the mark on.
  private func folder() throws -> FormFolder {
    let m = Self.escaped
    let folder = try FormFolder(
      rows: """
        { "id": "name", "label": "Name", "initial": { "run": ["./tell"] } },
        { "id": "pick", "type": "choice", "label": "Pick", "options": { "run": ["./list"] } },
        { "id": "none", "type": "choice", "label": "None", "options": { "run": ["./fail"] } },
        { "id": "judged", "label": "Judged", "check": { "run": ["./refuse"] }, "initial": "x" },
        { "id": "lines", "type": "list", "label": "Lines\(m)", "unique": ["word"], "fields": [
          { "id": "word", "label": "Word\(m)", "hint": "Hint\(m)", "help": "Help\(m)",
            "rules": [{ "maxLength": 9, "message": "Long\(m)" }] },
          { "id": "pin", "type": "password", "label": "Pin\(m)" },
          { "id": "kind", "type": "choice", "label": "Kind\(m)", "options": ["a\(m)", "b"] },
          { "id": "inner", "type": "list", "label": "Inner\(m)", "fields": [
            { "id": "deep", "label": "Deep\(m)" } ] } ] },
        { "id": "deep", "label": "Deep", "path": ["a\(m)", "b"] }
        """,
      actions: """
        { "id": "go", "label": "Go\(m)", "run": ["./take"], "done": "Done {name}\(m)",
          "confirm": { "text": "Sure, {name}?\(m)", "type": "{name}" } },
        { "id": "quick", "label": "Quick", "run": ["./take"] }
        """)
    let printed = #"\033]52;c;Zm9v\007\302\2332J\342\200\256\342\201\246\342\200\250"#
    try folder.write(program: "printf 'Ada\(printed)\\n'", to: "tell")
    try folder.write(program: "printf 'a\(printed)\\tLabel\(printed)\\nb\\n'", to: "list")
    try folder.write(program: "printf 'Why\(printed)\\nforged: x\\n' >&2; exit 3", to: "fail")
    try folder.write(program: "printf 'Bad\(printed)\\nforged: x\\n'; exit 1", to: "refuse")
    try folder.write(
      program: """
        cat > /dev/null; printf 'Err\(printed)\\nforged: x\\n' >&2
        cat <<'END'
        {"errors": {"name": "No\(m)", "lines[0].word": "Bad\(m)", "a.b": "Far\(m)", "nobody\(m)": "x\(m)"},
          "message": "Not yet\(m)"}
        END
        exit 1
        """, to: "take")
    try folder.write(
      #"{ "lines": [{ "word": "w\#(m)", "pin": "p\#(m)", "kind": "b", "inner": [{ "deep": "d\#(m)" }] }] }"#,
      to: "answers")
    try folder.write(
      #"{ "lines": [{ "wrod\#(m)": "w\#(m)", "kind": "\#(m)", "inner": "\#(m)" }], "a\#(m)": { "c\#(m)": 1 } }"#
        + "\n" + #"{ "lines\#(m)": [7, "\#(m)"] }"# + "\n", to: "records")
    return folder
  }

  @Test(arguments: [
    "check form.json", "render form.json --answers answers --size 100x80",
    "render form.json --answers answers --svg", "render form.json --answers records",
    "validate form.json answers --from json --values formatted",
    "validate form.json records --values typed --counts",
    "validate form.json records --checks --trust",
    "form.json --batch", "form.json --batch --trust --answers answers --summary --debug",
    "form.json --batch --trust --answers records", "form.json --batch --trust --set pick=zz",
    "form.json --batch --trust --format shell", "form.json --batch --trust --format csv",
    "form.json --batch --trust --only zz", "completions bash",
  ])
  func `entries, programs and answers hand it on to no stream`(line: String) throws {
    let run = try QuietRun(line.split(separator: " ").map(String.init), in: try folder().path)
    expectClean(run, line)
    #expect(!(run.output + run.errors).isEmpty, "\(line)")
  }

  @Test(arguments: [["--debug"], ["--layout", "pages", "--summary"], ["--lang", "ja"]])
  func `entries, programs and answers hand it on to no screen`(options: [String]) throws {
    let folder = try folder()
    let run = try folder.start(["--trust", "--answers", "answers"] + options, onTerminal: true)
    run.wait { run.screen.isAlternate }
    for _ in 0..<4 { run.press("\t", "\u{1B}OP", Keys.escape) }
    run.press(" ", "\t", "\t", "\t", " ", Keys.escape, Keys.escape)
    run.press(Keys.submit, Keys.submit, Keys.escape, Keys.escape, "\u{1B}n", "\u{1B}n")
    run.press("\u{1B}[1;5F", "\r", Keys.escape, "\r")
    run.send(Keys.interrupt)
    _ = run.exitStatus()
    #expect(TerminalStream(run.sent).strange == [])
  }

  @Test func `asked line by line, they hand it on to no line`() throws {
    let run = try folder().shell(
      "{ echo; echo 1; echo; echo; echo 1; yes '' | head -n 30; echo :list; echo :quit; } | setsid -w "
        + "\"$tfield\" form.json --trust --no-draft --plain --answers answers 2>&1")
    _ = run.exitStatus()
    #expect(TerminalStream(run.standardOutput.replacing("\t", with: " ")).strange == [])
  }

  @Test func `a request can't put it into a reply or a fault`() throws {
    let m = Self.escaped
    let folder = try FormFolder()
    let properties = [
      #""a": { "type": "string", "title": "A\#(m)", "description": "D\#(m)", "default": "v\#(m)" }"#,
      #""a\#(m)": { "type": "string" }"#, #""a": { "type": "object\#(m)" }"#,
      #""a": { "type": "string", "format": "password\#(m)" }"#,
      #""a": { "type": "string", "enum": ["x\#(m)", "y"], "enumNames": ["X\#(m)", "Y"] }"#,
      #""a": { "type": "number", "minimum": "\#(m)" }"#,
    ]
    for property in properties {
      let bare =
        #"{ "message": "Hi\#(m)", "requestedSchema": { "type": "object", "properties": { \#(property) } } }"#
      let wrapped =
        #"{ "jsonrpc": "2.0", "id": "i\#(m)", "method": "elicitation/create", "params": \#(bare) }"#
      for request in [wrapped, bare + Self.mark] {
        try folder.write(request, to: "request")
        for more in [[], ["--set", "a=x\(Self.mark)"], ["--set", "zz\(Self.mark)=1"]] {
          expectClean(
            try QuietRun(["elicit", "request", "--batch"] + more, in: folder.path),
            "\(request) \(more)")
        }
      }
    }
  }

  @Test func `nor can a schema or a name of a file`() throws {
    let m = Self.escaped
    let folder = try FormFolder()
    let sources = [
      #"{ "type": "object", "title": "T\#(m)", "$schema": "http://\#(m)", "required": ["p\#(m)", "z\#(m)"],"#
        + #" "properties": { "p\#(m)": { "type": "string", "title": "\#(m)", "pattern": "\#(m)" },"#
        + #" "q": { "type": "odd\#(m)" }, "r": { "$ref": "x/\#(m)" }, "s": { "enum": ["a\#(m)", {}] },"#
        + #" "u": { "type": "array", "items": { "properties": { "k\#(m)": {} } } }, "\#(m)": { "\#(m)": 1 } } }"#,
      #"{ "name\#(m)": \#(m) }"#, #"{ "a": \#(Self.mark) }"#,
      "name: \(Self.mark)\n- x\n",
    ]
    for (number, source) in sources.enumerated() {
      for name in ["s\(number)\(Self.mark).json"] {
        try folder.write(source, to: name)
        for line in [
          ["import", name], ["check", name], ["render", name], [name, "--batch"],
          ["test", name], ["elicit", name],
          ["validate", name, name],
          ["new", name], ["completions", name], ["help", name], [name, "--theme", name, "--batch"],
          [name, "--answers", name, "--batch"], ["preview", name], ["types", name], [name + "x"],
        ] {
          expectClean(try QuietRun(line, in: folder.path), "\(line), \(source)")
        }
      }
    }
  }
}
