import TField

// The fields of a form and what stands around them.
extension FormScreen {
  /// Draws those fields and edges of sections that are seen and look otherwise than before.
  func drawBands(
    of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas,
    _ form: KeptForm, _ isNew: Bool
  ) {
    guard let layout else { return }
    let hasProgressed = isNew || form.progress != KeptForm.Progress(session)
    let clip = canvas.confine(to: areas.form)
    let surround = form.surround
    form.surround = nil
    for band in layout.bands(in: scroll..<scroll + formHeight) {
      if isNew || (hasProgressed && band.isSectionTop) {
        drawEdges(of: band, layout, session, on: &canvas)
      }
      for place in layout.places(in: band) where session.fields.indices.contains(place.field) {
        if form.shows(place.field, of: session) { continue }
        let look = look(of: place.field, in: session)
        guard form.takes(look, of: place.field) else { continue }
        let rect = onScreen(layout.rect(of: place, in: band))
        let face = face(of: place.field, in: session)
        let isFocused = session.focusedField == place.field
        if isFocused { form.surround = face.surround }
        let isText =
          isFocused && !isNew && !isCompact && surround != nil && form.surround == surround
        if !isNew, !isText { canvas.clear(band.hasDebugLine ? rect.withLineAbove : rect) }
        draw(face, isText: isText, on: &canvas, in: rect, session)
      }
    }
    canvas.release(to: clip)
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

  /// What the drawing of a field depends on, where that is easily told.
  private func look(of field: Int, in session: FormSession) -> KeptForm.Look? {
    guard session.focusedField != field,
      session.fields[field].isEasilyTold(isDebugging: options.isDebugging)
    else { return nil }
    return session.fields[field].look(isRevealed: session.revealed == field)
  }

  /// What a field shows; that of the field in focus was worked out already.
  func face(of field: Int, in session: FormSession) -> FieldFace {
    if let focusedFace, focusedFace.index == field { return focusedFace }
    return FieldFace(of: field, in: session, options)
  }

  /// Draws a field, or only its text.
  private func draw(
    _ face: FieldFace, isText: Bool, on canvas: inout Canvas, in rect: Rect,
    _ session: FormSession
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
      isText ? view.redrawText(on: &canvas, in: rect) : view.draw(on: &canvas, in: rect)
      caret = view.caret(in: rect)
    }
    if session.focusedField == face.index, canvas.clip.contains(caret) { canvas.cursor = caret }
  }
}

extension FieldState {
  /// Whether its looks tell all that its drawing depends on.
  fileprivate func isEasilyTold(isDebugging: Bool) -> Bool {
    !editor.isBlock && !field.isDebugging(isDebugging)
  }
}

extension Rect {
  /// The block, and the line for debugging above it.
  fileprivate var withLineAbove: Rect {
    Rect(rows: rows.lowerBound - 1..<rows.upperBound, columns: columns)
  }
}

extension FormLayout.Band {
  fileprivate var isSectionTop: Bool { if case .sectionTop = content { true } else { false } }

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
    state = section.group.map { GroupState(count: GroupValidator(session).verdict(of: $0)) }
    hasSides = isFramed && (section.title != nil || section.group != nil)
  }
}
