import Foundation
import TestSupport
import Testing

/// A terminal that is missing, stuck, changed by others, or goes away.
@Suite struct LostTerminalTests {
  /// Another name for the program's terminal.
  private func line(of run: ProgramRun) throws -> Int32 {
    try checked(open(run.terminal.name, O_RDWR | O_NOCTTY | O_CLOEXEC))
  }

  @Test func `without a terminal nothing is shown, and a batch goes on`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.begin(under: #"exec setsid -w "$@" < /dev/null"#)
    run.expectCleanEnd(5)
    #expect(run.sent.isEmpty && run.standardError.contains("/dev/tty"))
    let batch = try folder.begin(
      ["--batch", "--set", "name=Ada"], under: #"exec setsid -w "$@" < /dev/null"#)
    #expect(batch.exitStatus() == 0)
    #expect(batch.document?["name"] as? String == "Ada")
  }

  @Test func `what is typed while the terminal takes no output is kept`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.beginOpen()
    let line = try line(of: run)
    defer { close(line) }
    tcflow(line, TCOOFF)
    for character in "patience" { run.sendSlowly(String(character).utf8) }
    for _ in 0..<30 { run.sendSlowly([0x0C]) }
    #expect(run.place(of: "patience") == nil)
    #expect(try #require(run.status.kilobytes("VmRSS")) < 200_000)
    tcflow(line, TCOON)
    run.waitFor("patience")
    tcflow(line, TCOOFF)
    run.send("!")
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(run.terminal.modes == run.modesBefore)
    #expect(folder.keptDrafts.first?.contains("patience") == true)
  }

  @Test func `modes that others changed are set again by redrawing, and put back`() throws {
    let run = try ProgramRun.form()
    let raw = run.terminal.modes
    let stty = try ProgramRun(["stty", "-F", run.terminal.name, "sane"])
    #expect(stty.exitStatus() == 0)
    #expect(run.terminal.modes != raw)
    // The line discipline hands on whole lines now.
    run.send("\u{C}\n")
    run.wait { run.terminal.modes == raw }
    #expect(run.terminal.modes == raw)
    let again = try ProgramRun(["stty", "-F", run.terminal.name, "sane"])
    #expect(again.exitStatus() == 0)
    run.signal(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(run.isTerminalRestored)
  }

  @Test(.enabled(if: Needs.hangUps, "needs root, to revoke a terminal"))
  func `a terminal that is revoked ends the form with a draft`() throws {
    let folder = try FormFolder.trial()
    let run = try folder.begin(
      under: """
        "$@" & form=$!
        (trap '' HUP; while [ ! -e revoke ]; do sleep 0.02; done
          python3 -c 'import ctypes; ctypes.CDLL(None).vhangup()') &
        trap '' HUP
        wait $form; echo $? > status
        """)
    run.waitFor("Name")
    run.leaveDraft(in: folder)
    try folder.write("", to: "revoke")
    run.wait { folder.text(of: "status")?.hasSuffix("\n") == true }
    #expect(folder.text(of: "status") == "129\n")
    #expect(folder.keptDrafts.count == 1)
    _ = run.exitStatus()
  }

  @Test func `a terminal whose owner and mode change stays usable`() throws {
    let run = try ProgramRun.form()
    chmod(run.terminal.name, 0)
    if Needs.root { chown(run.terminal.name, 65_534, 65_534) }
    run.send("Ada")
    run.waitFor("Ada")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.isTerminalRestored)
  }
}
