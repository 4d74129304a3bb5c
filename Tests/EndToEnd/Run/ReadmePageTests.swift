import Foundation
import TField
import Testing

@testable import TFieldCommand

/// Whatever the README shows is what there is.
@Suite struct ReadmePageTests {
  private static let text =
    (try? String(contentsOfFile: projectFolder + "/README.md", encoding: .utf8)) ?? ""

  /// The blocks of a language; those without one are screens.
  private static func blocks(_ language: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    var blocks: [String] = []
    var block: [String]?
    var isWanted = false
    for line in lines {
      if line.hasPrefix("```") {
        if let found = block, isWanted { blocks.append(found.joined(separator: "\n") + "\n") }
        isWanted = line == "```" + language
        block = block == nil ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The rows of every table that has such a head.
  private static func table(_ head: String) -> [[String]] {
    text.components(separatedBy: "\n" + head).dropFirst().flatMap { table in
      table.components(separatedBy: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
        .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }
  }

  /// What stands in backquotes in a text.
  private static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  private static func folder() throws -> FormFolder {
    let folder = try FormFolder()
    try folder.write(try #require(blocks("json").first), to: "sign-up.json")
    symlink(builtProgram, folder.path + "/tfield")
    return folder
  }

  @Test func `the screen is drawn by the program`() throws {
    let folder = try Self.folder()
    try folder.write(
      #"{"name": "Ada Lovelace", "zip": "627", "card": "4242 4242 4242 4242"}"#, to: "a.json")
    let screen = try #require(Self.blocks("").first)
    let run = try QuietRun(
      ["render", "sign-up.json", "--size", "76x18", "--answers", "a.json", "--focus", "until"]
        + ["--today", "2026-11-21", "--lang", "en"], in: folder.path)
    #expect(run.output.hasPrefix(screen), "\(run.output)")
    #expect(screen.split(separator: "\n").count > 8)
  }

  @Test func `a shell does each line`() throws {
    let blocks = Self.blocks("sh").filter { !$0.hasPrefix("#!") && !$0.hasPrefix("make ") }
    #expect(blocks.count >= 2)
    let folder = try Self.folder()
    for block in blocks {
      let run = try folder.shell("set -eu; PATH=.:$PATH; export HOME=$PWD\n" + block)
      #expect(run.exitStatus() == 0, "\(block)\n\(run.standardError)")
    }
  }

  @Test func `there is what make is asked for`() throws {
    let makefile = try String(contentsOfFile: projectFolder + "/Makefile", encoding: .utf8)
    let targets = Self.text.matches(of: /\bmake ([a-z-]+)/).map { String($0.1) }
    #expect(targets.count >= 5)
    for target in targets where target != "packages" {
      #expect(makefile.contains("\n\(target):"), "\(target)")
    }
  }

  @Test func `a type in data is one that the loader takes`() throws {
    let block = try #require(Self.blocks("json").first { $0.contains("\"types\"") })
    let folder = try FormFolder()
    try folder.write(
      "{\"tfield\": 1, \(block), \"rows\": [{\"id\": \"a\", \"type\": \"employeeId\"}]}",
      to: "types.json")
    let run = try QuietRun(["check", "types.json"], in: folder.path)
    #expect(run.status == 0 && run.errors == "")
  }

  @Test func `the exit codes are those of the manual`() {
    let rows = Self.table("| exit code").map { $0.joined(separator: ": ") }
    #expect(rows == ExitStatus.meanings.map { "\($0.status): \($0.says)" })
  }

  @Test func `the keys do what the table says`() {
    let rows = Self.table("| key")
    #expect(rows.count >= 8)
    for row in rows {
      for name in Self.code(in: row[0]) {
        let key = Key(named: name)
        #expect(KeyMap[.form].entries.contains { $0.keys.contains { $0 == key } }, "\(name)")
      }
    }
  }

  @Test func `what it points to is there`() {
    let links = Self.text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(links.count >= 7)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: projectFolder + "/" + link), "\(link)")
    }
  }

  @Test func `each command in the text is one that there is`() {
    for words in Self.code(in: Self.text).map({ $0.components(separatedBy: " ") })
    where words.first == "tfield" && words.count > 1 {
      let verb = Verb.all.first { $0.name == words[1] } ?? .run
      #expect(verb.name != "run" || words[1].hasSuffix(".json"), "\(words)")
      for option in words where option.hasPrefix("--") {
        #expect(verb.optionNames.contains(option), "\(words)")
      }
    }
  }

  @Test func `names for people who come from elsewhere are ours`() throws {
    let names = Self.table("| there").flatMap { Self.code(in: $0.last ?? "") }
      .flatMap { $0.matches(of: /[A-Za-z]{4,}/).map { String($0.0) } }
    #expect(names.count > 30)
    let sources = try Self.swift(in: "/Sources")
    for name in Set(names) where name != "Name" {
      #expect(sources.contains(name), "\(name)")
    }
  }

  @Test func `every piece of Swift in the documentation is compiled in the tests`() throws {
    let tests = try Self.swift(in: "/Tests")
    let pages = try Self.files(in: "/Sources", ending: ".md") + ["/README.md"]
    var count = 0
    for page in pages {
      let text = try String(contentsOfFile: projectFolder + page, encoding: .utf8)
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let code = block.components(separatedBy: "```").first ?? ""
        // A test imports what it tries a line above what it tests with.
        let body = code.components(separatedBy: "\n\n")
          .filter { !$0.hasPrefix("import ") }.joined(separator: "\n\n")
        #expect(tests.contains("\n" + body), "\(page): \(code)")
        count += 1
      }
    }
    #expect(count >= 7)
  }

  private static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: projectFolder + folder)
      .filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
  }

  private static func swift(in folder: String) throws -> String {
    try files(in: folder, ending: ".swift")
      .map { try String(contentsOfFile: projectFolder + $0, encoding: .utf8) }.joined()
  }
}
