import Foundation
import Glibc
import TField
import TestSupport
import Testing

@testable import TFieldScreen
@testable import TFieldTerminal

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ThemeTests {
  private static let usual = ["default", "mono", "high-contrast", "tinted"]

  @Test func `the built-in themes have the names that are documented`() {
    #expect(
      Theme.builtInNames == ["default", "mono", "high-contrast", "mainframe", "tinted"])
  }

  @Test(arguments: usual)
  func `typed text costs nothing`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    #expect(theme[.plain] == .usual)
  }

  @Test(arguments: Theme.builtInNames)
  func `without colours there are none, and the focus is still seen`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    for style in Style.allCases {
      let look = theme.appearance(of: style, in: .monochrome)
      #expect(look.foreground == nil && look.background == nil)
    }
    for style in [Style.buttonFocused, .choiceFocused, .labelFocused, .frameFocused, .error] {
      #expect(!theme.appearance(of: style, in: .monochrome).attributes.isEmpty, "\(style)")
    }
  }

  @Test(arguments: Theme.builtInNames)
  func `the ground is the terminal's own, or the text on it is ours too`(name: String) throws {
    let theme = try #require(Theme.builtIn(called: name))
    for style in Style.allCases where theme[style].background != nil {
      #expect(theme[style].foreground != nil, "\(style)")
    }
  }

  @Test func `tints need many colours`() {
    for depth in [ColourDepth.eight, .sixteen] {
      #expect(Theme.tinted.appearance(of: .invalidData, in: depth) == .usual)
    }
    let tints = [Style.idleData, .validData, .invalidData].map {
      Theme.tinted.appearance(of: $0, in: .indexed).background
    }
    #expect(Set(tints).count == 3 && !tints.contains(nil))
  }

  @Test func `nothing is dim where contrast is high`() {
    for style in Style.allCases {
      for depth in [ColourDepth.monochrome, .eight, .direct] {
        let look = Theme.highContrast.appearance(of: style, in: depth)
        #expect(!look.attributes.contains(.dim), "\(style)")
      }
    }
  }

  @Test func `a theme of one's own changes what it names`() {
    let theme = Theme(colours: [.error: Appearance(.blue)], over: .mono)
    #expect(theme[.error] == Appearance(.blue))
    #expect(theme[.title] == Theme.mono[.title])
    #expect(theme.appearance(of: .error, in: .monochrome).attributes == .bold)
  }
}

@Suite struct ColourTests {
  @Test(
    arguments: [
      ("red", .red), ("bright-cyan", .palette(14)), ("0", .palette(0)), ("255", .palette(255)),
      ("#ff8700", .rgb(255, 135, 0)), ("#FFF000", .rgb(255, 240, 0)),
      ("256", nil), ("-1", nil), ("+1", nil), ("", nil), ("#", nil), ("#ff", nil), ("#+12345", nil),
      ("#-00000", nil),
      ("#-12345", nil), ("#gggggg", nil), ("bright-", nil), ("bright-red ", nil), ("Red", nil),
    ] as [(String, Colour?)])
  func `a colour is a name, a number or a mixture`(text: String, colour: Colour?) {
    #expect(Colour(text) == colour)
  }

  @Test(
    arguments: [
      (.red, .monochrome, nil), (.red, .eight, 1), (.red, .sixteen, 1), (.red, .indexed, 1),
      (.red, .direct, 1),
      (.palette(9), .eight, 1), (.palette(9), .sixteen, 9), (.palette(9), .direct, 0xFF0000),
      (.palette(196), .eight, 1), (.palette(196), .sixteen, 9), (.palette(196), .indexed, 196),
      (.palette(196), .direct, 0xFF0000), (.palette(250), .direct, 0xBCBCBC),
      (.rgb(255, 0, 0), .indexed, 196), (.rgb(8, 8, 8), .indexed, 232),
      (.rgb(250, 5, 0), .sixteen, 9), (.rgb(1, 2, 3), .direct, 0x010203),
      (.rgb(0, 0, 5), .direct, 0), (.rgb(255, 255, 255), .eight, 7),
    ] as [(Colour, ColourDepth, Int32?)])
  func `where a colour is missing, the nearest stands for it`(
    colour: Colour, depth: ColourDepth, number: Int32?
  ) {
    #expect(colour.number(in: depth) == number)
  }

