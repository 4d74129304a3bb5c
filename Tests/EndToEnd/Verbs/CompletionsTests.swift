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

  /// What is typed before Tab, and the line that Tab makes of it, without a blank at its end.
  static let cases = [
    ("tfield rend", "tfield render"), ("tfield render --th", "tfield render --theme"),
    ("tfield render --theme mainf", "tfield render --theme mainframe"),
    ("tfield render ord", "tfield render order.json"),
    ("tfield test ord", "tfield test order.tfield-test"),
    ("tfield ord", "tfield order.json"), ("tfield completions f", "tfield completions fish"),
    ("tfield drafts rem", "tfield drafts remove"), ("tfield help scr", "tfield help scr"),
    ("tfield help vali", "tfield help validate"), ("tfield types expD", "tfield types expDate"),
    ("tfield order.json --outp", "tfield order.json --output"),
    ("tfield --pla", "tfield --plain"),
    ("tfield order.json --theme=high", "tfield order.json --theme=high-contrast"),
    ("tfield order.json --format sh", "tfield order.json --format shell"),
    ("tfield order.json --values ty", "tfield order.json --values typed"),
    ("tfield order.json --layout com", "tfield order.json --layout compact"),
    ("tfield order.json --lang d", "tfield order.json --lang de"),
    ("tfield order.json --lang j", "tfield order.json --lang ja"),
    ("tfield render order.json --lang=f", "tfield render order.json --lang=fr"),
    ("tfield order.json --only nam", "tfield order.json --only name"),
    ("tfield order.json --only name,ra", "tfield order.json --only name,rating"),
    ("tfield order.json --set ra", "tfield order.json --set rating="),
    ("tfield order.json --set rating=bes", "tfield order.json --set rating=best"),
    ("tfield order.json --set=news=t", "tfield order.json --set=news=true"),
    ("tfield order.json --set-file name=order.tx", "tfield order.json --set-file name=order.txt"),
    ("tfield order.json --answers=order.tx", "tfield order.json --answers=order.txt"),
    ("tfield 'my form.json' --set co", "tfield 'my form.json' --set color="),
    ("tfield render order.json --focus pla", "tfield render order.json --focus placeIt"),
    ("tfield validate order.json --extra ig", "tfield validate order.json --extra ignore"),
    ("tfield validate order.json --from jsonl --show inv", "--show invalid"),
    ("tfield ask PIN passw", "tfield ask PIN password"),
    ("tfield ask PIN password --stre", "tfield ask PIN password --strength"),
    ("tfield ask PIN password --strength goo", "tfield ask PIN password --strength good"),
    ("tfield drafts show 2f", "tfield drafts show 2fee"),
    ("tfield drafts show ord", "tfield drafts show order.json"),
  ]

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
    for (typed, wanted) in Self.cases {
      run.settle()
      run.send("\u{15}" + typed + "\t")
      run.waitFor(wanted)
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
