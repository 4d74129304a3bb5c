import FormSupport
import Foundation
import TestSupport
import Testing

@Suite struct TypingTests {
  @Test func `a typed character costs a byte or two`() throws {
    let run = try ProgramRun.form()
    run.send("abc")
    run.waitFor("abc")
    run.settle()
    run.setMark()
    for character in "defghijklmnop" { run.sendSlowly(String(character).utf8) }
    run.waitFor("defghijklmnop")
    run.settle()
    #expect(run.bytesSent <= 2 * 13)
  }

  @Test func `the cursor stands where the next character goes`() throws {
    let run = try ProgramRun.form()
    run.send("日本語é")
    run.waitFor("日本語é")
    let start = try #require(run.place(of: "日"))
    run.wait { run.screen.cursor == (start.row, start.column + 7) }
    #expect(run.screen.cursor == (start.row, start.column + 7))
    #expect(run.screen.cell(row: start.row, column: start.column + 2)?.text == "本")
    run.send("\u{7F}\u{7F}")
    run.wait { run.screen.cursor == (start.row, start.column + 4) }
    #expect(run.screen.cursor == (start.row, start.column + 4))
  }

  @Test func `an escape waits as long as the environment says`() throws {
    let run = try ProgramRun.form(environment: ["ESCDELAY": "300"])
    run.setMark()
    let start = ContinuousClock.now
    run.send("\u{1B}")
    run.wait { run.bytesSent > 0 }
    #expect(ContinuousClock.now - start >= .milliseconds(300))
  }

  @Test func `keys written at once go where they go one by one`() throws {
    let form = ReadyForms.folder.appending(path: "installer.json").path
    let run = try ProgramRun([builtProgram, form, "--no-draft"])
    run.waitFor("Next")
    run.settle()
    run.send("\r \r\r\u{1B}[B \t")
    run.waitFor("(•) Second disk")
  }

  @Test func `keys typed before the form is there are not lost`() throws {
    let run = try ProgramRun(FormStart.command)
    run.send("early")
    run.waitFor("early")
  }
}

