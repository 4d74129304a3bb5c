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

  private static let size = 10_000_000

  private static let floods: [(name: String, start: String, piece: String, end: String)] = [
    ("pasted newlines", "\u{1B}[200~", "\n", "\u{1B}[201~"),
    ("pasted lines", "\u{1B}[200~", "a\n", "\u{1B}[201~"),
    ("pasted letters", "\u{1B}[200~", "abcdefgh", "\u{1B}[201~"),
    ("pasted emoji", "\u{1B}[200~", "👩‍👩‍👧", "\u{1B}[201~"),
    ("pastes within a paste", "\u{1B}[200~", "\u{1B}[200~a", "\u{1B}[201~"),
    ("a title without end", "\u{1B}]0;", "abcdefgh", ""),
    ("numbers without end", "\u{1B}[", "1;2:3;", ""),
  ]

  @Test(arguments: floods)
  func `a flood costs little memory, and nothing that is no text is typed`(
    flood: (name: String, start: String, piece: String, end: String)
  ) throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name", "type": "text" }, { "id": "town" }"#)
    let run = try folder.open()
    let before = try #require(run.status.kilobytes("VmHWM"))
    run.send(
      flood.start + String(repeating: flood.piece, count: Self.size / flood.piece.utf8.count)
        + flood.end)
    run.settle(for: .milliseconds(800))
    let after = try #require(run.status.kilobytes("VmHWM"))
    #expect((after - before) * 1024 <= 4 * Self.size, "\(flood.name): \(after - before) KiB")
    if flood.end.isEmpty { #expect(!run.screen.text.contains(flood.piece)) }
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }
}

/// A terminal that takes no output, as after Ctrl-S in a multiplexer or over a broken line.
@Suite struct SlowTerminalTests {
  /// Another name for the program's terminal.
  private func line(of run: ProgramRun) throws -> Int32 {
    try checked(open(run.terminal.name, O_RDWR | O_NOCTTY | O_CLOEXEC))
  }

  @Test func `no more than one drawing waits`() throws {
    let run = try ProgramRun.form()
    let line = try line(of: run)
    defer { close(line) }
    run.setMark()
    run.send("\u{C}")
    run.wait { run.bytesSent > 0 }
    run.settle()
    let drawing = run.bytesSent
    tcflow(line, TCOOFF)
    run.sendSlowly(Array(repeating: 0x0C, count: 50))
    run.setMark()
    tcflow(line, TCOON)
    run.wait { run.bytesSent > 0 }
    run.settle()
    #expect(run.bytesSent <= 3 * drawing)
  }

  @Test func `the last words are heard although nobody listened before`() throws {
    let run = try ProgramRun.form()
    // Nothing is read until the line between us is full.
    for _ in 0..<500 { run.typeWithoutReading(0x0C) }
    run.signalWithoutReading(SIGTERM)
    #expect(run.exitStatus() == 143)
    #expect(run.isTerminalRestored)
  }

  @Test func `neither waiting for keys nor for the terminal takes time`() throws {
    let run = try ProgramRun.form()
    let line = try line(of: run)
    defer { close(line) }
    for isBlocked in [false, true] {
      if isBlocked {
        tcflow(line, TCOOFF)
        run.send("x")
      }
      let before = run.status.ticks
      run.settle(for: .milliseconds(300))
      #expect(run.status.ticks - before < 5)
    }
    tcflow(line, TCOON)
    run.waitFor("x")
  }
}

extension ProgramRun {
  /// Types a byte and waits until it was taken, while what the program sends stays where it is.
  fileprivate func typeWithoutReading(_ byte: UInt8) {
    let before = status.pauses
    _ = terminal.write([byte])
    let end = ContinuousClock.now + Self.limit
    while status.pauses == before || !isWaiting, ContinuousClock.now < end { sched_yield() }
  }

  /// Sends a signal and waits until the program is gone.
  fileprivate func signalWithoutReading(_ number: Int32) {
    kill(process, number)
    let end = ContinuousClock.now + Self.limit
    while !isZombie, ContinuousClock.now < end { sched_yield() }
  }
}
