import TestSupport
import Testing

@testable import TFieldScreen

/// A run, with what it says.
private struct Sent: Equatable {
  let run: Run
  let text: String

  init(_ run: Run, _ text: String) {
    self.run = run
    self.text = text
  }

  init(_ row: Int, _ column: Int, _ text: String, _ style: Style, _ width: Int) {
    self.init(Run(start: Point(row: row, column: column), style: style, width: width), text)
  }
}

extension Canvas {
  fileprivate func sent(since old: Canvas? = nil) -> [Sent] {
    (old.map(changes) ?? runs).map { Sent($0, text(of: $0)) }
  }
}

extension Canvas {
  fileprivate var places: [Point] {
    (0..<height).flatMap { row in (0..<width).map { Point(row: row, column: $0) } }
  }
}

@Suite struct RunTests {
  @Test func `a canvas is sent as runs of one style`() {
    var canvas = Canvas(width: 6, height: 2)
    canvas.write("ab", at: Point(row: 0, column: 1), style: .label)
    canvas.write("漢", at: Point(row: 1, column: 4), style: .error)
    #expect(
      canvas.sent() == [
        Sent(0, 0, " ", .plain, 1), Sent(0, 1, "ab", .label, 2), Sent(0, 3, "   ", .plain, 3),
        Sent(1, 0, "    ", .plain, 4), Sent(1, 4, "漢", .error, 2),
      ])
  }

  @Test func `only the runs that changed are told`() {
    var before = Canvas(width: 10, height: 2)
    before.write("a漢bc", at: Point(row: 0, column: 0))
    var after = before
    after.write("字", at: Point(row: 0, column: 1))
    after.write("x", at: Point(row: 1, column: 9), style: .error)
    after.cursor = Point(row: 0, column: 1)
    #expect(
      after.sent(since: before) == [
        Sent(0, 0, "a字bc     ", .plain, 10), Sent(1, 9, "x", .error, 1),
      ])
    #expect(after.changes(since: after).isEmpty)
    #expect(after != before)
  }

  @Test func `a wide character that goes leaves both its cells changed`() {
    var before = Canvas(width: 4, height: 1)
    before.write("漢", at: Point(row: 0, column: 1))
    var after = Canvas(width: 4, height: 1)
    after.write("x", at: Point(row: 0, column: 2))
    #expect(after.sent(since: before) == [Sent(0, 0, "  x ", .plain, 4)])
  }

  @Test func `the same characters drawn in another order are no change`() {
    var (one, other) = (Canvas(width: 4, height: 1), Canvas(width: 4, height: 1))
    one.write("e\u{301}", at: Point(row: 0, column: 0))
    one.write("o\u{308}", at: Point(row: 0, column: 1))
    other.write("o\u{308}", at: Point(row: 0, column: 1))
    other.write("e\u{301}", at: Point(row: 0, column: 0))
    #expect(one == other)
  }

  @Test func `a change of style is a change`() {
    let before = Canvas(width: 4, height: 1)
    var after = before
    after.restyle(Rect(row: 0, column: 1, width: 2, height: 1), as: .selected)
    #expect(after.sent(since: before) == [Sent(0, 1, "  ", .selected, 2)])
  }

  @Test func `another size changes everything`() {
    let (small, large) = (Canvas(width: 2, height: 1), Canvas(width: 3, height: 1))
    #expect(large.sent(since: small) == [Sent(0, 0, "   ", .plain, 3)])
  }

  @Test func `the changes make the old canvas the new one`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    var old = Canvas(width: 20, height: 4)
    for _ in 0..<300 {
      var new = Bool.random(using: &random) ? old : Canvas(width: 20, height: 4)
      for _ in 0..<3 {
        let point = Point(
          row: .random(in: 0..<4, using: &random), column: .random(in: -3..<20, using: &random))
        let style = Style.allCases.randomElement(using: &random) ?? .plain
        new.write(.hostile(from: &random), at: point, style: style)
      }
      for run in new.changes(since: old) {
        old.write(new.text(of: run), at: run.start, style: run.style)
      }
      #expect(old.rows == new.rows, "seed \(seed)")
      #expect(old.runs.map(\.style) == new.runs.map(\.style), "seed \(seed)")
    }
  }

  @Test func `each cell that looks otherwise is in one run of its style`() {
    var random = SeededRandom()
    for _ in 0..<300 {
      var (old, new) = (Canvas(width: 12, height: 3), Canvas(width: 12, height: 3))
      for _ in 0..<3 {
        Self.scribble(on: &old, from: &random)
        Self.scribble(on: &new, from: &random)
      }
      let runs = new.changes(since: old)
      let told = runs.flatMap { run in (0..<run.width).map { run.start.moved(columns: $0) } }
      #expect(Set(told).count == told.count, "seed \(random.seed)")
      #expect(
        Set(told).isSuperset(of: new.places.filter { new[$0] != old[$0] }), "seed \(random.seed)")
      #expect(
        runs.allSatisfy { run in new.cells(of: run).allSatisfy { $0.style == run.style } },
        "seed \(random.seed)")
    }
  }

  private static func scribble(on canvas: inout Canvas, from random: inout SeededRandom) {
    for word in ["ab", "漢字", "ö", "e\u{301}", "👨‍👩‍👧"].shuffled(using: &random).prefix(2) {
      let point = Point(
        row: .random(in: 0..<3, using: &random), column: .random(in: -1..<12, using: &random))
      canvas.write(word, at: point, style: Style.allCases.randomElement(using: &random) ?? .plain)
    }
    let row = Int.random(in: 0..<3, using: &random)
    canvas.restyle(Rect(row: row, column: 3, width: 4, height: 1), as: .selected)
    canvas.clear(Rect(row: .random(in: 0..<3, using: &random), column: 0, width: 5, height: 2))
  }
}
