/// Neighbouring cells of one row that look alike: what a terminal is sent in one piece.
public struct Run: Hashable, Sendable {
  public let start: Point
  public let text: String
  public let style: Style
  /// The cells that the text fills.
  public let width: Int
}
