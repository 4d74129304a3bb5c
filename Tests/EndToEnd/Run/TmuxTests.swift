import Foundation
import TestSupport
import Testing

/// The form within tmux, which is a terminal of its own.
@Suite(.enabled(if: Needs.tmux, "needs tmux")) struct TmuxTests {
  private func start() throws -> (folder: FormFolder, run: ProgramRun) {
    let folder = try FormFolder(rows: #"{ "id": "name", "type": "phrase", "label": "Name" }"#)
    let run = try folder.startInTmux(
      #""$tfield" form.json --no-draft > out.json; echo $? > status"#)
    run.waitFor("Name")
    return (folder, run)
  }

  @Test func `a form is drawn and filled in there as anywhere`() throws {
    let (folder, run) = try start()
    run.send("Zoë 日本")
    run.waitFor("Zoë 日本")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(folder.text(of: "status") == "0\n")
    #expect(folder.text(of: "out.json")?.contains("Zoë 日本") == true)
  }

  @Test func `no server outlives its test`() throws {
    let (folder, run) = try start()
    run.terminal.hangUp()
    let waits = try folder.shell("while \(FormFolder.tmux) has-session; do sleep 0.1; done")
    #expect(waits.exitStatus() == 0)
  }
}

extension FormFolder {
  static let tmux = "tmux -S socket -f tmux.conf"

  /// Runs a script in tmux, in a server that ends with its session, and that with our terminal.
  func startInTmux(_ script: String) throws -> ProgramRun {
    try write("set -g status off\nset -g destroy-unattached on\n", to: "tmux.conf")
    try write(program: script, to: "inside")
    return try shell("exec \(Self.tmux) new-session ./inside", onTerminal: true)
  }
}
