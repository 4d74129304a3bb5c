import Glibc
import TFieldScreen
import Testing

@testable import TFieldTerminal

/// Whether all that must be read can be read: computed for every theme, depth and ground.
@Suite struct ContrastTests {
  /// A terminal's own two colours.
  struct Ground: CustomTestStringConvertible {
    let testDescription: String
    let ink: (Double, Double, Double)
    let paper: (Double, Double, Double)
  }

  static let grounds = [
    Ground(testDescription: "dark", ink: (229, 229, 229), paper: (0, 0, 0)),
    Ground(testDescription: "light", ink: (0, 0, 0), paper: (255, 255, 255)),
  ]

  /// What only surrounds or marks text, and is said by its shape as well.
  private static let shapes: Set<Style> = [
    .frame, .frameFocused, .frameValid, .frameInvalid, .frameWarning, .error, .warning, .success,
    .checking, .mark,
  ]

  private static let depths = [ColourDepth.monochrome, .eight, .sixteen, .indexed, .direct]

  @Test(arguments: Theme.builtInNames, grounds)
  func `text can be read, and frames can be seen`(name: String, ground: Ground) throws {
    let theme = try #require(Theme.builtIn(called: name))
    let wanted = name == "high-contrast" ? 7.0 : 4.5
    for depth in Self.depths {
      for style in Style.allCases {
        let look = theme.appearance(of: style, in: depth)
        let contrast = Self.contrast(of: look, in: depth, on: ground)
        let least = Self.shapes.contains(style) ? 3 : wanted
        #expect(contrast >= least, "\(style) in \(depth): \(contrast)")
      }
    }
  }

  @Test(arguments: Theme.builtInNames)
  func `the focus is the loudest frame in every depth`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    for depth in Self.depths {
      let focused = theme.appearance(of: .frameFocused, in: depth)
      #expect(focused != theme.appearance(of: .frame, in: depth))
      #expect(focused.attributes.contains(.bold))
      #expect(theme.appearance(of: .labelFocused, in: depth).attributes.contains(.bold))
    }
  }

  @Test func `red is for errors alone`() {
    let red = Style.allCases.filter { Theme.default[$0].foreground == .red }
    #expect(Set(red) == [.error, .frameInvalid])
  }

  private typealias Light = (Double, Double, Double)

  /// The ratio of WCAG; faint text is a third of the way to its ground, as terminals draw it.
  private static func contrast(
    of look: Appearance, in depth: ColourDepth, on ground: Ground
  ) -> Double {
    var ink = light(look.foreground, in: depth) ?? ground.ink
    var paper = light(look.background, in: depth) ?? ground.paper
    if look.attributes.contains(.reverse) { (ink, paper) = (paper, ink) }
    if look.attributes.contains(.dim) {
      let mixed = { (ink: Double, paper: Double) in (2 * ink + paper) / 3 }
      ink = (mixed(ink.0, paper.0), mixed(ink.1, paper.1), mixed(ink.2, paper.2))
    }
    let (one, other) = (luminance(of: ink), luminance(of: paper))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func light(_ colour: Colour?, in depth: ColourDepth) -> Light? {
    guard let colour, let number = colour.number(in: depth) else { return nil }
    let shown =
      depth == .direct && number > 7
      ? Colour.rgb(UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255))
      : Colour.palette(UInt8(clamping: number))
    let (red, green, blue) = shown.components
    return (Double(red), Double(green), Double(blue))
  }

  private static func luminance(of light: Light) -> Double {
    let linear = { (value: Double) in
      let part = value / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(light.0) + 0.7152 * linear(light.1) + 0.0722 * linear(light.2)
  }
}
