/// A screen in memory, on which views draw and which a terminal shows.
///
/// Nothing is ever drawn outside of it, and nothing that a terminal would obey gets into it: all
/// text passes through ``DisplayText``.
package struct Canvas: Sendable {
  /// Larger than any screen; a terminal that claims more is not believed.
  package static let longestSide = 2_000

  package let width: Int
  package let height: Int
  package let charset: Charset
  /// Where the terminal's cursor stands; hidden when `nil`.
  package var cursor: Point?

  /// What may be drawn on now; always inside the canvas.
  private(set) var clip: Rect
  /// One row after the other.
  private(set) var cells: [Cell]

  package init(width: Int, height: Int, charset: Charset = .unicode) {
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
    self.charset = charset
    clip = Rect(row: 0, column: 0, width: self.width, height: self.height)
    cells = Array(repeating: .blank(.plain), count: self.width * self.height)
  }

  package var bounds: Rect { Rect(row: 0, column: 0, width: width, height: height) }

  /// The cells of a canvas of that size.
  static func bounds(width: Int, height: Int) -> Rect {
    Rect(
      row: 0, column: 0, width: min(max(0, width), longestSide),
      height: min(max(0, height), longestSide))
  }

  /// The cell at a point, or `nil` outside.
  package subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[place(of: point)] : nil
  }

  /// The cells of some columns of a row.
  func cells(_ columns: Range<Int>, ofRow row: Int) -> ArraySlice<Cell> {
    let columns = columns.clamped(to: 0..<width)
    guard (0..<height).contains(row) else { return [] }
    return cells[row * width + columns.lowerBound..<row * width + columns.upperBound]
  }

  /// The cells of a row.
  func cells(ofRow row: Int) -> ArraySlice<Cell> { cells(0..<width, ofRow: row) }

  private func place(of point: Point) -> Int { point.row * width + point.column }

  /// Draws with all writing confined to a part of what could be drawn on before.
  package mutating func clipping(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let before = confine(to: rect)
    draw(&self)
    release(to: before)
  }

  /// Confines all writing to a part of what could be drawn on, and gives what to release it to.
  mutating func confine(to rect: Rect) -> Rect {
    defer { clip = clip.intersection(rect) }
    return clip
  }

  mutating func release(to before: Rect) { clip = before }
}

extension Canvas {
  /// Puts a glyph of one or two cells at a point; half a wide one at an edge is a space.
  mutating func put(_ character: CellCharacter, width: Int, at point: Point, _ style: Style) {
    let right = point.moved(columns: 1)
    switch (clip.contains(point), width == 2 && clip.contains(right)) {
    case (true, let isWide) where isWide || width == 1:
      set(Cell(character: character, style: style, width: width), at: point)
      if isWide { set(.rightHalf(style), at: right) }
    case (true, _): set(.blank(style), at: point)
    case (false, true): set(.blank(style), at: right)
    case (false, false): break
    }
  }

  /// Overwrites a cell; the other half of a wide character there becomes a space.
  mutating func set(_ cell: Cell, at point: Point) {
    let place = place(of: point)
    if cells[place].width == 0 { blank(point.moved(columns: -1)) }
    if cells[place].width == 2 { blank(point.moved(columns: 1)) }
    cells[place] = cell
  }

  /// Overwrites neighbouring cells of one row.
  mutating func fill(_ columns: Range<Int>, ofRow row: Int, with cell: Cell) {
    guard let first = columns.first, let last = columns.last else { return }
    // Only at the ends can a wide character stand half inside.
    set(cell, at: Point(row: row, column: first))
    set(cell, at: Point(row: row, column: last))
    let start = row * width
    for place in start + first...start + last { cells[place] = cell }
  }

  private mutating func blank(_ point: Point) {
    guard bounds.contains(point) else { return }
    let place = place(of: point)
    cells[place] = .blank(cells[place].style)
  }

  /// Gives a cell another style, a wide character as a whole.
  mutating func restyle(_ style: Style, at point: Point) {
    let place = place(of: point)
    for offset in 0..<min(cells[place].width, width - point.column) {
      cells[place + offset].style = style
    }
  }
}
