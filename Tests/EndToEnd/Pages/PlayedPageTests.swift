import Foundation
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

  /// A page that is wrong, and what is said of it.
  struct Wrong: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let says: String
  }

  private static let form = """
    `a.json`:

    ```json
    { "tfield": 1, "rows": [ { "id": "a" } ] }
    ```

    """

  private static let wrong = [
    Wrong(
      testDescription: "other output", text: "```console\n$ echo a\nb\n```\n",
      says: "page.md:1: 'echo a' prints\na\n"),
    Wrong(
      testDescription: "more output", text: "```console\n$ printf 'a\\nb\\n'\na\n```\n",
      says: "page.md:1: 'printf 'a\\nb\\n'' prints\na\nb\n"),
    Wrong(
      testDescription: "another exit code", text: "```console\n$ false\n$ echo $?\n0\n```\n",
      says: "page.md:1: 'echo $?' prints\n1\n"),
    Wrong(
      testDescription: "a script that fails", text: "```sh\nfalse\necho on\n```\n",
      says: "page.md:1: ends with 1:\n\n"),
    Wrong(
      testDescription: "a form with a fault",
      text: form.replacing("\"id\"", with: "\"name\""),
      says: "page.md:3: 'tfield check' says\na.json:"),
    Wrong(
      testDescription: "no fault where one is promised",
      text: form.replacing("```json", with: "<!-- with a fault -->\n```json"),
      says: "page.md:4: 'tfield check' says\na.json: no faults"),
    Wrong(
      testDescription: "broken JSON", text: "`a.json`:\n\n```json\n{\n```\n",
      says: "page.md:3: Expecting"),
    Wrong(
      testDescription: "JSON that is no file", text: "```json\n{}\n```\n",
      says: "page.md:1: JSON without the name of its file before it\n"),
    Wrong(
      testDescription: "a language that nothing tries", text: "```ruby\nexit\n```\n",
      says: "page.md:1: a block that can't be tried: 'ruby'\n"),
    Wrong(
      testDescription: "a block without end", text: "```console\n$ true\n",
      says: "page.md:1: a block without an end\n"),
    Wrong(
      testDescription: "a comment of no meaning", text: "<!-- key a -->\n",
      says: "page.md:1: a comment that means nothing\n"),
    Wrong(
      testDescription: "another screen",
      text: form + """

        <!-- terminal 40x8 -->
        ```console
        $ tfield a.json
        ```

        <!-- keys ada -->
        ```text
         a
        ```

        """, says: "page.md:13: the terminal shows\n"),
  ]

  @Test(arguments: wrong) func `a page that is wrong fails`(page: Wrong) throws {
    let folder = try FormFolder()
    try folder.write(page.text, to: "page.md")
    let run = try Self.play(folder.path + "/page.md", limit: "5")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix(folder.path + "/" + page.says), "\(run.errors)")
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
