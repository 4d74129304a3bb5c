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

  /// Some of its rows, with the cursor if it stands in one of them.
  package func rows(_ range: Range<Int>) -> Self {
    var part = Self(width: width, height: range.count, charset: charset)
    part.draw(self, at: Point(row: -range.lowerBound, column: 0))
    return part
  }

  /// Both canvases, one above the other.
  package func above(_ other: Self) -> Self {
    var both = Self(width: width, height: height + other.height, charset: charset)
    both.draw(self, at: Point(row: 0, column: 0))
    both.draw(other, at: Point(row: height, column: 0))
    return both
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

  /// Takes its weight from everything, since it stands behind a window now.
  package mutating func fade() {
    for place in cells.indices {
      if cells[place].swatch != nil { cells[place] = .blank(.plain) }
      cells[place].style = cells[place].isInk ? .behind : .plain
    }
    cursor = nil
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

  /// Draws a block in a colour of its own, of eight bits each of red, green and blue.
  package mutating func drawSwatch(_ colour: UInt32, in rect: Rect) {
    fill(rect, with: Cell(swatch: colour))
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
      while let style = rest.first?.style, let swatch = rest.first.map(\.swatch) {
        let start = Point(row: row, column: rest.startIndex - row * width)
        let cells = rest.prefix { $0.style == style && $0.swatch == swatch }
        runs.append(Run(start: start, style: style, swatch: swatch, cells: cells))
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

/// A position on a canvas, counted from the upper left corner; it may lie outside.
package struct Point: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

  package func moved(rows: Int = 0, columns: Int = 0) -> Self {
    Self(row: row &+ rows, column: column &+ columns)
  }
}

/// A block of cells; it may be empty, and may lie outside of any canvas.
package struct Rect: Hashable, Sendable {
  /// Far beyond any screen, and safe to add and subtract.
  private static let limits = -1_000_000..<1_000_000

  package let rows: Range<Int>
  package let columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) {
    (self.rows, self.columns) = (
      rows.clamped(to: Self.limits), columns.clamped(to: Self.limits)
    )
  }

  /// Sizes below zero count as zero.
  package init(row: Int, column: Int, width: Int, height: Int) {
    self.init(rows: Self.range(row, height), columns: Self.range(column, width))
  }

  package var origin: Point { Point(row: rows.lowerBound, column: columns.lowerBound) }
  package var width: Int { columns.count }
  package var height: Int { rows.count }
  package var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

  package func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }

  package func intersection(_ other: Self) -> Self {
    Self(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  package func inset(rows: Int = 0, columns: Int = 0) -> Self {
    Self(rows: Self.inset(self.rows, by: rows), columns: Self.inset(self.columns, by: columns))
  }

  func moved(to origin: Point) -> Self {
    Self(
      row: rows.lowerBound + origin.row, column: columns.lowerBound + origin.column, width: width,
      height: height)
  }

  private static func range(_ start: Int, _ length: Int) -> Range<Int> {
    let start = clamp(start)
    return start..<start + max(0, clamp(length))
  }

  private static func inset(_ range: Range<Int>, by amount: Int) -> Range<Int> {
    let start = range.lowerBound + clamp(amount)
    return start..<max(start, range.upperBound - clamp(amount))
  }

  private static func clamp(_ value: Int) -> Int {
    min(max(value, limits.lowerBound), limits.upperBound)
  }
}

/// One cell of a canvas.
///
/// A whole screen of cells is filled, copied and compared at each key, so a cell is one number: two
/// bits of width, eight of style, and then the character. A block in a colour of its own has a flag at
/// the end, and the colour where others have combining marks.
package struct Cell: Hashable, Sendable {
  private var bits: UInt128

  init(character: CellCharacter, style: Style, width: Int) {
    bits =
      character.bits << 10 | UInt128(style.rawValue) << 2 | UInt128(truncatingIfNeeded: width & 3)
  }

  init(swatch: UInt32) {
    self.init(character: "█", style: .plain, width: 1)
    bits |= Self.swatchFlag | UInt128(swatch & 0xFF_FFFF) << Self.swatchPlace
  }

  private static let swatchFlag = UInt128(1) << 127
  private static let swatchPlace = 31

  package var swatch: UInt32? {
    bits < Self.swatchFlag ? nil : UInt32(truncatingIfNeeded: bits >> Self.swatchPlace) & 0xFF_FFFF
  }

  package var character: CellCharacter {
    bits < Self.swatchFlag ? CellCharacter(bits: bits >> 10) : "█"
  }

  package internal(set) var style: Style {
    get { Style(rawValue: UInt8(truncatingIfNeeded: bits >> 2)) ?? .plain }
    set {
      if swatch != nil { bits &= 1 << Self.swatchPlace - 1 }
      bits = bits & ~(0xFF << 2) | UInt128(newValue.rawValue) << 2
    }
  }

  /// Two for a wide character, zero for its right half, and one for all others.
  package var width: Int { Int(truncatingIfNeeded: bits & 3) }

  static func blank(_ style: Style) -> Self { Self(character: .space, style: style, width: 1) }

  static func rightHalf(_ style: Style) -> Self { Self(character: .space, style: style, width: 0) }

  var isInk: Bool { width != 1 || character != .space }
}

/// A character as in an ncurses cell: a scalar and up to four combining marks.
package struct CellCharacter: Hashable, Sendable {
  /// The scalars, 21 bits each, from the base on; zero for none.
  fileprivate let bits: UInt128

  fileprivate init(bits: UInt128) { self.bits = bits }

  package init(_ base: Unicode.Scalar) { bits = UInt128(base.value) }

  package init(_ character: Character) {
    bits = character.unicodeScalars.prefix(5).reversed().reduce(0) { $0 << 21 | UInt128($1.value) }
  }

  /// Made from a scalar, because a character would be taken apart at each use.
  fileprivate static var space: Self { Self(Unicode.Scalar(0x20)) }

  package var base: Unicode.Scalar { Self.scalar(bits) ?? " " }
  package var marks: [Unicode.Scalar] {
    bits >> 21 == 0
      ? [] : (1...4).compactMap { Self.scalar(bits >> (21 * $0)) }.filter { $0.value != 0 }
  }

  private static func scalar(_ bits: UInt128) -> Unicode.Scalar? {
    Unicode.Scalar(UInt32(truncatingIfNeeded: bits) & 0x1F_FFFF)
  }

  var scalars: [Unicode.Scalar] { [base] + marks }
}

extension CellCharacter: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

/// Neighbouring cells of one row with the same look.
package struct Run: Hashable, Sendable {
  package let start: Point
  package let style: Style
  /// The colour of a block, in place of the style's.
  package let swatch: UInt32?
  package let cells: ArraySlice<Cell>

  package var width: Int { cells.count }
  package var text: String { cells.text }
}

extension ArraySlice<Cell> {
  var text: String {
    var scalars = String.UnicodeScalarView()
    for cell in self where cell.width > 0 {
      scalars.append(cell.character.base)
      for mark in cell.character.marks { scalars.append(mark) }
    }
    return String(scalars)
  }
}

/// The meaning of a cell; the terminal decides how it looks.
package enum Style: UInt8, CaseIterable, Hashable, Sendable {
  /// Typed text, and everything else without emphasis.
  case plain
  case selected, placeholder, hint, disabled
  /// A ``placeholder`` on the background of ``idleData``, and of the others.
  case idlePlaceholder, validPlaceholder, invalidPlaceholder

  case label, labelFocused, badge, mark, debug
  /// The asterisk of a required field.
  case required
  /// The marks of errors and the like, and the words after them.
  case error, warning, success, checking, errorText, warningText

  case frame, frameFocused, frameValid, frameInvalid, frameWarning

  case title, sectionTitle, progress, keys, status, dialog
  /// All that stands behind a window.
  case behind
  /// ``buttonBlocked`` is for an action that can't run yet, ``buttonDanger`` loses something.
  case button, buttonFocused, buttonBlocked, buttonDanger
  /// Any action but the main one; the name of a key.
  case buttonOther, key
  case choice, choiceFocused
  /// An option outside of lists that the next key acts on; the found part of an option.
  case optionFocused, match
  /// Emphasised words in a note or a question.
  case strong, emphasis, code, link

  /// The background of data; only a tinted theme shows it unlike ``plain``.
  case idleData, activeData, validData, invalidData
}
