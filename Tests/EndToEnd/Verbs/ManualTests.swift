import Foundation
import TField
import Testing

@testable import TFieldCommand

@Suite struct ManualTests {
  private static let linter = "/usr/bin/mandoc"

  private static func page(_ name: String) throws -> String {
    let run = try QuietRun(["help", "--manual", name])
    #expect(run.status == 0 && run.errors == "")
    return run.output
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: linter), "mandoc isn't installed"),
    arguments: ["tfield", "tfield-form"])
  func `man finds nothing to complain of`(name: String) throws {
    let folder = try TestFolder()
    let file = try folder.write(try Self.page(name), to: name)
    let lint = Process()
    lint.executableURL = URL(filePath: Self.linter)
    lint.arguments = ["-T", "lint", "-W", "warning", file]
    let said = Pipe()
    lint.standardOutput = said
    try lint.run()
    let complaints = String(
      decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    lint.waitUntilExit()
    #expect(complaints == "")
    #expect(lint.terminationStatus == 0)
  }

  @Test func `the program's page tells of every verb, option, key and status`() throws {
    let page = try Self.page("tfield").replacing("\\-", with: "-").replacing("\\e", with: "\\")
    for verb in Verb.all {
      #expect(page.contains(".Ss \"\\&tfield \(verb.usage)\""))
      for option in verb.options { #expect(page.contains("\"\\&--\(option.name)")) }
    }
    for entry in KeyMap[.form].entries {
      #expect(page.contains(entry.summary.text() + ".\n"))
      for key in entry.keys { #expect(page.contains("\"\\&\(key.name)\"")) }
    }
    for meaning in ExitStatus.meanings { #expect(page.contains(meaning.says)) }
  }

  @Test func `the page of forms tells of every type`() throws {
    let page = try Self.page("tfield-form")
    let types = try QuietRun(["types"]).output.split(separator: "\n")
    for type in types {
      let name = type.prefix { $0 != " " }
      #expect(page.contains(".Ss \"\\&\(name)"))
    }
    #expect(types.count > 30)
  }

  @Test func `a page that isn't there is refused`() throws {
    let run = try QuietRun(["help", "--manual", "tfeild"])
    #expect(run.status == 2)
    #expect(run.errors == "tfield: --manual can't be 'tfeild'; did you mean 'tfield'?\n")
  }
}
