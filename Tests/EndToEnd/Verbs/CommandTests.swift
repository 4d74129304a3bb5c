import Foundation
import Testing

/// Commands as a shell runs them without a terminal, and what they say: the files of `Tests/Commands`.
///
/// Each part of a file, a sentence and its commands, is played in a folder of its own, after the
/// commands of the part `setup`. Behind a command, in lines that are set in, stands what it writes;
/// `2> ` begins a line of standard error, and `= ` the status, unless that is 0.
@Suite struct CommandTests {
  @Test(arguments: CommandPart.all)
  func `each command says and ends as is written down`(part: CommandPart) throws {
    let folder = try CommandFolder()
    for command in part.setup { #expect(try folder.outcome(of: command) == [], "\(command)") }
    for command in part.commands {
      let expected = CommandLine.trimmed(command.outcome)
      #expect(try folder.outcome(of: command) == expected, "\(command)")
    }
  }

  @Test func `there are commands`() {
    #expect(CommandPart.all.count > 60)
    #expect(CommandPart.all.allSatisfy { !$0.commands.isEmpty })
  }
}

/// A line of the shell, with what it reads behind it, and what comes of it.
struct CommandLine: Sendable, CustomStringConvertible {
  var text: String
  var outcome: [String] = []

  var description: String { text }

  /// Without the empty lines at its end.
  static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop { $0.isEmpty }.reversed())
  }
}

/// A part of a file: what its sentence says is so.
struct CommandPart: Sendable, CustomTestStringConvertible {
  let file: String
  let sentence: String
  let setup: [CommandLine]
  var commands: [CommandLine] = []

  var testDescription: String { "\(file): \(sentence)" }

  static let all: [Self] = {
    let folder = projectFolder + "/Tests/Commands"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name in
      parts(of: (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "", name)
    }
  }()

  private static func parts(of text: String, _ file: String) -> [Self] {
    var parts: [Self] = []
    for line in text.components(separatedBy: "\n") {
      let rest = String(line.dropFirst(2))
      switch (line.prefix(2), parts.indices.last) {
      case ("##", _): continue
      case ("# ", _):
        let setup = parts.first?.commands ?? []
        parts.append(Self(file: file, sentence: rest, setup: setup))
      case ("$ ", let last?): parts[last].commands.append(CommandLine(text: rest))
      case (">", let last?), ("> ", let last?): parts[last].addText(rest)
      case (_, let last?): parts[last].addOutcome(line.hasPrefix("  ") ? rest : line)
      default: continue
      }
    }
    return Array(parts.dropFirst())
  }

  private mutating func addText(_ line: String) {
    commands[commands.count - 1].text += "\n" + line
  }

  private mutating func addOutcome(_ line: String) {
    guard !commands.isEmpty else { return }
    commands[commands.count - 1].outcome.append(line)
  }
}

/// The folder that a part is played in.
private struct CommandFolder {
  private let folder: FormFolder

  init() throws {
    folder = try FormFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/work", withIntermediateDirectories: false)
    symlink(builtProgram, folder.path + "/tfield")
  }

  /// What a command writes, and how it ends.
  func outcome(of command: CommandLine) throws -> [String] {
    let run = try QuietRun(
      ["-c", command.text], of: "/bin/bash", in: folder.path + "/work",
      environment: [
        "PATH": folder.path + ":/usr/bin:/bin", "FORMS": projectFolder + "/Forms",
      ])
    func lines(_ text: String) -> [String] {
      CommandLine.trimmed(text.components(separatedBy: "\n"))
    }
    return lines(run.output) + lines(run.errors).map { "2> " + $0 }
      + (run.status == 0 ? [] : ["= \(run.status)"])
  }
}