/// Bytes that no careful person types.
@Suite struct OddTypingTests {
  @Test(arguments: [nil, Duration.milliseconds(10), .milliseconds(650)])
  func `a character in pieces is one`(gap: Duration?) throws {
    let run = try ProgramRun.form()
    for byte in "京".utf8 {
      run.sendSlowly([byte])
      if let gap { run.settle(for: gap) }
    }
    run.sendSlowly("é😀".utf8)
    run.waitFor("京é😀")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "京é😀")
  }

  static let functionKeys =
    ["A", "B", "C", "D", "F", "H", "Z"].map { "\u{1B}[\($0)" }
    + ["P", "Q", "R", "S"].map { "\u{1B}O\($0)" }
    + [11, 12, 13, 14, 15, 17, 18, 19, 20, 23, 24].map { "\u{1B}[\($0)~" }
    + ["\u{1B}[1;2A", "\u{1B}[19;2~", "\u{1B}[3;5~", "\u{1B}[97;5u", "\u{1B}[<0;1;1M"]

  /// Escape closes what a key has opened, until there is nothing left but the form to close.
  private static func closeEverything(_ run: ProgramRun) {
    func asks() -> Bool { run.screen.text.contains("Leave the form?") }
    for _ in 0..<20 where !asks() { run.press("\u{1B}[27u") }
    run.choose("Keep editing")
    run.wait { !asks() }
  }

  @Test func `a key in pieces is one, and ESC alone is Esc`() throws {
    // Long enough that no piece is taken for a key of its own, however busy the machine is.
    let run = try ProgramRun.form(environment: ["ESCDELAY": "10000"])
    // A form without changes would be left at once.
    run.press("x")
    for key in Self.functionKeys {
      run.sendSlowly(key.utf8)
      run.settle(for: .milliseconds(5))
      Self.closeEverything(run)
    }
    #expect(!run.hasEnded)
    run.press("\u{1B}[1;5H")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    let letters = (run.answers?["name"] ?? "") + (run.answers?["town"] ?? "")
    #expect(letters == "x", "\(letters)")
    let lone = try ProgramRun.form()
    lone.send("\u{1B}")
    #expect(lone.exitStatus() == 1)
  }

  static let strangeSequences = [
    "\u{1B}[" + String(repeating: "1;", count: 2000) + "z", "\u{1B}[?1;2c", "\u{1B}[>41;354;0c",
    "\u{1B}[\u{1B}[\u{1B}[1;1R", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;QQ==\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_apc\u{1B}\\", "\u{1B}^pm\u{1B}\\",
    "\u{1B}[99999999999999999999~", "\u{1B}[1;99999999999999999999A", "\u{1B}[?2026;0$y",
  ]

  @Test(arguments: ["\u{1B}[1;2;", "\u{1B}]11;rgb:ffff", "\u{1B}P1$r", "\u{1B}O", "\u{1B}[<0;1"])
  func `a sequence without an end takes no more than its own bytes`(sequence: String) throws {
    let run = try ProgramRun.form()
    run.send("a" + sequence)
    run.waitFor("a")
    // Longer than the rest of a sequence is waited for.
    run.settle(for: .milliseconds(900))
    run.send("b")
    run.wait(atMost: .seconds(3)) { run.screen.text.contains("ab") }
    if run.screen.text.contains("Leave the form?") { run.choose("Keep editing") }
    run.press("\u{1B}[F")
    run.send("c" + Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(["ab", "a"].contains(run.answers?["name"]?.replacing("c", with: "")))
  }

  @Test func `a paste without end is ended by Ctrl-C`() throws {
    let run = try ProgramRun.form()
    run.send("\u{1B}[200~abc")
    run.waitFor("Ctrl-C ends it")
    #expect(!run.screen.text.contains("abc"))
    run.send(Keys.interrupt)
    run.waitFor("abc")
    run.send("d" + Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "abcd")
  }

  @Test func `a paste that stalls goes on as one`() throws {
    let folder = try FormFolder(rows: #"{ "id": "name", "label": "Name", "type": "text" }"#)
    let run = try folder.open()
    for part in ["\u{1B}[200~one\rtw", "o\r\u{13}\rthree\u{1B}[20"] {
      run.send(part)
      run.waitFor("Ctrl-C ends it")
      // Whatever comes next ends the silence.
      run.send("")
    }
    run.send("1~")
    run.waitFor("three")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "one\ntwo\n\nthree")
  }

  @Test(arguments: [#", "confirm": "Sure?""#, ""])
  func `lines pasted as if typed submit nothing`(confirm: String) throws {
    let folder = try FormFolder(
      rows: #"{ "id": "name", "label": "Name" }"#,
      actions: #"{ "id": "go", "label": "Go"\#(confirm) }"#)
    let run = try folder.beginOpen(["--no-draft"])
    run.send("1234\r\r\r")
    run.waitFor("1234")
    run.settle()
    #expect(!run.hasEnded && !run.screen.text.contains("Sure?"))
    run.send("\r")
    if !confirm.isEmpty {
      run.waitFor("Check your answers")
      run.waitFor("Sure?")
      run.choose("Go")
    }
    #expect(run.exitStatus() == 0)
    #expect(run.document?["name"] as? String == "1234")
  }
}

/// Questions with real keys in a terminal: nothing typed ahead answers them, and nothing is lost.
@Suite struct QuestionTests {
  private static let rows = """
    { "id": "name", "label": "Name" }, { "id": "more", "label": "More" }
    """
  private static let actions = """
    { "id": "erase", "label": "Erase", "confirm": { "text": "Erase it?", "type": "disk1" } }
    """

  private func start() throws -> ProgramRun {
    let run = try FormFolder(rows: Self.rows, actions: Self.actions).start()
    run.waitFor("Name")
    run.press("Ada")
    return run
  }

  @Test(arguments: ["\t\t\r", "\u{1B}[C\u{1B}[C\r", "d\r", "\r"])
  func `keys that come with Esc don't answer its question`(keys: String) throws {
    let run = try start()
    run.send("\u{1B}[27u" + keys)
    run.waitFor("▸ Keep editing ◂")
    run.settle(for: .milliseconds(400))
    #expect(!run.hasEnded && run.screen.text.contains("Leave the form?"))
    run.choose("Keep editing")
    run.press(Keys.submit)
    run.waitFor("Check your answers")
    #expect(run.screen.text.contains("Ada"))
  }

  @Test func `letters typed ahead go into the form once the person goes on there`() throws {
    let run = try start()
    run.send("\u{1B}[27uxyz")
    run.choose("Keep editing")
    run.waitFor("Adaxyz")
  }

  @Test func `Esc is the safe answer`() throws {
    let run = try start()
    run.press("\u{1B}[27u")
    run.waitFor("Leave the form?")
    run.settle(for: .milliseconds(400))
    run.press("\u{1B}[27u")
    #expect(run.wait { !run.screen.text.contains("Leave the form?") } && !run.hasEnded)
  }
}
