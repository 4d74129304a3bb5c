import TField

/// A question in front of the form, with the keys that answer it.
struct DialogView {
  let question: String
  let choices: ItemLine

  /// The block in the middle of the screen, as large as the question needs.
  func rect(in bounds: Rect) -> Rect {
    let room = max(1, bounds.width - 4)
    let lines = self.lines(in: room)
    let widest = lines.map { DisplayText.width(of: $0, in: choices.charset) }.max() ?? 0
    let width = min(room, max(widest, choices.width)) + 4
    let height = min(lines.count + 3, bounds.height)
    return Rect(
      row: (bounds.height - height) / 2, column: (bounds.width - width) / 2, width: width,
      height: height)
  }

  private func lines(in room: Int) -> [String] {
    DisplayText.lines(of: question, in: choices.charset, limit: room)
  }

  /// The line of the answers.
  func choiceRect(in bounds: Rect) -> Rect {
    let rect = rect(in: bounds)
    return Rect(
      row: rect.rows.upperBound - 2, column: rect.columns.lowerBound + 2, width: rect.width - 4,
      height: 1)
  }

  func draw(on canvas: inout Canvas) {
    let rect = rect(in: canvas.bounds)
    canvas.clear(rect, style: .dialog)
    canvas.drawFrame(rect, .double, style: .dialog)
    let room = rect.inset(rows: 1, columns: 2)
    for (row, line) in zip(room.rows.dropLast(), lines(in: room.width)) {
      canvas.write(line, at: Point(row: row, column: room.columns.lowerBound), style: .dialog)
    }
    let choice = choiceRect(in: canvas.bounds)
    choices.draw(on: &canvas, in: choice)
    canvas.cursor = choice.origin
  }
}
