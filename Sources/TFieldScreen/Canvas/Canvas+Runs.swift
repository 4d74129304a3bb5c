extension Canvas {
  /// The lines as they are seen, without blanks at their ends.
  package var rows: [String] {
    cells.map { cells in text(cells[...(cells.lastIndex(where: \.isInk) ?? -1)]) }
  }

  /// All that is on the canvas.
  package var runs: [Run] { cells.indices.flatMap(runs) }

  /// The runs that look different on `old`: all of them if its size is another.
  package func changes(since old: Self) -> [Run] {
    guard old.width == width, old.height == height else { return runs }
    return cells.indices.filter { cells[$0] != old.cells[$0] }.flatMap { row in
      runs(row: row).filter { cells[row][$0.columns] != old.cells[row][$0.columns] }
    }
  }

  /// The longest runs of one style in a row.
  private func runs(row: Int) -> [Run] {
    var result: [Run] = []
    let cells = cells[row]
    var column = 0
    while column < width {
      let start = column
      while column < width, cells[column].style == cells[start].style { column += 1 }
      result.append(
        Run(
          start: Point(row: row, column: start), style: cells[start].style, width: column - start))
    }
    return result
  }

  /// The cells of a run, from left to right.
  package func cells(of run: Run) -> ArraySlice<Cell> {
    guard cells.indices.contains(run.start.row) else { return [] }
    return cells[run.start.row][run.columns.clamped(to: 0..<width)]
  }

  /// What a run of this canvas says.
  package func text(of run: Run) -> String { text(cells(of: run)) }

  private func text(_ cells: ArraySlice<Cell>) -> String {
    var scalars = String.UnicodeScalarView()
    for cell in cells where cell.width > 0 { scalars += cell.character.unicodeScalars }
    return String(scalars)
  }
}

extension Canvas: Equatable {
  /// Two canvases are equal when they look alike.
  package static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.cursor == b.cursor && a.cells == b.cells
  }
}
