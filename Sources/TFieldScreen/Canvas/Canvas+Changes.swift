extension Canvas {
  /// What is not as it was on `old`, row by row; everything, if the size is another.
  public func changes(since old: Self) -> [Run] { changes(since: old) { $0 != $1 } }

  /// The same, where styles that don't `differ` to the eye are no change.
  public func changes(since old: Self, where differ: (Style, Style) -> Bool) -> [Run] {
    guard old.width == width, old.height == height else { return runs }
    var runs: [Run] = []
    var styles = ComparedStyles()
    for row in changedRows(since: old) {
      appendChanges(in: row, since: old, to: &runs) { styles.differ($0, $1, where: differ) }
    }
    return runs
  }

  /// The rows in which something may differ, found quickly.
  private func changedRows(since old: Self) -> [Int] {
    // The numbers of clusters mean the same only in the same table.
    guard clusters == old.clusters else { return Array(0..<height) }
    let (width, touched) = (width, isNoted(since: old) ? touched : nil)
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        (0..<height).filter { row in
          if let touched, !touched.contains(row) { return false }
          // All of them, since without a way out several are compared at once.
          return (row * width..<(row + 1) * width).reduce(0) {
            $0 | new[$1].difference(from: old[$1])
          } != 0
        }
      }
    }
  }

  /// Whether every row that was drawn on since `old` is noted: it has the very cells from which on
  /// that was done.
  private func isNoted(since old: Self) -> Bool {
    noted.count == cells.count
      && noted.withUnsafeBufferPointer { noted in
        old.cells.withUnsafeBufferPointer { $0.baseAddress == noted.baseAddress }
      }
  }

  /// The longest runs of one style in which every cell differs.
  private func appendChanges(
    in row: Int, since old: Self, to runs: inout [Run],
    where differ: (PackedCell, PackedCell) -> Bool
  ) {
    var index = row * width
    let end = index + width
    while let start = firstChange(in: index..<max(index, end), since: old, where: differ) {
      index = start
      repeat {
        // Both halves of a wide character go together.
        index += max(1, cells[index].part.width)
      } while index < end && cells[index].hasSameStyle(as: cells[start])
        && !hasSameCell(as: old, at: index, where: differ)
      runs.append(run(start..<index, row: row))
    }
  }

  /// The first of some cells that differs; most are the same to the last bit.
  private func firstChange(
    in range: Range<Int>, since old: Self, where differ: (PackedCell, PackedCell) -> Bool
  ) -> Int? {
    let isPlain = clusters.isEmpty
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { before in
        var index = range.lowerBound
        while index < range.upperBound {
          let isSame = new[index].difference(from: before[index]) == 0
          if !isSame || !isPlain, !hasSameCell(as: old, at: index, where: differ) { return index }
          index &+= 1
        }
        return nil
      }
    }
  }

  private func hasSameCell(
    as old: Self, at index: Int, where differ: (PackedCell, PackedCell) -> Bool
  ) -> Bool {
    let (cell, other) = (cells[index], old.cells[index])
    if cell.cluster == nil {
      return cell == other || cell.differsOnlyInStyle(from: other) && !differ(cell, other)
    }
    guard cell.part == other.part, !differ(cell, other) else { return false }
    return other.cluster != nil && character(cell) == old.character(other)
  }
}

/// The styles that were compared last: neighbouring cells mostly changed theirs alike.
private struct ComparedStyles {
  private var last: (new: PackedCell, old: PackedCell, differ: Bool)?

  mutating func differ(
    _ new: PackedCell, _ old: PackedCell, where differ: (Style, Style) -> Bool
  ) -> Bool {
    if let last, last.new.hasSameStyle(as: new), last.old.hasSameStyle(as: old) {
      return last.differ
    }
    let result = differ(new.style, old.style)
    last = (new, old, result)
    return result
  }
}
