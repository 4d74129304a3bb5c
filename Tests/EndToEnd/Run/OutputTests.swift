import Foundation
import Testing

/// What comes out, read by the programs it is meant for.
@Suite struct OutputTests {
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name" },
    { "id": "date-1", "type": "date", "label": "Date" },
    { "id": "tags", "type": "list", "label": "Tags", "of": { "type": "phrase" } },
    { "id": "on", "type": "toggle", "label": "On" },
    { "id": "empty", "type": "phrase", "label": "Empty" },
    { "id": "pass", "type": "password", "label": "Pass" }
    """
  private static let name = #"it's "a, b" $HOME `id` \ é京"#

  private func folder() throws -> FormFolder {
    let folder = try FormFolder(rows: Self.rows)
    let answers: [String: Any] = [
      "name": Self.name, "date-1": "11/21/2026", "tags": ["a b", "c'd"], "on": true,
      "pass": "Canary-77-secret",
    ]
    let data = try JSONSerialization.data(withJSONObject: answers)
    try folder.write(String(decoding: data, as: UTF8.self), to: "a.json")
    return folder
  }

  /// What a shell script prints that calls the form without a person.
  private func output(_ script: String) throws -> String {
    let folder = try folder()
    let run = try folder.shell(
      #"form() { "$tfield" form.json --batch --answers a.json "$@"; }; "# + script)
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    return run.standardOutput
  }

  @Test func `jq reads json and jsonl`() throws {
    #expect(try output("form | jq -r .name") == Self.name + "\n")
    #expect(try output("form --format jsonl | wc -l").trimmed == "1")
    #expect(try output("form -f jsonl | jq -c .tags") == "[\"a b\",\"c'd\"]\n")
    #expect(try output("form | jq -r 'keys_unsorted | first'") == "name\n")
  }

  @Test func `bash evaluates shell`() throws {
    let script = #"eval "$(form --format shell)"; printf '%s|%s|%s' "$name" "${tags[1]}" "$date_1""#
    #expect(try output(script) == Self.name + "|c'd|11/21/2026")
    #expect(
      try output(#"eval "$(form -f shell --prefix=f_)"; printf %s "$f_name""#) == Self.name)
  }

  @Test func `python reads csv, env and what ends in NUL`() throws {
    let csv = "import csv,sys; r=list(csv.DictReader(sys.stdin)); print(len(r), r[0]['name'])"
    #expect(try output(#"form -f csv | python3 -c "\#(csv)""#) == "1 \(Self.name)\n")
    #expect(try output("form -f env | grep ^name=") == "name=\(Self.name)\n")
    let nul = "import sys; print(sys.stdin.buffer.read().decode().split(chr(0))[0])"
    #expect(try output(#"form -f nul | python3 -c "\#(nul)""#) == "name=\(Self.name)\n")
  }

  @Test func `values are shown, bare or typed`() throws {
    #expect(try output("form | jq -c '.\"date-1\"'") == "\"11/21/2026\"\n")
    #expect(try output("form --values data | jq -c '.\"date-1\"'") == "\"11212026\"\n")
    #expect(
      try output("form --values typed | jq -c '[.\"date-1\",.empty]'") == "[\"2026-11-21\",null]\n")
  }

  @Test func `only some, nothing empty, and which action`() throws {
    #expect(try output("form -f jsonl --only on,empty") == "{\"on\":true,\"empty\":\"\"}\n")
    #expect(try output("form -f jsonl --only on,empty --omit-empty") == "{\"on\":true}\n")
    #expect(
      try output("form -f jsonl --only on --with-action")
        == "{\"action\":\"submit\",\"answers\":{\"on\":true}}\n")
  }

  @Test func `a file gets them whole and private, and standard output stays empty`() throws {
    let folder = try folder()
    try folder.write("old", to: "out.json")
    chmod("\(folder.path)/out.json", 0o666)
    let result = try folder.batch(["--answers", "a.json", "--output", "out.json", "--only", "on"])
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(folder.text(of: "out.json") == "{\n  \"on\": true\n}\n")
    #expect(folder.mode(of: "out.json") == 0o600)
  }

  @Test func `secrets can go elsewhere`() throws {
    let folder = try folder()
    let options = ["--answers", "a.json", "--secrets", "s.json", "--only", "name,pass"]
    let result = try folder.batch(options + ["--format", "jsonl"])
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("\"pass\":null}\n"))
    #expect(folder.text(of: "s.json") == "{\"pass\":\"Canary-77-secret\"}\n")
    #expect(folder.mode(of: "s.json") == 0o600)
  }

  @Test func `a terminal shows secrets as dots`() throws {
    let folder = try folder()
    let run = try folder.shell(
      #""$tfield" form.json --batch --answers a.json --only pass"#, onTerminal: true)
    run.waitFor("•••")
    #expect(run.exitStatus() == 0)
    #expect(!run.screen.text.contains("Canary"))
  }

  @Test(arguments: [
    ("> /dev/full", 6, "standard output"), (">&-", 6, "standard output"),
    ("--output .", 6, "it is a folder"),
    ("--output gone/out.json", 6, "'gone'"), ("--output link.json", 6, "it is a symbolic link"),
    ("--output out.json --secrets .", 6, "it is a folder"),
  ])
  func `what can't be written is an exit of its own`(
    options: String, status: Int, sentence: String
  ) throws {
    let folder = try folder()
    symlink("gone", "\(folder.path)/link.json")
    let run = try folder.shell(#""$tfield" form.json --batch --answers a.json \#(options)"#)
    #expect(run.exitStatus() == status)
    #expect(run.standardError.contains(sentence), "\(run.standardError)")
    #expect(folder.text(of: "out.json") == nil)
  }

  @Test func `a reader that has gone is told by its own status`() throws {
    let folder = try folder()
    let run = try folder.shell(
      #""$tfield" form.json --batch --answers a.json | true; echo ${PIPESTATUS[0]}"#)
    #expect(run.exitStatus() == 0)
    // The pipe may still be open when the few bytes are written.
    #expect(["141\n", "0\n"].contains(run.standardOutput))
    let late = try folder.shell(
      #"{ sleep 0.2; "$tfield" form.json --batch --answers a.json; echo $? >&2; } | true"#)
    #expect(late.exitStatus() == 0)
    #expect(late.standardError.hasSuffix("141\n"))
  }

  @Test(arguments: [
    (["--format", "xml"], "json, jsonl"), (["--format", "jsno"], "did you mean 'json'?"),
    (["--values", "raw"], "formatted"), (["--only", "nmae"], "did you mean 'name'?"),
    (["--prefix", "x"], "--prefix"), (["--format", "csv", "--with-action"], "csv"),
    (["--format", "env", "--prefix", "1"], "variable"),
    (["--output", "x", "--secrets", "x"], "same file"),
  ])
  func `options that make no sense are usage errors`(options: [String], sentence: String) throws {
    let result = try folder().batch(options)
    #expect(result.status == 2)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func `names that a shell itself heeds are refused before the form opens`() throws {
    let folder = try FormFolder(rows: #"{ "id": "PATH", "type": "phrase" }"#)
    #expect(try folder.batch(["-f", "shell"]).status == 2)
    #expect(try folder.batch(["-f", "shell", "--prefix", "p_"]).output == "p_PATH=''\n")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
