import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct RunTests {
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
