internal import TFieldScreen
internal import TFieldTerminal

extension SVGLook {
  /// What a theme makes of a meaning, on a terminal with all colours.
  init(_ appearance: Appearance) {
    self.init(
      appearance.foreground.map(Colour.init), on: appearance.background.map(Colour.init))
    isBold = appearance.attributes.contains(.bold)
    isDim = appearance.attributes.contains(.dim)
    isUnderlined = appearance.attributes.contains(.underline)
    isReversed = appearance.attributes.contains(.reverse)
  }
}

extension SVGLook.Colour {
  init(_ colour: TFieldTerminal.Colour) {
    let (red, green, blue) = colour.components
    self.init(UInt8(clamping: red), UInt8(clamping: green), UInt8(clamping: blue))
  }
}
