extension Canvas {
  /// Writes text in one line, cut at the edge, and gives the width of all of it.
  @discardableResult
  public mutating func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      return write(DisplayText(text, in: charset), at: point, style: style)
    }
    var place = point
    for byte in text.utf8 {
      putASCII(byte, at: place, style)
      place = place.moved(columns: 1)
    }
    return text.utf8.count
  }

  /// Writes text that has been cut to what should be seen of it, and gives its width.
  @discardableResult
  public mutating func write(_ text: DisplayText, at point: Point, style: Style = .plain) -> Int {
    var place = point
    for glyph in text.glyphs {
      put(glyph.character, width: glyph.width, at: place, style)
      place = place.moved(columns: glyph.width)
    }
    return text.width
  }

  /// Draws a mark, in the form that the terminal can show.
  public mutating func write(_ mark: Mark, at point: Point, style: Style = .plain) {
    put(mark.character(in: charset), width: 1, at: point, style)
  }

  /// Blanks a block of cells, and gives them a style.
  public mutating func clear(_ rect: Rect, style: Style = .plain) {
    for point in points(in: rect) { set(.blank(style), at: index(point)) }
  }

  /// Gives a block of cells another style, and leaves what is written there.
  public mutating func restyle(_ rect: Rect, as style: Style) {
    for point in points(in: rect) { restyle(style, at: index(point)) }
  }

  /// Draws the four edges of a block; one that is less than two cells wide or high has none.
  public mutating func drawFrame(_ rect: Rect, _ kind: FrameSet.Kind, style: Style = .frame) {
    guard rect.width > 1, rect.height > 1 else { return }
    let set = FrameSet(kind, in: charset)
    let (top, left) = (rect.rows.lowerBound, rect.columns.lowerBound)
    let (bottom, right) = (rect.rows.upperBound - 1, rect.columns.upperBound - 1)
    drawEdge(set.topLeft, set.horizontal, set.topRight, row: top, from: left, to: right, style)
    drawEdge(
      set.bottomLeft, set.horizontal, set.bottomRight, row: bottom, from: left, to: right, style)
    for row in (top + 1..<max(top + 1, bottom)).clamped(to: clip.rows) {
      put(set.vertical, width: 1, at: Point(row: row, column: left), style)
      put(set.vertical, width: 1, at: Point(row: row, column: right), style)
    }
  }

  /// Draws a line from left to right, as between two parts of a list.
  public mutating func drawLine(
    at point: Point, width: Int, _ kind: FrameSet.Kind = .thin, style: Style = .frame
  ) {
    let line = FrameSet(kind, in: charset).horizontal
    for point in points(in: Rect(row: point.row, column: point.column, width: width, height: 1)) {
      put(line, width: 1, at: point, style)
    }
  }

  private mutating func drawEdge(
    _ start: Character, _ line: Character, _ end: Character, row: Int, from left: Int,
    to right: Int, _ style: Style
  ) {
    put(start, width: 1, at: Point(row: row, column: left), style)
    put(end, width: 1, at: Point(row: row, column: right), style)
    for column in (left + 1..<max(left + 1, right)).clamped(to: clip.columns) {
      put(line, width: 1, at: Point(row: row, column: column), style)
    }
  }

  private mutating func putASCII(_ byte: UInt8, at point: Point, _ style: Style) {
    guard clip.contains(point) else { return }
    set(PackedCell(Unicode.Scalar(byte), style, .whole), at: index(point))
  }

  /// The points of a block that may be drawn on.
  private func points(in rect: Rect) -> some Sequence<Point> {
    let seen = clip.intersection(rect)
    return seen.rows.lazy.flatMap { row in
      seen.columns.lazy.map { Point(row: row, column: $0) }
    }
  }
}
