import TFieldSystem
import Testing

@Suite struct TerminalSizeTests {
  @Test(
    arguments: [
      (0, 0, 80, 24), (1, 1, 1, 1), (0, 50, 80, 50), (500, 200, 500, 200),
      (65_535, 65_535, 1000, 500), (-1, .min, 80, 24), (.max, .max, 1000, 500),
    ] as [(Int, Int, Int, Int)])
  func `a size is made believable`(columns: Int, rows: Int, shownColumns: Int, shownRows: Int) {
    #expect(
      TerminalSize.believable(columns: columns, rows: rows)
        == TerminalSize(columns: shownColumns, rows: shownRows))
  }
}
