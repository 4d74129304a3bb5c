/// How many cells a terminal has.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package static let usual = TerminalSize(columns: 80, rows: 24)
  package static let largest = TerminalSize(columns: 1000, rows: 500)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal says of itself, made believable: 0 is unknown, and no screen is gigantic.
  package static func believable(columns: Int, rows: Int) -> TerminalSize {
    TerminalSize(
      columns: columns > 0 ? min(columns, largest.columns) : usual.columns,
      rows: rows > 0 ? min(rows, largest.rows) : usual.rows)
  }
}
