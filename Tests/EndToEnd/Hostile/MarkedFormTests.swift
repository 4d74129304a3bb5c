import Foundation
import TestSupport
import Testing

/// A form with a text in every kind of place, and copies of it with a mark in one of them.
enum MarkedForm {
  /// What a terminal would obey, what deceives a reader, and two line breaks that forge a line.
  static let mark = "\u{1B}]52;c;Zm9v\u{7}\u{9B}2J\u{202E}\u{2066}\u{2028}\nforged: no faults\r"

  static let source = TestFile.text(of: "marked.json")

  /// What is wrong with what a program wrote: bytes that steer a terminal, and forged lines.
  static func faults(in text: String) -> [String] {
    TerminalStream(text.replacing("\t", with: " ")).strange
      + text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("forged") }
  }

  /// The form with faults in it that are told in its own words.
  static let faulty =
    source.replacing(#""q": "bb""#, with: #""q": "zz""#)
    .replacing(#""max": 5"#, with: #""rules": [{ "greaterThan": 9, "message": "More" }], "max": 5"#)

  /// The form with the mark behind every text that is only said, so that it can still be used.
  static func withMarkedWords() throws -> String {
    let said: Set = [
      "title", "description", "label", "hint", "help", "message", "text", "suggest", "confirm",
      "messages", "initial",
    ]
    return try text(source) { place in
      let isWord = place.contains { said.contains($0) } && !place.contains("slots")
      return isWord && !place.contains("plate") && place.last != "*"
    }
  }

  /// Copies of the form, each with the mark behind another text or name, or in its place.
  static func copies(of source: String = source) throws -> [String] {
    var places: [[String]] = []
    _ = try text(source) { place in
      places.append(place)
      return false
    }
    return try places.flatMap { place in
      try [true, false].map { isBehind in try text(source, isBehind: isBehind) { $0 == place } }
    }
  }

  private static func text(
    _ source: String, isBehind: Bool = true, marking isMarked: ([String]) -> Bool
  ) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(source.utf8))
    let marked = copy(object, [], isBehind, isMarked)
    return String(decoding: try JSONSerialization.data(withJSONObject: marked), as: UTF8.self)
  }

  /// A name's own place ends with `*`.
  private static func copy(
    _ value: Any, _ place: [String], _ isBehind: Bool, _ isMarked: ([String]) -> Bool
  ) -> Any {
    switch value {
    case let text as String: return isMarked(place) ? (isBehind ? text : "") + mark : text
    case let list as [Any]:
      return list.enumerated().map { copy($1, place + ["\($0)"], isBehind, isMarked) }
    case let object as [String: Any]:
      let pairs = object.map { key, value in
        let inner = copy(value, place + [key], isBehind, isMarked)
        return (isMarked(place + [key, "*"]) ? (isBehind ? key : "") + mark : key, inner)
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    default: return value
    }
  }
}

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
