/// One place on a canvas, as it is seen.
public struct Cell: Hashable, Sendable {
  public let character: Character
  public let style: Style
  /// Two for a wide character, one for others, and zero for the right half of a wide one.
  public let width: Int
}
