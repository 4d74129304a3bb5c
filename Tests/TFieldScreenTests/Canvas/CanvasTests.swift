import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct CanvasTests {
  @Test func `a field is drawn as people see it`() {
    var canvas = Canvas(width: 20, height: 4)
    canvas.drawFrame(Rect(row: 0, column: 0, width: 18, height: 3), .thin)
    canvas.write(" * Email ", at: Point(row: 0, column: 2), style: .label)
    canvas.write("zoë@example.org", at: Point(row: 1, column: 2))
    #expect(
      canvas.rows == [
        "╭─ * Email ──────╮",
        "│ zoë@example.org│",
        "╰────────────────╯",
        "",
      ])
  }

  @Test(arguments: [
    (FrameSet.Kind.heavy, Charset.unicode, ["┏━┓", "┃ ┃", "┗━┛"]),
    (.window, .unicode, ["╭─╮", "│ │", "╰─╯"]), (.thin, .ascii, ["+-+", "| |", "+-+"]),
    (.heavy, .ascii, ["#=#", "# #", "#=#"]), (.dashed, .ascii, ["...", ": :", "..."]),
  ])
  func `a frame has the form its kind and the terminal ask for`(
    kind: FrameSet.Kind, charset: Charset, rows: [String]
  ) {
    var canvas = Canvas(width: 3, height: 3, charset: charset)
    canvas.drawFrame(canvas.bounds, kind)
    #expect(canvas.rows == rows)
  }

  @Test(arguments: [
    (-2, -2, 4, 4, [" │", "─╯", "", ""]), (2, 2, 4, 4, ["", "", "  ╭─", "  │"]),
    (0, 0, 2, 2, ["╭╮", "╰╯", "", ""]), (0, 0, 1, 3, ["", "", "", ""]),
    (0, 0, 0, 0, ["", "", "", ""]), (0, 0, -5, -5, ["", "", "", ""]),
    (90, 90, 4, 4, ["", "", "", ""]),
    (Int.min, Int.min, Int.max, Int.max, ["", "", "", ""]),
  ])
  func `a frame partly or wholly outside is cut`(
    row: Int, column: Int, width: Int, height: Int, rows: [String]
  ) {
    var canvas = Canvas(width: 4, height: 4)
    canvas.drawFrame(Rect(row: row, column: column, width: width, height: height), .thin)
    #expect(canvas.rows == rows)
  }

  @Test(arguments: [
    (0, "abc", "abc"), (-1, "abc", "bc"), (3, "abc", "   a"), (4, "abc", ""), (-9, "abc", ""),
    (3, "漢", ""), (2, "漢", "  漢"), (-1, "漢b", " b"), (-1, "漢字", " 字"), (Int.max, "ab", ""),
    (Int.min, "ab", ""), (Int.max, "漢ë", ""), (0, "a\u{1B}b", "a^[b"), (0, "🇳🇱", "NL"),
  ])
  func `text is cut at both edges`(column: Int, text: String, row: String) {
    var canvas = Canvas(width: 4, height: 1)
    canvas.write(text, at: Point(row: 0, column: column))
    #expect(canvas.rows == [row])
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字", 4, "漢字"), ("漢字", 3, "漢…"), ("é", 1, "é"),
    ("a\u{1B}", 2, "a…"), ("ab", 1, "…"), ("ab", 0, ""), ("ab", Int.min, ""), ("", 0, ""),
  ])
  func `text beyond its limit ends in an ellipsis`(text: String, limit: Int, row: String) {
    var canvas = Canvas(width: 8, height: 1)
    let width = canvas.write(text, at: Point(row: 0, column: 0), limit: limit)
    #expect(canvas.rows == [row])
    #expect(width == DisplayText.width(of: row, in: .unicode))
  }

  @Test(arguments: [Int.min, -1, 1, Int.max])
  func `text above and below is not drawn`(row: Int) {
    var canvas = Canvas(width: 4, height: 1)
    #expect(canvas.write("a漢", at: Point(row: row, column: 0)) == 3)
    #expect(canvas.rows == [""])
  }

  @Test(arguments: [
    (0, "x", "x 字"), (1, "x", " x字"), (2, "x", "漢x"), (3, "x", "漢 x"), (1, "ああ", " ああ"),
    (1, "あ", " あ"), (0, "ああ", "ああ"),
  ])
  func `half of a wide character never stays`(column: Int, text: String, row: String) {
    var canvas = Canvas(width: 5, height: 1)
    canvas.write("漢字", at: Point(row: 0, column: 0))
    canvas.write(text, at: Point(row: 0, column: column))
    #expect(canvas.rows == [row])
    #expect(canvas.hasWholeCharacters)
  }

  @Test(arguments: [(0, 0), (-1, 5), (5, -1), (Int.min, Int.min), (0, Int.min)])
  func `a canvas of no size takes everything`(width: Int, height: Int) {
    var canvas = Canvas(width: width, height: height)
    canvas.write("a漢", at: Point(row: 0, column: 0))
    canvas.drawFrame(Rect(row: 0, column: 0, width: 9, height: 9), .thin)
    canvas.clear(Rect(row: -1, column: -1, width: .max, height: .max))
    #expect(canvas.rows.allSatisfy { $0.isEmpty })
    #expect(canvas.runs.isEmpty)
    #expect(canvas[Point(row: 0, column: 0)] == nil)
  }

  @Test func `no screen is believed to be endless`() {
    let canvas = Canvas(width: .max, height: .max)
    #expect(canvas.width == Canvas.longestSide && canvas.height == Canvas.longestSide)
  }

  @Test func `what is drawn in a clip stays in it`() {
    var canvas = Canvas(width: 6, height: 3)
    canvas.clipping(to: Rect(row: 1, column: 1, width: 3, height: 1)) { canvas in
      for row in 0..<3 { canvas.write("a漢bcd", at: Point(row: row, column: 0)) }
      canvas.clipping(to: Rect(row: 0, column: 3, width: 9, height: 9)) { canvas in
        canvas.clear(canvas.bounds, style: .selected)
      }
    }
    canvas.write("x", at: Point(row: 2, column: 5))
    #expect(canvas.rows == ["", " 漢", "     x"])
    #expect(canvas[Point(row: 1, column: 3)]?.style == .selected)
    #expect(canvas[Point(row: 1, column: 4)]?.style == .plain)
  }

  @Test func `a cell tells what is seen there`() {
    var canvas = Canvas(width: 5, height: 1)
    canvas.write("漢e\u{301}", at: Point(row: 0, column: 0), style: .error)
    #expect(canvas[Point(row: 0, column: 0)] == Cell(character: "漢", style: .error, width: 2))
    #expect(canvas[Point(row: 0, column: 1)]?.width == 0)
    let accented = Cell(character: "e\u{301}", style: .error, width: 1)
    #expect(canvas[Point(row: 0, column: 2)] == accented)
    #expect(canvas[Point(row: 0, column: 5)] == nil)
    #expect(canvas[Point(row: -1, column: 0)] == nil)
  }

  @Test func `restyling leaves what is written, and styles wide characters whole`() {
    var canvas = Canvas(width: 5, height: 1)
    canvas.write("a漢b", at: Point(row: 0, column: 0))
    canvas.restyle(Rect(row: 0, column: 1, width: 1, height: 1), as: .selected)
    canvas.restyle(Rect(row: 0, column: 2, width: 1, height: 1), as: .error)
    #expect(canvas.rows == ["a漢b"])
    #expect(
      canvas.runs.map(\.style) == [.plain, .selected, .plain])
  }

  @Test func `a line and marks fit the terminal`() {
    var canvas = Canvas(width: 4, height: 2, charset: .ascii)
    canvas.drawLine(at: Point(row: 0, column: 1), width: 9)
    canvas.write(.invalid, at: Point(row: 1, column: 0), style: .error)
    canvas.write("ë", at: Point(row: 1, column: 2))
    #expect(canvas.rows == [" ---", "x e"])
  }

  @Test func `nothing hostile gets onto a canvas, and no row changes its width`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<300 {
      var canvas = Canvas(width: 12, height: 3)
      for _ in 0..<12 {
        let point = Point(
          row: .random(in: -1...3, using: &random), column: .random(in: -6...13, using: &random))
        canvas.write(.hostile(from: &random), at: point)
      }
      #expect(canvas.hasWholeCharacters, "seed \(seed)")
      #expect(canvas.rows.allSatisfy { DisplayText($0).width <= 12 }, "seed \(seed)")
      #expect(canvas.rows.allSatisfy { !$0.unicodeScalars.contains { $0.value < 32 } })
    }
  }

  @Test func `a block knows its cells`() {
    let rect = Rect(row: 2, column: 3, width: 4, height: 5)
    #expect(rect.rows == 2..<7 && rect.columns == 3..<7)
    #expect(rect.contains(Point(row: 2, column: 6)) && !rect.contains(Point(row: 2, column: 7)))
    #expect(rect.inset(rows: 1, columns: 1) == Rect(row: 3, column: 4, width: 2, height: 3))
    #expect(rect.inset(rows: 9, columns: 9).isEmpty)
    #expect(rect.intersection(Rect(row: 0, column: 0, width: 4, height: 4)).width == 1)
    #expect(rect.intersection(Rect(row: 50, column: 50, width: 4, height: 4)).isEmpty)
  }

  @Test(arguments: [
    (Int.max, Int.max), (Int.min, Int.max), (Int.max, Int.min), (Int.min, Int.min), (0, -1),
  ])
  func `no number is too large or too small`(start: Int, size: Int) {
    let rect = Rect(row: start, column: start, width: size, height: size)
    #expect(rect.width >= 0 && rect.height >= 0)
    #expect(rect.inset(rows: size, columns: start).width >= 0)
    #expect(Point(row: start, column: size).moved(rows: size, columns: start).row == start &+ size)
  }

  /// The place, words, style and width of each run.
  private func told(_ canvas: Canvas) -> [String] {
    canvas.runs.map { "\($0.start.row),\($0.start.column) \($0.text)| \($0.style) \($0.width)" }
  }

  @Test func `a canvas is sent as runs of one style`() {
    var canvas = Canvas(width: 6, height: 2)
    canvas.write("ab", at: Point(row: 0, column: 1), style: .label)
    canvas.write("漢", at: Point(row: 1, column: 4), style: .error)
    #expect(
      told(canvas) == [
        "0,0  | plain 1", "0,1 ab| label 2", "0,3    | plain 3", "1,0     | plain 4",
        "1,4 漢| error 2",
      ])
  }

  @Test func `the same characters drawn in another order are no change`() {
    var (one, other) = (Canvas(width: 4, height: 1), Canvas(width: 4, height: 1))
    one.write("e\u{301}", at: Point(row: 0, column: 0))
    one.write("o\u{308}", at: Point(row: 0, column: 1))
    other.write("o\u{308}", at: Point(row: 0, column: 1))
    other.write("e\u{301}", at: Point(row: 0, column: 0))
    #expect(one == other)
  }

  @Test func `a block of colour is a run of its own, and keeps its colour until it is restyled`() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.write("ab", at: Point(row: 0, column: 0))
    canvas.drawSwatch(0xFF_8800, in: Rect(row: 0, column: 2, width: 2, height: 1))
    canvas.drawSwatch(0x00_0000, in: Rect(row: 0, column: 4, width: 2, height: 1))
    #expect(canvas.rows == ["ab████"])
    #expect(canvas.runs.map(\.swatch) == [nil, 0xFF_8800, 0, nil])
    #expect(canvas.runs.allSatisfy { $0.style == .plain })
    canvas.restyle(canvas.bounds, as: .selected)
    #expect(canvas.rows == ["ab████"] && canvas.runs.map(\.swatch) == [nil])
  }

  @Test func `what stands behind a window has one faint look, and no blocks`() {
    var canvas = Canvas(width: 12, height: 2)
    canvas.write("  Go  ", at: Point(row: 0, column: 0), style: .button)
    canvas.write("漢", at: Point(row: 1, column: 0), style: .error)
    canvas.drawSwatch(0xFF_8800, in: Rect(row: 1, column: 4, width: 2, height: 1))
    canvas.cursor = Point(row: 0, column: 1)
    canvas.fade()
    #expect(canvas.rows == ["  Go", "漢"] && canvas.cursor == nil)
    #expect(
      canvas.runs.map { "\($0.style)\($0.width)" }
        == ["plain2", "behind2", "plain8", "behind2", "plain10"])
  }

  private func canvas(with random: inout SeededRandom) -> Canvas {
    var canvas = Canvas(width: 12, height: 3)
    for word in ["ab", "漢字", "ö", "e\u{301}", "👨‍👩‍👧"].shuffled(using: &random) {
      let point = Point(
        row: .random(in: 0..<3, using: &random), column: .random(in: -1..<12, using: &random))
      let style = Style.allCases.randomElement(using: &random) ?? .plain
      canvas.write(word, at: point, style: style)
    }
    canvas.restyle(
      Rect(row: .random(in: 0..<3, using: &random), column: 3, width: 4, height: 1), as: .selected)
    return canvas
  }

  @Test func `each cell is in one run of its style`() {
    var random = SeededRandom()
    for _ in 0..<300 {
      let canvas = canvas(with: &random)
      let cells = canvas.runs.flatMap { run in
        run.cells.enumerated().map { (run.start.moved(columns: $0.offset), $0.element, run.style) }
      }
      #expect(cells.count == 36, "seed \(random.seed)")
      #expect(
        cells.allSatisfy { canvas[$0] == $1 && $1.style == $2 }, "seed \(random.seed)")
    }
  }

  @Test func `what changed is in a run, and no run begins inside of a character`() {
    var random = SeededRandom()
    for _ in 0..<300 {
      let (old, new) = (canvas(with: &random), canvas(with: &random))
      let runs = new.runs(changing: old)
      let sent = Set(runs.flatMap { run in (0..<run.width).map { run.start.moved(columns: $0) } })
      let all = (0..<3).flatMap { row in (0..<12).map { Point(row: row, column: $0) } }
      #expect(all.allSatisfy { sent.contains($0) || old[$0] == new[$0] }, "seed \(random.seed)")
      let rows = Dictionary(grouping: runs, by: \.start.row).values
      #expect(rows.allSatisfy { $0.first?.cells.first?.width != 0 }, "seed \(random.seed)")
      #expect(new.runs(changing: new).isEmpty)
    }
  }

  @Test func `a canvas drawn on another brings its caret and what can be clicked`() {
    var part = Canvas(width: 5, height: 2)
    part.write("漢ab", at: Point(row: 1, column: 0))
    part.mark(Rect(row: 1, column: 2, width: 2, height: 1), as: .field(7))
    part.cursor = Point(row: 1, column: 2)
    var canvas = Canvas(width: 6, height: 3)
    canvas.write("東京東", at: Point(row: 2, column: 0))
    canvas.draw(part, at: Point(row: 1, column: -1))
    #expect(canvas.rows == ["", "", " ab 東"])
    #expect(canvas.cursor == Point(row: 2, column: 1))
    #expect(canvas.target(at: Point(row: 2, column: 2)) == .field(7))
    #expect(canvas.target(at: Point(row: 2, column: 3)) == nil)
  }
}

extension Canvas {
  /// Whether each left half has its right one, and each right one its left.
  fileprivate var hasWholeCharacters: Bool {
    (0..<height).allSatisfy { row in
      var column = 0
      while let cell = self[Point(row: row, column: column)] {
        guard cell.width > 0 else { return false }
        if cell.width == 2, self[Point(row: row, column: column + 1)]?.width != 0 { return false }
        column += cell.width
      }
      return column == width
    }
  }
}
