/// One place on a canvas, as it is seen.
package struct Cell: Hashable, Sendable {
  package let character: CellCharacter
  package internal(set) var style: Style
  /// Two for a wide character, one for others, and zero for the right half of a wide one.
  package let width: Int

  static func blank(_ style: Style) -> Self { Self(character: " ", style: style, width: 1) }

  /// The cell behind a wide character, which shows its other half.
  static func rightHalf(_ style: Style) -> Self { Self(character: " ", style: style, width: 0) }

  /// True if the cell shows more than blank ground.
  var isInk: Bool { width != 1 || character != " " }
}
