extension Canvas {
  /// The lines as they are seen, without blanks at their ends.
  public var rows: [String] {
    (0..<height).map { row in
      let start = row * width
      let end = cells[start..<start + width].lastIndex { $0.isInk } ?? start - 1
      return text(start..<end + 1)
    }
  }

  /// All that is on the canvas.
  public var runs: [Run] {
    (0..<height).flatMap { runs(row: $0) { _ in true } }
  }

  /// What is not as it was on `old`, row by row; everything, if the size is another.
  public func changes(since old: Self) -> [Run] { changes(since: old) { $0 != $1 } }

  /// The same, where styles that don't `differ` to the eye are no change.
  public func changes(since old: Self, where differ: (Style, Style) -> Bool) -> [Run] {
    guard old.width == width, old.height == height else { return runs }
    return changedRows(since: old).flatMap { row in
      runs(row: row) { !hasSameCell(as: old, at: $0, where: differ) }
    }
  }

  /// The rows in which something may differ, found quickly.
  private func changedRows(since old: Self) -> [Int] {
    // The numbers of clusters mean the same only in the same table.
    guard clusters == old.clusters else { return Array(0..<height) }
    let width = width
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        (0..<height).filter { row in
          // All of them, since without a way out several are compared at once.
          (row * width..<(row + 1) * width).reduce(0) { $0 | new[$1].difference(from: old[$1]) }
            != 0
        }
      }
    }
  }

  /// The longest runs of one style in which every cell is chosen.
  private func runs(row: Int, where isChosen: (Int) -> Bool) -> [Run] {
    var result: [Run] = []
    var index = row * width
    let end = index + width
    while index < end {
      let start = index
      while index < end, cells[index].style == cells[start].style, isChosen(index) {
        // Both halves of a wide character go together.
        index += max(1, cells[index].part.width)
      }
      if index > start { result.append(run(start..<index, row: row)) } else { index += 1 }
    }
    return result
  }

  private func run(_ range: Range<Int>, row: Int) -> Run {
    Run(
      start: Point(row: row, column: range.lowerBound - row * width),
      style: cells[range.lowerBound].style, width: range.count)
  }

  /// What a run of this canvas says.
  public func text(of run: Run) -> String {
    let start = index(run.start)
    return text(start..<start + run.width)
  }

  private func text(_ range: Range<Int>) -> String {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(range.count)
    appendScalars(range, to: &scalars)
    return String(String.UnicodeScalarView(scalars))
  }

  private func appendScalars(_ range: Range<Int>, to scalars: inout [Unicode.Scalar]) {
    for cell in cells[range.clamped(to: cells.indices)] where cell.part != .rightHalf {
      if cell.cluster == nil {
        scalars.append(cell.scalar)
      } else {
        scalars += character(cell).unicodeScalars
      }
    }
  }

  private func hasSameCell(
    as old: Self, at index: Int, where differ: (Style, Style) -> Bool
  ) -> Bool {
    let (cell, other) = (cells[index], old.cells[index])
    if cell == other, cell.cluster == nil { return true }
    guard cell.part == other.part, !differ(cell.style, other.style) else { return false }
    guard cell.cluster != nil else { return cell.hasSameScalar(as: other) }
    return other.cluster != nil && character(cell) == old.character(other)
  }
}

extension PackedCell {
  /// Whether the cell shows more than blank ground.
  var isInk: Bool { cluster != nil || part != .whole || scalar != " " }
}

extension Canvas: Equatable {
  /// Two canvases are equal when they look alike.
  public static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.height == b.height && a.cursor == b.cursor
      && a.changes(since: b).isEmpty
  }
}
