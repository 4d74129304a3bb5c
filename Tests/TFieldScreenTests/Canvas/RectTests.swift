import Testing

@testable import TFieldScreen

@Suite struct RectTests {
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
}
