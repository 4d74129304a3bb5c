import TField

// The visible fields.
extension FormScreen {
  mutating func drawFields(of session: FormSession, on canvas: inout Canvas) {
    guard let layout, let areas else { return }
    canvas.clipping(to: areas.form) { canvas in
      let seen = layout.bands(in: viewState.scroll..<viewState.scroll + formHeight)
      for (number, band) in zip(seen.indices, seen) {
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
    canvas.drawMarks(
      isMoreAbove: viewState.scroll > 0,
      isMoreBelow: layout.height - viewState.scroll > areas.form.height, beside: areas.form)
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

  /// The lines kept visible around the focused row, so that people see what comes next.
  private static let margin = 2

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
    // The form may be scrolled beyond its end by this much, so that the field stays in its place.
    var held = viewState.held
    defer { viewState.held = isNew ? 0 : held }
    if !isNew, let field, let anchor = viewState.anchor, let top = top(of: field), top != anchor.top
    {
      viewState.scroll += top - anchor.top
      held = viewState.scroll
    }
    if viewState.isFollowing, let number = field.flatMap({ layout?.band(of: $0) }) {
      var rows = isNew ? extent(of: number, session) : layout?.bands[number].rows ?? 0..<0
      // If a label leaves no room for the content, the content is shown instead.
      if let field, let box = layout?.rect(of: field)?.rows {
        let least = session.fields[field].editor.isText ? min(box.count, 2) : 1
        if box.lowerBound + least > rows.lowerBound + formHeight { rows = box }
      }
      viewState.scroll = min(max(viewState.scroll, rows.upperBound - formHeight), rows.lowerBound)
    }
    reach(max(0, viewState.scroll) + formHeight, session)
    let most = max(0, (layout?.height ?? 0) - formHeight)
    viewState.scroll = min(max(0, viewState.scroll), isNew ? most : max(most, held))
    viewState.anchor = field.flatMap { field in top(of: field).map { (field, $0, drawn.bounds) } }
  }

  private func top(of field: Int) -> Int? { layout?.rect(of: field)?.rows.lowerBound }

  /// The lines of a band with a margin, and as much of the heading above as fits.
  private mutating func extent(of number: Int, _ session: FormSession) -> Range<Int> {
    reach((layout?.bands[number].rows.upperBound ?? 0) + Self.margin, session)
    guard let layout else { return 0..<0 }
    var rows = layout.bands[number].rows
    if rows.count + 2 * Self.margin <= formHeight {
      rows =
        max(0, rows.lowerBound - Self.margin)..<min(layout.height, rows.upperBound + Self.margin)
    }
    for band in layout.bands[..<number].reversed() {
      guard !band.hasFields, rows.upperBound - band.top <= formHeight else { break }
      rows = min(band.top, rows.lowerBound)..<rows.upperBound
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
    let version = (changes: places.reduce(0) { $0 + versions[$1.field] }, revealed: revealed)
    if let kept = rows[number] ?? before[number], kept.version == version {
      rows[number] = kept
      return kept
    }
    // The old views hold what their fields held, which may be a secret that was cleared.
    before[number] = nil
    var views = places.map { place in
      FieldView(
        of: place.field, in: session, place.plan, at: layout.rect(of: place, in: band),
        labelWidth: layout.labelWidths[band.section] ?? 0, options)
    }
    Self.widenMessages(of: &views, width: layout.width)
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
