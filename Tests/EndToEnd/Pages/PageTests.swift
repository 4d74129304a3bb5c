import Foundation
import TField
import TFieldForm
import TestSupport
import Testing

@testable import TFieldCommand

/// A page of documentation in Markdown, by its path in the project.
struct Page: CustomTestStringConvertible {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: projectFolder + "/" + path, encoding: .utf8)
  }

  var testDescription: String { path }

  /// Every page that is played: recipes are tried by their own scripts.
  static let all: [Page] = {
    let found = try? FileManager.default.subpathsOfDirectory(
      atPath: projectFolder + "/Documentation")
    let inFolder = (found ?? []).filter { $0.hasSuffix(".md") }.sorted().map {
      "Documentation/" + $0
    }
    return (["README.md", "CONTRIBUTING.md"] + inFolder).compactMap { try? Page($0) }
  }()

  /// The blocks of a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first.map { $0 + "\n" } }
  }

  /// The rows of every table whose head begins so.
  func table(_ head: String) -> [[String]] {
    text.components(separatedBy: "\n" + head).dropFirst().flatMap { table in
      table.components(separatedBy: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
        .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    }
  }

  /// The lines outside of all blocks.
  var prose: String {
    var isBlock = false
    return text.components(separatedBy: "\n").filter { line in
      guard line.hasPrefix("```") else { return !isBlock }
      isBlock.toggle()
      return false
    }.joined(separator: "\n")
  }

  /// What stands in backquotes in the prose.
  var code: [String] { Self.code(in: prose) }

  static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// Where links of the prose lead.
  var links: [String] { prose.matches(of: /\]\(([^)]+)\)/).map { String($0.1) } }

  /// The names by which links lead to headings.
  var anchors: [String] {
    prose.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }
}

/// Whatever the pages of documentation tell is so.
@Suite struct PageTests {
  private static func table(_ head: String) -> [[String]] { Page.all.flatMap { $0.table(head) } }

  @Test func `there is what make is asked for`() throws {
    let makefile = try String(contentsOfFile: projectFolder + "/Makefile", encoding: .utf8)
    let targets = Page.all.flatMap { page in
      (page.blocks("sh").map { "`" + $0.replacing("\n", with: "`\n`") } + page.code.map { "`" + $0 })
        .flatMap { $0.matches(of: /`(?:sudo )?make ([a-z-]+)/).map { String($0.1) } }
    }
    #expect(targets.count >= 10)
    for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
  }

  @Test func `exit codes mean what the manual says`() {
    let rows = Self.table("| exit code").map { $0.joined(separator: ": ") }
    let meanings = ManualName.program.page.statuses
    let readme = Page.all.first?.table("| exit code").map { $0.joined(separator: ": ") }
    #expect(readme == meanings)
    #expect(rows.count > meanings.count)
    let partly = Set(["130: Ctrl-C"])
    for row in rows { #expect(meanings.contains(row) || partly.contains(row), "\(row)") }
  }

  @Test func `the keys do what the table says`() {
    let rows = Self.table("| key")
    #expect(rows.count >= 8)
    for row in rows {
      for name in Page.code(in: row[0]) {
        let key = Key(named: name)
        #expect(KeyMap[.form].entries.contains { $0.keys.contains { $0 == key } }, "\(name)")
      }
    }
  }

  @Test(arguments: Page.all) func `what a page links to is there`(page: Page) throws {
    let folder = URL(filePath: projectFolder + "/" + page.path).deletingLastPathComponent()
    for link in page.links where !link.hasPrefix("https://") {
      let parts = link.components(separatedBy: "#")
      let target = parts[0].isEmpty ? nil : folder.appending(path: parts[0]).standardized.path
      if let target { #expect(FileManager.default.fileExists(atPath: target), "\(link)") }
      guard parts.count == 2 else { continue }
      let path = target.map { String($0.dropFirst(projectFolder.count + 1)) } ?? page.path
      #expect(try Page(path).anchors.contains(parts[1]), "\(link)")
    }
  }

  @Test func `the reference is what the program writes today, else 'make pages' writes it`() throws
  {
    let folder = try FormFolder()
    let run = try folder.shell(
      "'\(projectFolder)/Scripts/make-reference' \(builtProgram) . >/dev/null"
        + " && diff -r --exclude=form.json . '\(projectFolder)/Documentation/Reference'")
    #expect(run.exitStatus() == 0, "\(run.standardOutput)\(run.standardError)")
  }

  @Test func `every page is led to`() throws {
    let pages = Set(Page.all.map(\.path))
    let linked = Page.all.flatMap { page in
      page.links.map { link in
        URL(filePath: "/" + page.path).deletingLastPathComponent()
          .appending(path: link.components(separatedBy: "#")[0]).standardized.path.dropFirst()
      }
    }.map(String.init)
    #expect(pages.subtracting(linked).subtracting(["README.md"]) == [])
  }

  @Test(arguments: Page.all) func `each command in the text is one that there is`(page: Page) {
    for words in page.code.map({ $0.components(separatedBy: " ") })
    where words.first == "tfield" && words.count > 1 {
      let verb = Verb.all.first { $0.name == words[1] } ?? .run
      #expect(verb.name != "run" || words[1].hasSuffix(".json"), "\(words)")
      for option in words where option.hasPrefix("--") && option.count > 2 {
        #expect(verb.options(of: nil).contains { "--\($0.name)" == option }, "\(words)")
      }
    }
  }

  @Test func `names for people who come from elsewhere are ours`() throws {
    let names = Self.table("| there").flatMap { Page.code(in: $0.last ?? "") }
      .flatMap { $0.matches(of: /[A-Za-z]{4,}/).map { String($0.0) } }
    #expect(names.count > 30)
    let sources = try Self.swift(in: "/Sources")
    for name in Set(names) where name != "Name" {
      #expect(sources.contains(name), "\(name)")
    }
  }

  @Test func `every piece of Swift in the documentation is compiled in the tests`() throws {
    let tests = try Self.swift(in: "/Tests")
    let sources = try Self.files(in: "/Sources", ending: ".md").map {
      try Page(String($0.dropFirst()))
    }
    let blocks = (Page.all + sources).flatMap { page in page.blocks("swift").map { (page.path, $0) }
    }
    for (page, code) in blocks where !code.hasPrefix("// swift-tools-version") {
      // A test imports what it tries a line above what it tests with.
      let body = code.components(separatedBy: "\n\n")
        .filter { !$0.hasPrefix("import ") }.joined(separator: "\n\n")
      #expect(tests.contains("\n" + body), "\(page): \(code)")
    }
    #expect(blocks.count >= 9)
  }

  @Test func `the package of the tutorial asks for what this package offers`() throws {
    let page = try Page("Documentation/Tutorial/3-app.md")
    let manifest = try #require(page.blocks("swift").first { $0.hasPrefix("// swift-tools") })
    let folder = try FormFolder()
    try folder.write(manifest, to: "Package.swift")
    let run = try folder.shell("HOME=$PWD swift package dump-package")
    #expect(run.exitStatus() == 0, "\(run.standardError)")
    let products = try String(contentsOfFile: projectFolder + "/Package.swift", encoding: .utf8)
    #expect(run.standardOutput.contains("TFieldTerminal"))
    #expect(products.contains(".library(name: \"TFieldTerminal\""))
    let app = try String(
      contentsOfFile: projectFolder + "/Tests/App/Package.swift", encoding: .utf8)
    #expect(manifest.prefix { $0 != "\n" } == app.prefix { $0 != "\n" })
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
