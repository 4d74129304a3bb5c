/// A place on a canvas, counted from the upper left corner; it may lie outside.
package struct Point: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The place that many rows down and columns to the right.
  package func moved(rows: Int = 0, columns: Int = 0) -> Self {
    Self(row: row &+ rows, column: column &+ columns)
  }
}

/// A block of cells; it may be empty, and may lie outside of any canvas.
package struct Rect: Hashable, Sendable {
  /// Far beyond any screen, and safe to add and subtract.
  private static let limits = -1_000_000...1_000_000

  package let rows: Range<Int>
  package let columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows.clamped(to: Self.limits.lowerBound..<Self.limits.upperBound)
    self.columns = columns.clamped(to: Self.limits.lowerBound..<Self.limits.upperBound)
  }

  /// A size below zero counts as zero.
  package init(row: Int, column: Int, width: Int, height: Int) {
    self.init(rows: Self.range(row, height), columns: Self.range(column, width))
  }

  package var origin: Point { Point(row: rows.lowerBound, column: columns.lowerBound) }
  package var width: Int { columns.count }
  package var height: Int { rows.count }
  package var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

  package func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  /// The cells that both have.
  package func intersection(_ other: Self) -> Self {
    Self(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// What is left when that much is taken off each side.
  package func inset(rows: Int = 0, columns: Int = 0) -> Self {
    Self(rows: Self.inset(self.rows, by: rows), columns: Self.inset(self.columns, by: columns))
  }

  /// The same block in a canvas that is drawn with its corner there.
  func moved(to origin: Point) -> Self {
    Self(
      row: rows.lowerBound + origin.row, column: columns.lowerBound + origin.column, width: width,
      height: height)
  }

  private static func range(_ start: Int, _ length: Int) -> Range<Int> {
    let start = clamp(start)
    return start..<start + max(0, clamp(length))
  }

  private static func inset(_ range: Range<Int>, by amount: Int) -> Range<Int> {
    let start = range.lowerBound + clamp(amount)
    return start..<max(start, range.upperBound - clamp(amount))
  }

  private static func clamp(_ value: Int) -> Int {
    min(max(value, limits.lowerBound), limits.upperBound)
  }
}
