/// Neighbouring cells of one row that look alike: what a terminal is sent in one piece.
public struct Run: Hashable, Sendable {
  public let start: Point
  public let style: Style
  /// How many cells they are.
  public let width: Int
}
