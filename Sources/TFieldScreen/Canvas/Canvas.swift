/// A screen in memory, on which views draw and which a terminal shows.
///
/// Nothing is ever drawn outside of it, and nothing that a terminal would obey gets into it: all
/// text passes through ``DisplayText``.
public struct Canvas: Sendable {
  /// Larger than any screen; a terminal that claims more is not believed.
  public static let longestSide = 2_000

  public let width: Int
  public let height: Int
  public let charset: Charset
  /// Where the terminal's cursor stands; hidden when `nil`.
  public var cursor: Point?

  /// What may be drawn on now; always inside the canvas.
  private(set) var clip: Rect
  /// Row by row: a copy of a canvas has the same rows as long as nothing is drawn on them.
  private(set) var cells: [[PackedCell]]
  private(set) var clusters: [Character] = []

  public init(width: Int, height: Int, charset: Charset = .unicode) {
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
    self.charset = charset
    clip = Rect(row: 0, column: 0, width: self.width, height: self.height)
    cells = Array(
      repeating: Array(repeating: .blank(.plain), count: self.width), count: self.height)
  }

  public var bounds: Rect { Rect(row: 0, column: 0, width: width, height: height) }

  /// The cells of a canvas of that size.
  static func bounds(width: Int, height: Int) -> Rect {
    Rect(
      row: 0, column: 0, width: min(max(0, width), longestSide),
      height: min(max(0, height), longestSide))
  }

  /// The cell at a point, or `nil` outside.
  public subscript(point: Point) -> Cell? {
    guard bounds.contains(point) else { return nil }
    let cell = cells[point.row][point.column]
    return Cell(character: character(cell), style: cell.style, width: cell.part.width)
  }

  /// Draws with all writing confined to a part of what could be drawn on before.
  public mutating func clipping(to rect: Rect, _ draw: (inout Canvas) -> Void) {
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

  func character(_ cell: PackedCell) -> Character {
    guard let index = cell.cluster else { return Character(cell.scalar) }
    return clusters.indices.contains(index) ? clusters[index] : " "
  }
}

extension Canvas {
  /// Puts a glyph of one or two cells at a point; half a wide one at an edge is a space.
  mutating func put(_ character: Character, width: Int, at point: Point, _ style: Style) {
    guard clip.rows.contains(point.row) else { return }
    if width == 2 {
      putWide(character, at: point, style)
    } else if clip.columns.contains(point.column) {
      set(packed(character, style, .whole), at: point)
    }
  }

  private mutating func putWide(_ character: Character, at point: Point, _ style: Style) {
    let right = point.moved(columns: 1)
    switch (clip.contains(point), clip.contains(right)) {
    case (true, true):
      set(packed(character, style, .leftHalf), at: point)
      set(PackedCell(" ", style, .rightHalf), at: right)
    case (true, false): set(.blank(style), at: point)
    case (false, true): set(.blank(style), at: right)
    case (false, false): break
    }
  }

  /// Overwrites a cell; the other half of a wide character there becomes a space.
  mutating func set(_ cell: PackedCell, at point: Point) {
    set(cell, in: point.row, point.column..<point.column + 1)
  }

  /// Overwrites neighbouring cells of one row.
  mutating func set(_ cell: PackedCell, in row: Int, _ columns: Range<Int>) {
    guard let first = columns.first, let last = columns.last else { return }
    cells[row].withUnsafeMutableBufferPointer { cells in
      // Halves never stand alone; but here nobody else would notice a step outside.
      if cells[first].part == .rightHalf, first > 0 {
        cells[first - 1] = .blank(cells[first - 1].style)
      }
      if cells[last].part == .leftHalf, last + 1 < cells.count {
        cells[last + 1] = .blank(cells[last + 1].style)
      }
      for column in columns { cells[column] = cell }
    }
  }

  /// Gives a cell another style, a wide character as a whole.
  mutating func restyle(_ style: Style, at point: Point) {
    let column = point.column
    let part = cells[point.row][column].part
    guard part != .rightHalf else { return }
    cells[point.row][column].style = style
    if part == .leftHalf { cells[point.row][column + 1].style = style }
  }

  private mutating func packed(
    _ character: Character, _ style: Style, _ part: PackedCell.Part
  ) -> PackedCell {
    if character.utf8.count == 1, let byte = character.utf8.first {
      return PackedCell(Unicode.Scalar(byte), style, part)
    }
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return PackedCell(only, style, part)
    }
    guard clusters.count < PackedCell.mostClusters else {
      return PackedCell(scalars.first ?? " ", style, part)
    }
    clusters.append(character)
    return PackedCell(cluster: clusters.count - 1, style, part)
  }
}
