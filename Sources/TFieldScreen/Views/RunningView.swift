import TField

/// What is told while an action runs: the program, for how long, and its last line of output.
///
/// The line of keys, which it never covers, says how to stop it.
struct RunningView {
  let running: RunningAction
  let options: FormScreen.Options

  func draw(on canvas: inout Canvas) {
    let lines = lines(in: max(1, canvas.width - 4))
    let widest = lines.map { DisplayText.width(of: $0, in: options.charset) }.max() ?? 0
    let bounds = canvas.bounds
    let width = min(bounds.width, max(widest, min(40, bounds.width - 4)) + 4)
    let height = min(lines.count + 2, bounds.height)
    let rect = Rect(
      row: (bounds.height - height) / 2, column: (bounds.width - width) / 2, width: width,
      height: height)
    canvas.clear(rect, style: .dialog)
    canvas.drawFrame(rect, .double, style: .dialog)
    let room = rect.inset(rows: 1, columns: 2)
    for (row, line) in zip(room.rows, lines) {
      canvas.write(line, at: Point(row: row, column: room.columns.lowerBound), style: .dialog)
    }
  }

  private func lines(in width: Int) -> [String] {
    let time = Wording.opened(.secondsRunning(running.seconds)).text(in: options.language)
    return ["\(running.program) · \(time)", running.lastLine].flatMap { text in
      text.isEmpty ? [] : DisplayText.lines(of: text, in: options.charset, limit: width)
    }
  }
}
