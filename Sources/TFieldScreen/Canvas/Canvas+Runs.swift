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
    (0..<height).flatMap(runs)
  }

  /// The longest runs of one style in a row.
  private func runs(row: Int) -> [Run] {
    var result: [Run] = []
    var index = row * width
    let end = index + width
    while index < end {
      let start = index
      // Both halves of a wide character go together.
      while index < end, cells[index].hasSameStyle(as: cells[start]) {
        index += max(1, cells[index].part.width)
      }
      result.append(run(start..<index, row: row))
    }
    return result
  }

  /// The run of some cells, which all have the style of the first.
  func run(_ range: Range<Int>, row: Int) -> Run {
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
