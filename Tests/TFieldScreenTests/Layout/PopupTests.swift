import Testing

@testable import TFieldScreen

@Suite struct PopupTests {
  private static let area = Rect(row: 0, column: 0, width: 40, height: 12)

  /// The field's row, the wanted height, and the rows that it gets.
  @Test(arguments: [
    (1, 6, 4..<10), (8, 6, 2..<8), (4, 6, 0..<4), (2, 20, 5..<12), (7, 20, 0..<7),
  ])
  func `a popup stands below its field, else above, as high as there is room`(
    row: Int, height: Int, rows: Range<Int>
  ) {
    let field = Rect(row: row, column: 5, width: 10, height: 3)
    let rect = Popup.rect(width: 20, height: height, least: 3, beside: field, in: Self.area)
    if row == 4 {
      #expect(rect.rows == 7..<12)
    } else {
      #expect(rect.rows == rows)
    }
    #expect(rect.columns == 5..<25)
  }

  @Test func `where there is no room beside the field it stands in the middle`() {
    let field = Rect(row: 4, column: 35, width: 10, height: 3)
    let rect = Popup.rect(width: 20, height: 8, least: 8, beside: field, in: Self.area)
    #expect(rect == Rect(row: 2, column: 10, width: 20, height: 8))
  }

  @Test func `it is shifted to be wholly seen, and never wider than there is room`() {
    let field = Rect(row: 1, column: 35, width: 10, height: 3)
    let rect = Popup.rect(width: 20, height: 6, least: 3, beside: field, in: Self.area)
    #expect(rect.columns == 20..<40)
    let wide = Popup.rect(width: 99, height: 99, least: 3, beside: nil, in: Self.area)
    #expect(wide == Self.area)
  }
}
