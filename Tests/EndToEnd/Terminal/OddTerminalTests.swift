import Foundation
import TestSupport
import Testing

/// Terminals that are odd, lie, or are not what TERM says.
@Suite struct OddTerminalTests {
  @Test func `a storm of new sizes loses nothing that is typed`() throws {
    let run = try ProgramRun.form()
    var random = SeededRandom()
    var typed = ""
    for index in 0..<2000 {
      run.terminal.resize(
        to: .init(.random(in: 1...200, using: &random), .random(in: 1...60, using: &random)))
      run.signal(SIGWINCH)
      guard index % 100 == 0 else { continue }
      typed += "\(index / 100 % 10)"
      run.send("\(index / 100 % 10)")
    }
    run.resize(to: .init(70, 22))
    run.settle(for: .milliseconds(200))
    run.send("\u{C}")
    run.waitFor(typed)
    let fresh = try ProgramRun.form(size: .init(70, 22))
    fresh.send(typed)
    fresh.waitFor(typed)
    run.wait { run.screen.text == fresh.screen.text }
    #expect(run.screen.text == fresh.screen.text, "seed \(random.seed)")
    run.send(Keys.submit)
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == typed && run.isTerminalRestored)
  }

  @Test(
    arguments: [(1, 1), (2, 1), (1, 200), (500, 200), (0, 0), (65_535, 65_535)], [true, false])
  func `a form opens and goes on in any size`(size: (Int, Int), fromStart: Bool) throws {
    // The emulator stays as it is, since it has bounds of its own.
    let line = fromStart ? #"stty cols \#(size.0) rows \#(size.1); exec "$@""# : #"exec "$@""#
    let run = try ProgramRun.form(under: ["bash"], line)
    run.wait { run.screen.isAlternate }
    run.settle()
    if !fromStart {
      run.terminal.resize(to: .init(size.0, size.1))
      run.signal(SIGWINCH)
      run.settle()
    }
    #expect(try #require(run.status.kilobytes("VmHWM")) < 300_000)
    run.send("Ada\(Keys.submit)")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Ada")
    #expect(run.terminal.modes == run.modesBefore)
  }

  @Test(arguments: ["32767", "99999", "-1", "x", "0", "1"])
  func `LINES and COLUMNS aren't believed`(lie: String) throws {
    let honest = try ProgramRun.form()
    let run = try ProgramRun.form(environment: ["LINES": lie, "COLUMNS": lie])
    #expect(run.screen.text == honest.screen.text)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
  }

  @Test(arguments: [
    "dumb", "unknown-thing", "", "../../../etc/passwd", "/etc/passwd", "a b\u{1B}[2J",
    String(repeating: "x", count: 5000), nil,
  ])
  func `an odd TERM is told of, and the form is filled in`(term: String?) throws {
    let run =
      try term.map { try ProgramRun(FormStart.command, term: $0) }
      ?? ProgramRun.form(under: ["env", "-u", "TERM", "sh"], #"exec "$@""#)
    run.waitFor("Name")
    if term == "dumb" {
      #expect(!run.sent.contains(0x1B))
      run.send("Ada\n:submit\n")
    } else {
      run.settle()
      run.send("Ada\(Keys.submit)")
    }
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Ada" && run.isTerminalRestored)
    #expect(run.standardError.utf8.count < 300)
    #expect(run.standardError.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(
      term == "dumb"
        || run.standardError.contains("TERM") && run.standardError.contains("xterm-256color"))
  }

  @Test(arguments: ["TERMINFO", "TERMINFO_DIRS", "HOME"])
  func `a terminal's description made of random bytes is passed over`(variable: String) throws {
    let folder = try FormFolder.trial()
    let (place, value) =
      variable == "HOME"
      ? (folder.path + "/.terminfo/o", folder.path)
      : (folder.path + "/info/o", folder.path + "/info")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var random = SeededRandom()
    for round in 0..<3 {
      let header: [[UInt8]] = [[0x1A, 0x01], [0x1E, 0x02], []]
      let noise = header[round] + (0..<3000).map { _ in UInt8.random(in: 0...255, using: &random) }
      try Data(noise).write(to: URL(fileURLWithPath: place + "/odd"))
      let run = try folder.begin(["--no-draft"], term: "odd", environment: [variable: value])
      run.waitFor("Name")
      run.expectSubmission()
      #expect(run.isTerminalRestored, "seed \(random.seed)")
    }
  }

  @Test(
    .enabled(if: Needs.terminfoCompiler, "needs tic"),
    arguments: [
      #"cup=%p9%s%p1%s%d%c%l,"#, #"cup=%{1}%{0}%/%d%m%?%t%?%t%;%;,"#,
      #"cup=%p1%1000000d,"#, #"cup=%Pz%gZ%i%i%i%'%'%p1%d,"#, #"cup=,clear=,sgr=%p1%s,"#,
      #"cup=$<100000>,clear=$<100000/>,"#, #"cup=\E[%p1%dH,csr=%p1%s%p9%s,"#,
      #"cup=%p1%:-20.5s%p2%l%d,"#, #"cup=\E[%i%p1%d;%p2%dH,hpa=%p1%s,ech=%p1%s%p2%l,"#,
      #"npc,cup=\E[%i%p1%d;%p2%dH$<900/>,sgr0=\E[m$<900/>,"#,
    ])
  func `a terminal's description with hostile strings does no harm`(strings: String) throws {
    let folder = try FormFolder.trial()
    let entry = "odd|odd, am, cols#80, lines#24, clear=\\E[H\\E[J, el=\\E[K, \(strings)"
    try folder.write("\(entry)\n", to: "odd.ti")
    let compiled = try folder.result(of: "tic -x -o info odd.ti 2>/dev/null; ls -R info | tail -1")
    #expect(compiled.output == "odd\n")
    let run = try folder.begin(
      ["--no-draft"], term: "odd", environment: ["TERMINFO": folder.path + "/info"])
    run.wait { !run.sent.isEmpty || run.hasEnded }
    run.settle(for: .milliseconds(200))
    // Without a way to any cell it is asked line by line.
    let isPlain = run.standardError.contains("line by line")
    run.send("Ada" + (isPlain ? "\n:submit\n" : Keys.submit))
    if case .signalled(let number) = run.ending() { Issue.record("ended by signal \(number)") }
    #expect(run.terminal.modes == run.modesBefore)
  }

  @Test(arguments: [
    ["LANG": "C"], ["LANG": "POSIX"], ["LANG": ""], ["LANG": "xx_YY"], ["LANG": "C.UTF-8"],
    ["LANG": "C.UTF-8", "LC_ALL": "C"], ["LANG": "C", "LC_CTYPE": "en_US.UTF-8"],
    ["LANG": "de_DE.ISO-8859-1"], ["LC_ALL": "../../etc/passwd"],
    ["LC_ALL": String(repeating: "x", count: 5000), "LANG": "C.UTF-8"],
    ["LANG": "xx_NOWHERE.UTF-8"],
  ])
  func `outside of UTF-8 all that is drawn is ASCII, and answers are whole`(
    variables: [String: String]
  ) throws {
    let run = try ProgramRun.form(environment: variables)
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }.first ?? ""
    let isUnicode = locale.hasSuffix("UTF-8")
    #expect(run.sent.contains { $0 >= 0x80 } == isUnicode)
    run.send("Zoë京\(Keys.submit)")
    #expect(run.exitStatus() == 0)
    #expect(run.answers?["name"] == "Zoë京" && run.isTerminalRestored)
  }

  static let hostileTexts = [
    "e" + String(repeating: "\u{301}", count: 500), "a\u{200B}\u{200D}\u{2060}b", "\u{301}\u{302}",
    String(repeating: "京", count: 200), "שלום עולם مرحبا", "👨‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽", "\u{202E}abc\u{202C}",
    "ﷺ\u{FE0F}☂️", "x\u{85}y\u{9B}31mz\u{1B}[2J",
  ]

  @Test(arguments: hostileTexts)
  func `hostile text in labels and values keeps to its frame`(text: String) throws {
    func form(_ label: String, _ initial: String) throws -> ProgramRun {
      let strings = try [label, initial].map {
        String(
          decoding: try JSONSerialization.data(
            withJSONObject: $0, options: .fragmentsAllowed), as: UTF8.self)
      }
      let field = #""id": "name", "type": "phrase", "label": \#(strings[0])"#
      let folder = try FormFolder(
        rows: #"{ \#(field), "initial": \#(strings[1]) }, { "id": "next", "label": "Name" }"#)
      return try folder.beginOpen(["--no-draft"])
    }
    let run = try form(text, text)
    // What begins a line of a frame in the second column ends in the last but one.
    let ends = ["┏": "┓", "┃": "┃", "┗": "┛", "╭": "╮", "│": "│", "╰": "╯"]
    var corners = 0
    for row in 0..<24 {
      guard let begin = run.screen.cell(row: row, column: 1)?.text, let end = ends[begin] else {
        continue
      }
      #expect(run.screen.cell(row: row, column: 78)?.text == end, "\(run.screen.text)")
      if begin == "┏" || begin == "╭" { corners += 1 }
    }
    #expect(corners == 2, "\(run.screen.text)")
    #expect(TerminalStream(run.sent).strange.isEmpty)
    #expect(run.screen.cursor.column < 79)
    run.send("\u{1B}[F" + "k\u{7F}")
    run.expectSubmission()
    let answer = run.document?["name"] as? String
    #expect(answer?.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x9B } == false)
  }

  @Test func `redrawing repairs what others wrote on the screen`() throws {
    let run = try ProgramRun.form()
    let before = run.screen.text
    let other = open(run.terminal.name, O_WRONLY | O_NOCTTY)
    defer { close(other) }
    let noise = Array("\u{1B}[H\u{1B}[JBroadcast message".utf8)
    #expect(write(other, noise, noise.count) == noise.count)
    run.waitFor("Broadcast")
    run.send("\u{C}")
    run.wait { run.screen.text == before }
    #expect(run.screen.text == before)
  }

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
