import Foundation
import Testing

/// Initial values, by whatever way they come.
@Suite struct PrefillTests {
  private static let rows = """
    { "id": "name", "type": "phrase", "label": "Name", "initial": "Form" },
    { "id": "n-1", "type": "integer", "label": "Number" },
    { "id": "on", "type": "toggle", "label": "On", "initial": true },
    { "id": "tags", "type": "list", "label": "Tags", "of": { "type": "phrase" } },
    { "id": "span", "type": "integerRange", "label": "Span" },
    { "id": "pass", "type": "password", "label": "Pass" }
    """

  private func folder() throws -> FormFolder { try FormFolder(rows: Self.rows) }

  private func answers(_ folder: FormFolder, _ options: [String], _ env: [String: String] = [:])
    throws -> [String: Any]?
  {
    let run = try folder.open(options, environment: env)
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    return run.document
  }

  @Test func `answers come from a file, each kind as its field wants it`() throws {
    let folder = try folder()
    try folder.write(
      """
      { "name": "Ada", "n-1": 12, "on": false, "tags": ["a", "b"],
        "span": { "lower": 1, "upper": 5, "closed": true }, "pass": "Xyzzy-12345-long" }
      """, to: "a.json")
    let answers = try answers(folder, ["--answers", "a.json"])
    #expect(answers?["name"] as? String == "Ada")
    #expect(answers?["n-1"] as? String == "12")
    #expect(answers?["on"] as? Bool == false)
    #expect(answers?["tags"] as? [String] == ["a", "b"])
    #expect(answers?["span"] as? String == "1...5")
    #expect(answers?["pass"] as? String == "Xyzzy-12345-long")
  }

  @Test func `standard input can bring them while the form is on the terminal`() throws {
    let folder = try folder()
    let run = try folder.shell(
      #"printf '{"name": "Piped"}' | "$tfield" form.json --no-draft --answers -"#)
    run.waitFor("Piped")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "Piped")
  }

  @Test func `each source overrules the one before`() throws {
    let folder = try folder()
    try folder.write(#"{ "name": "File", "n-1": 1 }"#, to: "a.json")
    let env = ["P_name": "Env", "P_n_1": "2"]
    let file = ["--answers", "a.json"]
    #expect(try answers(folder, [])?["name"] as? String == "Form")
    #expect(try answers(folder, file)?["name"] as? String == "File")
    let environment = try answers(folder, file + ["--env", "P_"], env)
    #expect(environment?["name"] as? String == "Env" && environment?["n-1"] as? String == "2")
    let set = try answers(folder, file + ["--env", "P_", "--set", "name=Set", "-s", "n-1=3"], env)
    #expect(set?["name"] as? String == "Set" && set?["n-1"] as? String == "3")
    #expect(try answers(folder, ["--set", "name=", "--set=on=false"])?["name"] as? String == "")
  }

  @Test func `a secret comes from a file, never from where others could see it`() throws {
    let folder = try folder()
    try folder.write("Xyzzy-12345-long\n", to: "pass.txt")
    let answers = try answers(folder, ["--set-file", "pass=pass.txt"])
    #expect(answers?["pass"] as? String == "Xyzzy-12345-long")
    for (options, env) in [
      (["--set", "pass=Xyzzy-12345-long"], [:]), (["--env", "P_"], ["P_pass": "Xyzzy-12345-long"]),
    ] {
      let run = try folder.start(options, environment: env)
      #expect(run.exitStatus() == 2)
      #expect(run.standardError.contains("--set-file") && !run.standardError.contains("Xyzzy"))
      #expect(run.sent.isEmpty)
    }
  }

  @Test func `a bad value is shown as bad when the form opens`() throws {
    let run = try FormFolder(rows: #"{ "id": "mail", "type": "email", "label": "Email" }"#)
      .open(["--set", "mail=nonsense"])
    run.waitFor("✘")
    #expect(run.place(of: "nonsense") != nil)
  }

  @Test(arguments: [
    (["--set", "nam=x"], 2, "'nam'; did you mean 'name'?"),
    (["--set", "on=maybe"], 2, "true or false"),
    (["--set", "name"], 2, "'='"), (["--set-file", "name=gone.txt"], 3, "gone.txt"),
    (["--set-file", "zzz=a.json"], 2, "'zzz'"), (["--answers", "gone.json"], 3, "gone.json"),
    (
      ["--answers", "unknown.json"], 3,
      "unknown.json:1:3: the form has no field 'nmae'; did you mean"
    ),
    (["--answers", "kind.json"], 3, "kind.json:2:3: 'on' needs true or false, not a number"),
    (["--answers", "array.json"], 3, "an object"),
    (["--answers", "broken.json"], 3, "broken.json:1:"),
    (["--answers", "twice.json"], 3, "twice.json:1:"), (["--env", "E_"], 2, "E_other"),
  ])
  func `what can't be taken is said before the screen opens`(
    options: [String], status: Int, sentence: String
  ) throws {
    let folder = try folder()
    try folder.write(#"{ "nmae": "x" }"#, to: "unknown.json")
    try folder.write("{\n  \"on\": 1 }", to: "kind.json")
    try folder.write("[]", to: "array.json")
    try folder.write(#"{ "name": SECRET }"#, to: "broken.json")
    try folder.write(#"{ "name": "a", "name": "b" }"#, to: "twice.json")
    let run = try folder.start(options, environment: ["E_other": "1"])
    #expect(run.exitStatus() == status)
    #expect(run.standardError.contains(sentence), "\(run.standardError)")
    #expect(run.standardError.split(separator: "\n").count == 1)
    #expect(!run.standardError.contains("SECRET"))
    #expect(run.sent.isEmpty && run.standardOutput.isEmpty)
  }
}
