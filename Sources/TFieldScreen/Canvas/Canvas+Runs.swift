extension Canvas {
  /// The lines as they are seen, without blanks at their ends.
  public var rows: [String] {
    cells.map { cells in text(cells[...(cells.lastIndex(where: \.isInk) ?? -1)]) }
  }

  /// All that is on the canvas.
  public var runs: [Run] {
    cells.indices.flatMap(runs)
  }

  /// The longest runs of one style in a row.
  private func runs(row: Int) -> [Run] {
    var result: [Run] = []
    let cells = cells[row]
    var column = 0
    while column < width {
      let start = column
      // Both halves of a wide character go together.
      while column < width, cells[column].hasSameStyle(as: cells[start]) {
        column += max(1, cells[column].part.width)
      }
      result.append(run(start..<column, row: row))
    }
    return result
  }

  /// The run of some cells, which all have the style of the first.
  func run(_ columns: Range<Int>, row: Int) -> Run {
    Run(
      start: Point(row: row, column: columns.lowerBound),
      style: cells[row][columns.lowerBound].style, width: columns.count)
  }

  /// What a run of this canvas says.
  public func text(of run: Run) -> String {
    guard cells.indices.contains(run.start.row) else { return "" }
    let columns = run.start.column..<run.start.column + run.width
    return text(cells[run.start.row][columns.clamped(to: 0..<width)])
  }

  private func text(_ cells: ArraySlice<PackedCell>) -> String {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(cells.count)
    for cell in cells where cell.part != .rightHalf {
      if cell.cluster == nil {
        scalars.append(cell.scalar)
      } else {
        scalars += character(cell).unicodeScalars
      }
    }
    return String(String.UnicodeScalarView(scalars))
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
