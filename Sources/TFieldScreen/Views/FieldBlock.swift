import TField

/// What stands in a field in several lines: its text, or options that are all in sight.
enum FieldBlock {
  case text(TextLines)
  case options(OpenOptions)
  case table(EntryTable)

  var lineCount: Int {
    switch self {
    case .text(let text): text.wrapped.count
    case .options(let options): options.grid.lineCount
    case .table(let table): table.lineCount
    }
  }

  /// The line in which the caret stands.
  var caretLine: Int {
    switch self {
    case .text(let text): text.caretLine
    case .options(let options): options.caretLine
    case .table(let table): table.caretLine
    }
  }

  /// The line on top, so that the caret is seen.
  func top(from previous: Int, room: Int) -> Int {
    let nearest = min(max(previous, caretLine - room + 1), caretLine)
    return max(0, min(nearest, lineCount - room))
  }

  /// Draws the lines from `top` on, with marks beside them where there are more.
  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    switch self {
    case .text(let text): text.draw(on: &canvas, in: rect, top: top, ground: ground)
    case .options(let options): options.draw(on: &canvas, in: rect, top: top, ground: ground)
    case .table(let table): table.draw(on: &canvas, in: rect, top: top, ground: ground)
    }
    let edge = Point(row: rect.rows.lowerBound, column: rect.columns.upperBound)
    if top > 0 { canvas.write(.moreAbove, at: edge, style: .mark) }
    if lineCount - top > rect.height, rect.height > 0 {
      canvas.write(.moreBelow, at: edge.moved(rows: rect.height - 1), style: .mark)
    }
  }

  func caretPoint(in rect: Rect, top: Int) -> Point {
    let column =
      switch self {
      case .text(let text): text.caretColumn
      case .options(let options): options.caretColumn
      case .table: EntryTable.indent
      }
    return rect.origin.moved(rows: caretLine - top, columns: min(column, rect.width))
  }
}
