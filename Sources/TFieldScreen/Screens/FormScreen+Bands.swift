import TField

// The fields of a form and what stands around them.
extension FormScreen {
  /// Draws what is seen of the form.
  func drawBands(of session: FormSession, on canvas: inout Canvas, _ areas: ScreenAreas) {
    guard let layout else { return }
    canvas.clipping(to: areas.form) { canvas in
      for band in layout.bands(in: viewState.scroll..<viewState.scroll + formHeight) {
        let rect = onScreen(Rect(rows: band.rows, columns: 0..<layout.width))
        switch band.content {
        case .heading: heading(of: band.section, session).draw(on: &canvas, in: rect)
        case .note(let line): line.draw(on: &canvas, at: rect.origin.moved(columns: 2))
        case .fields:
          for place in layout.places(in: band) where session.fields.indices.contains(place.field) {
            draw(place, of: band, in: layout, session, on: &canvas)
          }
        }
      }
    }
  }

  private func heading(of number: Int, _ session: FormSession) -> SectionHeading {
    let section = session.form.sections[number]
    let progress = FormProgress(session, section.fields)
    return SectionHeading(
      section, state: ProgressMark(progress, in: options.language), width: layout?.width ?? 0,
      options)
  }

  private func draw(
    _ place: FormLayout.Place, of band: FormLayout.Band, in layout: FormLayout,
    _ session: FormSession, on canvas: inout Canvas
  ) {
    let rect = onScreen(layout.rect(of: place, in: band))
    var view = view(of: place, in: band, at: rect, session)
    view.block = block(of: view, session)
    view.offset = textOffset(of: view, session)
    view.draw(on: &canvas)
    let caret = view.caret
    if session.focusedField == place.field, canvas.clip.contains(caret) { canvas.cursor = caret }
  }
}
