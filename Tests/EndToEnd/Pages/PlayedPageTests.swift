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

/// The script in the README does what the README says.
@Suite struct ReadmeTests {
  /// The script, exactly as it stands there.
  private func script() throws -> String {
    let text = try Page("README.md").text
    let section = try #require(text.components(separatedBy: "## In a script").last)
    let block = try #require(section.components(separatedBy: "```sh\n").dropFirst().first)
    return try #require(block.components(separatedBy: "```").first)
  }

  private func start(_ folder: FormFolder) throws -> ProgramRun {
    try folder.write(try script(), to: "order.sh")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Forms", withDestinationPath: projectFolder + "/Forms")
    symlink(builtProgram, folder.path + "/tfield")
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let run = try ProgramRun(
      ["bash", "order.sh"], size: .init(100, 50),
      environment: ["PATH": path, "HOME": folder.path], folder: folder.path, onTerminal: true)
    run.waitFor("First Name")
    run.settle()
    return run
  }

  @Test func `an order becomes a row, whatever quotes are in it`() throws {
    let folder = try FormFolder()
    #expect(try script().split(separator: "\n").count <= 10)
    let run = try start(folder)
    for keys in CheckoutTests.keys { run.press(keys == "Lovelace\t" ? "O'Hara\t" : keys) }
    run.press(Keys.submit)
    run.waitFor("Thank you, Ada!")
    #expect(run.exitStatus() == 0)
    let rows = try folder.shell("sqlite3 orders.db 'SELECT * FROM orders'")
    #expect(rows.exitStatus() == 0)
    #expect(rows.standardOutput == "Ada O'Hara|ada@example.com|62701\n")
  }

  @Test func `who leaves orders nothing`() throws {
    let folder = try FormFolder()
    let run = try start(folder)
    run.press(Keys.escape)
    run.waitFor("No order.")
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "orders.db") == nil)
  }
}

/// What the note on editors tells people to write works as it says.
@Suite struct EditorNoteTests {
  /// A form with an error behind a letter of two bytes, and a warning.
  private static let form = """
    {"tfield": 1, "rows": [
      {"id": "a", "label": "Straße", "typ": "name"}]}

    """

  private static func blocks(_ language: String) throws -> [String] {
    try Page("Documentation/Editors.md").blocks(language)
  }

  private static func folder() throws -> FormFolder {
    let folder = try FormFolder()
    try folder.write(form, to: "order.json")
    symlink(builtProgram, folder.path + "/tfield")
    return folder
  }

  private static var path: String {
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  }

  @Test func `the schema is put beside forms`() throws {
    let folder = try Self.folder()
    let command = try #require(try Self.blocks("sh").first)
    let run = try folder.shell("PATH=.:$PATH; " + command)
    #expect(run.exitStatus() == 0)
    let schema = try #require(folder.text(of: "tfield-form-1.json"))
    #expect(try JSONSerialization.jsonObject(with: Data(schema.utf8)) is [String: Any])
  }

  @Test func `the task of Visual Studio Code finds file, line, column and words`() throws {
    let blocks = try Self.blocks("json")
    let objects = try blocks.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    let tasks = try #require((objects.last as? [String: Any])?["tasks"] as? [[String: Any]])
    let matcher = try #require(tasks.first?["problemMatcher"] as? [String: Any])
    let pattern = try #require(matcher["pattern"] as? [String: Any])
    let regexp = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
    let folder = try Self.folder()
    let line = try QuietRun(["check", "order.json"], in: folder.path).errors
      .split(separator: "\n").first.map(String.init)
    let text = try #require(line)
    let match = try #require(
      regexp.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
    let part = { (key: String) -> String? in
      (pattern[key] as? Int).flatMap { Range(match.range(at: $0), in: text) }
        .map { String(text[$0]) }
    }
    #expect(part("file") == "order.json")
    #expect(part("line") == "2")
    #expect(part("column") == "34")
    #expect(part("severity") == "error")
    #expect(part("message")?.hasPrefix("unknown key 'typ'") == true)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/vim")))
  func `Vim's compiler jumps to the fault`() throws {
    let folder = try Self.folder()
    let blocks = try Self.blocks("vim")
    for (name, text) in zip(["compiler/tfield.vim", "after/ftplugin/json.vim"], blocks) {
      let file = URL(filePath: folder.path + "/vim/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try folder.write(
      """
      set nocompatible encoding=utf-8
      set rtp^=vim
      set rtp+=vim/after
      filetype plugin on
      edit order.json
      silent make!
      call writefile(map(getqflist(), '[v:val.lnum, v:val.col, v:val.vcol, v:val.type, v:val.text, bufname(v:val.bufnr)]->json_encode()'), 'faults')
      cfirst
      call writefile([line('.'), charcol('.'), get(b:, 'current_compiler', '')], 'place')
      qall!
      """, to: "try.vim")
    let run = try folder.shell(
      "PATH=.:$PATH HOME=$PWD LC_ALL=C.UTF-8 vim -es -u NONE -i NONE -S try.vim </dev/null")
    _ = run.exitStatus()
    #expect(
      folder.text(of: "faults")?.hasPrefix("[2,34,1,\"e\",\"unknown key 'typ'") == true,
      "\(folder.text(of: "faults") ?? "none")")
    #expect(folder.text(of: "place") == "2\n34\ntfield\n")
  }
}
