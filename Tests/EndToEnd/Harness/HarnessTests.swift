import Foundation
import TestSupport
import Testing

@Suite struct HarnessTests {
  private func shell(_ script: String, onTerminal: Bool = true) throws -> ProgramRun {
    try ProgramRun(["sh", "-c", script], onTerminal: onTerminal)
  }

  @Test func `text and cursor appear where a terminal shows them`() throws {
    let run = try shell(#"printf 'one\ntwo\033[5;10Hfünf 北京'; cat"#)
    run.waitFor("fünf 北京")
    #expect(run.screen.text == "one\ntwo\n\n\n         fünf 北京")
    #expect(run.screen.cursor == (row: 4, column: 18))
    #expect(run.screen.cell(row: 4, column: 14)?.width == 2)
  }

  @Test func `colours and attributes are told apart`() throws {
    let run = try shell(
      #"printf '\033[1mB\033[0;7mR\033[0;2mD\033[22mN\033[0;31;44mC\033[38;5;200mP\033[0;48;2;1;2;3mT'; printf '\033[m!'; cat"#
    )
    run.waitFor("BRDNCPT!")
    let cells = (0..<8).compactMap { run.screen.cell(row: 0, column: $0) }
    #expect(cells.map(\.isBold) == [true, false, false, false, false, false, false, false])
    #expect(cells.map(\.isReverse) == [false, true, false, false, false, false, false, false])
    #expect(cells.map(\.isDim) == [false, false, true, false, false, false, false, false])
    #expect(cells[4].foreground == .palette(1) && cells[4].background == .palette(4))
    #expect(cells[5].foreground == .palette(200))
    #expect(cells[6].background == .rgb(1, 2, 3))
    #expect(cells[7].foreground == .usual && cells[7].background == .usual)
  }

  @Test func `keys reach the program, and the kernel echoes them`() throws {
    let run = try shell("read line; echo \"<$line>\"; cat")
    run.send("héllo\n")
    run.waitFor("<héllo>")
    #expect(run.screen.row(0) == "héllo")
  }

  @Test func `much is typed although little is taken at a time`() throws {
    let run = try shell("stty raw -echo; echo ready; head -c 100000 | wc -c; cat")
    run.waitFor("ready")
    run.send(String(repeating: "x", count: 100_000))
    run.waitFor("100000")
  }

  @Test func `a screen is at rest once its program is`() throws {
    let run = try shell(
      "read x; i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo over; cat")
    run.send("\n")
    run.settle(for: .milliseconds(20))
    #expect(run.screen.text.contains("over"))
  }

  @Test func `the program sees the size, and each new one`() throws {
    let run = try shell("trap 'stty size' WINCH; stty size; while :; do sleep 0.02; done")
    run.waitFor("24 80")
    run.resize(to: .init(100, 30))
    run.waitFor("30 100")
    #expect(run.screen.size == .init(100, 30))
  }

  @Test func `the terminal answers when it is asked`() throws {
    let run = try shell(#"stty raw -echo; printf '\033[3;4H\033[6n'; head -c 6 | od -An -c; cat"#)
    run.waitFor(#"033   [   3   ;   4   R"#)
  }

  @Test(
    arguments: [("exit 7", .exited(7)), ("kill -9 $$", .signalled(9)), (":", .exited(0))]
      as [(String, ProgramRun.Ending)])
  func `the ending is known`(script: String, ending: ProgramRun.Ending) throws {
    #expect(try shell(script).ending() == ending)
  }

  @Test func `signals arrive, from us and from keys`() throws {
    let killed = try shell("echo ready; exec cat")
    killed.waitFor("ready")
    killed.signal(SIGTERM)
    #expect(killed.exitStatus() == 143)
    let interrupted = try shell("echo ready; exec cat")
    interrupted.waitFor("ready")
    interrupted.send("\u{3}")
    #expect(interrupted.exitStatus() == 130)
  }

  @Test func `a closed window hangs the program up`() throws {
    let run = try shell("echo ready; exec cat")
    run.waitFor("ready")
    run.terminal.hangUp()
    #expect(run.ending() == .signalled(Int(SIGHUP)))
  }

  @Test func `standard streams are apart from the screen`() throws {
    let run = try shell("echo out; echo err >&2; echo screen > /dev/tty", onTerminal: false)
    run.waitFor("screen")
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "out\n")
    #expect(run.standardError == "err\n")
    #expect(run.screen.text == "screen")
  }

  @Test func `what a program leaves behind is seen after its end`() throws {
    let tidy = try shell(#"printf '\033[?1049h\033[?25lx\033[?25h\033[?1049l'"#)
    #expect(tidy.exitStatus() == 0)
    #expect(tidy.isTerminalRestored)
    for mess in [
      "stty raw", "stty -echo", "printf '\\033[?1049h'", "printf '\\033[?25l'",
      "printf '\\033[?1000h'",
    ] {
      let run = try shell(mess)
      #expect(run.exitStatus() == 0)
      #expect(!run.isTerminalRestored, "\(mess)")
    }
  }

  @Test func `the alternate screen leaves the usual one as it was`() throws {
    let run = try shell(
      #"echo before; printf '\033[?1049h\033[HINSIDE'; read x; printf '\033[?1049l'; cat"#)
    run.waitFor("INSIDE")
    #expect(run.screen.isAlternate)
    run.send("\n")
    run.waitFor("before")
    #expect(!run.screen.isAlternate)
  }

  @Test func `bytes are counted from the mark`() throws {
    let run = try shell("stty -echo; echo ready; read x; printf 12345; cat")
    run.waitFor("ready")
    run.setMark()
    run.send("\n")
    run.waitFor("12345")
    #expect(run.bytesSent == 5)
  }

  @Test func `folder, environment and input are those asked for`() throws {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    let run = try ProgramRun(
      ["sh", "-c", "pwd; echo $TERM $X; tty; wc -c"], term: "dumb", environment: ["X": "a b"],
      folder: "/usr", input: null)
    #expect(run.exitStatus() == 0)
    #expect(run.standardOutput == "/usr\ndumb a b\nnot a tty\n0\n")
  }

  @Test func `a program that can't be started is an error`() {
    #expect(throws: POSIXError(.ENOENT)) { try ProgramRun(["/no/such/program"]) }
  }

  @Test func `the built program is beside the tests`() {
    #expect(FileManager.default.isExecutableFile(atPath: builtProgram), "\(builtProgram)")
  }

  @Test(arguments: [
    ("\u{1B}[2mx", "\u{1B}[5mx"),
    ("\u{1B}[0;2;31m", "\u{1B}[0;5;31m"),
    ("\u{1B}[22m", "\u{1B}[22;25m"),
    ("\u{1B}[38;5;2m", "\u{1B}[38;5;2m"),
    ("\u{1B}[2J\u{1B}[2;2H", "\u{1B}[2J\u{1B}[2;2H"),
    ("\u{1B}[?2m2m", "\u{1B}[?2m2m"),
    ("\u{1B}\u{1B}[2m", "\u{1B}\u{1B}[5m"),
    ("\u{1B}[2\u{1B}[2m", "\u{1B}[2\u{1B}[5m"),
    ("\u{1B}7\u{1B}(B2m", "\u{1B}7\u{1B}(B2m"),
  ])
  func `only dim is changed, wherever the bytes are cut`(sent: String, shown: String) {
    let bytes = Array(sent.utf8)
    for cut in 0...bytes.count {
      var translator = DimTranslator()
      let result =
        translator.translate(Array(bytes[..<cut])) + translator.translate(Array(bytes[cut...]))
      #expect(String(decoding: result, as: UTF8.self) == shown)
    }
  }

  @Test(arguments: [
    "\u{1B}]0;title\u{7}", "\u{1B}[6n", "\u{1B}P$q\u{1B}\\", "\u{1B}[?1000h", "\u{7}", "\u{9B}2J",
    "\u{202E}", "\u{1B}c", "\u{1B}[20t", "\u{1B}[4h", "\u{1B}(0", "\u{1B}",
  ])
  func `what should never be sent is found`(sent: String) {
    #expect(TerminalStream(Array("a\(sent)".utf8)).strange.isEmpty == false)
  }

  @Test func `what a form is drawn with is known`() {
    #expect(
      TerminalStream(Array("aé京\u{1B}[1;31mx\u{1B}[?25l\r\u{1B}(B\u{1B}[m".utf8)).strange.isEmpty)
    #expect(TerminalStream([0x41, 0xFF]).strange == ["no UTF-8: 1 of 2 … 41 ff"])
  }

  // Tests have no terminal, so none of their children can draw on that of the person.
  @Test func `a test can open no terminal, read from none, and speaks no language of a person`() {
    #expect(open("/dev/tty", O_RDWR | O_NOCTTY) < 0 && errno == ENXIO)
    #expect(isatty(STDIN_FILENO) == 0)
    #expect(getenv("LC_ALL").map { String(cString: $0) } == "C.UTF-8")
  }

  @Test(arguments: [[], ["bash", "-c", #""$@"; exit $?"#, "bash"]])
  func `nor can tests that a person runs in a terminal, leader of its session or not`(
    under shell: [String]
  ) throws {
    let run = try ProgramRun(
      shell + [
        ProcessInfo.processInfo.arguments.first { $0.hasSuffix(".xctest") } ?? "/proc/self/exe",
        "--testing-library", "swift-testing", "--filter", "a test can open no terminal",
      ], environment: ["LC_ALL": "de_DE.UTF-8"], onTerminal: true)
    #expect(run.exitStatus() == 0, "\(run.screen.text)")
    #expect(run.screen.text.contains("with 1 test"), "\(run.screen.text)")
  }
}
