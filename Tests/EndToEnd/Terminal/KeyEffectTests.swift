import Testing

/// Each key of the table, as xterm and as tmux send it, and what becomes of the answers.
@Suite struct KeyEffectTests {
  /// Keys pressed after "one two" was typed into the first field, then an X; and the answers.
  struct Case: Sendable, CustomTestStringConvertible {
    let key: String
    let xterm: String
    let tmux: String
    let name: String
    let town: String

    init(_ key: String, _ xterm: String, tmux: String? = nil, _ name: String, town: String = "") {
      (self.key, self.xterm, self.tmux) = (key, xterm, tmux ?? xterm)
      (self.name, self.town) = (name, town)
    }

    var testDescription: String { key }

    func bytes(_ term: String) -> String { term.hasPrefix("tmux") ? tmux : xterm }
  }

  private static let home = "\u{1B}[H"

  static let editing: [Case] = [
    Case("Left", "\u{1B}[D", tmux: "\u{1B}OD", "one twXo"),
    Case("Ctrl-B", "\u{2}", "one twXo"),
    Case("Home", "\u{1B}OH", tmux: "\u{1B}[1~", "Xone two"),
    Case("Ctrl-A", "\u{1}", "Xone two"),
    Case("End", home + "\u{1B}[F", tmux: home + "\u{1B}[4~", "one twoX"),
    Case("Ctrl-E", home + "\u{5}", "one twoX"),
    Case("Right", home + "\u{1B}[C", tmux: home + "\u{1B}OC", "oXne two"),
    Case("Ctrl-F", home + "\u{6}", "oXne two"),
    Case("Ctrl-Left", "\u{1B}[1;5D", "one Xtwo"),
    Case("Alt-B", "\u{1B}b", "one Xtwo"),
    Case("Ctrl-Right", home + "\u{1B}[1;5C", "oneX two"),
    Case("Alt-F", home + "\u{1B}f", "oneX two"),
    Case("Backspace", "\u{7F}", "one twX"),
    Case("Ctrl-H", "\u{8}", "one twX"),
    Case("Delete", home + "\u{1B}[3~", "Xne two"),
    Case("Ctrl-D", home + "\u{4}", "Xne two"),
    Case("Ctrl-W", "\u{17}", "one X"),
    Case("Alt-Backspace", "\u{1B}\u{7F}", "one X"),
    Case("Alt-D", home + "\u{1B}d", "X two"),
    Case("Ctrl-U", "\u{15}", "X"),
    Case("Ctrl-K", home + "\u{B}", "X"),
    Case("Ctrl-Y", "\u{15}\u{19}", "one twoX"),
    Case("Shift-Left", "\u{1B}[1;2D", "one twX"),
    Case("Shift-Right", home + "\u{1B}[1;2C", "Xne two"),
    Case("Shift-Home", "\u{1B}[1;2H", "X"),
    Case("Shift-End", home + "\u{1B}[1;2F", "X"),
    Case("Ctrl-X", "\u{1B}[1;2D\u{18}", "one twX"),
    Case("Ctrl-_", "\u{1F}", "one X"),
    Case("Alt-Z", "\u{1F}\u{1B}z", "one twoX"),
    Case("Alt-R", "\u{1B}r", "X"),
    Case("Ctrl-L", "\u{C}", "one twoX"),
    Case("Ctrl-R", "\u{12}", "one twoX"),
  ]

  static let moving: [Case] = [
    Case("Tab", "\t", "one two", town: "X"),
    Case("Shift-Tab", "\t\u{1B}[Z", "one twoX"),
    Case("Enter", "\r", "one two", town: "X"),
    Case("Down", "\u{1B}[B", tmux: "\u{1B}OB", "one two", town: "X"),
    Case("Up", "\t\u{1B}[A", tmux: "\t\u{1B}OA", "one twoX"),
    Case("Ctrl-Home", "\t\u{1B}[1;5H", "one twoX"),
    Case("Ctrl-End", "\u{1B}[1;5F\u{1B}[Z", "one two", town: "X"),
    Case("F8", "\u{15}\t\u{1B}[19~", "X"),
    Case("Alt-N", "\u{15}\t\u{1B}n", "X"),
    Case("Shift-F8", "\u{15}\t\u{1B}[19;2~", "X"),
    Case("Alt-P", "\u{15}\t\u{1B}p", "X"),
    Case("F1 and Esc", "\u{1B}OP\u{1B}[27u", "one twoX"),
  ]

  @Test(arguments: ["xterm-256color", "tmux-256color"])
  func `a key that edits does what the table says`(term: String) throws {
    let rows = Self.editing.indices.map { #"{ "id": "k\#($0)", "type": "phrase" }"# }
    let run = try FormFolder(rows: rows.joined(separator: ",")).open(term: term)
    for key in Self.editing { run.send("one two" + key.bytes(term) + "X\t") }
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    for (index, key) in Self.editing.enumerated() {
      #expect(run.answers?["k\(index)"] == key.name, "\(key.key)")
    }
  }

  @Test(arguments: moving, ["xterm-256color", "tmux-256color"])
  func `a key that moves does what the table says`(of key: Case, term: String) throws {
    let run = try ProgramRun.form(term: term)
    run.send("one two")
    run.waitFor("one two")
    run.send(key.bytes(term) + "X\u{13}")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == key.name && run.answers?["town"] == key.town)
  }

  @Test func `submits, Space switches on`() throws {
    let run = try ProgramRun.form()
    run.send("one\t\t ")
    run.waitFor("[x]")
    run.send("\u{1B}[21~")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput.contains("\"news\": true"))
  }
}
