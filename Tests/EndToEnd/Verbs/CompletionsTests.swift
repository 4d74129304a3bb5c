import Foundation
import Testing

/// Real shells, in a terminal, with our words sourced: Tab does what it should.
@Suite struct CompletionsTests {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var program: String? {
      ["/usr/bin/", "/bin/"].map { $0 + rawValue }.first(
        where: FileManager.default.isExecutableFile)
    }

    func arguments(_ program: String) -> [String] {
      switch self {
      case .bash: [program, "--noprofile", "--norc", "-i"]
      case .zsh: [program, "-f", "-i"]
      case .fish: [program, "--no-config", "-i"]
      }
    }

    func setUp(_ file: String) -> String {
      switch self {
      case .bash: "bind 'set bell-style none'; PS1='$ '; source \(file); clear; echo ready\n"
      case .zsh:
        "PS1='$ '; autoload -U compinit; compinit -u -D; source \(file); clear; echo ready\n"
      case .fish: "function fish_prompt; echo '$ '; end; source \(file); clear; echo ready\n"
      }
    }
  }

  static let cases = [
    ("tfield rend", "tfield render"), ("tfield render --th", "tfield render --theme"),
    ("tfield render --theme mainf", "tfield render --theme mainframe"),
    ("tfield render ord", "tfield render order.json"),
    ("tfield test ord", "tfield test order.tfield-test"),
    ("tfield ord", "tfield order.json"), ("tfield completions f", "tfield completions fish"),
    ("tfield drafts rem", "tfield drafts remove"), ("tfield help scr", "tfield help scr"),
  ]

  @Test(arguments: Shell.allCases)
  func `verbs, options, their values and files are completed`(shell: Shell) throws {
    guard let program = shell.program else {
      return print("\(shell.rawValue) is not installed: its completions were not tried")
    }
    let folder = try TestFolder()
    for name in ["order.json", "order.tfield-test", "order.txt"] { try folder.write("", to: name) }
    let script = try QuietRun(["completions", shell.rawValue])
    #expect(script.status == 0)
    let file = try folder.write(script.output, to: ".words")
    let run = try ProgramRun(
      shell.arguments(program), environment: ["HOME": folder.path], folder: folder.path,
      onTerminal: true)
    run.settle(for: .milliseconds(300))
    run.send(shell.setUp(file))
    run.waitFor("ready")
    for (typed, wanted) in Self.cases {
      run.settle()
      run.send("\u{15}" + typed + "\t")
      run.waitFor(wanted)
    }
    run.send("\u{15}exit\n")
    #expect(run.exitStatus() == 0)
  }

  @Test func `an unknown shell is refused`() throws {
    let run = try QuietRun(["completions", "fihs"])
    #expect(run.status == 2)
    #expect(run.errors == "tfield: no completions for 'fihs'; did you mean 'fish'?\n")
  }
}
