import TField

/// Text in several lines, the caret in it and what is selected.
struct TextLines {
  let wrapped: WrappedText
  let caret: Int
  let selection: Range<Int>

  init(_ wrapped: WrappedText, of state: FieldState) {
    self.wrapped = wrapped
    caret = state.caret
    selection = state.selection ?? 0..<0
  }

  var caretLine: Int { wrapped.line(of: caret) }
  var caretColumn: Int { wrapped.column(of: caret) }

  /// The place in the text that is meant by a point, counted from the first line.
  func index(at point: Point) -> Int {
    guard point.row >= 0 else { return 0 }
    return wrapped.index(inLine: min(point.row, wrapped.count - 1), at: point.column)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, top: Int, ground: Style) {
    canvas.clear(rect, style: ground)
    canvas.clipping(to: rect) { canvas in
      for (row, line) in zip(rect.rows, top..<max(top, wrapped.count)) {
        let point = Point(row: row, column: rect.columns.lowerBound)
        canvas.write(wrapped.text(ofLine: line), at: point, style: ground)
        mark(line, on: &canvas, at: point)
      }
    }
  }

  private func mark(_ line: Int, on canvas: inout Canvas, at point: Point) {
    let part = selection.clamped(to: wrapped.range(ofLine: line))
    guard !part.isEmpty else { return }
    let text = wrapped.text(ofLine: line)
    let start = wrapped.range(ofLine: line).lowerBound
    let columns =
      text.column(of: part.lowerBound - start)..<text.column(of: part.upperBound - start)
    canvas.restyle(
      Rect(
        row: point.row, column: point.column + columns.lowerBound, width: columns.count, height: 1),
      as: .selected)
  }
}
