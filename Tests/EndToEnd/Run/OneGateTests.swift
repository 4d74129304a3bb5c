import Foundation
import Testing

/// What is valid for an action, in a batch and in records.
@Suite struct OneGateTests {
  private func folder() throws -> FormFolder {
    try FormFolder(
      rows: """
        { "id": "zip", "type": "zip", "group": "g", "required": true },
        { "id": "name", "type": "name", "group": "h", "required": true },
        { "id": "card", "type": "credit" }
        """,
      actions: """
        { "id": "send", "label": "Send", "requires": ["g"] },
        { "id": "all", "label": "All" },
        { "id": "quit", "label": "Quit", "role": "cancel" }
        """)
  }

  @Test(arguments: [
    (#"{"zip":"62701"}"#, true, false, false),
    (#"{"zip":"6270","name":"Ada"}"#, false, false, false),
    (#"{"zip":"62701","name":"Ada","card":"4242 4242 4242 4241"}"#, true, false, false),
    (#"{"zip":"62701","name":"Ada","card":"4242 4242 4242 4242"}"#, true, true, true),
    // Read as a number alone it would be another answer, and nobody would know.
    (#"{"zip":"62701","name":"Ada","card":"Card: 4242 4242 4242 4242"}"#, false, false, false),
    (#"{"zip":"62701","name":"Ada","card":true}"#, false, false, false),
    (#"{"zip":"62701","name":"Ada","more":"x"}"#, false, false, false),
  ])
  func `records are judged by what an action requires, as a batch is`(
    record: String, byDefault: Bool, byAction: Bool, whole: Bool
  ) throws {
    let folder = try folder()
    try folder.write(record, to: "r.json")
    for (options, isValid) in [
      ([], byDefault), (["--action", "all"], byAction), (["--all"], whole),
    ] {
      let run = try QuietRun(["validate", "form.json", "r.json"] + options, in: folder.path)
      #expect(run.status == (isValid ? 0 : 4), "\(options) \(run.output)\(run.errors)")
    }
    let (status, _, errors) = try folder.batch(["--answers", "r.json"])
    #expect((status == 0) == byDefault, "\(errors)")
  }

  @Test(arguments: [
    (["--action", "sned"], "by 'sned'; did you mean 'send'?"), (["--action", "quit"], "by 'quit'"),
    (["--action", "all", "--all"], "can't be used together"),
  ])
  func `an action that submits nothing is refused`(options: [String], words: String) throws {
    let folder = try folder()
    try folder.write("{}", to: "r.json")
    let run = try QuietRun(["validate", "form.json", "r.json"] + options, in: folder.path)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
  }
}

/// Programs that list options, and fail.
@Suite struct OutsideOptionsTests {
  private func folder(_ program: String, required: Bool = false) throws -> FormFolder {
    let folder = try FormFolder(
      rows: """
        { "id": "near", "initial": "x" },
        { "id": "one", "type": "choice", "required": \(required),
          "options": { "run": ["./list"], "with": ["near"], "timeout": 20 } },
        { "id": "some", "type": "choices", "options": { "run": ["./list"] } }
        """)
    if !program.isEmpty { try folder.write(program: program, to: "list") }
    return folder
  }

  private static let programs = [
    ("echo a; echo b", true), ("echo b", false), ("exit 0", false),
    ("echo a; exit 3", false), ("echo a; kill -9 $$", false), ("", false),
    (#"grep -q '"near"' && echo a || echo a"#, true),
  ]

  @Test(arguments: programs)
  func `an answer is good only if its program lists it`(program: String, isGood: Bool) throws {
    let folder = try folder(program, required: true)
    try folder.write(#"{"one":"a","some":["a"]}"#, to: "r.json")
    let (status, output, errors) = try folder.batch(["--trust", "--answers", "r.json"])
    #expect(status == (isGood ? 0 : 4), "\(output)\(errors)")
    let run = try QuietRun(
      ["validate", "form.json", "r.json", "--trust", "--checks"], in: folder.path)
    #expect(run.status == (isGood ? 0 : 4), "\(run.output)\(run.errors)")
    #expect(run.output.contains(#""field":"some""#) == !isGood)
    try folder.write("x\na\na\n:submit\n", to: "lines")
    let plain = try QuietRun(
      ["form.json", "--plain", "--no-draft", "--trust"], in: folder.path,
      input: folder.path + "/lines")
    #expect(plain.status == (isGood ? 0 : 1), "\(plain.output)\(plain.errors)")
  }

  @Test func `judging by what a program lists takes trust`() throws {
    let folder = try folder("echo a")
    try folder.write("{}", to: "r.json")
    let run = try QuietRun(["validate", "form.json", "r.json", "--checks"], in: folder.path)
    #expect(run.status == 3 && run.errors.contains("run './list'"), "\(run.errors)")
  }

  @Test func `a list that failed is asked for again by the next try`() throws {
    let folder = try folder("[ -e good ] && echo a", required: true)
    let run = try folder.open(["--trust", "--set", "one=a"])
    run.press(Keys.submit)
    run.waitFor("Submit: 1 to fix (")
    try folder.write("", to: "good")
    run.press(Keys.submit)
    #expect(run.exitStatus() == 0)
  }
}
