import Foundation
import Testing

@Suite struct RenderTests {
  private static let form = """
    {"tfield": 1, "title": "Sign <up>", "rows": [
      {"id": "name", "label": "Name", "required": true, "initial": "Ada"},
      {"id": "card", "type": "credit", "label": "Card"}]}
    """

  private static func render(_ options: [String]) throws -> QuietRun {
    let folder = try TestFolder()
    try folder.write(#"{"name": "Eve", "card": "4242424242424242"}"#, to: "a.json")
    return try QuietRun(
      ["render", try folder.write(form, to: "f.json")]
        + options.map { $0.replacingOccurrences(of: "@", with: folder.path) })
  }

  @Test func `a form is drawn as it opens`() throws {
    let run = try Self.render(["--size", "36x16"])
    #expect(run.status == 0)
    #expect(run.output == Self.opened)
  }

  private static let opened = """
    Sign <up>                  complete
    ┏ * Name ━━━━━━━━━━━━━━━━━━━━━━━━━┓
    ┃ Ada                             ┃
    ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
    ╭ Card ───────────────────────────╮
    │ ____ ____ ____ ____             │
    ╰─────────────────────────────────╯
    [ Submit ]







    Tab next  Ctrl-S Submit  F1 help

    """

  @Test func `answers, focus and size are as asked`() throws {
    let run = try Self.render(["--answers", "@/a.json", "--focus", "card", "--size=60x20"])
    #expect(run.output.contains("│ Eve"))
    #expect(run.output.contains("Visa ━┓"))
    #expect(!run.output.contains("424242"))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count == 21)
  }

  @Test func `a picture is well-formed, and the same every time`() throws {
    let pictures = try (0..<2).map { _ in
      try Self.render(["--svg", "--today", "2026-11-21", "--answers", "@/a.json"]).output
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].contains("<title>Sign &lt;up&gt;</title>"))
    let folder = try TestFolder()
    let file = try folder.write(pictures[0], to: "f.svg")
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c", "import sys, xml.dom.minidom as m; m.parse(sys.argv[1])", file,
    ]
    try python.run()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
  }

  @Test func `a theme gives the picture its colours`() throws {
    let usual = try Self.render(["--svg"]).output
    let mainframe = try Self.render(["--svg", "--theme", "mainframe"]).output
    #expect(usual != mainframe)
    #expect(mainframe.contains("fill=\"#00cdcd\""))
  }

  @Test(arguments: [
    (["--theme", "mainfarme"], "no theme or file 'mainfarme'; did you mean 'mainframe'?"),
    (["--size", "80"], "--size needs columns and rows from 1 to 1000, such as 80x24, not '80'"),
    (["--size", "0x5"], "--size needs columns and rows from 1 to 1000, such as 80x24, not '0x5'"),
    (
      ["--size", "99999x99999"],
      "--size needs columns and rows from 1 to 1000, such as 80x24, not '99999x99999'"
    ),
    (["--focus", "nmae"], "no field 'nmae'; did you mean 'name'?"),
    (["--today", "2026-02-30"], "--today needs a day such as 2026-11-21, not '2026-02-30'"),
  ])
  func `what can't be meant is refused`(options: [String], says: String) throws {
    let run = try Self.render(options)
    #expect(run.status == 2)
    #expect(run.errors == "tfield: \(says)\n")
    #expect(run.output == "")
  }

  @Test(arguments: [(["/dev/null"], 3), (["/nonexistent"], 3), ([], 2)])
  func `a form that can't be read is told`(operands: [String], status: Int) throws {
    let run = try QuietRun(["render"] + operands)
    #expect(run.status == status)
    #expect(run.output == "")
  }
}
