import Foundation
import TField
import Testing

@testable import TFieldCommand
@testable import TFieldForm

@Suite struct ManualTests {
  private static let linter = "/usr/bin/mandoc"

  private static func page(_ name: String) throws -> String {
    let run = try QuietRun(["help", "--manual", name])
    #expect(run.status == 0 && run.errors == "")
    return run.output
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: linter), "mandoc isn't installed"),
    arguments: ManualName.allCases.map(\.rawValue))
  func `man finds nothing to complain of`(name: String) throws {
    let folder = try FormFolder()
    let file = try folder.write(try Self.page(name), to: name)
    let lint = try QuietRun(["-T", "lint", "-W", "warning", file], of: Self.linter)
    #expect(lint.output == "" && lint.status == 0)
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
    #expect(ManualName.program.page.statuses.count > 8)
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

  @Test(arguments: ManualName.allCases)
  func `no line is wider than 80 columns, in whichever way it is read`(name: ManualName) throws {
    let folder = try FormFolder()
    try folder.write(try Self.page(name.rawValue), to: "page")
    var texts = [name.page.plain]
    for reader in ["groff -mdoc -Tutf8 -P-cbou", "mandoc -Tutf8 -Owidth=80"] {
      let run = try folder.shell("command -v ${0%% *} && \(reader) page")
      if run.exitStatus() == 0 { texts.append(run.standardOutput) }
    }
    for text in texts {
      let plain = text.replacing(/.\u{8}/, with: "")
      for line in plain.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test(arguments: ["groff -mdoc -Tutf8 -P-cbou", "mandoc -Tutf8"])
  func `each verb has a line of its own in the synopsis`(reader: String) throws {
    let folder = try FormFolder()
    try folder.write(try Self.page("tfield"), to: "page")
    let run = try folder.shell("command -v \(reader.prefix { $0 != " " }) && \(reader) page")
    guard run.exitStatus() == 0 else { return print("\(reader) is not installed") }
    let page = run.standardOutput.replacing(/.\u{8}/, with: "")
    for verb in Verb.all { #expect(page.contains("\n     tfield \(verb.usage)\n")) }
  }
}

extension ManualPage {
  /// What each exit status means: `0: an action completed …`.
  var statuses: [String] {
    let title = blocks.firstIndex(of: .title("EXIT STATUS")).map { blocks[$0...].dropFirst() }
    guard case .list(let terms)? = title?.first else { return [] }
    return terms.map { "\($0.spellings.joined()): \($0.sentences.dropLast())" }
  }
}
