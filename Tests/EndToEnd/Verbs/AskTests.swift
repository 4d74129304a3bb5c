import Foundation
import TestSupport
import Testing

/// One question in a line below the prompt: what stands before stays, and nothing else is left.
@Suite struct AskTests {
  /// Runs a command line of the shell below the words `$ ask`.
  private func shell(_ line: String, columns: Int = 60, term: String = "xterm-256color") throws
    -> ProgramRun
  {
    let folder = try FormFolder(rows: #"{ "id": "a" }"#)
    return try ProgramRun(
      ["/bin/sh", "-c", "printf '$ ask\\r\\n' >/dev/tty; \(line)"],
      size: PseudoTerminal.Size(columns, 5), term: term,
      environment: ["tfield": builtProgram], folder: folder.path)
  }

  @Test(arguments: [
    (
      #"ask "Your email" email"#, "ada@example.org\n", "Your email: ada@example.org",
      "ada@example.org\n"
    ),
    (#"ask Age integer --min 18"#, "7\n\u{7F}42\n", "Age: 42", "42\n"),
    (#"ask PIN password"#, "secret-12\n", "PIN: ••••••••", "secret-12\n"),
    (#"ask "Agree?" toggle"#, "y", "Agree? yes", "true\n"),
    (#"choose Size Small Medium Large"#, "\u{1B}[C\n", "Size: Medium", "Medium\n"),
    (#"choose Size Small Medium Large"#, "\u{1B}[B\u{1B}[B\u{1B}[A\n", "Size: Medium", "Medium\n"),
    (#"choose Pick a b c --many"#, " \u{1B}[C\u{1B}[C \n", "Pick: a, c", "a\nc\n"),
    (#"ask Name --optional"#, "\n", "Name:", "\n"),
    (#"ask Day date --lang de"#, "3. Nov 2026\n", "Day: 11/03/2026", "11/03/2026\n"),
  ])
  func `the answer goes out, and stays in the scrollback`(
    line: String, keys: String, seen: String, output: String
  ) throws {
    for (columns, term) in [(60, "xterm-256color"), (40, "vt100")] {
      let run = try shell("\"$tfield\" \(line)", columns: columns, term: term)
      run.waitFor(String(seen.prefix { $0 != ":" && $0 != "?" }))
      run.wait { !run.terminal.modes.echoes }
      run.send(keys)
      #expect(run.exitStatus() == 0)
      #expect(run.standardOutput == output)
      #expect(
        run.screen.text.split(separator: "\n").map(String.init) == ["$ ask", seen],
        "\(term), \(String(decoding: run.sent, as: UTF8.self).debugDescription)")
      #expect(run.isTerminalRestored)
    }
  }

  @Test func `a question that has no room in the line stands above it`() throws {
    let run = try shell(
      #"sleep 0.2; "$tfield" confirm "All of it goes, and nothing brings it back. Delete?""#,
      columns: 30)
    // What was typed before nobody can have meant.
    run.send("y")
    run.waitFor("[ no ]")
    run.wait { !run.terminal.modes.echoes }
    #expect(
      run.screen.text.split(separator: "\n").suffix(3).map(String.init) == [
        "All of it goes, and nothing", "brings it back. Delete?", "[ no ]  [ yes ]",
      ])
    run.send("n")
    #expect(run.exitStatus() == 1)
  }

  @Test func `a hint gives way to the question`() throws {
    let run = try shell(#""$tfield" ask "Country of birth" country"#, columns: 40)
    run.waitFor("Country of birth:")
    run.send("peru\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "Peru\n")
  }

  @Test func `an error stands in the line until it is mended`() throws {
    let run = try shell(#""$tfield" ask "Your email" email"#)
    run.waitFor("Your email:")
    run.send("ada@\n")
    run.waitFor("✘ Enter an address")
    run.send("example.org")
    run.wait { !run.screen.text.contains("✘") }
    run.send("\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "ada@example.org\n")
  }

  @Test func `where it has no room, an error has the line for itself until the next key`() throws {
    let run = try shell(#""$tfield" ask "Your email" email"#, columns: 20)
    run.wait { !run.terminal.modes.echoes }
    run.send("ada@\n")
    run.waitFor("✘ Enter an address")
    run.send("example.org")
    run.waitFor("le.org")
    run.send("\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "ada@example.org\n")
  }

  /// The last row of the terminal, too, and one that is cut or wrapped where it gets narrow.
  @Test(arguments: [60, 40, 20], [1, 4])
  func `a line stays one line in every size`(columns: Int, row: Int) throws {
    let lines = String(repeating: "above\\r\\n", count: row)
    let run = try shell(
      "printf '\(lines)' >/dev/tty; exec \"$tfield\" ask \"Where do you live?\" --initial '1 Long Lane, Ely'"
    )
    run.wait { run.screen.text.contains("Long Lane") && !run.terminal.modes.echoes }
    run.resize(to: PseudoTerminal.Size(columns, 5))
    run.wait { run.screen.text.contains("Ely") && run.screen.cursor.column < columns }
    run.send("\u{1B}[F, UK\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "1 Long Lane, Ely, UK\n")
    let seen = run.screen.text.split(separator: "\n").map(String.init)
    #expect(seen.dropLast().allSatisfy { ["$ ask", "above"].contains($0) }, "\(seen)")
    #expect(seen.last?.contains("1 L") == true, "\(seen)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux"), "needs tmux"))
  func `a terminal that wraps lines anew keeps nothing of the old one`() throws {
    let folder = try FormFolder(rows: #"{ "id": "a" }"#)
    let script = #"""
      t="tmux -S tmux -f /dev/null"
      $t new-session -d -x 70 -y 6 "printf 'above\nabove\n'; exec "$tfield" ask 'Where do you live?' --initial '1 Long Lane, Little Snoring, Norfolk'"
      rows() { $t capture-pane -p -S -20 | grep .; }
      until rows | grep -q Norfolk; do :; done
      for columns in 40 20; do
        $t resize-window -x $columns
        until [ $(rows | wc -l) = 3 ]; do :; done
        rows
      done
      $t kill-server
      """#
    let run = try ProgramRun(
      ["/bin/sh", "-c", script], environment: ["tfield": builtProgram], folder: folder.path)
    #expect(run.exitStatus() == 0)
    let rows = run.standardOutput.split(separator: "\n").map(String.init)
    #expect(rows.count == 6, "\(rows)")
    #expect(rows.filter { $0 == "above" }.count == 4, "\(rows)")
  }

  @Test(arguments: [true, false])
  func `a closed terminal ends the question at once`(ignoring: Bool) throws {
    let run = try shell(
      (ignoring ? "trap '' HUP; " : "") + #"exec "$tfield" ask "Your email" email"#)
    run.waitFor("Your email:")
    run.wait { !run.terminal.modes.echoes }
    run.send("ada")
    run.waitFor("ada")
    run.terminal.hangUp()
    #expect(run.exitStatus() == 129)
    #expect(run.standardOutput == "")
  }

  @Test(arguments: [("y", 0), ("n", 1), ("\n", 1), ("\u{1B}", 1), ("\u{3}", 130)])
  func `a yes is 0, a no is 1`(keys: String, status: Int) throws {
    let run = try shell(#""$tfield" confirm "Deploy?"; exit $?"#)
    run.waitFor("Deploy? [ no ]  [ yes ]")
    run.send(keys)
    #expect(run.exitStatus() == status && run.standardOutput == "")
  }

  @Test(arguments: [("", 1), ("y", 0), ("no", 1), ("2", 0), ("-9223372036854775808", 1)])
  func `line by line, too, an empty line is no yes`(line: String, status: Int) throws {
    let run = try shell("echo '\(line)' | setsid -w \"$tfield\" confirm 'Deploy?' --plain; exit $?")
    #expect(run.exitStatus() == status)
  }

  @Test func `options come from lines, and lines answer where no terminal is`() throws {
    let run = try shell(
      #"printf 'ada@example.org\n' | setsid -w "$tfield" ask Email email --plain"#)
    #expect(run.exitStatus() == 0 && run.standardOutput == "ada@example.org\n")
  }

  @Test func `a list that has no room in the line is open on the screen`() throws {
    let run = try shell(#"seq -f 'Town %g' 30 | "$tfield" choose Town"#)
    run.waitFor("▸ Town 1")
    run.send("Town 7\r\r")
    #expect(run.exitStatus() == 0 && run.standardOutput == "Town 7\n")
  }

  /// Lines as their bytes, and what is seen of them.
  private static let offered: [(lines: String, seen: String, answer: String)] = [
    ("a\\tLabel", "Label", "a"),
    ("a\\t", "a", "a"),
    ("a\\rb", "a<U+000D>b", "a\rb"),
    ("a\\fb\\vc", "a<U+000C>b<U+000B>c", "a\u{C}b\u{B}c"),
    ("a\\302\\205b", "a<U+0085>b", "a\u{85}b"),
    ("a\\342\\200\\250b", "a<U+2028>b", "a\u{2028}b"),
    ("a\\342\\200\\256b", "a<U+202E>b", "a\u{202E}b"),
    ("a\\033[31mb", "a<U+001B>[31mb", "a\u{1B}[31mb"),
    ("e\\314\\201", "e\u{301}", "e\u{301}"),
    ("\\303\\251", "é", "é"),
    (" two  blanks ", "two  blanks", " two  blanks "),
    ("windows\\r", "windows", "windows"),
    ("{name} {{", "{name} {{", "{name} {{"),
    ("1", "1", "1"),
  ]

  @Test(arguments: offered)
  func `a line is chosen as its bytes`(lines: String, seen: String, answer: String) throws {
    for (many, keys) in [("", "\u{1B}[C\n"), ("--many", "\u{1B}[C \n")] {
      let run = try shell(#"printf 'z\n\n\#(lines)\nz\n' | "$tfield" choose Pick \#(many)"#)
      run.waitFor("Pick:")
      run.wait { !run.terminal.modes.echoes }
      run.send(keys)
      #expect(run.exitStatus() == 0)
      #expect(Array(run.standardOutput.utf8) == Array((answer + "\n").utf8))
      #expect(run.screen.text.contains("Pick: ") && run.screen.text.contains(seen))
    }
  }

  /// Commands that offer options, the keys pressed, what was seen before, and the answer.
  private static let choices: [(line: String, keys: String, seen: String, answer: String)] = [
    (
      #"printf 'a\tAlpha\tthe first\nb\tBeta\n' | "$tfield" choose Pick"#, "\n",
      "▸ Alpha – the first", "a\n"
    ),
    (#"printf 'a::b;Alpha\n' | "$tfield" choose Pick z --delimiter ';'"#, "\n", "z", "z\n"),
    (#"printf 'a::b;Alpha\nz\n' | "$tfield" choose Pick --delimiter ';'"#, "\n", "Alpha", "a::b\n"),
    (
      #""$tfield" choose Pick a b c --many --initial c --initial a"#, "\n", "[x] a  [ ] b  [x] c",
      "a\nc\n"
    ),
    (
      #""$tfield" choose Pick a b c --limit 2"#, " \u{1B}[C \u{1B}[C \n", "[ ] a  [ ] b  [ ] c",
      "a\nb\n"
    ),
    (
      #""$tfield" choose Pick a b c --many --limit 1"#, " \u{1B}[C \n", "[ ] a  [ ] b  [ ] c", "a\n"
    ),
  ]

  @Test(arguments: choices)
  func `a value may have a label, a description, and more than one may be taken`(
    line: String, keys: String, seen: String, answer: String
  ) throws {
    let run = try shell(line)
    run.waitFor(seen)
    run.wait { !run.terminal.modes.echoes }
    run.send(keys)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == answer)
  }

  @Test func `a single option needs no question`() throws {
    let run = try shell(#"printf 'a\tAlpha\n' | "$tfield" choose Pick --select-if-one"#)
    #expect(run.exitStatus() == 0 && run.standardOutput == "a\n")
    #expect(run.screen.text == "$ ask")
  }

  /// Messages of several lines, the keys pressed, the screen that is left, and the status.
  private static let messages: [(line: String, keys: String, seen: [String], status: Int)] = [
    (
      #"say "$(printf 'The backup is done:\n3 files')""#, "\n", ["The backup is done:", "3 files"],
      0
    ),
    (#"say "Done {x}""#, "\u{1B}", ["Done {x}"], 1),
    (
      #"confirm "$(printf 'All goes.\nDelete?')" --yes Delete --no Keep --default yes"#, "\n",
      ["All goes.", "Delete? Delete"], 0
    ),
    (#"confirm "Go on?" --default yes"#, "\n", ["Go on? yes"], 0),
    (
      #"ask "$(printf 'For the bill.\nStreet')" --pattern '[A-Z].*' --message 'Begin large'"#,
      "Abc\n", ["For the bill.", "Street: Abc"], 0
    ),
  ]

  @Test(arguments: messages)
  func `lines above the question are lines`(
    line: String, keys: String, seen: [String], status: Int
  ) throws {
    let run = try shell("\"$tfield\" \(line) 2>&1 >/dev/null")
    run.waitFor(String(seen.last?.prefix(6) ?? ""))
    run.wait { !run.terminal.modes.echoes }
    run.settle()
    run.send(keys)
    #expect(run.exitStatus() == status)
    #expect(run.screen.text.split(separator: "\n").map(String.init) == ["$ ask"] + seen)
    #expect(run.standardOutput == (status == 1 ? "tfield: Cancelled.\n" : ""))
  }

  @Test(arguments: ["", "--many"])
  func `names that only look the same are two`(many: String) throws {
    let run = try shell(
      #"printf '\303\251\ne\314\201\n' | "$tfield" choose Pick \#(many) | od -An -tx1"#)
    run.waitFor("Pick:")
    run.wait { !run.terminal.modes.echoes }
    run.send(many.isEmpty ? "\u{1B}[C\n" : " \u{1B}[C \n")
    #expect(run.exitStatus() == 0)
    let bytes = run.standardOutput.split(separator: " ").joined(separator: " ")
    #expect(bytes == (many.isEmpty ? "65 cc 81 0a\n" : "c3 a9 0a 65 cc 81 0a\n"))
  }

  @Test func `a line that is no text, and a very long one, are answered whole`() throws {
    let long = "yes x | head -c 200001 | tr '\\n' y; echo"
    for (line, bytes) in [(#"printf 'a\377b\n'"#, 4), (long, 200_002)] {
      let run = try shell(#"{ \#(line); echo z; } | "$tfield" choose Pick | wc -c"#)
      run.waitFor("Pick")
      run.wait { !run.terminal.modes.echoes }
      run.send("\n\n")
      #expect(run.exitStatus() == 0)
      #expect(run.standardOutput.filter { $0 != " " } == "\(bytes)\n")
    }
  }

  @Test func `a line that no answer can hold is refused at once`() throws {
    let run = try shell(#"printf 'a\n\nb\000c\n' | "$tfield" choose Pick 2>&1"#)
    #expect(run.exitStatus() == 2)
    #expect(run.standardOutput == "tfield: line 3 has a NUL, which no answer can hold\n")
  }

  @Test func `the option to begin with is one of them`() throws {
    let run = try shell(#""$tfield" choose Size S M L --initial M"#)
    run.waitFor("Size:")
    run.wait { !run.terminal.modes.echoes }
    run.send("\n")
    #expect(run.exitStatus() == 0 && run.standardOutput == "M\n")
    let other = try shell(#""$tfield" choose Size S M L --initial X 2>&1"#)
    #expect(other.exitStatus() == 2)
    #expect(other.standardOutput == "tfield: --initial must be one of the options\n")
  }

  /// Each way out of a question, and the status that follows.
  private static let ways: [(name: String, status: Int, leave: @Sendable (ProgramRun) -> Void)] = [
    ("Enter", 0, { $0.send("\n") }), ("Esc", 1, { $0.send("\u{1B}") }),
    ("Ctrl-C", 130, { $0.send("\u{3}") }), ("Ctrl-\\", 131, { $0.send("\u{1C}") }),
    ("TERM", 143, { $0.signal(SIGTERM) }), ("HUP", 129, { $0.signal(SIGHUP) }),
    ("USR1", 128 + Int(SIGUSR1), { $0.signal(SIGUSR1) }), ("the time", 124, { _ in }),
  ]

  @Test(
    arguments: [
      ("Card credit", "4012888888881881"), ("SSN ssn", "856457876"),
      ("PIN password", "\u{12}secret-12"),
    ], ways.map(\.name))
  func `a secret leaves nothing of itself, however it ends`(
    question: (words: String, keys: String), way: String
  ) throws {
    let way = try #require(Self.ways.first { $0.name == way })
    let limit = way.name == "the time" ? "--timeout 1" : ""
    let run = try shell(#"exec "$tfield" ask \#(question.words) \#(limit) >/dev/null"#)
    run.wait { !run.terminal.modes.echoes }
    run.send(question.keys)
    run.waitFor(String(question.keys.suffix(3)))
    way.leave(run)
    #expect(run.exitStatus() == way.status)
    #expect(run.isTerminalRestored)
    let seen = run.screen.text.filter { $0.isLetter || $0.isNumber }
    #expect(!seen.contains(question.keys.suffix(2)), "\(run.screen.text)")
  }

  @Test func `a terminal gets visible text, and a pipe the bytes`() throws {
    let line = #"choose Name "$word""#
    for (target, isSeen) in [("/dev/tty", true), ("out", false)] {
      let run = try shell(
        #"word=$(printf 'a\342\200\256b'); "$tfield" \#(line) >\#(target)"#
          + "; [ ! -e out ] || cat out")
      run.wait { !run.terminal.modes.echoes && run.screen.text.contains("b") }
      run.settle()
      run.send("\n")
      #expect(run.exitStatus() == 0)
      let sent = String(decoding: run.sent, as: UTF8.self)
      #expect(!sent.unicodeScalars.contains("\u{202E}"), "\(line)")
      let raw = run.standardOutput.unicodeScalars.contains("\u{202E}")
      #expect(isSeen ? run.screen.text.contains("a<U+202E>b") : raw, "\(line): \(sent)")
    }
  }

  /// What is typed at each command of ours beside those of gum and dialog, and what comes of it.
  private static let answers: [String: (keys: String, output: String, status: Int)] = [
    #"tfield ask "Your email" email"#: ("ada@example.org\n", "ada@example.org\n", 0),
    "tfield ask PIN password --minLength 4": ("1749\n", "1749\n", 0),
    "tfield ask Seats integer --min 1 --max 9 --initial 1": ("\u{7F}12\n\u{7F}\n", "1\n", 0),
    "tfield ask Day date --format YYYY-MM-DD": ("2026-11-21\n", "2026-11-21\n", 0),
    #"tfield confirm "Deploy?""#: ("\n", "", 1),
    #"tfield confirm "Deploy?" --default yes"#: ("\n", "", 0),
    #"tfield say "Deployed.""#: ("\n", "", 0),
    "tfield choose Toppings a b c --limit 2": (" \u{1B}[C \u{1B}[C \n", "a\nb\n", 0),
    #"printf 's\tSmall\nl\tLarge\n' | tfield choose Size"#: ("\u{1B}[C\n", "l\n", 0),
    "tfield choose Size S M L": ("\u{1B}[C\n", "M\n", 0),
    "tfield choose Toppings a b c --many": (" \u{1B}[C \n", "a\nb\n", 0),
    "ls | tfield choose File": ("form\n", "form.json\n", 0),
    "tfield write Message": ("one\ntwo\u{13}", "one\ntwo\n", 0),
    "tfield ask --form name:name! email:email size:choice=S,M,L --format shell":
      ("Ada\u{13}", "name='Ada'\nemail=''\nsize=''\n", 0),
  ]

  private static let pairs = (try? Page("Documentation/ComingFrom.md"))?.table("| gum") ?? []

  @Test func `each pair of commands is played`() {
    let ours = Self.pairs.map { $0[2].trimming("`").replacing("\\|", with: "|") }
    #expect(Set(ours) == Set(Self.answers.keys))
  }

  @Test(arguments: Self.answers.keys.sorted())
  func `a command in place of gum's or dialog's does what they did`(command: String) throws {
    let answer = try #require(Self.answers[command])
    let run = try shell(command.replacing("tfield", with: "\"$tfield\""))
    run.wait { run.screen.text != "$ ask" && !run.terminal.modes.echoes }
    run.settle()
    run.send(answer.keys)
    #expect(run.exitStatus() == answer.status)
    #expect(run.standardOutput == answer.output)
  }

  @Test(arguments: Self.pairs.map { $0[1].trimming("`") })
  func `dialog and whiptail know what they are shown with`(command: String) throws {
    let name = command.prefix { $0 != " " }
    let run = try shell(
      """
      command -v \(name) >/dev/null || exit 0
      TERM=xterm timeout 2 setsid -w \(command) </dev/null 2>&1 \
        | grep -a 'nknown option\\|Expected\\|Usage'
      """)
    #expect(run.standardOutput == "", "\(run.standardOutput)")
  }
}

extension String {
  fileprivate func trimming(_ ends: String) -> String {
    String(drop(while: ends.contains).reversed().drop(while: ends.contains).reversed())
  }
}
