import TField

/// The form itself, without what may be open over it.
extension FormScreen {
  mutating func drawForm(of session: FormSession, on canvas: inout Canvas) {
    guard let areas, let layout else { return }
    let key = KeptForm.Key(
      layout: layout.key, areas: areas, scroll: scroll, name: session.form.id)
    let known: Known = kept?.canvas(for: key).map { (kept, $0) }
    if let known { canvas.adoptClusters(of: known.canvas) }
    kept = drawn(session, on: &canvas, areas, KeptForm(key), known)
    kept?.canvas = canvas
    focusedFace = nil
  }

  /// A form that was drawn before, and on what.
  private typealias Known = (form: KeptForm?, canvas: Canvas)?

  private func drawn(
    _ session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas, _ form: KeptForm,
    _ known: Known
  ) -> KeptForm {
    var form = form
    drawTitle(of: session, on: &canvas, areas, &form, known)
    if let rect = areas.steps { drawStep(of: session, on: &canvas, in: rect) }
    canvas.clipping(to: areas.form) { drawBands(of: session, on: &$0, &form, known) }
    drawMarks(on: &canvas, areas)
    if let rect = areas.actions { drawButtons(of: session, on: &canvas, in: rect) }
    if let rect = areas.status { panel?.draw(session.tally, on: &canvas, in: rect) }
    if case .entries = session.opened { return form }
    let keys = keyRect(for: session)
    if keys != areas.hint { hintLine(for: session).draw(on: &canvas, in: areas.hint) }
    if let keys { drawKeys(of: session, on: &canvas, in: keys, &form, known) }
    return form
  }

  private func drawTitle(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas,
    _ form: inout KeptForm, _ known: Known
  ) {
    guard let rect = areas.title else { return }
    if let sheet { return TitleLine(sheet).draw(on: &canvas, in: rect) }
    form.title = TitleLine.Numbers(session.tally)
    if let known, known.form?.title == form.title {
      canvas.copy(rect, from: known.canvas)
    } else {
      TitleLine(for: session, in: options.language).draw(on: &canvas, in: rect)
    }
  }

  private func drawKeys(
    of session: FormSession, on canvas: inout Canvas, in rect: Rect, _ form: inout KeptForm,
    _ known: Known
  ) {
    let keys = keyLine(for: session)
    form.keys = keys
    if let known, known.form?.keys == keys {
      canvas.copy(rect, from: known.canvas)
    } else {
      keys.line(in: rect.width).draw(on: &canvas, in: rect)
    }
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
    keyLine(for: session).line(in: rect.width)
  }

  private func keyLine(for session: FormSession) -> KeyLine {
    KeyLine(for: session, isPaged: layout?.key.page != nil, isSheet: sheet != nil, options)
  }

  private func isErrorCut(in session: FormSession) -> Bool {
    guard let field = session.focusedField, let rect = rect(of: field) else { return false }
    let face = FieldFace(of: field, in: session, options)
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

extension FormScreen {
  private func drawBands(
    of session: FormSession, on canvas: inout Canvas, _ form: inout KeptForm, _ known: Known
  ) {
    guard let layout else { return }
    for band in layout.bands(in: scroll..<scroll + formHeight) {
      drawEdges(of: band, layout, session, on: &canvas)
      for place in layout.places(in: band) where session.fields.indices.contains(place.field) {
        let rect = onScreen(layout.rect(of: place, in: band))
        draw(place.field, of: session, on: &canvas, in: rect, &form, known)
      }
    }
  }

  private func drawEdges(
    of band: FormLayout.Band, _ layout: FormLayout, _ session: FormSession,
    on canvas: inout Canvas
  ) {
    let rect = onScreen(Rect(rows: band.rows, columns: 0..<layout.width))
    let section = session.form.sections[band.section]
    let view = SectionView(of: section, in: session, isFramed: layout.isFramed, options)
    switch band.content {
    case .sectionTop: view.drawTop(on: &canvas, in: rect)
    case .sectionBottom: view.drawBottom(on: &canvas, in: rect)
    case .note(let text, _):
      canvas.write(text, at: rect.origin.moved(columns: 2), style: .hint)
    case .fields: break
    }
    if view.hasSides, band.isInside { view.drawSides(on: &canvas, in: rect) }
  }

  /// Draws a field, or copies it from where it was drawn before.
  private func draw(
    _ field: Int, of session: FormSession, on canvas: inout Canvas, in rect: Rect,
    _ form: inout KeptForm, _ known: Known
  ) {
    let look = look(of: field, in: session, rect)
    if let known, let look, known.form?.look(of: field) == look {
      canvas.copy(rect, from: known.canvas)
      form.add(look, of: field, isDrawn: false)
    } else {
      draw(face(of: field, in: session), on: &canvas, in: rect, session)
      form.add(look, of: field, isDrawn: true)
    }
  }

  /// What the drawing of a field depends on, where that is easily told.
  private func look(of field: Int, in session: FormSession, _ rect: Rect) -> KeptForm.Look? {
    let state = session.fields[field]
    let isDebugging = state.field.isDebugging(options.isDebugging)
    guard session.focusedField != field, !state.type.editor.isBlock, !isDebugging else {
      return nil
    }
    return KeptForm.Look(of: state, isRevealed: session.revealed == field, in: rect)
  }

  /// What a field shows; that of the field in focus was worked out already.
  private func face(of field: Int, in session: FormSession) -> FieldFace {
    if let focusedFace, focusedFace.index == field { return focusedFace }
    return FieldFace(of: field, in: session, options)
  }

  private func draw(
    _ face: FieldFace, on canvas: inout Canvas, in rect: Rect, _ session: FormSession
  ) {
    let offset = textOffset(of: face, in: rect, session)
    let block = block(of: face, in: rect, session)
    let caret: Point
    if isCompact {
      let view = compactView(of: face, offset: offset, block: block)
      view.draw(on: &canvas, in: rect)
      caret = view.caret(in: rect)
    } else {
      let view = BoxedFieldView(face: face, offset: offset, block: block)
      view.draw(on: &canvas, in: rect)
      caret = view.caret(in: rect)
    }
    if session.focusedField == face.index, canvas.clip.contains(caret) { canvas.cursor = caret }
  }
}

extension FormLayout.Band {
  /// Whether it stands between the upper and the lower edge of its section.
  fileprivate var isInside: Bool {
    switch content {
    case .fields, .note(_, isInside: true): true
    case .note: false
    case .sectionTop, .sectionBottom: false
    }
  }
}

extension SectionView {
  fileprivate init(
    of section: Section, in session: FormSession, isFramed: Bool, _ options: FormScreen.Options
  ) {
    title = section.title?.text(in: options.language) ?? ""
    state = section.group.map { GroupState(count: session.tally.group($0)) }
    hasSides = isFramed && (section.title != nil || section.group != nil)
  }
}