  @Test(
    arguments: [
      (-1, false, .monochrome), (0, false, .monochrome), (2, false, .monochrome),
      (8, false, .eight), (16, false, .sixteen), (88, false, .sixteen), (256, false, .indexed),
      (65_536, false, .indexed), (1 << 24, true, .direct), (1 << 16, true, .eight),
    ] as [(Int, Bool, ColourDepth)])
  func `the depth follows from the number of colours`(
    colours: Int, isDirect: Bool, depth: ColourDepth
  ) {
    #expect(ColourDepth(colours: colours, isDirect: isDirect) == depth)
  }
}

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

  /// What only surrounds or marks text, is no content now, or is bold between brackets.
  private static let shapes: Set<Style> = [
    .behind, .disabled, .buttonDanger,
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

@Suite struct SVGPictureTests {
  private static func canvas(_ text: String, _ style: Style = .plain) -> Canvas {
    var canvas = Canvas(width: 12, height: 1)
    canvas.write(text, at: Point(row: 0, column: 1), style: style)
    return canvas
  }

  @Test func `a canvas becomes a picture, every glyph in its column`() {
    var canvas = Self.canvas("Ada", .error)
    canvas.cursor = Point(row: 0, column: 4)
    let picture = SVGPicture(Theme(all: [Appearance(.red): [.error]]))
    #expect(
      picture.text(of: canvas, title: "Who") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="132" height="41" viewBox="0 0 132 41">
        <title>Who</title>
        <rect width="132" height="41" rx="8" fill="#1e1e1e"/>
        <g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', \
        monospace" font-size="14.95" xml:space="preserve">
        <text x="21 30 39" y="26" fill="#cd0000">Ada</text>
        <rect x="48" y="26" width="9" height="3" fill="#d4d4d4"/>
        </g>
        </svg>

        """)
  }

  @Test func `looks become attributes`() {
    let look = Appearance(.rgb(1, 2, 3), on: .rgb(255, 255, 255), [.bold, .underline, .reverse])
    let text = SVGPicture(Theme(all: [look: [.plain]])).text(of: Self.canvas("x"))
    #expect(text.contains("font-weight=\"bold\" text-decoration=\"underline\""))
    #expect(text.contains("height=\"17\" fill=\"#010203\""))
    #expect(text.contains("fill=\"#ffffff\""))
  }

  @Test func `a wide character moves the next by two columns`() {
    let text = SVGPicture(Theme(all: [:])).text(of: Self.canvas("漢a"))
    #expect(text.contains("x=\"12 21 39\""))
  }

  @Test(arguments: [
    "<script>", "a&b", "\"'", "]]>", "\u{1B}[31m", "\u{0}", "\u{FFFE}", "\u{202E}", "👩‍👩‍👧", "e\u{301}",
    "\u{1D49C}",
  ])
  func `whatever is drawn, the picture is well-formed XML`(text: String) throws {
    let svg = SVGPicture(Theme(all: [:])).text(of: Self.canvas(text), title: text)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(svg)")
  }

  @Test func `the same canvas always gives the same bytes`() {
    let pictures = (0..<5).map { _ in SVGPicture(Theme(all: [:])).text(of: Self.canvas("Ada & Eve"))
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func `an empty canvas is a picture too`() {
    #expect(
      SVGPicture(Theme(all: [:])).text(of: Canvas(width: 0, height: 0)).hasSuffix("</g>\n</svg>\n"))
  }
}
