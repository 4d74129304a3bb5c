import Foundation
import Testing

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
