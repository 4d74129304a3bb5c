import TField

// The fields of a form and what stands around them.
extension FormScreen {
  /// Draws those fields and edges of sections that are seen.
  func drawBands(of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas) {
    guard let layout else { return }
    canvas.clipping(to: areas.form) { canvas in
      for band in layout.bands(in: viewState.scroll..<viewState.scroll + formHeight) {
        drawEdges(of: band, layout, session, on: &canvas)
        for place in layout.places(in: band) where session.fields.indices.contains(place.field) {
          let face = FieldFace(of: place.field, in: session, options)
          draw(face, on: &canvas, in: onScreen(layout.rect(of: place, in: band)), session)
        }
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
    state = section.group.map { GroupState(count: GroupValidator(session).verdict(of: $0)) }
    hasSides = isFramed && (section.title != nil || section.group != nil)
  }
}
