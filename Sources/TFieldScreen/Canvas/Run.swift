/// Neighbouring cells of one row with the same style.
public struct Run: Hashable, Sendable {
  public let start: Point
  public let style: Style
  /// The number of cells.
  public let width: Int

  var columns: Range<Int> { start.column..<start.column + width }
}
