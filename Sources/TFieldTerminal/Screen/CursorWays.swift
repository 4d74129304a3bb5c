import TFieldScreen

/// The shortest ways for the cursor from place to place.
///
/// Nearly all terminals take the same sequences; of another only the one that leads anywhere is
/// used.
struct CursorWays {
  private static let standard = Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
  private static let backspace: UInt8 = 8
  private static let carriageReturn: UInt8 = 13

  var isStandard = true
  var hasColumn = true
  var hasRow = true
  var hasBackspace = true
  var hasReturn = true
  /// Whether cells can be blanked without the cursor's leaving its place.
  var canErase = true
}

extension CursorWays {
  /// Those of the terminal that was opened last.
  static var current: Self {
    var ways = Self()
    ways.isStandard = Terminfo.string("cup") == Self.standard
    ways.hasColumn = Terminfo.string("hpa") == Array("\u{1B}[%i%p1%dG".utf8)
    ways.hasRow = Terminfo.string("vpa") == Array("\u{1B}[%i%p1%dd".utf8)
    ways.hasBackspace = Terminfo.string("cub1") == [Self.backspace]
    ways.hasReturn = Terminfo.string("cr") == [Self.carriageReturn]
    ways.canErase = Terminfo.string("ech") == Array("\u{1B}[%p1%dX".utf8)
    return ways
  }

  /// Leads the cursor to a place, from one that may be unknown.
  func append(from place: Point?, to target: Point, to bytes: inout [UInt8]) {
    guard let place, place.row == target.row || place.column == target.column else {
      return appendAddress(of: target, to: &bytes)
    }
    let back = place.column - target.column
    if place.row != target.row {
      hasRow
        ? bytes.append(sequence: "d", target.row + 1) : appendAddress(of: target, to: &bytes)
    } else if hasReturn, target.column == 0 {
      bytes.append(Self.carriageReturn)
    } else if hasBackspace, (1...4).contains(back) {
      for _ in 0..<back { bytes.append(Self.backspace) }
    } else if hasColumn {
      bytes.append(sequence: "G", target.column + 1)
    } else {
      appendAddress(of: target, to: &bytes)
    }
  }

  /// Blanks cells from the cursor on.
  func appendErasure(of cells: Int, to bytes: inout [UInt8]) {
    bytes.append(sequence: "X", cells)
  }

  private func appendAddress(of place: Point, to bytes: inout [UInt8]) {
    if isStandard {
      bytes.append(sequence: "H", place.row + 1, place.column + 1)
    } else {
      bytes += Terminfo.address(of: place)
    }
  }
}

extension [UInt8] {
  /// Appends `ESC [ 1 ; 2 x`.
  fileprivate mutating func append(sequence end: Unicode.Scalar, _ numbers: Int...) {
    append(0x1B)
    append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: ";")) }
      append(number: number)
    }
    append(UInt8(ascii: end))
  }

  private mutating func append(number: Int) {
    if number > 9 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
