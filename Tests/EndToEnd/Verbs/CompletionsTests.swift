import Foundation
import TestSupport
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

  /// What is typed before Tab, and what Tab makes of it.
  static let cases = TestFile.lines(of: "completions.txt").map {
    $0.components(separatedBy: " ¦ ")
  }

  static let form = #"""
    { "tfield": 1, "rows": [
      { "id": "name", "label": "Your name" }, { "id": "news", "type": "toggle" },
      { "id": "rating", "type": "choice", "options": ["best", "good", "poor"] },
      { "id": "code", "type": "password" } ],
      "actions": [ { "id": "placeIt", "label": "Place" } ] }
    """#

  /// A folder with forms, and the program beside them.
  static func folder() throws -> FormFolder {
    let folder = try FormFolder()
    for name in ["order.tfield-test", "order.txt"] { try folder.write("", to: name) }
    try folder.write(form, to: "order.json")
    try folder.write(
      form.replacing("rating", with: "color").replacing("best", with: "two  words; $(touch PWNED)"),
      to: "my form.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/bin", withIntermediateDirectories: true)
    symlink(builtProgram, folder.path + "/bin/tfield")
    let drafts = folder.path + "/state/tfield/drafts"
    try FileManager.default.createDirectory(
      atPath: drafts, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try folder.write("{}", to: "state/tfield/drafts/2fee.json")
    return folder
  }

  static func start(_ shell: Shell, in folder: FormFolder) throws -> ProgramRun? {
    guard let program = shell.program else {
      print("\(shell.rawValue) is not installed: its completions were not tried")
      return nil
    }
    let script = try QuietRun(["completions", shell.rawValue])
    #expect(script.status == 0)
    let file = try folder.write(script.output, to: ".words")
    let path = folder.path + "/bin:/usr/bin:/bin"
    let run = try ProgramRun(
      shell.arguments(program), size: .init(100, 24),
      environment: [
        "HOME": folder.path, "PATH": path, "XDG_STATE_HOME": folder.path + "/state",
      ], folder: folder.path, onTerminal: true)
    run.settle(for: .milliseconds(300))
    run.send(shell.setUp(file))
    run.waitFor("ready")
    return run
  }

  @Test(arguments: Shell.allCases)
  func `verbs, options, their values and files are completed`(shell: Shell) throws {
    let folder = try Self.folder()
    guard let run = try Self.start(shell, in: folder) else { return }
    #expect(!Self.cases.isEmpty)
    for cells in Self.cases {
      run.settle()
      run.send("\u{15}" + cells[0] + "\t")
      run.waitFor(cells[1])
    }
    run.send("\u{15}exit\n")
    #expect(run.exitStatus() == 0)
  }

  @Test(arguments: Shell.allCases)
  func `a value that the shell could run is inserted as a text`(shell: Shell) throws {
    let folder = try Self.folder()
    guard let run = try Self.start(shell, in: folder) else { return }
    // The program's name stands for something that shows its arguments.
    let show = "printf '<%s>\\n'"
    run.send(
      shell == .fish
        ? "function tfield; \(show) $argv; end\n" : "tfield() { \(show) \"$@\"; }\n")
    for quote in ["", "'"] {
      run.settle()
      run.send("\u{15}clear\n")
      run.settle()
      run.send("tfield 'my form.json' --set \(quote)color=two\t")
      run.settle(for: .milliseconds(300))
      run.send("\n")
      run.waitFor("<color=two  words; $(touch PWNED)>")
    }
    run.settle()
    run.send("\u{15}exit\n")
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "PWNED") == nil)
  }
}
