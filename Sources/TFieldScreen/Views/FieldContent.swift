import TField

/// What stands in a field: its text in one line or in several, or options or entries in sight.
enum FieldContent: Sendable {
  case line(FieldText)
  case text(WrappedText, caret: Int, selection: Range<Int>)
  case options(OptionGrid)
  case table(EntryTable)

  private var lineCount: Int {
    switch self {
    case .line: 1
    case .text(let text, _, _): text.count
    case .options(let grid): grid.lineCount
    case .table(let table): table.lineCount
    }
  }

  /// Where the caret stands, counted from the first line.
  private var caret: Point {
    switch self {
    case .line(let text): Point(row: 0, column: text.caret)
    case .text(let text, let caret, _):
      Point(row: text.line(of: caret), column: text.column(of: caret))
    case .options(let grid): grid.caret
    case .table(let table): table.caret
    }
  }

  /// The first column that is seen of one line, or the first of several lines: as it was, so that
  /// the caret is in sight.
  func offset(from previous: Int, in rect: Rect) -> Int {
    if case .line(let text) = self { return text.offset(from: previous, room: rect.width) }
    let line = caret.row
    let nearest = min(max(previous, line - rect.height + 1), line)
    return max(0, min(nearest, lineCount - rect.height))
  }

  /// Where the caret is seen; behind the last character it may stand on the edge of the room.
  func caretPoint(in rect: Rect, offset: Int) -> Point {
    if case .line = self {
      return rect.origin.moved(columns: min(max(0, caret.column - offset), rect.width))
    }
    return rect.origin.moved(rows: caret.row - offset, columns: min(caret.column, rect.width))
  }

  /// Draws what is seen, with marks beside it where there is more.
  func draw(on canvas: inout Canvas, in rect: Rect, offset: Int, ground: Style) {
    if case .line(let text) = self {
      return text.draw(on: &canvas, in: rect, offset: offset, ground: ground)
    }
    canvas.clear(rect, style: ground)
    canvas.clipping(to: rect) { canvas in
      switch self {
      case .line: break
      case .text(let text, _, let selection):
        for (row, line) in zip(rect.rows, offset..<max(offset, text.count)) {
          let start = Point(row: row, column: rect.columns.lowerBound)
          text.draw(line, selection, on: &canvas, at: start, ground)
        }
      case .options(let grid): grid.draw(on: &canvas, in: rect, top: offset, ground: ground)
      case .table(let table): table.draw(on: &canvas, in: rect, top: offset, ground: ground)
      }
    }
    canvas.drawMarks(
      isMoreAbove: offset > 0, isMoreBelow: lineCount - offset > rect.height && rect.height > 0,
      beside: rect)
  }

  /// What a click does at a point, counted from the corner of what is seen.
  func part(at point: Point, offset: Int) -> FieldView.Part? {
    let line = point.row + offset
    switch self {
    case .line(let text): return .character(text.index(at: point.column + offset))
    case .text(let text, _, _):
      let last = text.count - 1
      return .character(line < 0 ? 0 : text.index(inLine: min(line, last), at: point.column))
    case .options(let grid):
      return grid.option(at: Point(row: line, column: point.column)).map { .option($0) }
    case .table(let table): return table.entry(inLine: line).map { .option($0) }
    }
  }
}

extension WrappedText {
  /// Writes a line, and marks what is selected of it.
  fileprivate func draw(
    _ line: Int, _ selection: Range<Int>, on canvas: inout Canvas, at point: Point, _ ground: Style
  ) {
    let text = text(ofLine: line)
    canvas.write(text, at: point, style: ground)
    let range = range(ofLine: line)
    let part = selection.clamped(to: range)
    guard !part.isEmpty else { return }
    let start = text.column(of: part.lowerBound - range.lowerBound)
    let end = text.column(of: part.upperBound - range.lowerBound)
    canvas.restyle(
      Rect(row: point.row, column: point.column + start, width: end - start, height: 1),
      as: .selected)
  }
}

extension Editor {
  /// Whether what is worked stands in several lines.
  var isBlock: Bool {
    switch self {
    case .lines, .radio, .checks, .table: true
    case .line, .toggle, .calendar, .choice, .choices, .entries, .none: false
    }
  }
}
