/// Some rows of a canvas, and perhaps a few more: rows that are 64 apart are in it together.
struct RowSet: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ row: Int) { bits |= Self.bit(of: row) }

  func contains(_ row: Int) -> Bool { bits & Self.bit(of: row) != 0 }

  private static func bit(of row: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: row & 63) }
}
