import Foundation
import Testing

@Suite struct UsageTests {
  static let verbs = ["check", "types", "new", "import", "schema", "help"]

  @Test(arguments: verbs)
  func `each verb explains itself`(verb: String) throws {
    for words in [[verb, "--help"], [verb, "-h"], ["help", verb]] {
      let run = try QuietRun(words)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("usage: tfield \(verb)"))
      #expect(run.errors == "")
    }
  }

  @Test(arguments: ["help", "--help", "-h"])
  func `the program lists its verbs`(word: String) throws {
    let run = try QuietRun([word])
    #expect(run.status == 0)
    for verb in Self.verbs { #expect(run.output.contains("\n  \(verb)")) }
  }

  @Test func `the version stands on one line`() throws {
    let run = try QuietRun(["--version"])
    #expect(run.output.hasPrefix("tfield "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.status == 0)
  }

  @Test func `the schema is a JSON document`() throws {
    let run = try QuietRun(["schema"])
    #expect(run.status == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
  }

  @Test(arguments: [
    (["chekc"], "no form or verb 'chekc'; did you mean the verb 'check'?"),
    (["help", "chekc"], "no help on 'chekc'; did you mean 'tfield help check'?"),
    (["help", "forms"], "no help on 'forms'; did you mean 'tfield help form'?"),
    (["help", "xyzzy"], "no help on 'xyzzy'; 'tfield help' lists all"),
    (["types", "--jsn"], "unknown option --jsn; did you mean --json?"),
    (["types", "--json=1"], "--json takes no value"),
    (["check", "-x"], "unknown option -x; --help lists all"),
    (["check"], "FORM is missing: tfield check FORM..."),
    (["-V"], "unknown option -V; did you mean --version?"),
    (["import"], "FILE is missing: tfield import FILE"),
    (["import", "a", "b"], "too many arguments: give one FILE"),
    (["types", "a", "b"], "too many arguments: give one NAME"),
    (["new", "a", "b"], "too many arguments: give one FILE"),
    (
      ["help", "types", "x"], "too many arguments: give one VERB, or none with a PAGE"
    ),
    (["drafts", "--all"], "--all goes with 'drafts remove' only"),
    (["schema", "a"], "too many arguments: there should be none"),
    (
      ["a\u{1B}[0m\u{202E}"],
      "no form or verb 'a<U+001B>[0m<U+202E>'; 'tfield help' lists the verbs"
    ),
  ])
  func `a wrong command line is told in one line`(words: [String], line: String) throws {
    let run = try QuietRun(words)
    #expect(run.errors == "tfield: \(line)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  /// Words of dialog, whiptail and gum, and the type of field that asks the same.
  @Test(arguments: [
    ("--yesno", "toggle"), ("--menu", "choice"), ("--checklist", "choices"),
    ("--inputbox", "phrase"), ("--passwordbox", "password"), ("--calendar", "date"),
    ("--msgbox", "note"), ("input", "phrase"),
  ])
  func `who comes from dialog or gum is told of the type that asks the same`(
    word: String, type: String
  ) throws {
    let run = try QuietRun([word, "Really?", "8", "40"])
    let what = word.hasPrefix("-") ? "unknown option \(word)" : "no form or verb '\(word)'"
    #expect(
      run.errors == """
        tfield: \(what); a form asks this with a field of type '\(type)', and 'tfield new' \
        starts a form

        """)
    #expect(run.status == 2)
  }

  @Test(arguments: ["types", "schema", "help", "new", "--version"])
  func `output that can't be written is told`(word: String) throws {
    let run = try QuietRun([word], output: "/dev/full")
    #expect(run.lines.count == 1)
    #expect(run.errors.hasPrefix("tfield: standard output: "))
    #expect(run.status == 6)
  }

  /// Options whose value must be of some shape, values that aren't, and a part of what is said.
  @Test(
    arguments: [
      (
        "timeout", ["0", "-1", "1.5", "1e3", "NaN", "99999999999999999999", "x"],
        "1 to 100000000, not"
      ),
      ("today", ["0", "2026-13-01", "tomorrow", "2026-1-1"], "a day such as 2026-11-21, not"),
      ("lang", ["-", "/dev/null", "a=b", "9", " "], "a language such as de or pt-BR, not"),
      ("layout", ["x"], "it is auto, boxed"), ("format", ["JSON"], "did you mean 'json'?"),
      ("set", ["x", "=", "=x", "-1"], "needs an id, '=' and a value"),
      ("set-file", ["x", "=", "name=", "=x"], "needs an id, '=' and a path"),
      ("set-file", ["name=."], "it is a folder"),
      ("set-file", ["name=/dev/null"], "it is a device"),
      ("answers", ["."], "it is a folder"), ("theme", ["."], "it is a folder"),
      ("output", ["dir"], "can't replace 'dir': it is a folder"),
      ("output", ["missing/x"], "can't write 'missing': No such file or directory"),
      ("secrets", ["/dev/null"], "can't replace '/dev/null': it is a device"),
      ("secrets", ["-"], "--secrets needs a file, not standard output"),
      ("only", [",", ",,"], "--only needs ids"), ("only", ["nmae"], "did you mean 'name'?"),
      ("prefix", ["", "x"], "works with --format shell and env only"),
      ("draft", ["x"], "--batch keeps no drafts"),
    ] as [(String, [String], String)])
  func `the silliest value is refused in one clear line`(
    option: String, values: [String], says: String
  ) throws {
    let folder = try TestFolder()
    try folder.write(#"{"tfield":1,"rows":[{"id":"name"}]}"#, to: "f.json")
    try folder.shell("mkdir dir")
    for value in values {
      for words in [["--\(option)=\(value)"], ["--\(option)", value]] {
        let run = try QuietRun(["f.json", "--batch"] + words, in: folder.path)
        #expect(run.lines.count == 1, "\(words) \(run.errors)")
        #expect(run.errors.contains(says), "\(words) \(run.errors)")
        #expect([2, 3, 6].contains(run.status), "\(words)")
      }
    }
    #expect(folder.names() == ["dir", "f.json"])
  }

  /// Every option of every verb that has a value: without one, and with an empty one.
  @Test func `an option without its value, or with an empty one, is refused`() throws {
    var count = 0
    for verb in Self.verbs + ["run", "validate", "test", "render", "drafts", "completions"] {
      let help = try QuietRun([verb, "--help"]).output
      for match in help.matches(of: /--([a-z-]+) [A-Z][A-Za-z-]*/) {
        let option = "--" + match.1
        count += 1
        let missing = try QuietRun([verb, option])
        #expect(missing.status == 2 && missing.errors.contains("\(option) needs a value: "))
        guard !["--env", "--prefix"].contains(option) else { continue }
        for words in [[option + "="], [option, ""]] {
          let empty = try QuietRun([verb] + words)
          #expect(empty.status == 2 && empty.errors.contains("\(option) can't be empty"))
        }
      }
    }
    #expect(count > 25)
  }

  @Test func `a hyphen as the output is standard output`() throws {
    let folder = try TestFolder()
    try folder.write(#"{"tfield":1,"rows":[{"id":"name"}]}"#, to: "f.json")
    let run = try QuietRun(["f.json", "--batch", "-o", "-", "-f", "jsonl"], in: folder.path)
    #expect(run.output == "{\"name\":\"\"}\n")
    #expect(folder.names() == ["f.json"])
  }

  @Test func `of an option that is given twice the last counts`() throws {
    let folder = try TestFolder()
    let form = try folder.write(
      #"{ "tfield": 1, "rows": [{ "id": "a" }, { "id": "b" }] }"#, to: "f.json")
    let run = try QuietRun([
      form, "--batch", "--format", "csv", "--format=jsonl", "--set", "a=1", "--set", "b=2",
      "--set", "a=3",
    ])
    #expect(run.output == "{\"a\":\"3\",\"b\":\"2\"}\n", "\(run.errors)")
    let manual = try QuietRun(["help", "--manual", "tfield"]).output
    #expect(manual.contains("the last one counts"))
  }
}
