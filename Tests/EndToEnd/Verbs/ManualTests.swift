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
  /// What each exit status means: `0: the form was done …`.
  var statuses: [String] {
    let title = blocks.firstIndex(of: .title("EXIT STATUS")).map { blocks[$0...].dropFirst() }
    guard case .list(let terms)? = title?.first else { return [] }
    return terms.map { "\($0.spellings.joined()): \($0.sentences.dropLast())" }
  }
}

/// Every file and every command that a reference page shows works as shown.
@Suite struct ManualSnippetTests {
  @Test(arguments: [ManualName.form, .test, .theme])
  func `the files and commands of a page do what it says`(name: ManualName) throws {
    let folder = try FormFolder()
    try folder.write(FormStarter.text, to: "my-form.json")
    symlink(builtProgram, folder.path + "/tfield")
    var sessions = 0
    for block in name.page.blocks {
      switch block {
      case .file(let file, let text):
        if text.hasPrefix("#!/bin/sh\n") {
          try folder.write(program: String(text.dropFirst(10)), to: file)
        } else {
          try folder.write(text + "\n", to: file)
        }
      case .session(let text):
        sessions += 1
        try Self.play(text, in: folder)
      default: break
      }
    }
    #expect(sessions > 0)
  }

  /// Runs what stands behind `$ `, and compares it with the lines below; `…` stands for more.
  private static func play(_ session: String, in folder: FormFolder) throws {
    for part in ("\n" + session).components(separatedBy: "\n$ ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      let run = try folder.shell("PATH=.:$PATH; exec 2>&1; { \(lines[0]); } </dev/null")
      _ = run.exitStatus()
      let found = run.standardOutput.split(separator: "\n").map(String.init)
      let wanted = lines.dropFirst()
      #expect(found.count == wanted.count, "\(part)\nprints\n\(found)")
      for (found, wanted) in zip(found, wanted) {
        let parts = wanted.components(separatedBy: "…")
        #expect(parts.count == 1 ? found == wanted : found.hasPrefix(parts[0]), "\(part): \(found)")
      }
    }
  }

  @Test func `the theme that is shown changes the picture`() throws {
    let folder = try FormFolder()
    for case .file(let file, let text) in ManualName.theme.page.blocks {
      try folder.write(text, to: file)
      let form = projectFolder + "/Forms/checkout.json"
      let usual = try QuietRun(["render", form, "--svg"])
      let themed = try QuietRun(["render", form, "--svg", "--theme", file], in: folder.path)
      #expect(themed.status == 0 && themed.output != usual.output)
    }
  }
}

@Suite struct UsageTests {
  private static let verbs = [
    "check", "types", "new", "import", "schema", "help", "run", "validate", "test", "render",
    "drafts", "completions",
  ]

  /// Every option of every verb that has a value: without one, and with an empty one.
  @Test func `an option without its value, or with an empty one, is refused`() throws {
    var count = 0
    for verb in Self.verbs {
      let help = try QuietRun([verb, "--help"]).output
      for match in help.matches(of: /--([a-z-]+) [A-Z][A-Za-z-]*/) {
        let option = "--" + match.1
        count += 1
        let missing = try QuietRun([verb, option])
        #expect(missing.status == 2 && missing.errors.contains("\(option) needs a value: "))
        guard !["--env", "--prefix"].contains(option) else { continue }
        for words in [[option + "="], [option, ""]] {
          let empty = try QuietRun([verb] + words)
          #expect(empty.status == 2 && empty.errors.contains("\(option) can't be empty"))
        }
      }
    }
    #expect(count > 25)
  }

  @Test func `no line of help is wider than 80 columns`() throws {
    let topics = Verb.all.map { ["help", $0.name] } + ManualName.topics.map { ["help", $0] }
    for arguments in topics + TypeDeclaration.names.map({ ["types", $0] }) {
      let lines = try QuietRun(arguments).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(arguments)")
    }
  }
}
