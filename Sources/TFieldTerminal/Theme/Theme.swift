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

  init(all looks: KeyValuePairs<Style, Appearance>) {
    for (style, look) in looks { self[style] = look }
  }

  /// What a style looks like.
  package private(set) subscript(style: Style) -> Appearance {
    get { appearances[Int(style.rawValue)] }
    set { appearances[Int(style.rawValue)] = newValue }
  }

  /// True if faint words look otherwise than typed ones on such a terminal.
  func showsFaint(in depth: ColourDepth, hasDim: Bool) -> Bool {
    var (faint, typed) = (
      appearance(of: .placeholder, in: depth), appearance(of: .activeData, in: depth)
    )
    if !hasDim {
      faint.attributes.remove(.dim)
      typed.attributes.remove(.dim)
    }
    return faint != typed
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
