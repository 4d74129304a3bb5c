import TField

/// The form itself, without what may be open over it.
extension FormScreen {
  func drawFields(of session: FormSession, on canvas: inout Canvas) {
    guard let areas else { return }
    if let rect = areas.steps { drawStep(of: session, on: &canvas, in: rect) }
    if let rect = areas.title {
      let line = sheet.map(TitleLine.init) ?? TitleLine(for: session, in: options.language)
      line.draw(on: &canvas, in: rect)
    }
    drawBands(of: session, on: &canvas, areas)
    drawMarks(on: &canvas, areas)
    if let rect = areas.actions { drawButtons(of: session, on: &canvas, in: rect) }
    if let rect = areas.status { panel?.draw(GroupValidator(session), on: &canvas, in: rect) }
    drawHint(of: session, on: &canvas, areas)
  }

  /// Draws the line below the form and that of the keys, which may be the same one.
  private func drawHint(of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas) {
    if case .entries = session.opened { return }
    let keys = keyRect(for: session)
    if keys != areas.hint { hintLine(for: session).draw(on: &canvas, in: areas.hint) }
    if let keys { keyLine(for: session, in: keys).draw(on: &canvas, in: keys) }
  }

  private func hintLine(for session: FormSession) -> HintLine {
    HintLine(
      for: session, failure: sheet?.failure, isErrorCut: isErrorCut(in: session),
      in: options.language)
  }

  /// The line of the keys; where there is none, those of what is open stand in place of the hint.
  func keyRect(for session: FormSession) -> Rect? {
    areas?.keys ?? (session.opened != nil ? areas?.hint : nil)
  }

  func keyLine(for session: FormSession, in rect: Rect) -> ItemLine {
    KeyLine(for: session, on: occasion(of: session), options).line(in: rect.width)
  }

  private func occasion(of session: FormSession) -> KeyLine.Occasion {
    KeyLine.Occasion(session, isPaged: layout?.key.page != nil, isSheet: sheet != nil)
  }

  private func isErrorCut(in session: FormSession) -> Bool {
    guard let field = session.focusedField else { return false }
    let face = FieldFace(of: field, in: session, options)
    guard face.look.message != nil, let rect = rect(of: field) else { return false }
    return isCompact
      ? compactView(of: face).isMessageCut(in: rect)
      : BoxedFieldView(face: face, offset: 0, block: nil).isMessageCut(in: rect)
  }

  private func drawStep(of session: FormSession, on canvas: inout Canvas, in rect: Rect) {
    guard let layout, let page = layout.key.page, let step = layout.sections.firstIndex(of: page)
    else { return }
    let words = Wording.screen(.step(step + 1, of: layout.sections.count)).text(
      in: options.language)
    canvas.write(words, at: rect.origin, style: .progress)
  }

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
