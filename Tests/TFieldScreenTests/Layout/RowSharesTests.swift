import Testing

@testable import TFieldScreen

@Suite struct RowSharesTests {
  private static let wide = FieldMetrics(minimum: 14, ideal: 34, priority: 1.7)
  private static let narrow = FieldMetrics(minimum: 14, ideal: 16, priority: 0.5)

  @Test(arguments: [
    ([wide, wide], 80, [40, 40]),
    ([wide, narrow], 50, [34, 16]),
    ([wide, narrow], 94, [68, 26]),
    ([wide, narrow], 40, [26, 14]),
    ([wide, narrow], 28, [14, 14]),
    ([wide], 20, [20]),
  ])
  func `a row is shared out whole`(fields: [FieldMetrics], room: Int, widths: [Int]) {
    #expect(RowShares.widths(of: fields, in: room) == widths)
  }

  @Test func `no field goes below its minimum, then the row has no room`() {
    #expect(RowShares.widths(of: [Self.wide, Self.narrow], in: 27) == nil)
    #expect(RowShares.columns(of: [Self.wide, Self.wide], in: 0..<28) == nil)
    #expect(RowShares.columns(of: [Self.wide, Self.wide], in: 0..<29) == [0..<14, 15..<29])
  }

  @Test(arguments: [Double.nan, .infinity, -3, 0, 1e300])
  func `a priority that makes no sense breaks nothing`(priority: Double) {
    let odd = FieldMetrics(minimum: 10, ideal: 30, priority: priority)
    for room in 20..<120 {
      #expect(RowShares.widths(of: [odd, odd], in: room)?.reduce(0, +) == room)
    }
  }
}
