import TField

/// The rows of fields that are seen or that say something, each kept while nothing in it changes.
struct DrawnRows: Sendable {
  /// A row with the views of its fields.
  struct Row: Sendable {
    /// How often each of its fields had changed when the views were made.
    fileprivate let versions: [Int]
    let views: [FieldView]
    /// The lines that its messages need below the row itself.
    let messageLines: Int
    /// How the row looks, scrolled like this.
    fileprivate var drawn: (block: Canvas, offset: Int)?
  }

  /// Tells the form that is drawn from the same form opened again.
  let opening: FormOpening?
  private var rows: [Int: Row] = [:]
  /// Those that were kept before, of which the form that is drawn now may need some again.
  private var before: [Int: Row] = [:]

  init(of session: FormSession? = nil) { opening = session?.opening }

  /// Forgets the rows that weren't asked for since this was called the last time.
  mutating func beginFrame() { (before, rows) = (rows, [:]) }

  /// A row as it was kept, or else made anew.
  mutating func row(
    _ number: Int, in layout: FormLayout, _ session: FormSession, _ options: FormScreen.Options
  ) -> Row {
    let band = layout.bands[number]
    let places = layout.places(in: band)
    let versions = places.map {
      session.versions[$0.field] * 2 + (session.revealed == $0.field ? 1 : 0)
    }
    if let kept = rows[number] ?? before[number], kept.versions == versions {
      rows[number] = kept
      return kept
    }
    var views = places.map { place in
      FieldView(
        of: place.field, in: session, place.plan, at: layout.rect(of: place, in: band),
        labelWidth: layout.labelWidths[band.section] ?? 0, options)
    }
    Self.widenMessages(of: &views, width: layout.width)
    let lines = views.map { $0.rect.rows.upperBound + $0.messageLines - band.ownHeight }
    let row = Row(versions: versions, views: views, messageLines: max(0, lines.max() ?? 0))
    rows[number] = row
    return row
  }

  /// A message below a field goes on below its neighbours, up to one that has a message there as
  /// well.
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

  /// How a row looks, with one of its texts scrolled if it has the focus.
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
      block.mark(
        Rect(rows: block.bounds.rows, columns: place.columns), as: .field(place.field))
      if isFocused { block.cursor = view.caret(offset: offset) }
    }
    row.drawn = (block, offset)
    rows[number] = row
    return block
  }
}
