import Foundation
import Testing

/// Files that are one however they are spelt: refused before anything is opened.
@Suite struct MeetingFilesTests {
  private static let rows = #"""
    { "id": "name", "initial": "Ada" }, { "id": "pin", "type": "password" },
    { "id": "pick", "type": "choice", "options": { "file": "list" } }
    """#

  private static func folder(_ steps: String, _ preparation: String = "") throws -> FormFolder {
    let folder = try FormFolder(
      rows: rows,
      actions: #"{ "id": "go", "label": "Go", "only": ["name"], "requires": [] \#(steps) }"#)
    try folder.write(#"{"name":"Eve"}"#, to: "a.json")
    try folder.write("Red\nGreen\n", to: "list")
    try folder.write("precious\n", to: "old")
    try folder.write("{}", to: "theme.json")
    try folder.write("the-password", to: "word")
    try folder.write(program: "cat > /dev/null", to: "take")
    _ = try folder.shell("ln a.json hard; ln -s a.json soft; ln -s . way; \(preparation)")
      .exitStatus()
    return folder
  }

  private static func state(_ folder: FormFolder) -> [String] {
    ["form.json", "a.json", "list", "old", "theme.json", "take", "log", "x"].map {
      "\($0): \(folder.text(of: $0) ?? "none")"
    }
  }

  @Test(arguments: [
    ("", "-o s --secrets ./s", "--output and --secrets are the same file, './s'"),
    ("", "-o s --secrets way/s", "--output and --secrets"),
    ("", "-o old --secrets $PWD/old", "--output and --secrets"),
    ("", "-o form.json", "the form and --output"),
    ("", "-o way/form.json", "the form and --output"),
    ("", "--secrets form.json", "the form and --secrets"),
    ("", "-a a.json -o ./a.json", "--answers and --output"),
    ("", "-a a.json -o hard", "--answers and --output"),
    ("", "-a soft -o a.json", "--answers and --output"),
    ("", "-a - -o a.json < a.json", "--answers and --output"),
    ("", "-a a.json --secrets hard", "--answers and --secrets"),
    ("", "--set-file name=old -o old", "--set-file and --output"),
    ("", "--theme theme.json -o theme.json", "--theme and --output"),
    ("", "-o list", "a file of options and --output"),
    ("", "--secrets x > x", "--secrets and standard output"),
    ("", "--draft d -o ./d", "--output and --draft"),
    ("", "--draft a.json -a a.json", "--answers and --draft"),
    (#", "append": "log", "write": "./log""#, "", "'append' of 'go' and 'write' of 'go'"),
    ("", "-a a.json >> a.json", "--answers and standard output"),
    ("", "-a a.json 1<> hard", "--answers and standard output"),
    ("", "-a - < a.json >> soft", "--answers and standard output"),
    ("", ">> form.json", "the form and standard output"),
    (#", "append": "a.json", "write": "hard""#, "", "'append' of 'go' and 'write' of 'go'"),
    (#", "write": "form.json""#, "", "the form and 'write' of 'go'"),
    (#", "append": "./form.json""#, "", "the form and 'append' of 'go'"),
    (#", "write": "list""#, "", "a file of options and 'write' of 'go'"),
    (#", "run": ["./take"], "write": "take""#, "", "a program of the form and 'write' of 'go'"),
    (#", "write": "log""#, "-o way/log", "'write' of 'go' and --output"),
    (#", "append": "a.json""#, "-a a.json", "'append' of 'go' and --answers"),
    (#", "append": "log""#, "--secrets log", "'append' of 'go' and --secrets"),
  ])
  func `two files that are one are refused`(
    steps: String, options: String, says: String
  ) throws {
    let folder = try Self.folder(steps)
    let before = Self.state(folder).filter { !options.hasSuffix("> x") || !$0.hasPrefix("x:") }
    let face = options.contains("--draft") ? "--plain" : "--batch"
    let run = try folder.result(
      of: #""$tfield" form.json --trust \#(face) \#(options)"#)
    #expect(run.errors.hasPrefix("tfield: \(says)"), "\(run.errors)")
    #expect(run.errors.contains("are the same file"))
    #expect(run.status == (options.isEmpty ? 3 : 2))
    #expect(Self.state(folder).filter(before.contains) == before)
  }

  @Test(arguments: [
    ("", "-a a.json -o A.JSON"), ("", "-a a.json --set-file name=a.json -o out"),
    (#", "append": "log""#, "> log"), ("", "-o - --secrets s"), ("", "-o s --secrets way/S"),
    ("", "-o é --secrets $'e\\u0301'"), ("", "-o $'\\xff' --secrets $'\\xfe'"),
    ("", "-a a.json >> log 2>&1"), ("", "-a - < a.json 2>> log"),
    (#", "append": "log", "write": "way/LOG""#, ""),
    (
      #", "append": "log" }, { "id": "more", "label": "More", "only": ["name"], "append": "./log""#,
      ""
    ),
    (
      #", "write": "log" }, { "id": "more", "label": "More", "only": ["name"], "write": "./log""#,
      ""
    ),
  ])
  func `files that may be one are let through`(steps: String, options: String) throws {
    let run = try Self.folder(steps).result(
      of: #""$tfield" form.json --trust --batch \#(options)"#)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: [
    ("validate form.json r.jsonl >> r.jsonl", "the records and standard output"),
    ("validate form.json r.jsonl 1<> hard.jsonl", "the records and standard output"),
    ("validate form.json soft.jsonl >> r.jsonl", "the records and standard output"),
    ("validate form.json < r.jsonl >> r.jsonl", "the records and standard output"),
    ("validate form.json r.jsonl --counts > out 2>> r.jsonl", "the records and standard error"),
    ("validate form.json r.jsonl >> form.json", "the form and standard output"),
    ("check form.json >> form.json", "the form and standard output"),
    ("import s.json >> s.json", "the imported file and standard output"),
    ("test t.tfield-test >> t.tfield-test", "the script and standard output"),
    ("render form.json 1<> form.json", "the form and standard output"),
    ("render form.json --answers a.json >> a.json", "--answers and standard output"),
    ("elicit r.jsonl --batch >> r.jsonl", "the request and standard output"),
    ("elicit --batch < r.jsonl >> r.jsonl", "the request and standard output"),
    ("form.json --plain < r.jsonl >> r.jsonl", "standard input and standard output"),
    ("form.json --plain < r.jsonl 2>> r.jsonl", "standard input and standard error"),
  ])
  func `no verb reads what it writes`(line: String, says: String) throws {
    let folder = try Self.folder("")
    try folder.write(#"{"name":"Ada"}"# + "\n", to: "r.jsonl")
    try folder.write(#"{ "type": "object", "properties": { "a": {} } }"#, to: "s.json")
    try folder.write("form form.json\n", to: "t.tfield-test")
    let names = ["form.json", "a.json", "r.jsonl", "s.json", "t.tfield-test"]
    let before = names.map { folder.text(of: $0) }
    let run = try folder.result(
      of: #"ln r.jsonl hard.jsonl; ln -s r.jsonl soft.jsonl; ulimit -f 1000; "$tfield" \#(line)"#)
    #expect(run.status == (line.hasPrefix("check") ? 3 : 2))
    let after = names.map { folder.text(of: $0) }
    if line.contains("2>>") {
      #expect(after[2]?.contains("tfield: \(says) are the same file") == true)
    } else {
      #expect(run.errors.hasPrefix("tfield: \(says) are the same file"), "\(run.errors)")
      #expect(after == before)
    }
  }

  @Test(arguments: [
    "touch x; \"$tfield\" validate form.json x >> x",
    "\"$tfield\" validate form.json < a.json >> x",
    "cat a.json | \"$tfield\" validate form.json 2>&1 | cat > x",
    "\"$tfield\" check form.json >> x",
  ])
  func `what isn't read may be written`(line: String) throws {
    let run = try Self.folder("").result(of: "set -o pipefail; \(line)")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `a terminal may be both`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name" }"#)
    let run = try folder.shell(#""$tfield" validate form.json"#, onTerminal: true)
    run.send(#"{"name":"Ada"}"# + "\n\u{4}")
    run.waitFor(#"{"record":1,"valid":true}"#)
    #expect(run.exitStatus() == 0)
  }

  @Test func `a program that tells an initial value isn't replaced`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "told", "initial": { "run": ["./tell"] } }"#,
      actions: #"{ "id": "go", "label": "Go", "write": "tell" }"#)
    try folder.write(program: "echo told", to: "tell")
    let (status, _, errors) = try folder.batch(["--trust"])
    #expect(status == 3 && errors.contains("a program of the form are the same file"), "\(errors)")
    #expect(folder.text(of: "tell") == "#!/bin/sh\necho told\n")
  }

  @Test func `check tells of an action that would lose a file`() throws {
    let folder = try Self.folder(#", "append": "log", "write": "./log""#)
    let run = try QuietRun(["check", "form.json"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.errors.contains("are the same file"))
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `what a killed run left is gone after the next`() throws {
    let folder = try Self.folder("")
    let line = #""$tfield" form.json --batch --set-file pin=word --output old"#
    let killed = try folder.result(
      of: "strace -qq -o /dev/null -e trace=/^rename -e inject=/^rename:signal=KILL \(line)")
    #expect(killed.status == 137)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let left = names.filter { $0.hasPrefix(".tfield-") }
    #expect(left.count == 1)
    try folder.write("somebody's", to: ".tfield-notes")
    #expect(try folder.result(of: line).status == 0)
    let after = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(after.filter { $0.hasPrefix(".tfield-") } == [".tfield-notes"])
    #expect(folder.text(of: "old")?.contains("the-password") == true)
  }

  @Test(.enabled(if: Needs.tracing, "needs strace, and leave to trace"))
  func `a run killed while it writes leaves no name`() throws {
    let folder = try Self.folder("")
    let line = #""$tfield" form.json --batch --set-file pin=word --output new"#
    let killed = try folder.result(
      of: "strace -qq -o /dev/null -e trace=fsync -e inject=fsync:signal=KILL \(line)")
    #expect(killed.status == 137)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.hasPrefix(".tfield-") || $0 == "new" } == [])
  }
}
