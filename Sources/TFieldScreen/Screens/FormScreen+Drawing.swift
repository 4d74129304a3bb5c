import TField

/// The form itself, without what may be open over it.
extension FormScreen {
  func drawFields(of session: FormSession, on canvas: inout Canvas) {
    guard let areas else { return }
    if let rect = areas.steps { surroundings?.steps?.draw(on: &canvas, in: rect) }
    if let rect = areas.title { surroundings?.title.draw(on: &canvas, in: rect) }
    drawBands(of: session, on: &canvas, areas)
    drawMarks(on: &canvas, areas)
    if let rect = areas.actions { drawButtons(on: &canvas, in: rect) }
    if let rect = areas.status {
      StatusPanel(session, in: options.language).draw(on: &canvas, in: rect)
    }
    drawMessage(of: session, on: &canvas, areas)
  }

  /// Draws the lines below the form and that of the keys, which may be the same one.
  private func drawMessage(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas
  ) {
    if session.opened?.form != nil { return }
    let keys = keyRect(for: session)
    if keys != areas.message { messageLine(for: session).draw(on: &canvas, in: areas.message) }
    if let keys { keyLine(for: session, in: keys).draw(on: &canvas, in: keys) }
  }

  func messageLine(for session: FormSession) -> MessageLine {
    let shape = session.focusedField.flatMap { field in
      layout.map { FieldPlan.shape(of: session.fields[field].editor, $0.key.setting) }
    }
    return MessageLine(
      for: session, failure: sheet?.failure, showsHint: shape != .box, in: options.language)
  }

  /// The line of the keys; where there is none, those of what is open stand in place of the hint.
  func keyRect(for session: FormSession) -> Rect? {
    areas?.keys ?? (session.opened != nil ? areas?.message : nil)
  }

  func keyLine(for session: FormSession, in rect: Rect) -> ItemLine {
    KeyLine(for: session, on: occasion(of: session), options).line(in: rect.width)
  }

  private func occasion(of session: FormSession) -> KeyLine.Occasion {
    KeyLine.Occasion(session, isPaged: layout?.key.page != nil, isSheet: isSheet)
  }

  /// True on a sheet of entries, which has keys of its own.
  var isSheet: Bool { sheet.map { !$0.isPage } ?? false }

  /// Tells that there is more of the form above or below.
  private func drawMarks(on canvas: inout Canvas, _ areas: ScreenAreas) {
    guard areas.form.height > 0 else { return }
    let top = Point(row: areas.form.rows.lowerBound, column: areas.marks)
    if viewState.scroll > 0 { canvas.write(.moreAbove, at: top, style: .mark) }
    if (layout?.height ?? 0) - viewState.scroll > areas.form.height {
      canvas.write(.moreBelow, at: top.moved(rows: areas.form.height - 1), style: .mark)
    }
  }
}
