import Foundation
import TFieldForm
import Testing

@testable import TFieldCommand

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
    for arguments in topics + TypeEntry.names.map({ ["types", $0] }) {
      let lines = try QuietRun(arguments).output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(arguments)")
    }
  }
}
