import Foundation
import Testing

/// Programs outside that judge the values of records.
@Suite struct ValidateChecksTests {
  private static let programs = [
    "by-value": """
    value=$(cat); echo "$value" >> asked
    case "$value" in
      taken) echo 'Taken already'; exit 1;; short) echo 'Rather short'; exit 2;;
      broken) exit 7;; *) exit 0;;
    esac
    """,
    "flooding": "yes",
    "hanging": "trap '' TERM; echo $$ > pid.new; mv pid.new pid; sleep 1000",
    "counting": "touch running.$$; ls running.* | wc -l >> counts; cat > /dev/null; rm running.$$",
  ]

  private func folder(_ program: String, timeout: Int = 60, more: String = "") throws -> FormFolder
  {
    let folder = try FormFolder(
      rows: """
        { "id": "name", "type": "phrase", "check": { "run": ["./\(program)"], "timeout": \(timeout) } },
        { "id": "next", "required": { "field": "name", "filled": true },
          "when": { "field": "name", "valid": true } }\(more)
        """)
    for (name, script) in Self.programs { try folder.write(program: script, to: name) }
    return folder
  }

  private func validate(
    _ folder: FormFolder, _ records: [String], _ options: [String] = ["--trust", "--checks"]
  ) throws -> QuietRun {
    try folder.write(records.map { $0 + "\n" }.joined(), to: "records.jsonl")
    return try QuietRun(
      ["validate", "form.json", "records.jsonl"] + options, in: folder.path)
  }

  /// What is wrong with each record, as `field code` each.
  private func failures(_ run: QuietRun) throws -> [[String]] {
    try run.output.split(separator: "\n").map { line in
      let verdict = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let errors = verdict?["errors"] as? [[String: Any]] ?? []
      return errors.map { "\($0["field"] as? String ?? "-") \($0["code"] as? String ?? "-")" }
    }
  }

  private static let records = [
    #"{"name":"ada","next":"x"}"#, #"{"name":"taken","next":"x"}"#, #"{"name":"short","next":"x"}"#,
    #"{"name":"broken","next":"x"}"#, "{}", #"{"name":"ada"}"#, #"{"name":"taken"}"#,
    #"{"name":"a\tb","next":"x"}"#,
  ]

  @Test func `what a program says of a value is part of the verdict, for other fields too`() throws
  {
    let run = try validate(folder("by-value"), Self.records)
    #expect(
      try failures(run) == [
        [], ["name checkFailed"], [], ["name checkUnavailable"], [], ["next required"],
        ["name checkFailed"],
        ["name characters"],
      ])
    #expect(run.output.contains(#""message":"Taken already""#))
    #expect(run.status == 4)
    #expect(run.errors == "")
  }

  @Test func `it is asked once about each value, and never about what is wrong or empty`() throws {
    let folder = try folder("by-value")
    _ = try validate(folder, Self.records + Self.records)
    let asked = folder.text(of: "asked")?.split(separator: "\n").sorted()
    #expect(asked == ["ada", "broken", "short", "taken"])
  }

  @Test func `without both words no program is run`() throws {
    let folder = try folder("by-value")
    #expect(try failures(validate(folder, Self.records, ["--trust"]))[1] == [])
    #expect(folder.text(of: "asked") == nil)
    let run = try validate(folder, Self.records, ["--checks"])
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(
      run.errors
        == "tfield: form.json: this form needs --trust, because it wants to\n  run './by-value'\n")
    #expect(folder.text(of: "asked") == nil)
  }

  @Test func `no verdict holds what a program says of a secret, if it repeats it`() throws {
    let folder = try FormFolder(
      rows: #"{ "id": "pin", "type": "ssn", "check": { "run": ["./telling"] } }"#)
    try folder.write(program: #"echo "No: $(cat)"; exit 1"#, to: "telling")
    let run = try validate(folder, [#"{"pin":"123-45-6789"}"#])
    #expect(try failures(run) == [["pin checkFailed"]])
    #expect(!run.output.contains("6789"))
  }

  @Test func `a form without checks needs no trust for them`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name" }"#)
    let run = try validate(folder, [#"{"name":"x"}"#], ["--checks"])
    #expect(run.status == 0)
    #expect(run.output == "{\"record\":1,\"valid\":true}\n")
  }

  @Test func `at most four run at a time`() throws {
    let folder = try folder("counting")
    let run = try validate(folder, (0..<40).map { #"{"name":"n\#($0)","next":"x"}"# })
    #expect(run.status == 0)
    let counts = folder.text(of: "counts")?.split(separator: "\n").compactMap { Int($0) } ?? []
    #expect(counts.count == 40)
    #expect(counts.allSatisfy { $0 <= 4 })
  }

  @Test(arguments: ["flooding", "hanging", "gone"])
  func `one that gives no answer blocks its record, and those after it are judged`(
    program: String
  ) throws {
    let run = try validate(
      folder(program, timeout: program == "hanging" ? 1 : 60),
      [#"{"name":"ada","next":"x"}"#, "{}"])
    #expect(try failures(run) == [["name checkUnavailable"], []])
    #expect(run.status == 4)
  }

  @Test func `a signal ends it and the programs that it runs`() throws {
    let folder = try folder("hanging")
    try folder.write("{\"name\":\"ada\"}\n", to: "records.jsonl")
    let run = try folder.shell(
      """
      env --default-signal "$tfield" validate form.json records.jsonl --trust --checks &
      while [ ! -e pid ]; do sleep 0.02; done
      kill -TERM $!; wait $!; echo $?
      while kill -0 $(cat pid) 2> /dev/null; do sleep 0.02; done; echo gone
      """)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "143\ngone\n")
  }
}
