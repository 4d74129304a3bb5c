import TField

// The visible fields.
extension FormScreen {
  mutating func drawFields(of session: FormSession, on canvas: inout Canvas) {
    guard let layout, let areas else { return }
    canvas.clipping(to: areas.form) { canvas in
      let whole = wholeBands
      for (number, band) in zip(whole, layout.bands[whole]) {
        let rect = onScreen(Rect(rows: band.rows, columns: 0..<layout.width))
        switch band.content {
        case .heading(let title):
          let progress = session.progress(ofSection: band.section)
          canvas.drawHeading(title, Remark(progress, in: options.language), in: rect)
        case .note(let line): canvas.write([line], in: rect.inset(columns: 2))
        case .fields:
          let isFocused = session.focusedField.flatMap(layout.band) == number
          let block = rows.block(
            number, in: layout, session, options,
            offset: isFocused ? viewState.textScroll.offset : 0)
          canvas.draw(block, at: rect.origin)
        }
      }
    }
    drawScrollBar(of: session.form, on: &canvas)
  }

  /// The bands that are drawn: nothing is cut that has room as a whole.
  var wholeBands: Range<Int> {
    guard let layout else { return 0..<0 }
    let seen = viewState.scroll..<viewState.scroll + formHeight
    func isCut(_ number: Int) -> Bool {
      let band = layout.bands[number]
      // A message that came above the focus is seen, even if it pushed its box out of sight.
      let isSaid = band.messageLines > 0 && band.top < seen.lowerBound
      return band.height <= formHeight && !isSaid && band.ownRows.clamped(to: seen) != band.ownRows
    }
    let bands = layout.bands(in: seen)
    var (first, end) = (bands.startIndex, bands.endIndex)
    while first < end, isCut(first) { first += 1 }
    while first < end, isCut(end - 1) { end -= 1 }
    // A heading has something of its section below it.
    if end < layout.bands.count || !layout.isWhole {
      while first < end, layout.bands[end - 1].isHeading { end -= 1 }
    }
    return first..<end
  }

  /// Shows how much of a form is seen, and where, if there is more.
  private func drawScrollBar(of form: Form, on canvas: inout Canvas) {
    guard let layout, let area = areas?.form, layout.height > area.height, !area.isEmpty else {
      return
    }
    let whole = max(layout.likelyHeight(of: form), viewState.scroll + area.height)
    let size = max(1, area.height * area.height / whole)
    let top = (area.height - size) * viewState.scroll / max(1, whole - area.height)
    let bar = FrameSet(.heavy, in: options.charset).vertical
    for row in top..<min(area.height, top + size) {
      let point = Point(row: area.rows.lowerBound + row, column: area.columns.upperBound)
      canvas.put(bar, at: point, .frame)
    }
  }

  mutating func view(of field: Int, in session: FormSession) -> FieldView? {
    guard let layout, rows.opening === session.opening, let number = layout.band(of: field)
    else { return nil }
    let views = rows.row(number, in: layout, session, options).views
    return zip(layout.places(in: layout.bands[number]), views).first { $0.0.field == field }?.1
  }

  var formHeight: Int { areas?.form.height ?? 0 }

  func onScreen(_ rect: Rect) -> Rect {
    guard let form = areas?.form else { return rect }
    return rect.moved(to: form.origin.moved(rows: -viewState.scroll))
  }

  /// The content of a field on the screen; it may lie outside of the visible part.
  func rect(of field: Int) -> Rect? { layout?.rect(of: field).map(onScreen) }

  /// Reserves lines below the rows of fields whose messages need them.
  mutating func keepMessages(of session: FormSession) {
    guard let layout else { return }
    let lines = Set(session.speaking.compactMap(layout.band)).map {
      ($0, rows.row($0, in: layout, session, options).messageLines)
    }
    self.layout?.keep(Dictionary(uniqueKeysWithValues: lines.filter { $0.1 > 0 }))
  }

