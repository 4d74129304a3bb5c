package import TFieldScreen

/// What each meaning looks like.
///
/// State is never told by colour alone: frames, marks and words say it too. So a terminal without
/// colours, or a person who wants none, loses nothing.
public struct Theme: Sendable {
  /// One for each style, in their order.
  private var appearances = Array(repeating: Appearance.usual, count: Style.allCases.count)

  /// Takes the looks that differ from those of another theme.
  package init(colours: [Style: Appearance], over base: Theme = .default) {
    self = base
    for (style, look) in colours { self[style] = look }
  }

  /// Takes each look with the styles that have it, the later before the earlier.
  init(all looks: KeyValuePairs<Appearance, [Style]>, on ground: Colour? = nil) {
    for (look, styles) in looks {
      var look = look
      look.background = look.background ?? ground
      for style in styles { self[style] = look }
    }
  }

  package private(set) subscript(style: Style) -> Appearance {
    get { appearances[Int(style.rawValue)] }
    set { appearances[Int(style.rawValue)] = newValue }
  }

  /// True if faint words look otherwise than typed ones on such a terminal.
  func showsFaint(in depth: ColourDepth, hasDim: Bool) -> Bool {
    let looks = [Style.placeholder, .activeData].map { style in
      var look = appearance(of: style, in: depth)
      if !hasDim { look.attributes.remove(.dim) }
      return look
    }
    return looks[0] != looks[1]
  }

  /// The look on a terminal with that many colours.
  package func appearance(of style: Style, in depth: ColourDepth) -> Appearance {
    let own = self[style]
    guard own.depth > depth || depth == .monochrome else {
      guard let basic = own.basic, depth < .indexed else { return own }
      return Appearance(basic, on: own.background, own.attributes)
    }
    // What is told only by a colour is told by what the theme without colours has for it.
    let isColourAlone = own.attributes.isEmpty && own.foreground != nil
    let attributes = isColourAlone ? Theme.mono[style].attributes : own.attributes
    return Appearance(nil, on: nil, attributes)
  }
}

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
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
    (self.basic, self.depth) = (basic, depth)
  }

  /// As the terminal writes all text: the one look that costs nothing to change to.
  package static let usual = Self()
}
