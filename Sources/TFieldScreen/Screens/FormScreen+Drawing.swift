import TField

/// The form itself, without what may be open over it.
extension FormScreen {
  /// The form as it looks now: what was drawn before, with what has changed drawn over it.
  mutating func formCanvas(for session: FormSession) -> Canvas {
    guard let areas, let layout else { return blankCanvas }
    let form = keptForm(for: layout, areas, session.form.id)
    let known = form.takeCanvas()
    var canvas = known ?? blankCanvas
    canvas.cursor = nil
    let isNew = known == nil
    drawTitle(of: session, on: &canvas, areas, form, isNew)
    drawBands(of: session, on: &canvas, areas, form, isNew)
    if isNew { drawMarks(on: &canvas, areas) }
    drawButtons(of: session, on: &canvas, areas, form, isNew)
    drawStatus(of: session, on: &canvas, areas, form, isNew)
    drawHint(of: session, on: &canvas, areas, form)
    form.progress = KeptForm.Progress(session)
    form.keep(canvas)
    kept = form
    focusedFace = nil
    return canvas
  }

  /// The form that was drawn last, or an empty one where that is of no use.
  private mutating func keptForm(
    for layout: FormLayout, _ areas: ScreenAreas, _ name: String
  ) -> KeptForm {
    let key = KeptForm.Key(layout: layout.key, areas: areas, scroll: scroll, name: name)
    if var form = kept.take(), isKnownUniquelyReferenced(&form), form.holds(for: key) {
      return form
    }
    return KeptForm(key)
  }

  private func drawTitle(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas,
    _ form: KeptForm, _ isNew: Bool
  ) {
    if isNew, let rect = areas.steps { drawStep(of: session, on: &canvas, in: rect) }
    guard let rect = areas.title else { return }
    let numbers = FormProgress(session)
    // That of a sheet changes with the list around it.
    guard isNew || sheet != nil || form.title != numbers else { return }
    form.title = numbers
    canvas.clear(rect)
    let line = sheet.map(TitleLine.init) ?? TitleLine(for: session, in: options.language)
    line.draw(on: &canvas, in: rect)
  }

  private func drawButtons(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas,
    _ form: KeptForm, _ isNew: Bool
  ) {
    guard let rect = areas.actions else { return }
    let action: Int? = if case .action(let index) = session.focus { index } else { nil }
    // Where one has the focus, the cursor stands in it.
    guard isNew || action != nil || form.action != action else { return }
    form.action = action
    canvas.clear(rect)
    drawButtons(of: session, on: &canvas, in: rect)
  }

  private func drawStatus(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas,
    _ form: KeptForm, _ isNew: Bool
  ) {
    guard let rect = areas.status, isNew || form.progress != KeptForm.Progress(session)
    else { return }
    canvas.clear(rect)
    panel?.draw(GroupValidator(session), on: &canvas, in: rect)
  }

  /// Draws the line below the form and that of the keys, which may be the same one.
  private func drawHint(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas, _ form: KeptForm
  ) {
    let isCovered = if case .entries = session.opened { true } else { false }
    let rect = isCovered ? nil : keyRect(for: session)
    let keys = rect.map { _ in occasion(of: session) }
    let hint = isCovered || rect == areas.hint ? nil : hintLine(for: session)
    let (before, after) = ((keys: form.keys, hint: form.hint), (keys: keys, hint: hint))
    (form.keys, form.hint) = after
    if before.keys != nil, before.keys != after.keys { canvas.clear(areas.keys ?? areas.hint) }
    if before.hint != nil, before.hint != after.hint { canvas.clear(areas.hint) }
    if let hint, before.hint != hint { hint.draw(on: &canvas, in: areas.hint) }
    guard let rect, before.keys != after.keys else { return }
    keyLine(for: session, in: rect).draw(on: &canvas, in: rect)
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
    let face = face(of: field, in: session)
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
    if scroll > 0 { canvas.write(.moreAbove, at: top, style: .mark) }
    if (layout?.height ?? 0) - scroll > areas.form.height {
      canvas.write(.moreBelow, at: top.moved(rows: areas.form.height - 1), style: .mark)
    }
  }
}