  @discardableResult
  mutating func reach(_ line: Int, _ session: FormSession) -> Bool {
    guard layout?.reach(line, session) ?? false else { return false }
    keepMessages(of: session)
    return true
  }

  /// Scrolls as little as needed to show the focused field.
  ///
  /// If something above it appears or disappears, the field stays where it is on the screen.
  mutating func follow(_ session: FormSession) {
    let field = session.focusedField
    let isNew = viewState.anchor?.field != field || viewState.anchor?.bounds != drawn.bounds
    let before = viewState.settled
    // The form may be scrolled beyond its end by this much, so that the field stays in its place.
    var held = isNew ? 0 : viewState.held
    var isShifted = false
    if !isNew, let before = viewState.anchor?.top, let top = field.flatMap(top), top != before {
      viewState.scroll += top - before
      held = viewState.scroll
      isShifted = true
    }
    if viewState.isFollowing, let number = field.flatMap({ layout?.band(of: $0) }) {
      // What is said of a text while it is typed moves nothing; the line above the keys has it too.
      var rows = isNew ? extent(of: number, session) : layout?.bands[number].ownRows ?? 0..<0
      // If a label leaves no room for the content, the content is shown instead.
      if let field, let box = layout?.rect(of: field)?.rows {
        let least = session.fields[field].editor.isText ? min(box.count, 2) : 1
        if box.lowerBound + least > rows.lowerBound + formHeight { rows = box }
      }
      viewState.scroll = min(max(viewState.scroll, rows.upperBound - formHeight), rows.lowerBound)
    }
    reach(max(0, viewState.scroll) + formHeight, session)
    let most = max(0, (layout?.height ?? 0) - formHeight)
    viewState.scroll = min(max(0, viewState.scroll), max(most, held))
    if isNew || !isShifted && viewState.scroll != before {
      beginWithRow(isGoingUp: !viewState.isFollowing && viewState.scroll < before)
    }
    reach(viewState.scroll + formHeight, session)
    viewState.held = max(held, viewState.scroll)
    viewState.settled = viewState.scroll
    viewState.anchor = (field, field.flatMap(top), drawn.bounds)
  }

  /// Scrolls on to the top of a row, or back to it, so that the first one isn't cut.
  private mutating func beginWithRow(isGoingUp: Bool) {
    let seen = viewState.scroll..<viewState.scroll + formHeight
    guard viewState.scroll > 0, let layout, let cut = layout.bands(in: seen).first,
      cut.top != viewState.scroll, cut.height <= formHeight
    else { return }
    let next = layout.bands(in: cut.rows.upperBound..<seen.upperBound).first?.top
    viewState.scroll = isGoingUp || cut.top > viewState.scroll ? cut.top : next ?? cut.top
  }

  private func top(of field: Int) -> Int? { layout?.rect(of: field)?.rows.lowerBound }

  /// The lines of a band with its neighbours, and as much of the heading above as fits.
  private mutating func extent(of number: Int, _ session: FormSession) -> Range<Int> {
    let neighbours = [
      fieldBand(from: number + 1, by: 1, session), fieldBand(from: number - 1, by: -1, session),
    ]
    guard let layout else { return 0..<0 }
    var rows = layout.bands[number].rows
    for band in neighbours.compactMap({ $0.map { layout.bands[$0] } }) {
      let both =
        min(rows.lowerBound, band.top)..<max(rows.upperBound, band.rows.upperBound)
      if both.count <= formHeight { rows = both }
    }
    for band in layout.bands[..<number].reversed() where band.top < rows.lowerBound {
      guard !band.hasFields, rows.upperBound - band.top <= formHeight else { break }
      rows = band.top..<rows.upperBound
    }
    return rows
  }

  /// Scrolls the focused text as little as needed to show the caret.
  mutating func keepCaretInView(_ session: FormSession) {
    guard let field = session.focusedField, let view = view(of: field, in: session) else { return }
    let previous = viewState.textScroll.field == field ? viewState.textScroll.offset : 0
    viewState.textScroll = (field, view.content.offset(from: previous, in: view.textRect))
  }
}

