/// How cells of one meaning look.
package struct Appearance: Hashable, Sendable {
  /// What a terminal can do to characters beside colouring them.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Self(rawValue: 1)
    package static let dim = Self(rawValue: 2)
    package static let reverse = Self(rawValue: 4)
    package static let underline = Self(rawValue: 8)
  }

  /// The terminal's own when `nil`.
  package var foreground: Colour?
  /// The terminal's own when `nil`.
  package var background: Colour?
  package var attributes: Attributes
  /// What stands for the foreground where there are only 8 or 16 colours; `nil`: the nearest.
  package var basic: Colour?
  /// Below this depth the colours are left out.
  package var depth: ColourDepth

  package init(
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
  package static let usual = Self()
}
