import TField

/// What part of the form is seen, and what part of the text in focus.
extension FormScreen {
  var formHeight: Int { areas?.form.height ?? 0 }

  /// Scrolls as little as needed to have the field in focus wholly on the screen.
  mutating func follow(_ session: FormSession) {
    if viewState.isFollowing, let field = session.focusedField, let number = layout?.band(of: field)
    {
      let rows = extent(of: number)
      viewState.scroll = min(max(viewState.scroll, rows.upperBound - formHeight), rows.lowerBound)
    }
    viewState.scroll = min(max(0, viewState.scroll), max(0, (layout?.height ?? 0) - formHeight))
  }

  /// The lines of a band, and as much of the title and the frame around it as fits as well.
  private func extent(of number: Int) -> Range<Int> {
    guard let bands = layout?.bands, bands.indices.contains(number) else { return 0..<0 }
    var rows = bands[number].rows
    if let below = bands.dropFirst(number + 1).first, case .sectionBottom = below.content,
      below.rows.upperBound - rows.lowerBound <= formHeight
    {
      rows = rows.lowerBound..<below.rows.upperBound
    }
    for band in bands[..<number].reversed() {
      guard !band.hasFields, rows.upperBound - band.top <= formHeight else { break }
      rows = band.top..<rows.upperBound
    }
    return rows
  }

  /// Scrolls the text in focus as little as needed to have the caret in its box.
  mutating func keepCaretInView(_ session: FormSession) {
    guard let field = session.focusedField, let rect = rect(of: field) else { return }
    let face = FieldFace(of: field, in: session, options)
    let previous = viewState.textScroll.field == field ? viewState.textScroll.offset : 0
    let place = textRect(of: face, in: rect)
    if let block = block(of: face, in: rect, session) {
      viewState.textScroll = (field, block.top(from: previous, room: place.height))
    } else {
      viewState.textScroll = (field, face.text.offset(from: previous, room: place.width))
    }
  }

  /// The first column of a field's text that is seen, or the first line of its block.
  func textOffset(of face: FieldFace, in rect: Rect, _ session: FormSession) -> Int {
    if face.index == viewState.textScroll.field && session.focusedField == face.index {
      return viewState.textScroll.offset
    }
    guard face.state.editor == .radio, let block = block(of: face, in: rect, session) else {
      return 0
    }
    return block.top(from: 0, room: textRect(of: face, in: rect).height)
  }
}

extension FormLayout.Band {
  var hasFields: Bool { if case .fields = content { true } else { false } }
}

/// Where things stand on the screen.
extension FormScreen {
  /// The block of a field on the screen, which may lie outside of what is seen.
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

  /// Where the text of a field stands in its block.
  func textRect(of face: FieldFace, in rect: Rect) -> Rect {
    isCompact
      ? compactView(of: face).textRect(in: rect)
      : BoxedFieldView.textRect(in: rect, opensList: face.opensList)
  }

  var isCompact: Bool { layout?.key.isCompact ?? false }

  func compactView(
    of face: FieldFace, offset: Int = 0, block: FieldBlock? = nil
  ) -> CompactFieldView {
    CompactFieldView(
      face: face, labelWidth: labelWidth(of: face), offset: offset, block: block)
  }

  private func labelWidth(of face: FieldFace) -> Int {
    guard let layout, let band = layout.band(of: face.index) else { return 0 }
    return layout.labelWidths[layout.bands[band].section] ?? 0
  }
}
