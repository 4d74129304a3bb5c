import TField

/// The buttons below the form, and the question in front of it.
extension FormScreen {
  /// The actions; on pages the ways to the others, and the actions on the last.
  func buttons(for session: FormSession) -> ItemLine {
    let stops = session.buttons
    let items = stops.map { button(for: $0, in: session) }
    return ItemLine(
      items: items, focused: stops.firstIndex { $0 == session.focus }, charset: options.charset)
  }

  private func button(for stop: Stop, in session: FormSession) -> ItemLine.Item {
    let label: Wording
    var isOpen = true
    switch stop {
    case .action(let index):
      label = session.form.actions[index].label
      isOpen = GroupValidator(session).allows(session.form.actions[index])
    case .next: label = .screen(.next)
    case .back, .field: label = .screen(.back)
    }
    return ItemLine.Item(
      text: "[ \(label.text(in: options.language)) ]", deed: .stop(stop),
      style: session.focus == stop ? .buttonFocused : isOpen ? .button : .buttonBlocked)
  }

  func drawButtons(on canvas: inout Canvas, in rect: Rect) {
    for (line, rect) in buttonRows(in: rect) {
      line.draw(on: &canvas, in: rect)
      guard let focused = line.focused else { continue }
      let column = line.places(in: rect)[focused].lowerBound + 2
      canvas.cursor = Point(row: rect.rows.lowerBound, column: column)
    }
  }

  /// The rows of buttons, and where each stands.
  func buttonRows(in rect: Rect) -> [(ItemLine, Rect)] {
    zip(surroundings?.buttons ?? [], rect.rows).map { line, row in
      (line, Rect(rows: row..<row + 1, columns: rect.columns))
    }
  }

  /// The question asked, in front of the form.
  func dialog(for session: FormSession) -> DialogView? {
    session.question.map { DialogView($0, in: drawn.bounds, options) }
  }
}
