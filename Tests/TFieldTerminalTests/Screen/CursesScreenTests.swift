import Foundation
import TFieldSystem
import Testing

@testable import TFieldScreen
@testable import TFieldTerminal

/// ncurses has one terminal at a time, so these tests take turns.
@Suite(.serialized) struct CursesScreenTests {
  private static let size = TerminalSize(columns: 20, rows: 4)

  private func screen(
    _ name: String = "xterm-256color", theme: Theme = .default, isColoured: Bool = true
  ) throws -> CursesScreen {
    try CursesScreen(
      TerminalName(name), theme: theme, isColoured: isColoured, isLine: false)
  }

  private func canvas(_ text: String, _ style: Style = .plain, cursor: Int? = 0) -> Canvas {
    var canvas = Canvas(width: 20, height: 4)
    canvas.write(text, at: Point(row: 1, column: 2), style: style)
    canvas.cursor = cursor.map { Point(row: 1, column: $0) }
    return canvas
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `a typed character is one byte`() throws {
    let screen = try screen()
    _ = screen.open(size: Self.size)
    _ = screen.draw(canvas("Ada", cursor: 5))
    #expect(text(screen.draw(canvas("Adam", cursor: 6))) == "m")
    #expect(text(screen.draw(canvas("Adamé", cursor: 7))) == "é")
    #expect(text(screen.draw(canvas("Adamé京", cursor: 9))) == "京")
    #expect(screen.draw(canvas("Adamé京", cursor: 9)).isEmpty)
  }

  @Test func `a hidden cursor is hidden once`() throws {
    let screen = try screen()
    _ = screen.open(size: Self.size)
    _ = screen.draw(canvas("x", cursor: 3))
    #expect(text(screen.draw(canvas("x", cursor: nil))) == "\u{1B}[?25l")
    #expect(screen.draw(canvas("x", cursor: nil)).isEmpty)
    #expect(text(screen.draw(canvas("x", cursor: 3))).contains("\u{1B}[?25h"))
  }

  @Test(arguments: [
    ("xterm-256color", true, "\u{1B}[31mno"), ("xterm-256color", false, ";1m"),
    ("xterm", true, "\u{1B}[31mno"), ("vt100", true, ";1m"), ("xterm-mono", true, "[1m"),
  ])
  func `an error is red, or bold where there is no red`(
    name: String, isColoured: Bool, sent: String
  ) throws {
    let screen = try screen(name, isColoured: isColoured)
    let opening = text(screen.open(size: Self.size))
    let drawing = text(screen.draw(canvas("no", .error)))
    #expect(drawing.contains(sent))
    if !isColoured { #expect(!(opening + drawing).contains("[3")) }
  }

  @Test(
    arguments: [
      ("xterm-256color", Theme.default, true, "\u{1B}[38;5;208m██"), ("xterm", .default, true, nil),
      ("xterm-256color", .default, false, nil), ("xterm-256color", .mono, true, nil),
    ] as [(String, Theme, Bool, String?)])
  func `a sample of a colour has that colour, or the nearest of 256`(
    name: String, theme: Theme, isColoured: Bool, sent: String?
  ) throws {
    let screen = try screen(name, theme: theme, isColoured: isColoured)
    _ = screen.open(size: Self.size)
    #expect(screen.colors.drawsSwatches == (sent != nil))
    guard let sent else { return }
    var canvas = canvas("#ff8800")
    canvas.drawSwatch(0xFF8800, in: Rect(row: 1, column: 11, width: 2, height: 1))
    #expect(text(screen.draw(canvas)).contains(sent))
  }

  @Test func `the size is the one asked for, and its margins too`() throws {
    let screen = try screen()
    let opening = text(screen.open(size: TerminalSize(columns: 100, rows: 50)))
    #expect(opening.hasSuffix("\u{1B}[1;50r\u{1B}[H"))
    #expect(screen.size == TerminalSize(columns: 100, rows: 50))
    #expect(text(screen.open(size: Self.size)).contains("\u{1B}[H\u{1B}[2J"))
    #expect(text(screen.draw(canvas("again"))).contains("again"))
  }

  @Test func `after leaving, everything is sent again, and no colour is reset`() throws {
    let screen = try screen()
    _ = screen.open(size: Self.size)
    _ = screen.draw(canvas("here"))
    #expect(text(screen.leave()).contains("\u{1B}[?1049l"))
    let back = text(screen.open(size: Self.size))
    #expect(back.contains("\u{1B}[?1049h") && !back.contains("\u{1B}]"))
    #expect(text(screen.draw(canvas("here"))).contains("here"))
  }

  @Test(arguments: ["vt100", "linux"])
  func `a terminal with one screen only is left blank`(name: String) throws {
    let screen = try screen(name)
    _ = screen.open(size: Self.size)
    _ = screen.draw(canvas("here"))
    let farewell = text(screen.leave())
    #expect(farewell.contains("\u{1B}[H\u{1B}[J") && !farewell.contains("here"))
    let lastMove = farewell.range(of: "\u{1B}[H", options: .backwards)
    let lastLine = farewell.range(of: "\u{1B}[4;1H", options: .backwards)
    #expect(
      lastMove.map(\.lowerBound) ?? farewell.startIndex > lastLine?.lowerBound
        ?? farewell.startIndex)
    #expect(text(screen.open(size: Self.size) + screen.draw(canvas("here"))).contains("here"))
  }

  @Test func `what is forgotten is sent again`() throws {
    let screen = try screen()
    _ = screen.open(size: Self.size)
    _ = screen.draw(canvas("here"))
    screen.forget()
    #expect(text(screen.draw(canvas("here"))).contains("here"))
  }

  @Test func `an unknown name is taken for a usual one`() throws {
    #expect(try screen("no-such-terminal").name == "xterm-256color")
    #expect(try screen("vt100").name == "vt100")
  }

  @Test func `a terminal whose cursor can't be moved shows no form`() {
    #expect(throws: Terminal.Unavailable.incapable("dumb")) { try screen("dumb") }
  }

  @Test func `a character that the C library doesn't know moves nothing behind it`() throws {
    let screen = try screen()
    _ = screen.open(size: Self.size)
    var canvas = Canvas(width: 20, height: 4)
    // Never to be a character, but wide on this canvas; and what the library takes for no mark.
    canvas.put("\u{10FFFF}", width: 2, at: Point(row: 0, column: 0), .plain)
    canvas.put("a\u{1F3FB}", width: 1, at: Point(row: 0, column: 2), .plain)
    canvas.write("b", at: Point(row: 0, column: 3))
    #expect(text(screen.draw(canvas)).contains("\u{FFFD} ab"))
  }

  @Test func `an app's own locale is left alone`() throws {
    let (before, threads) = (setlocale(LC_CTYPE, nil).map { String(cString: $0) }, uselocale(nil))
    let screen = try screen()
    _ = screen.open(size: Self.size)
    #expect(text(screen.draw(canvas("京"))).contains("京"))
    #expect(setlocale(LC_CTYPE, nil).map { String(cString: $0) } == before)
    #expect(uselocale(nil) == threads)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 200), (1000, 500)])
  func `any size can be drawn on`(columns: Int, rows: Int) throws {
    let screen = try screen()
    _ = screen.open(size: TerminalSize(columns: columns, rows: rows))
    var canvas = Canvas(width: columns, height: rows)
    for row in 0..<rows {
      canvas.write(String(repeating: "京", count: columns), at: Point(row: row, column: 0))
    }
    canvas.cursor = Point(row: rows - 1, column: columns - 1)
    let bytes = screen.draw(canvas)
    #expect(text(bytes).filter { $0 == "京" }.count == rows * (columns / 2))
  }
}

@Suite struct TerminalModesTests {
  private func modes(
    _ name: String, _ strings: [String: String] = [:], isGuess: Bool = false, usesMouse: Bool = true
  ) -> TerminalModes {
    TerminalModes(TerminalName(name), isGuess: isGuess, usesMouse: usesMouse) {
      strings[$0].map { Array($0.utf8) }
    }
  }

  @Test func `a known name has paste and mouse, and all is undone in turn`() {
    let modes = modes("xterm", ["smkx": "\u{1B}=", "rmkx": "\u{1B}>"])
    #expect(modes.on == Array("\u{1B}=\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h".utf8))
    #expect(modes.off == Array("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}>".utf8))
  }

  @Test func `an unknown name has what its own description says`() {
    #expect(modes("new", ["BE": "on"]).on == Array("\u{1B}[?2004h".utf8))
    #expect(modes("new", ["XM": "on"]).on == Array("\u{1B}[?1002h\u{1B}[?1006h".utf8))
    #expect(modes("new", ["Ms": "copy"]).hasClipboard)
    #expect(modes("new").on.isEmpty)
  }

  @Test func `another terminal's description says nothing`() {
    let strings = ["BE": "on", "XM": "on", "Ms": "copy"]
    #expect(modes("new", strings, isGuess: true).on.isEmpty)
    #expect(!modes("new", strings, isGuess: true).hasClipboard)
    #expect(modes("foot", isGuess: true).hasClipboard)
  }

  @Test func `who wants no mouse gets none`() {
    #expect(modes("xterm", usesMouse: false).on == Array("\u{1B}[?2004h".utf8))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ü?>", "w7w/Pg=="),
  ])
  func `copied text is packed as RFC 4648 has it`(text: String, packed: String) {
    #expect(modes("xterm").clipboard(text) == Array("\u{1B}]52;c;\(packed)\u{7}".utf8))
  }

  @Test func `too much, or a terminal that can't, is not copied`() {
    #expect(modes("xterm").clipboard(String(repeating: "x", count: 80_000)) == nil)
    #expect(modes("linux").clipboard("x") == nil)
  }

  @Test(arguments: [
    ("\u{1B}[%i%p1%d;%p2%dH", true), ("\u{1B}=%p1%' '%+%c%p2%' '%+%c", true), ("", true),
    ("%p1%s", false), ("\u{1B}[%p1%10.3s", false), ("%p1%l%d", false), ("\u{1B}%p1%:-5s", false),
  ])
  func `a parameter that would be read as text is noticed`(string: String, isUsable: Bool) {
    #expect(Terminfo.isUsable(Array(string.utf8)) == isUsable)
  }

  @Test(arguments: [
    ("a$<5>", true), ("a$<200/>", true), ("$9999", true), ("a$<1000>", false),
    ("$<5>$<99999/*>", false),
  ])
  func `a long pause is noticed`(string: String, isUsable: Bool) {
    #expect(Terminfo.isUsable(Array(string.utf8)) == isUsable)
  }
}
