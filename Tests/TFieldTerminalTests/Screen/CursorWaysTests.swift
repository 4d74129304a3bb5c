import TFieldScreen
import Testing

@testable import TFieldTerminal

@Suite struct CursorWaysTests {
  private func way(
    from place: Point?, to target: Point, _ change: (inout CursorWays) -> Void = { _ in }
  ) -> String {
    var ways = CursorWays()
    change(&ways)
    var bytes: [UInt8] = []
    ways.append(from: place, to: target, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (nil, (4, 9), "\u{1B}[5;10H"), ((4, 0), (6, 2), "\u{1B}[7;3H"), ((4, 9), (4, 0), "\r"),
    ((4, 9), (4, 7), "\u{8}\u{8}"), ((4, 9), (4, 4), "\u{1B}[5G"), ((4, 4), (4, 9), "\u{1B}[10G"),
    ((4, 9), (6, 9), "\u{1B}[7d"),
  ])
  func `the shortest way is taken`(place: (Int, Int)?, target: (Int, Int), bytes: String) {
    let from = place.map { Point(row: $0.0, column: $0.1) }
    #expect(way(from: from, to: Point(row: target.0, column: target.1)) == bytes)
  }

  @Test func `a terminal without the short ways is told the whole address`() {
    let (place, target) = (Point(row: 4, column: 9), Point(row: 4, column: 7))
    #expect(way(from: place, to: target) { $0.hasBackspace = false } == "\u{1B}[8G")
    let poor = way(from: place, to: target) { ways in
      ways.hasBackspace = false
      ways.hasColumn = false
    }
    #expect(poor == "\u{1B}[5;8H")
  }

  @Test func `cells are blanked in one sequence`() {
    var bytes: [UInt8] = []
    CursorWays().appendErasure(of: 120, to: &bytes)
    #expect(bytes == Array("\u{1B}[120X".utf8))
  }
}
