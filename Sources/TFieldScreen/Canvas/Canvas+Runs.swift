extension Canvas {
  /// The lines as they are seen, without blanks at their ends.
  package var rows: [String] {
    (0..<height).map { row in
      let cells = cells(ofRow: row)
      return text(cells[..<(cells.lastIndex(where: \.isInk).map { $0 + 1 } ?? cells.startIndex)])
    }
  }

  /// All that is on the canvas.
  package var runs: [Run] { (0..<height).flatMap(runs) }

  /// The runs that look different on `old`: all of them if its size is another.
  package func changes(since old: Self) -> [Run] {
    guard old.width == width, old.height == height else { return runs }
    let rows = (0..<height).filter { cells(ofRow: $0) != old.cells(ofRow: $0) }
    return rows.flatMap(runs).filter { cells(of: $0) != old.cells(of: $0) }
  }

  /// The longest runs of one style in a row.
  private func runs(row: Int) -> [Run] {
    var result: [Run] = []
    var rest = cells(ofRow: row)
    while let style = rest.first?.style {
      let start = Point(row: row, column: width - rest.count)
      let length = rest.prefix { $0.style == style }.count
      result.append(Run(start: start, style: style, width: length))
      rest = rest.dropFirst(length)
    }
    return result
  }

  /// The cells of a run, from left to right.
  package func cells(of run: Run) -> ArraySlice<Cell> {
    cells(run.columns, ofRow: run.start.row)
  }

  /// What a run of this canvas says.
  package func text(of run: Run) -> String { text(cells(of: run)) }

  private func text(_ cells: ArraySlice<Cell>) -> String {
    var scalars = String.UnicodeScalarView()
    for cell in cells where cell.width > 0 { scalars += cell.character.scalars }
    return String(scalars)
  }
}

extension Canvas: Equatable {
  /// Two canvases are equal when they look alike.
  package static func == (a: Self, b: Self) -> Bool {
    a.bounds == b.bounds && a.cursor == b.cursor && a.cells == b.cells
  }
}
