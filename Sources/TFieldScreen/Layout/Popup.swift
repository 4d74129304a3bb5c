/// Where a list or a calendar stands: below its field, above it, or in the middle.
enum Popup {
  /// A block of the wanted size if that fits, of at least the least height if it doesn't.
  static func rect(
    width: Int, height: Int, least: Int, beside field: Rect?, in area: Rect
  ) -> Rect {
    let width = min(width, area.width)
    guard let field else { return centred(width: width, height: height, in: area) }
    let below = area.rows.upperBound - field.rows.upperBound
    let above = field.rows.lowerBound - area.rows.lowerBound
    let column = min(field.columns.lowerBound, area.columns.upperBound - width)
    let isBelow = below >= min(height, above) || below >= height
    let height = min(height, isBelow ? below : above)
    guard height >= least else {
      return centred(width: width, height: max(least, height), in: area)
    }
    let row = isBelow ? field.rows.upperBound : field.rows.lowerBound - height
    return Rect(
      row: row, column: max(area.columns.lowerBound, column), width: width, height: height)
  }

  private static func centred(width: Int, height: Int, in area: Rect) -> Rect {
    let height = min(height, area.height)
    return Rect(
      row: area.rows.lowerBound + (area.height - height) / 2,
      column: area.columns.lowerBound + (area.width - width) / 2, width: width, height: height)
  }
}
