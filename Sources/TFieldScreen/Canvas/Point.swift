/// A place on a canvas, counted from the upper left corner; it may lie outside.
public struct Point: Hashable, Sendable {
  public var row: Int
  public var column: Int

  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The place that many rows down and columns to the right.
  public func moved(rows: Int = 0, columns: Int = 0) -> Self {
    Self(row: row &+ rows, column: column &+ columns)
  }
}
