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
    let isComparable = clusters == old.clusters
    return cells.indices.filter { row in
      cells[row].withUnsafeBufferPointer { new in
        old.cells[row].withUnsafeBufferPointer { old in
          // A row that both have in common was drawn on by neither.
          if new.baseAddress == old.baseAddress { return false }
          // All of them, since without a way out several are compared at once.
          return !isComparable
            || new.indices.reduce(0) { $0 | new[$1].difference(from: old[$1]) } != 0
        }
      }
    }
  }

  /// The longest runs of one style in which every cell differs.
  private func appendChanges(
    in row: Int, since old: Self, to runs: inout [Run],
    where differ: (PackedCell, PackedCell) -> Bool
  ) {
    let (cells, before) = (cells[row], old.cells[row])
    var column = 0
    while let start = firstChange(from: column, in: cells, since: before, old, where: differ) {
      column = start
      repeat {
        // Both halves of a wide character go together.
        column += max(1, cells[column].part.width)
      } while column < width && cells[column].hasSameStyle(as: cells[start])
        && !isSame(cells[column], as: before[column], on: old, where: differ)
      runs.append(run(start..<column, row: row))
    }
  }

  /// The first cell that differs; most are the same to the last bit.
  private func firstChange(
    from start: Int, in cells: [PackedCell], since before: [PackedCell], _ old: Self,
    where differ: (PackedCell, PackedCell) -> Bool
  ) -> Int? {
    let isPlain = clusters.isEmpty
    return cells.withUnsafeBufferPointer { new in
      before.withUnsafeBufferPointer { before in
        var column = start
        while column < new.count {
          let (cell, other) = (new[column], before[column])
          if cell.difference(from: other) != 0 || !isPlain,
            !isSame(cell, as: other, on: old, where: differ)
          {
            return column
          }
          column &+= 1
        }
        return nil
      }
    }
  }

  private func isSame(
    _ cell: PackedCell, as other: PackedCell, on old: Self,
    where differ: (PackedCell, PackedCell) -> Bool
  ) -> Bool {
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
