import Foundation
import Testing

@Suite struct TerminalKindTests {
  private func fill(_ run: ProgramRun) {
    run.send("Ada\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Ada")
    #expect(run.isTerminalRestored)
  }

  @Test(arguments: [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt220",
  ])
  func `a form is filled on usual terminals`(term: String) throws {
    let run = try ProgramRun.form(term: term)
    fill(run)
    #expect(run.standardError.isEmpty)
  }

  @Test(
    arguments: [("vt100", [:]), ("xterm-256color", ["NO_COLOR": "1"]), ("xterm-mono", [:])]
      as [(String, [String: String])])
  func `where there is no colour, none is sent`(term: String, environment: [String: String]) throws
  {
    let run = try ProgramRun.form(term: term, environment: environment)
    run.send("\u{13}")
    run.settle()
    let cells = (0..<24).flatMap { row in
      (0..<80).compactMap { run.screen.cell(row: row, column: $0) }
    }
    #expect(cells.allSatisfy { $0.foreground == .usual && $0.background == .usual })
    #expect(cells.contains { $0.isBold || $0.isReverse })
  }

  @Test func `the ground stays the terminal's own`() throws {
    let run = try ProgramRun.form(term: "xterm")
    let cells = (0..<24).flatMap { row in
      (0..<80).compactMap { run.screen.cell(row: row, column: $0) }
    }
    #expect(cells.allSatisfy { $0.background == .usual })
  }

  @Test(
    .enabled(
      if: Needs.tracing && Needs.root,
      "needs strace, and root: from others the program hides its memory"))
  func `where no locale of UTF-8 can be loaded, all that is drawn is ASCII, and answers are whole`()
    throws
  {
    let file = "/usr/lib/locale/C.utf8/LC_CTYPE"
    let run = try ProgramRun.form(
      under: ["sh"],
      #"exec strace -o /dev/null -P \#(file) -e inject=open,openat:error=ENOENT "$@""#)
    run.waitFor("Name")
    run.settle()
    run.send("Zoë")
    run.waitFor("Zoe")
    run.send("\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.sent.allSatisfy { $0 < 0x80 })
    #expect(run.answers?["name"] == "Zoë")
  }

  @Test func `paste and mouse are asked for, and given up again`() throws {
    let run = try ProgramRun.form()
    #expect(run.screen.reportsMouse)
    #expect(run.text.contains("\u{1B}[?2004h"))
    fill(run)
    #expect(run.text.contains("\u{1B}[?2004l"))
  }

  @Test func `they are left alone where nobody knows of them`() throws {
    for run in [
      try ProgramRun.form(term: "vt100"), try ProgramRun.form(term: "no-such-terminal"),
    ] {
      #expect(!run.screen.reportsMouse && !run.text.contains("\u{1B}[?2004h"))
    }
    let run = try ProgramRun.form(["--no-mouse"])
    #expect(!run.screen.reportsMouse && run.text.contains("\u{1B}[?2004h"))
  }
}

extension ProgramRun {
  /// Everything that was sent to the terminal.
  var text: String { String(decoding: sent, as: UTF8.self) }
}
