import TField

/// What part of the form is seen, and what part of the text in focus.
extension FormScreen {
  /// The rows that are seen beside the focused one, so that people know what comes next.
  private static let margin = 2

  var formHeight: Int { areas?.form.height ?? 0 }

  /// Scrolls as little as needed to have the field in focus on the screen, and keeps it where it
  /// was when something above it came or went.
  mutating func follow(_ session: FormSession) {
    let field = session.focusedField
    let isNew = viewState.anchor?.field != field || viewState.anchor?.bounds != drawn.bounds
    // As far as this the form may be scrolled beyond its end, so that the field stays in its place.
    var held = viewState.held
    defer { viewState.held = isNew ? 0 : held }
    if !isNew, let field, let anchor = viewState.anchor, let top = top(of: field),
      top != anchor.top
    {
      viewState.scroll += top - anchor.top
      held = viewState.scroll
    }
    if viewState.isFollowing, let field, let number = layout?.band(of: field) {
      let rows =
        isNew ? extent(of: number, margin: Self.margin) : layout?.bands[number].rows ?? 0..<0
      viewState.scroll = min(max(viewState.scroll, rows.upperBound - formHeight), rows.lowerBound)
    }
    let most = max(0, (layout?.height ?? 0) - formHeight)
    viewState.scroll = min(max(0, viewState.scroll), isNew ? most : max(most, held))
    viewState.anchor = field.flatMap { field in top(of: field).map { (field, $0, drawn.bounds) } }
  }

  /// The line of the form at which the content of a field begins.
  private func top(of field: Int) -> Int? {
    guard let layout, let number = layout.band(of: field), let place = layout.place(of: field)
    else { return nil }
    return layout.rect(of: place, in: layout.bands[number]).rows.lowerBound
  }

  /// The lines of a band, with some around it, and as much of the heading above as fits as well.
  private func extent(of number: Int, margin: Int) -> Range<Int> {
    guard let layout, layout.bands.indices.contains(number) else { return 0..<0 }
    var rows = layout.bands[number].rows
    if rows.count + 2 * margin <= formHeight {
      rows = max(0, rows.lowerBound - margin)..<min(layout.height, rows.upperBound + margin)
    }
    for band in layout.bands[..<number].reversed() {
      guard !band.hasFields, rows.upperBound - band.top <= formHeight else { break }
      rows = min(band.top, rows.lowerBound)..<rows.upperBound
    }
    return rows
  }

  /// Scrolls the text in focus as little as needed to have the caret in its box.
  mutating func keepCaretInView(_ session: FormSession) {
    guard let field = session.focusedField, var view = view(of: field, in: session) else { return }
    view.block = block(of: view, session)
    let previous = viewState.textScroll.field == field ? viewState.textScroll.offset : 0
    let place = view.textRect
    if let block = view.block {
      viewState.textScroll = (field, block.top(from: previous, room: place.height))
    } else {
      viewState.textScroll = (field, view.face.text.offset(from: previous, room: place.width))
    }
  }

  /// The first column of a field's text that is seen, or the first line of its block.
  func textOffset(of view: FieldView, _ session: FormSession) -> Int {
    if view.face.index == viewState.textScroll.field, session.focusedField == view.face.index {
      return viewState.textScroll.offset
    }
    guard view.plan.shape == .options, let block = view.block else { return 0 }
    return block.top(from: 0, room: view.textRect.height)
  }
}

/// Where things stand on the screen.
extension FormScreen {
  /// The content of a field on the screen, which may lie outside of what is seen.
  func rect(of field: Int) -> Rect? {
    guard let layout, let number = layout.band(of: field), let place = layout.place(of: field)
    else { return nil }
    return onScreen(layout.rect(of: place, in: layout.bands[number]))
  }

  /// Turns lines of the form into lines of the screen.
  func onScreen(_ rect: Rect) -> Rect {
    guard let form = areas?.form else { return rect }
    let (top, left) = (form.rows.lowerBound - viewState.scroll, form.columns.lowerBound)
    return Rect(
      rows: rect.rows.lowerBound + top..<rect.rows.upperBound + top,
      columns: rect.columns.lowerBound + left..<rect.columns.upperBound + left)
  }
}
