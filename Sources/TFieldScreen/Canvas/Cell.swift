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
/// bits of width, eight of style, and then the character.
package struct Cell: Hashable, Sendable {
  private var bits: UInt128

  init(character: CellCharacter, style: Style, width: Int) {
    bits =
      character.bits << 10 | UInt128(style.rawValue) << 2 | UInt128(truncatingIfNeeded: width & 3)
  }

  package var character: CellCharacter { CellCharacter(bits: bits >> 10) }

  package internal(set) var style: Style {
    get { Style(rawValue: UInt8(truncatingIfNeeded: bits >> 2)) ?? .plain }
    set { bits = bits & ~(0xFF << 2) | UInt128(newValue.rawValue) << 2 }
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

/// Neighbouring cells of one row with the same style.
package struct Run: Hashable, Sendable {
  package let start: Point
  package let style: Style
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
  /// A ``placeholder`` on the background of ``idleData``.
  case idlePlaceholder

  case label, labelFocused, badge, mark, debug
  /// The asterisk of a required field.
  case required
  /// The marks of errors and the like, and the words after them.
  case error, warning, success, checking, errorText, warningText

  case frame, frameFocused, frameValid, frameInvalid, frameWarning

  case title, sectionTitle, progress, keys, status, dialog
  /// ``buttonBlocked`` is for an action that can't run yet.
  case button, buttonFocused, buttonBlocked
  case choice, choiceFocused
  /// An option outside of lists that the next key acts on; the found part of an option.
  case optionFocused, match
  /// Emphasised words in a note or a question.
  case strong, emphasis, code, link

  /// The background of data; only a tinted theme shows it unlike ``plain``.
  case idleData, activeData, validData, invalidData
}
