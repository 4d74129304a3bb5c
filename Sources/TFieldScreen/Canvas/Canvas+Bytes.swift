extension Canvas {
  /// Writes what some cells of a row show behind other bytes, as UTF-8; false if terminals might
  /// not agree on how many cells that fills.
  public func appendUTF8(from start: Point, width: Int, to bytes: inout [UInt8]) -> Bool {
    guard bounds.rows.contains(start.row) else { return true }
    var isSure = true
    let columns = (start.column..<start.column + max(0, width)).clamped(to: bounds.columns)
    for cell in cells[start.row][columns] where cell.part != .rightHalf {
      isSure = isSure && cell.cluster == nil
      append(cell, to: &bytes)
    }
    return isSure
  }

  /// How many cells before a place in a row are blank, back to another place in it.
  public func blanks(upTo end: Point, from start: Point) -> Int {
    guard bounds.rows.contains(start.row) else { return 0 }
    let columns = (start.column..<max(start.column, end.column)).clamped(to: bounds.columns)
    return cells[start.row][columns].reversed().prefix { !$0.isInk }.count
  }

  private func append(_ cell: PackedCell, to bytes: inout [UInt8]) {
    if cell.cluster != nil {
      bytes += character(cell).utf8
    } else if cell.scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: cell.scalar.value))
    } else {
      // One by one, which is sooner done than adding a sequence of so few.
      for byte in UTF8.encode(cell.scalar) ?? UTF8.encodedReplacementCharacter {
        bytes.append(byte)
      }
    }
  }
}
