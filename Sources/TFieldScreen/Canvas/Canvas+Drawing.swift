extension Canvas {
  /// Writes text in one line, with an ellipsis where there is more than `limit` cells of it, and
  /// gives the width of what was written; what lies beyond the edge isn't seen.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, limit: Int = .max, style: Style = .plain
  ) -> Int {
    guard text.utf8.count <= limit, text.utf8.allSatisfy(\.isPlainASCII) else {
      return write(DisplayText(text, in: charset).cut(to: limit), at: point, style: style)
    }
    var place = point
    for byte in text.utf8 {
      put(Unicode.Scalar(byte), at: place, style)
      place = place.moved(columns: 1)
    }
    return text.utf8.count
  }

  /// Writes text that has been cut to what should be seen of it, and gives its width.
  @discardableResult
  package mutating func write(_ text: DisplayText, at point: Point, style: Style = .plain) -> Int {
    var place = point
    for glyph in text.glyphs {
      put(glyph.character, width: glyph.width, at: place, style)
      place = place.moved(columns: glyph.width)
    }
    return text.width
  }

  /// Draws a mark, in the form that the terminal can show.
  package mutating func write(_ mark: Mark, at point: Point, style: Style = .plain) {
    put(CellCharacter(mark.character(in: charset)), width: 1, at: point, style)
  }

  /// Blanks a block of cells, and gives them a style.
  package mutating func clear(_ rect: Rect, style: Style = .plain) {
    fill(rect, with: .blank(style))
  }

  /// Writes words with a space on each side, in the middle of an edge.
  package mutating func writeOnEdge(_ text: DisplayText, at point: Point, style: Style) {
    write(" ", at: point)
    let width = write(text, at: point.moved(columns: 1), style: style)
    write(" ", at: point.moved(columns: 1 + width))
  }

  /// Draws another canvas with its upper left corner at a point, and takes over its cursor.
  package mutating func draw(_ other: Self, at origin: Point) {
    for row in 0..<other.height {
      for column in 0..<other.width {
        let point = Point(row: row, column: column)
        guard let cell = other[point], cell.width > 0 else { continue }
        let place = origin.moved(rows: row, columns: column)
        put(cell.character, width: cell.width, at: place, cell.style)
      }
    }
    cursor = other.cursor.map { origin.moved(rows: $0.row, columns: $0.column) }
  }

  /// Gives a block of cells another style, and leaves what is written there.
  ///
  /// A blank that keeps its style needn't be sent again when the text comes to it.
  package mutating func restyle(_ rect: Rect, as style: Style, blanksToo: Bool = true) {
    let seen = clip.intersection(rect)
    for row in seen.rows {
      for column in seen.columns {
        let point = Point(row: row, column: column)
        if blanksToo || self[point]?.isInk ?? false { restyle(style, at: point) }
      }
    }
  }

  /// Draws the four edges of a block; one that is less than two cells wide or high has none.
  package mutating func drawFrame(_ rect: Rect, _ kind: FrameSet.Kind, style: Style = .frame) {
    guard rect.width > 1, rect.height > 1 else { return }
    let set = FrameSet(kind, in: charset)
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    for row in rect.rows.clamped(to: clip.rows) {
      put(set.vertical, at: Point(row: row, column: left), style)
      put(set.vertical, at: Point(row: row, column: right), style)
    }
    for (row, first, last) in [
      (top, set.topLeft, set.topRight), (bottom, set.bottomLeft, set.bottomRight),
    ] {
      drawLine(at: Point(row: row, column: left), width: rect.width, kind, style: style)
      put(first, at: Point(row: row, column: left), style)
      put(last, at: Point(row: row, column: right), style)
    }
  }

  /// Draws a line from left to right, as between two parts of a list.
  package mutating func drawLine(
    at point: Point, width: Int, _ kind: FrameSet.Kind = .thin, style: Style = .frame
  ) {
    let scalar = FrameSet(kind, in: charset).horizontal
    let cell = Cell(character: CellCharacter(scalar), style: style, width: 1)
    fill(Rect(row: point.row, column: point.column, width: width, height: 1), with: cell)
  }

  private mutating func fill(_ rect: Rect, with cell: Cell) {
    let seen = clip.intersection(rect)
    for row in seen.rows { fill(seen.columns, ofRow: row, with: cell) }
  }

  mutating func put(_ scalar: Unicode.Scalar, at point: Point, _ style: Style) {
    put(CellCharacter(scalar), width: 1, at: point, style)
  }
}
