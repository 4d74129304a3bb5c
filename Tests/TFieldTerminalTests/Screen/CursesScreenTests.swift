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
