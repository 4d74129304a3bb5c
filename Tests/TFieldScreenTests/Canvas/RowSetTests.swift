import Testing

@testable import TFieldScreen

@Suite struct RowSetTests {
  @Test func `a row is in it once it was put in`() {
    var rows = RowSet()
    #expect((0..<200).allSatisfy { !rows.contains($0) })
    for row in [0, 7, 63] { rows.insert(row) }
    #expect((0..<64).filter(rows.contains) == [0, 7, 63])
  }

  @Test func `no row that was put in is ever missing, however many there are`() {
    var rows = RowSet()
    for row in stride(from: 0, to: 2_000, by: 3) { rows.insert(row) }
    #expect(stride(from: 0, to: 2_000, by: 3).allSatisfy(rows.contains))
  }
}
