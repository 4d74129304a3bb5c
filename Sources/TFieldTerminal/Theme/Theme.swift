public import TFieldScreen

/// What each meaning looks like.
///
/// State is never told by colour alone: frames, marks and words say it too. So a terminal without
/// colours, or a person who wants none, loses nothing.
public struct Theme: Sendable {
  private let appearances: [Style: Appearance]

  /// Takes the looks that differ from those of another theme.
  public init(colours: [Style: Appearance], over base: Theme = .default) {
    appearances = base.appearances.merging(colours) { $1 }
  }

  init(all appearances: [Style: Appearance]) { self.appearances = appearances }

  public subscript(style: Style) -> Appearance { appearances[style] ?? .usual }

  /// The look on a terminal with that many colours.
  public func appearance(of style: Style, in depth: ColourDepth) -> Appearance {
    let own = self[style]
    guard own.depth > depth || depth == .monochrome else { return own }
    // What is told only by a colour is told by what the theme without colours has for it.
    let isColourAlone = own.attributes.isEmpty && own.foreground != nil
    let attributes = isColourAlone ? Theme.mono[style].attributes : own.attributes
    return Appearance(nil, on: nil, attributes)
  }
}
