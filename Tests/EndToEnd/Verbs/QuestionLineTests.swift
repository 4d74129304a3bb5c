import Foundation
import TestSupport
import Testing

/// Questions below a prompt open their lists and texts in the rows below, and leave one line each.
@Suite struct QuestionLineTests {
  private static let seven = "seq -f 'Town %g' 30"

  /// Runs a command below some numbered rows, by default as many as fill the screen.
  private func ask(
    _ command: String, columns: Int = 50, rows: Int = 14, above: Int = 20,
    term: String = "xterm-256color"
  ) throws -> ProgramRun {
    let folder = try FormFolder(rows: #"{ "id": "a" }"#)
    let run = try ProgramRun(
      ["/bin/sh", "-c", "seq -f 'row %g' \(above) | sed 's/$/\\r/' >/dev/tty; \(command)"],
      size: PseudoTerminal.Size(columns, rows), term: term,
      environment: ["tfield": builtProgram], folder: folder.path)
    run.wait { !run.terminal.modes.echoes }
    run.settle()
    return run
  }

  /// What stands below the numbered rows, of which none may be missing.
  private func below(_ run: ProgramRun, above: Int = 20) -> [String] {
    let history = run.screen.history
    #expect(Array(history.prefix(above)) == (1...above).map { "row \($0)" })
    return Array(history.dropFirst(above))
  }

  @Test(arguments: [3, 20], ["xterm-256color", "vt100", "linux", "screen"])
  func `a list opens below, shrinks with the filter, and leaves one line`(
    above: Int, term: String
  ) throws {
    let run = try ask(#"\#(Self.seven) | "$tfield" choose Town"#, above: above, term: term)
    #expect(below(run, above: above).count == 11)
    #expect(below(run, above: above)[0].hasPrefix("Town:"))
    #expect(below(run, above: above)[0].hasSuffix("30 of 30"))
    #expect(below(run, above: above).dropFirst().allSatisfy { $0.contains("Town ") })
    run.send("7")
    run.waitFor("3 of 30")
    run.settle()
    let mark = term == "xterm-256color" || term == "screen" ? "▸" : ""
    #expect(below(run, above: above)[1].contains(mark + " Town 7") || term != "xterm-256color")
    #expect(below(run, above: above).count == 4)
    run.send("\u{1B}[B\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "Town 17\n")
    #expect(below(run, above: above) == ["Town: Town 17"])
    #expect(run.isTerminalRestored && !run.screen.wasAlternate)
    #expect(run.screen.cursor.column == 0)
    #expect(run.screen.row(run.screen.cursor.row - 1) == "Town: Town 17")
  }

  @Test func `several are marked, and stand in the line that stays`() throws {
    let run = try ask(#"\#(Self.seven) | "$tfield" choose Towns --many"#)
    #expect(below(run)[0].contains("Space mark  Enter done"))
    run.send(" \u{1B}[B\u{1B}[B ")
    run.waitFor("2 marked")
    #expect(below(run)[1].hasPrefix("  [x] Town 1"))
    run.send("\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "Town 1\nTown 3\n")
    #expect(below(run) == ["Towns: Town 1, Town 3"])
  }

  @Test func `nothing chosen is no answer, unless that is fine`() throws {
    let needed = try ask(#"\#(Self.seven) | "$tfield" choose Towns --many"#)
    needed.send("\n")
    needed.waitFor("✘")
    needed.settle()
    #expect(below(needed).count == 11 && !needed.hasEnded)
    needed.send("\u{1B}")
    #expect(needed.exitStatus() == 1)
    #expect(below(needed) == ["Towns:"])
    let free = try ask(#"\#(Self.seven) | "$tfield" choose Towns --many --optional"#)
    free.send("\n")
    #expect(free.exitStatus() == 0)
  }

  @Test(arguments: [3, 20])
  func `a text opens as many rows as it has, up to half of the screen`(above: Int) throws {
    let run = try ask(#""$tfield" write Message"#, above: above)
    #expect(below(run, above: above).first == "Message:")
    run.send("one\ntwo")
    run.waitFor("two")
    #expect(below(run, above: above).prefix(3) == ["Message:", "one", "two"])
    #expect(below(run, above: above).count == 4)
    run.send("\n3\n4\n5\n6\n7\n8\n9\n10")
    run.waitFor("10")
    run.settle()
    // Seven lines of fourteen, the question, and the keys.
    #expect(below(run, above: above).count == 9)
    run.send("\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "one\ntwo\n3\n4\n5\n6\n7\n8\n9\n10\n")
    #expect(below(run, above: above) == ["Message: one …"])
  }

  @Test func `a text isn't lost by one key`() throws {
    let run = try ask(#""$tfield" write Message"#)
    run.send("kept")
    run.waitFor("kept")
    run.send("\u{1B}")
    run.waitFor("▸ Keep editing ◂")
    run.choose("Keep editing")
    run.send("!")
    run.waitFor("kept!")
    run.send("\u{1B}")
    run.choose("Discard")
    #expect(run.exitStatus() == 1 && run.standardOutput == "")
    #expect(below(run) == ["Message: kept!"])
  }

  private static let three = "name:name! email:email size:choice=S,M,L"

  @Test(arguments: [
    ("Ada\n\n\u{1B}[C\n", ["Name: Ada", "Email:", "Size: M"], ["Ada", "", "M"]),
    (
      "Ada\nada@x.org\n\n", ["Name: Ada", "Email: ada@x.org", "Size: S"], ["Ada", "ada@x.org", "S"]
    ),
    (
      "\nAda\nada\n@x.org\n\n", ["Name: Ada", "Email: ada@x.org", "Size: S"],
      ["Ada", "ada@x.org", "S"]
    ),
    ("Ada\u{13}", ["Name: Ada"], ["Ada", "", ""]),
  ])
  func `up to three questions are asked in a line each`(
    keys: String, lines: [String], answers: [String]
  ) throws {
    for isAtOnce in [true, false] {
      let run = try ask(#""$tfield" ask --form \#(Self.three) --format json"#)
      #expect(below(run)[0].hasPrefix("Name:") && below(run).count == 1)
      if isAtOnce {
        run.send(keys)
      } else {
        for line in keys.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
          run.send(line + "\n")
          run.settle()
        }
        if let last = keys.split(separator: "\n").last, !keys.hasSuffix("\n") {
          run.send(String(last))
        }
      }
      #expect(run.exitStatus() == 0)
      #expect(below(run) == lines)
      let output = try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8))
      let given = try #require(output as? [String: String])
      #expect(["name", "email", "size"].map { given[$0] } == answers)
      #expect(run.isTerminalRestored && !run.screen.wasAlternate)
    }
  }

  @Test func `lists and texts are asked one after the other, too`() throws {
    let options = (1...8).map { "Colour\($0)" }.joined(separator: ",")
    let run = try ask(#""$tfield" ask --form note:text 'hue:choice=\#(options)' n:integer"#)
    run.send("a\nb\u{1B}\r")
    run.waitFor("8 of 8")
    run.send("r7\n")
    run.wait { self.below(run).last?.hasPrefix("N:") ?? false }
    run.send("5\n")
    #expect(run.exitStatus() == 0)
    #expect(below(run) == ["Note: a …", "Hue: Colour7", "N: 5"])
    #expect(run.standardOutput.contains("Colour7"))
  }

  @Test func `more than three are a form`() throws {
    let run = try ask(#""$tfield" ask --form a b c d"#)
    #expect(run.screen.isAlternate)
    run.send("\u{13}")
    #expect(run.exitStatus() == 0)
  }

  @Test(arguments: [
    (#"choose Town $(seq 30)"#, 6), (#"choose Town $(seq 30)"#, 24), (#"write Message"#, 6),
    (#"ask Tags list --of phrase"#, 8), (#"ask Tags list --of phrase"#, 24),
    (#"ask Where country"#, 2),
    (#"ask --form a b:text"#, 6), (#"confirm Sure?"#, 2), (#"ask Day date"#, 10),
  ])
  func `no question takes another screen`(command: String, rows: Int) throws {
    let run = try ask(#""$tfield" \#(command)"#, rows: rows)
    run.send("\u{1B}OS")
    run.settle()
    #expect(!run.screen.wasAlternate)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
    #expect(!run.screen.wasAlternate && run.isTerminalRestored)
    #expect(below(run).count <= 2)
  }

  @Test(arguments: [#"choose Town $(seq 30)"#, #"write Message"#])
  func `with less than six rows what needs some has a screen`(command: String) throws {
    let run = try ask(#""$tfield" \#(command)"#, rows: 5)
    #expect(run.screen.isAlternate)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test func `entries are filled in below the prompt`() throws {
    let run = try ask(#""$tfield" ask Tags list --of phrase"#)
    run.send("x\n")
    run.settle()
    run.send("y\n\n\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "x\ny\n")
    #expect(below(run) == ["Tags: x, y"])
    #expect(!run.screen.wasAlternate)
  }

  @Test func `a calendar opens below`() throws {
    let run = try ask(#""$tfield" ask Day date --initial 11/21/2026"#, rows: 24)
    run.send("\u{1B}OS")
    run.waitFor("November 2026")
    run.send("\u{1B}[C\n")
    run.waitFor("11/22/2026")
    run.send("\n")
    #expect(run.exitStatus() == 0)
    #expect(below(run) == ["Day: 11/22/2026"])
  }

  @Test func `a stopped question clears its rows, and is asked again`() throws {
    let shell = try JobShell(environment: ["tfield": builtProgram])
    let run = shell.run
    run.send("\"$tfield\" choose Town $(seq 30)\n")
    run.waitFor("30 of 30")
    run.send("2")
    run.waitFor("12 of 30")
    run.send("\u{1A}")
    run.waitFor("Stopped")
    #expect(!run.screen.text.contains("12 of 30") && run.screen.isCursorVisible)
    run.send("fg\n")
    run.waitFor("12 of 30")
    run.send("\u{1B}[B\n")
    run.waitFor("Town: 12")
    run.settle()
    #expect(!run.screen.text.contains("of 30") && !run.screen.wasAlternate)
    run.send("exit\n")
    run.wait { run.hasEnded }
  }

  /// Each way out of a question, and the status that follows.
  private static let ways: [(name: String, status: Int, end: @Sendable (ProgramRun) -> Void)] = [
    ("TERM", 143, { $0.signal(SIGTERM) }), ("HUP", 129, { $0.signal(SIGHUP) }),
    ("USR1", 128 + Int(SIGUSR1), { $0.signal(SIGUSR1) }),
    ("SEGV", 128 + Int(SIGSEGV), { $0.signal(SIGSEGV) }), ("Ctrl-C", 130, { $0.send("\u{3}") }),
    ("the time", 124, { _ in }),
  ]

  @Test(arguments: ways.map(\.name))
  func `however it ends, no row of a list stays`(name: String) throws {
    let way = try #require(Self.ways.first { $0.name == name })
    let limit = way.name == "the time" ? "--timeout 1" : ""
    let run = try ask(#"exec "$tfield" choose Town $(seq -f 'Town%g' 30) \#(limit)"#)
    way.end(run)
    #expect(run.exitStatus() == way.status)
    #expect(run.isTerminalRestored)
    #expect(below(run).filter { !$0.isEmpty }.count <= 1, "\(below(run))")
    #expect(!run.screen.history.contains { $0.contains("Town1") })
  }

  @Test(arguments: ["\u{3}", "\n", "\u{1B}", "TERM", "SEGV"])
  func `nothing of a secret gets into the scrollback`(way: String) throws {
    let run = try ask(#"exec "$tfield" ask --form pin:password a:text b >/dev/null"#)
    run.send("\u{12}secret-12")
    run.waitFor("secret-12")
    switch way {
    case "TERM": run.signal(SIGTERM)
    case "SEGV": run.signal(SIGSEGV)
    case "\n": run.send("\na\nb\nc\nd\ne\nf\ng\u{13}\n")
    default: run.send(way)
    }
    _ = run.exitStatus()
    #expect(!run.screen.history.contains { $0.contains("secret") || $0.contains("-12") })
  }

  @Test func `pasted lines are one answer, never several`() throws {
    let paste = "\u{1B}[200~one\rtwo\r\nthree\u{1B}[201~"
    let line = try ask(#""$tfield" ask --form a b"#)
    line.send(paste)
    line.settle()
    #expect(below(line).count == 1 && !line.hasEnded)
    line.send("\n\n")
    #expect(line.exitStatus() == 0 && below(line).count == 2)
    let text = try ask(#""$tfield" write A"#)
    text.send(paste)
    text.waitFor("three")
    #expect(below(text).prefix(4) == ["A:", "one", "two", "three"])
    text.send("\u{13}")
    #expect(text.exitStatus() == 0 && text.standardOutput == "one\ntwo\nthree\n")
    let list = try ask(#""$tfield" choose A $(seq 40)"#)
    list.send(paste)
    list.waitFor("0 of 40")
    #expect(!list.hasEnded)
    list.send("\u{15}\n")
    #expect(list.exitStatus() == 0 && list.standardOutput == "1\n")
  }

  @Test func `wide characters keep their columns`() throws {
    let run = try ask(#""$tfield" choose 都市 $(seq -f '東京都%g' 30)"#, columns: 24)
    #expect(below(run)[0].hasPrefix("都市:"))
    #expect(below(run)[1] == "▸ 東京都1")
    run.send("京都2")
    run.waitFor("▸ 東京都2")
    run.settle()
    #expect(below(run).count == 11)
    run.send("\u{7F}3\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "東京都3\n")
    #expect(below(run) == ["都市: 東京都3"])
  }

  @Test func `a hundred thousand lines are chosen from`() throws {
    let run = try ask(#"seq 100000 | "$tfield" choose Number"#)
    run.waitFor("100000 of 100000")
    run.send("99999\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "99999\n")
    #expect(below(run) == ["Number: 99999"])
  }

  @Test func `an address with a slip is asked about once`() throws {
    let run = try ask(#""$tfield" ask Email email"#, columns: 80)
    run.send("ada@gmial.com\n")
    run.waitFor("Did you mean ada@gmail.com?  Right take it")
    run.settle()
    #expect(!run.hasEnded)
    run.send("\u{1B}[C")
    run.settle()
    run.send("\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "ada@gmail.com\n")
    #expect(below(run) == ["Email: ada@gmail.com"])
  }
}
