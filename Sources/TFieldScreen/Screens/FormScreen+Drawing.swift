import TField

/// The form itself, without what may be open over it.
extension FormScreen {
  func drawForm(of session: FormSession, on canvas: inout Canvas) {
    guard let areas else { return }
    if let rect = areas.title {
      let line = sheet.map(TitleLine.init) ?? TitleLine(for: session, in: options.language)
      line.draw(on: &canvas, in: rect)
    }
    if let rect = areas.steps { drawStep(of: session, on: &canvas, in: rect) }
    canvas.clipping(to: areas.form) { drawBands(of: session, on: &$0) }
    drawMarks(on: &canvas, areas)
    if let rect = areas.actions { drawButtons(of: session, on: &canvas, in: rect) }
    if let rect = areas.status { panel?.draw(session.tally, on: &canvas, in: rect) }
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
    KeyLine(for: session, isPaged: layout?.key.page != nil, isSheet: sheet != nil, options)
      .line(in: rect.width)
  }

  private func isErrorCut(in session: FormSession) -> Bool {
    guard isCompact, let field = session.focusedField, let rect = rect(of: field) else {
      return false
    }
    return compactView(of: FieldFace(of: field, in: session, options)).isMessageCut(in: rect)
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
  private func drawBands(of session: FormSession, on canvas: inout Canvas) {
    guard let layout, let areas else { return }
    for band in layout.bands(in: scroll..<scroll + areas.form.height) {
      let rect = onScreen(Rect(rows: band.rows, columns: 0..<layout.width))
      let section = session.form.sections[band.section]
      let view = SectionView(of: section, in: session, isFramed: layout.isFramed, options)
      switch band.content {
      case .sectionTop: view.drawTop(on: &canvas, in: rect)
      case .sectionBottom: view.drawBottom(on: &canvas, in: rect)
      case .note(let text, _):
        canvas.write(text, at: rect.origin.moved(columns: 2), style: .hint)
      case .fields: drawFields(of: band, layout, session, on: &canvas)
      }
      if view.hasSides, band.isInside { view.drawSides(on: &canvas, in: rect) }
    }
  }

  private func drawFields(
    of band: FormLayout.Band, _ layout: FormLayout, _ session: FormSession,
    on canvas: inout Canvas
  ) {
    for place in layout.places(in: band) where session.fields.indices.contains(place.field) {
      let face = FieldFace(of: place.field, in: session, options)
      draw(face, on: &canvas, in: onScreen(layout.rect(of: place, in: band)), session)
    }
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
