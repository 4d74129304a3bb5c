/// Neighbouring cells of one row with the same style.
package struct Run: Hashable, Sendable {
  package let start: Point
  package let style: Style
  /// The number of cells.
  package let width: Int

  var columns: Range<Int> { start.column..<start.column + width }
}