/// The rows of fields in use, each kept while nothing in it changes.
struct DrawnRows: Sendable {
  /// A row with the views of its fields.
  struct Row: Sendable {
    /// The number of changes to its fields when the views were made, and the revealed field.
    fileprivate let version: (changes: Int, revealed: Int?)
    let views: [FieldView]
    let messageLines: Int
    /// The drawn row and the scroll offset of its text.
    fileprivate var drawn: (block: Canvas, offset: Int)?
  }

  /// Tells this form from the same form opened again.
  let opening: FormOpening?
  private var rows: [Int: Row] = [:]
  /// The rows of the previous frame, which may be needed again.
  private var before: [Int: Row] = [:]

  init(of session: FormSession? = nil) { opening = session?.opening }

  /// Forgets the rows that weren't used since the last call.
  mutating func beginFrame() { (before, rows) = (rows, [:]) }

  mutating func row(
    _ number: Int, in layout: FormLayout, _ session: FormSession, _ options: FormScreen.Options
  ) -> Row {
    let band = layout.bands[number]
    let places = layout.places(in: band)
    let versions = session.versions
    let revealed = places.first { $0.field == session.revealed }?.field
    let stacked = layout.stackedNumbers(with: number, in: session.form)
    let changes = places.reduce(0) { $0 + versions[$1.field] }
    let version = (changes: stacked.reduce(changes) { $0 + versions[$1] }, revealed: revealed)
    if let kept = rows[number] ?? before[number], kept.version == version {
      rows[number] = kept
      return kept
    }
    // The old views hold what their fields held, which may be a secret that was cleared.
    before[number] = nil
    var views = places.map { place in
      FieldView(
        of: place.field, in: session, place.plan, at: layout.rect(of: place, in: band),
        labelWidth: layout.columns.labelWidth, options)
    }
    if let last = views.indices.last {
      views[last].free = layout.width - views[last].rect.columns.upperBound - Grid.gutter
    }
    Self.widenMessages(of: &views, width: layout.width)
    let tails = stacked.map { DecimalText(session.fields[$0].settledText, options).tailWidth }
    for (index, place) in zip(views.indices, places) where stacked.contains(place.field) {
      views[index].alignDecimals(tailWidth: tails.max() ?? 0)
    }
    let lines = views.map { $0.rect.rows.upperBound + $0.messageLines - band.ownHeight }
    let row = Row(version: version, views: views, messageLines: max(0, lines.max() ?? 0))
    rows[number] = row
    return row
  }

  /// Extends a message below the neighbouring fields, up to one that also has a message.
  private static func widenMessages(of views: inout [FieldView], width: Int) {
    for index in views.indices where views[index].speaksBelow {
      let own = views[index].rect
      let stop = views[(index + 1)...].first {
        $0.rect.rows.upperBound > own.rows.upperBound || $0.speaksBelow
      }
      let end = stop.map { $0.rect.columns.lowerBound - 1 } ?? width
      views[index].messageWidth = end - own.columns.lowerBound
    }
  }

  /// The drawn row; `offset` scrolls the text in focus.
  mutating func block(
    _ number: Int, in layout: FormLayout, _ session: FormSession, _ options: FormScreen.Options,
    offset: Int
  ) -> Canvas {
    var row = row(number, in: layout, session, options)
    let band = layout.bands[number]
    if let drawn = row.drawn, drawn.offset == offset, drawn.block.height == band.height {
      return drawn.block
    }
    var block = Canvas(width: layout.width, height: band.height, charset: options.charset)
    for (view, place) in zip(row.views, layout.places(in: band)) {
      let isFocused = session.focusedField == place.field
      let offset = isFocused ? offset : view.restingOffset
      view.draw(on: &block, offset: offset)
      block.mark(Rect(rows: block.bounds.rows, columns: place.columns), as: .field(place.field))
      if isFocused { block.cursor = view.caret(offset: offset) }
    }
    row.drawn = (block, offset)
    rows[number] = row
    return block
  }
}
