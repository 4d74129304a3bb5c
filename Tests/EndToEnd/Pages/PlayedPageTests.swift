import Foundation
import TestSupport
import Testing

/// Every page is played by `Scripts/play-pages`: its commands are run, its forms checked, its keys
/// pressed, and what follows is compared with the page.
@Suite struct PlayedPageTests {
  private static let pages = Page.all.filter { app != nil || !$0.text.contains("$ swift run") }

  private static func play(
    _ path: String, _ options: [String] = [], limit: String = "300"
  ) throws -> QuietRun {
    try QuietRun(
      options + [builtProgram, path], of: projectFolder + "/Scripts/play-pages",
      environment: QuietRun.ourEnvironment.merging(["PAGE_LIMIT": limit]) { $1 })
  }

  @Test(arguments: pages) func `a page does what it shows`(page: Page) throws {
    let run = try Self.play(page.path)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  /// A page that is wrong, and how what is said of it begins.
  struct Wrong: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let says: String

    /// A part of `wrong.txt`: a name, what is said in lines that begin with ">", and the page.
    init(_ part: String) {
      let lines = part.components(separatedBy: "\n")
      let said = lines.dropFirst().prefix { $0.hasPrefix(">") }
      testDescription = lines[0]
      says = said.map { $0.dropFirst(2) + "\n" }.joined()
      text = lines[said.endIndex...].joined(separator: "\n")
    }
  }

  private static let wrong = TestFile.text(of: "wrong.txt").components(separatedBy: "==== ")
    .dropFirst().map { Wrong($0) }

  @Test(arguments: wrong) func `a page that is wrong fails`(page: Wrong) throws {
    let folder = try FormFolder()
    try folder.write(page.text, to: "page.md")
    let run = try Self.play(folder.path + "/page.md", limit: "5")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix(folder.path + "/" + page.says.dropLast()), "\(run.errors)")
  }

  @Test func `a terminal ends with whoever plays in it`() throws {
    let folder = try FormFolder()
    let page = try #require(Self.wrong.last)
    try folder.write(page.text, to: "page.md")
    let run = try folder.shell(
      """
      # The way to a socket has to be short.
      place=$(mktemp -d); trap 'rm -rf "$place"' EXIT
      TMPDIR=$place PAGE_LIMIT=300 "$project/Scripts/play-pages" "$tfield" page.md & player=$!
      exec 2>/dev/null
      while kill -0 $player && ! tmux -S $place/*/tmux* has-session; do sleep 0.1; done
      kill -KILL $player || exit 1
      while tmux -S $place/*/tmux* has-session; do sleep 0.1; done
      """, environment: ["project": projectFolder])
    #expect(run.exitStatus() == 0)
  }

  @Test func `--record writes what is so today`() throws {
    let folder = try FormFolder()
    try folder.write("```console\n$ echo a\nb\n$ echo long\nl…\n```\n", to: "page.md")
    #expect(try Self.play(folder.path + "/page.md", ["--record"]).status == 0)
    #expect(folder.text(of: "page.md") == "```console\n$ echo a\na\n$ echo long\nl…\n```\n")
  }
}

/// The built app of the tutorial stands beside it.
private let app = ProcessInfo.processInfo.environment["TFIELD_APP"]
