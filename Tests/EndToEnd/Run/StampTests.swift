import Foundation
import Testing

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
