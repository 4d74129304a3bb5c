/// How cells of one meaning look.
public struct Appearance: Hashable, Sendable {
  /// What a terminal can do to characters beside colouring them.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Self(rawValue: 1)
    public static let dim = Self(rawValue: 2)
    public static let reverse = Self(rawValue: 4)
    public static let underline = Self(rawValue: 8)
  }

  /// The terminal's own when `nil`.
  public var foreground: Colour?
  /// The terminal's own when `nil`.
  public var background: Colour?
  public var attributes: Attributes
  /// What stands for the foreground where there are only 8 or 16 colours; `nil`: the nearest.
  public var basic: Colour?
  /// Below this depth the colours are left out.
  public var depth: ColourDepth

  public init(
    _ foreground: Colour? = nil, on background: Colour? = nil, _ attributes: Attributes = [],
    basic: Colour? = nil, from depth: ColourDepth = .eight
  ) {
    self.basic = basic
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.depth = depth
  }

  /// As the terminal writes all text: the one look that costs nothing to change to.
  public static let usual = Self()
}
