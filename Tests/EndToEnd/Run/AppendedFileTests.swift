import Foundation
import Testing

/// Where the answers go: files that are no plain files, are torn, or have many writers.
@Suite struct AppendedFileTests {
  private func folder(appendingTo file: String = "all.jsonl") throws -> FormFolder {
    try FormFolder(
      rows: #"{ "id": "name", "type": "text", "label": "Name" }"#,
      actions: #"{ "id": "add", "label": "Add", "append": "\#(file)" }"#)
  }

  private func lines(_ folder: FormFolder) -> [Substring] {
    folder.text(of: "all.jsonl")?.split(separator: "\n") ?? []
  }

  /// The names in whole lines.
  private func names(_ folder: FormFolder) -> [String] {
    lines(folder).compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      return (object as? [String: Any])?["name"] as? String
    }
  }

  @Test(arguments: [
    ("cp target to-OUT && ln -s to-OUT OUT", "symbolic link"),
    ("ln -s nowhere-OUT OUT", "symbolic link"),
    ("mkdir OUT", "folder"), ("mkfifo OUT", "named pipe"), ("ln -s OUT OUT", "symbolic link"),
  ])
  func `no output goes through a link, to a folder or a pipe`(fault: String, reason: String) throws
  {
    let folder = try folder()
    try folder.write("precious\n", to: "target")
    for name in ["out.json", "all.jsonl"] {
      #expect(try folder.result(of: fault.replacing("OUT", with: name)).status == 0)
    }
    let output = try folder.begin(["--trust", "--output", "out.json"])
    output.expectCleanEnd(6)
    #expect(output.sent.isEmpty && output.standardError.contains("out.json"))
    let run = try folder.beginOpen(["--trust", "--set", "name=Ada"])
    run.press(Keys.submit)
    run.waitFor("Add failed: ")
    #expect(run.screen.text.contains(reason), "\(run.screen.text)")
    #expect(try folder.result(of: "rm -rf all.jsonl").status == 0)
    run.expectSubmission(name: "Ada")
    #expect(names(folder) == ["Ada"] && folder.text(of: "target") == "precious\n")
  }

  @Test func `an output whose folder is missing, or gone in the end, is an error`() throws {
    let folder = try folder()
    let missing = try folder.begin(["--trust", "--output", "gone/out.json"])
    missing.expectCleanEnd(6)
    #expect(missing.sent.isEmpty)
    mkdir(folder.path + "/there", 0o700)
    let run = try folder.beginOpen(["--trust", "--output", "there/out.json"])
    run.send("Ada")
    run.waitFor("Ada")
    rmdir(folder.path + "/there")
    run.send(Keys.submit)
    run.expectCleanEnd(6)
    #expect(folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test(.enabled(if: Needs.ordinaryUser, "needs an ordinary user, whom setpriv can be"))
  func `an output whose folder is read-only is an error`() throws {
    let folder = try folder()
    mkdir(folder.path + "/there", 0o500)
    let run = try folder.beginOrdinary(["--trust", "--output", "there/out.json"])
    run.wait { run.screen.isAlternate || run.hasEnded }
    run.settle()
    run.send("Ada\(Keys.submit)")
    run.expectCleanEnd(6)
    #expect(run.standardError.contains("there"))
    #expect(run.sent.isEmpty || folder.keptDrafts.map { $0.contains("Ada") } == [true])
  }

  @Test(arguments: ["{\"name\":\"whole, but no newline\"}", "{\"name\":\"ha", "␀␀␀"])
  func `a torn last line is told of, and gets an end`(end: String) throws {
    let folder = try folder()
    let end = end.replacing("␀", with: "\u{0}")
    try folder.write("{\"name\":\"One\"}\n\(end)", to: "all.jsonl")
    let run = try folder.beginOpen(["--trust", "--set", "name=Two"])
    run.expectSubmission(name: "Two")
    #expect(folder.text(of: "all.jsonl") == "{\"name\":\"One\"}\n\(end)\n{\"name\":\"Two\"}\n")
    #expect(run.standardError.contains("all.jsonl' had no end"))
    let batch = try folder.batch(["--trust", "--set", "name=Three"])
    #expect(batch.status == 0 && batch.errors.isEmpty)
  }
}

/// A record that would be added twice: its form was killed after adding it, and is filled in anew.
@Suite struct StampTests {
  private static func folder(stamp: Bool) throws -> FormFolder {
    try FormFolder(
      rows: #"{ "id": "name", "label": "Name" }, { "id": "pin", "type": "password" }"#,
      actions: """
        { "id": "add", "label": "Add", "append": "all.jsonl", "only": ["name"], "stamp": \(stamp) }
        """)
  }

  /// Starts it line by line; `before` stands before the program.
  private static func run(
    _ folder: FormFolder, _ lines: String, under before: String = ""
  ) throws -> QuietRun {
    try folder.result(
      of: "printf '\(lines)' | \(before) setsid -w $tfield form.json --plain --trust",
      environment: ["XDG_STATE_HOME": folder.path + "/state"])
  }

  private static func lines(_ folder: FormFolder) -> [String] {
    (folder.text(of: "all.jsonl") ?? "").split(separator: "\n").map(String.init)
  }

  @Test func `each line has a stamp of its own in front`() throws {
    let folder = try Self.folder(stamp: true)
    for _ in 0..<2 {
      let run = try folder.batch(["--trust", "--set", "name=Ada"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.output.contains("stamp"))
    }
    let lines = Self.lines(folder)
    #expect(lines.allSatisfy { $0.contains(#/^{"stamp":"[0-9a-f]{32}","name":"Ada"}$/#) })
    #expect(Set(lines).count == 2)
  }

  @Test(
    .enabled(if: Needs.tracing, "needs strace, and leave to trace"), arguments: [true, false])
  func `killed before the draft is gone, a retry adds nothing`(stamp: Bool) throws {
    let folder = try Self.folder(stamp: stamp)
    let killed = try Self.run(
      folder, "Ada\\nsecret-word\\n1\\n",
      under: "strace -f -qq -o /dev/null -e trace=unlinkat -e inject=unlinkat:signal=KILL")
    #expect(killed.status == 137, "\(killed)")
    #expect(Self.lines(folder).count == 1)
    let again = try Self.run(folder, "1\\n\\nsecret-word\\n1\\n")
    #expect(again.status == 0, "\(again)")
    #expect(Self.lines(folder).count == (stamp ? 1 : 2))
    #expect(again.errors.contains("already, and were not added again") == stamp, "\(again.errors)")
    let next = try Self.run(folder, "Eve\\nsecret-word\\n1\\n")
    #expect(next.status == 0, "\(next)")
    #expect(Self.lines(folder).count == (stamp ? 2 : 3))
  }
}
