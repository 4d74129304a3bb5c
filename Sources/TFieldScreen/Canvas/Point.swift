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
