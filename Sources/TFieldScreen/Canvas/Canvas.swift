/// A screen in memory, or a part of one: cells, click targets and the cursor.
///
/// Nothing is drawn outside of it, and all text passes through ``DisplayText``.
package struct Canvas: Sendable {
  /// Larger than any screen; a terminal that reports more isn't believed.
  package static let longestSide = 2_000

  package let width: Int
  package let height: Int
  package let charset: Charset
  /// The position of the terminal's cursor; hidden if `nil`.
  package var cursor: Point?
  /// What can be clicked; later regions lie on top.
  private var regions: [(rect: Rect, target: Target)] = []

  /// The area for drawing, always inside the canvas.
  private var clip: Rect
  private var cells: [Cell]

  package init(width: Int, height: Int, charset: Charset = .unicode) {
    self.width = min(max(0, width), Self.longestSide)
    self.height = min(max(0, height), Self.longestSide)
    self.charset = charset
    clip = Rect(row: 0, column: 0, width: self.width, height: self.height)
    cells = Array(repeating: .blank(.plain), count: self.width * self.height)
  }

  /// Makes it blank again; if the size stays, nothing is allocated.
  mutating func restart(width: Int, height: Int, charset: Charset) {
    guard width == self.width, height == self.height, charset == self.charset else {
      self = Self(width: width, height: height, charset: charset)
      return
    }
    (cursor, regions, clip) = (nil, [], bounds)
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: .blank(.plain)) }
  }

  /// Copies the cells instead of sharing them, so that the other can still be changed in place.
  package mutating func copy(_ other: Self) {
    if bounds != other.bounds {
      restart(width: other.width, height: other.height, charset: other.charset)
    }
    cursor = other.cursor
    for place in cells.indices { cells[place] = other.cells[place] }
  }

  package var bounds: Rect { Rect(row: 0, column: 0, width: width, height: height) }

  package subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[place(of: point)] : nil
  }

  private func place(of point: Point) -> Int { point.row * width + point.column }

  package mutating func clipping(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    let before = clip
    clip = clip.intersection(rect)
    draw(&self)
    clip = before
  }

  mutating func mark(_ rect: Rect, as target: Target) {
    let seen = clip.intersection(rect)
    if !seen.isEmpty { regions.append((seen, target)) }
  }

  func target(at point: Point) -> Target? { regions.last { $0.rect.contains(point) }?.target }

  /// Puts a glyph of one or two cells at a point; half of a wide one at an edge becomes a space.
  mutating func put(_ character: CellCharacter, width: Int = 1, at point: Point, _ style: Style) {
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
  private mutating func set(_ cell: Cell, at point: Point) {
    let place = place(of: point)
    if cells[place].width == 0 { blank(point.moved(columns: -1)) }
    if cells[place].width == 2 { blank(point.moved(columns: 1)) }
    cells[place] = cell
  }

  private mutating func blank(_ point: Point) {
    guard bounds.contains(point) else { return }
    let place = place(of: point)
    cells[place] = .blank(cells[place].style)
  }

  private mutating func fill(_ rect: Rect, with cell: Cell) {
    let seen = clip.intersection(rect)
    guard let first = seen.columns.first, let last = seen.columns.last else { return }
    for row in seen.rows {
      // Only at the ends can a wide character be cut in half.
      set(cell, at: Point(row: row, column: first))
      set(cell, at: Point(row: row, column: last))
      for place in row * width + first...row * width + last { cells[place] = cell }
    }
  }

  /// Draws another canvas with its upper left corner at a point, including its cursor and regions.
  package mutating func draw(_ other: Self, at origin: Point) {
    let seen = clip.intersection(
      Rect(row: origin.row, column: origin.column, width: other.width, height: other.height))
    guard let first = seen.columns.first, let last = seen.columns.last else { return }
    for row in seen.rows {
      // Only at the ends can a wide character be cut in half, in either canvas.
      set(.blank(.plain), at: Point(row: row, column: first))
      set(.blank(.plain), at: Point(row: row, column: last))
      let start = (row - origin.row) * other.width - origin.column
      cells[row * width + first...row * width + last] = other.cells[start + first...start + last]
      if cells[row * width + first].width == 0 { blank(Point(row: row, column: first)) }
      if cells[row * width + last].width == 2 { blank(Point(row: row, column: last)) }
    }
    for region in other.regions { mark(region.rect.moved(to: origin), as: region.target) }
    let caret = other.cursor.map { origin.moved(rows: $0.row, columns: $0.column) }
    if let caret, clip.contains(caret) { cursor = caret }
  }

  /// Changes the style of a block; spaces can be left alone, so that they needn't be sent again.
  package mutating func restyle(_ rect: Rect, as style: Style, blanksToo: Bool = true) {
    let seen = clip.intersection(rect)
    for row in seen.rows {
      for place in seen.columns.map({ row * width + $0 }) where blanksToo || cells[place].isInk {
        for offset in 0..<min(cells[place].width, (row + 1) * width - place) {
          cells[place + offset].style = style
        }
      }
    }
  }

  /// Writes a line of text, cut to `limit` cells with an ellipsis, and returns its width.
  @discardableResult
  package mutating func write(
    _ text: String, at point: Point, limit: Int = .max, style: Style = .plain
  ) -> Int {
    guard text.utf8.count <= limit, text.utf8.allSatisfy(\.isPlainASCII) else {
      return write(DisplayText(text, in: charset).cut(to: limit), at: point, style: style)
    }
    var place = point
    for byte in text.utf8 {
      put(CellCharacter(Unicode.Scalar(byte)), at: place, style)
      place = place.moved(columns: 1)
    }
    return text.utf8.count
  }

  @discardableResult
  package mutating func write(_ text: DisplayText, at point: Point, style: Style = .plain) -> Int {
    var place = point
    for glyph in text.glyphs {
      put(glyph.character, width: glyph.width, at: place, style)
      place = place.moved(columns: glyph.width)
    }
    return text.width
  }

  package mutating func write(_ mark: Mark, at point: Point, style: Style = .plain) {
    put(CellCharacter(mark.character(in: charset)), at: point, style)
  }

  package mutating func clear(_ rect: Rect, style: Style = .plain) {
    fill(rect, with: .blank(style))
  }

  /// Draws the edges of a block; nothing if it is less than two cells wide or high.
  package mutating func drawFrame(_ rect: Rect, _ kind: FrameSet.Kind, style: Style = .frame) {
    guard rect.width > 1, rect.height > 1 else { return }
    let set = FrameSet(kind, in: charset)
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    for row in rect.rows.clamped(to: clip.rows) {
      put(set.vertical, at: Point(row: row, column: left), style)
      put(set.vertical, at: Point(row: row, column: right), style)
    }
    drawLine(at: Point(row: top, column: left), width: rect.width, kind, style: style)
    drawLine(at: Point(row: bottom, column: left), width: rect.width, kind, style: style)
    let corners = [(top, left), (top, right), (bottom, left), (bottom, right)]
    for (corner, (row, column)) in zip(set.corners, corners) {
      put(corner, at: Point(row: row, column: column), style)
    }
  }

  package mutating func drawLine(
    at point: Point, width: Int, _ kind: FrameSet.Kind = .thin, style: Style = .frame
  ) {
    let cell = Cell(character: FrameSet(kind, in: charset).horizontal, style: style, width: 1)
    fill(Rect(row: point.row, column: point.column, width: width, height: 1), with: cell)
  }

  /// Marks at the right of a list show whether there is more above or below.
  mutating func drawMarks(isMoreAbove: Bool, isMoreBelow: Bool, beside rect: Rect) {
    guard rect.height > 0 else { return }
    let top = Point(row: rect.rows.lowerBound, column: rect.columns.upperBound)
    if isMoreAbove { write(.moreAbove, at: top, style: .mark) }
    if isMoreBelow { write(.moreBelow, at: top.moved(rows: rect.height - 1), style: .mark) }
  }

  /// The lines as text, without spaces at their ends.
  package var rows: [String] {
    (0..<height).map { row in
      let cells = cells[row * width..<(row + 1) * width]
      return cells[..<(cells.lastIndex(where: \.isInk).map { $0 + 1 } ?? cells.startIndex)].text
    }
  }

  package var runs: [Run] { runs(changing: nil) }

  /// The runs that change an older canvas into this one: in each row from the first changed cell to
  /// the last.
  package func runs(changing old: Self?) -> [Run] {
    var runs: [Run] = []
    for row in 0..<height {
      var (first, end) = (row * width, (row + 1) * width)
      if let old, old.width == width, row < old.height {
        let (new, old) = (cells.span, old.cells.span)
        while first < end, new[first] == old[first] { first += 1 }
        while first < end, new[end - 1] == old[end - 1] { end -= 1 }
      }
      var rest = cells[first..<end]
      while let style = rest.first?.style {
        let start = Point(row: row, column: rest.startIndex - row * width)
        let cells = rest.prefix { $0.style == style }
        runs.append(Run(start: start, style: style, cells: cells))
        rest = rest.dropFirst(cells.count)
      }
    }
    return runs
  }
}

extension Canvas: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    a.bounds == b.bounds && a.cursor == b.cursor && a.cells == b.cells
  }
}
