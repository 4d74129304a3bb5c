package import TFieldScreen

/// The look of each style.
///
/// State is never shown by colour alone: frames, marks and words show it too. So nothing is lost on
/// a terminal without colours, or for a person who wants none.
public struct Theme: Sendable {
  private var appearances = Array(repeating: Appearance.usual, count: Style.allCases.count)

  package init(colours: [Style: Appearance], over base: Theme = .default) {
    self = base
    for (style, look) in colours { self[style] = look }
  }

  /// Sets each look for its styles; later entries take precedence.
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

  /// Whether faint text looks different from typed text on such a terminal.
  func showsFaint(in depth: ColourDepth, hasDim: Bool) -> Bool {
    let looks = [Style.placeholder, .activeData].map { style in
      var look = appearance(of: style, in: depth)
      if !hasDim { look.attributes.remove(.dim) }
      return look
    }
    return looks[0] != looks[1]
  }

  /// Whether the main button is seen as a block of colour, without signs around it.
  func drawsBlocks(in depth: ColourDepth) -> Bool {
    let grounds = [Style.button, .plain].map { appearance(of: $0, in: depth).background }
    return grounds[0] != grounds[1]
  }

  /// Whether a sample shows any colour nearly as it is, in a theme that has colours.
  func drawsSwatches(in depth: ColourDepth) -> Bool {
    depth >= .indexed && appearances.contains { $0.foreground != nil }
  }

  package func appearance(of style: Style, in depth: ColourDepth) -> Appearance {
    let own = self[style]
    guard own.depth > depth || depth == .monochrome else {
      guard let basic = own.basic, depth < .indexed else { return own }
      return Appearance(basic, on: own.background, own.attributes)
    }
    // A difference shown only by colour is taken from the theme without colours.
    let isColourAlone = own.attributes.isEmpty && own.foreground != nil
    let attributes = isColourAlone ? Theme.mono[style].attributes : own.attributes
    return Appearance(nil, on: nil, attributes)
  }
}

/// The look of cells in one style.
package struct Appearance: Hashable, Sendable {
  /// What a terminal can do to characters besides colouring them.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Self(rawValue: 1)
    package static let dim = Self(rawValue: 2)
    package static let reverse = Self(rawValue: 4)
    package static let underline = Self(rawValue: 8)
  }

  /// `nil` for the terminal's own colour.
  package var foreground: Colour?
  /// `nil` for the terminal's own colour.
  package var background: Colour?
  package var attributes: Attributes
  /// The foreground if there are only 8 or 16 colours; `nil` for the nearest.
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

  /// The terminal's own look, the only one that costs no bytes.
  package static let usual = Self()
}

extension Theme {
  private static let builtIn: KeyValuePairs = [
    "default": Theme.default, "mono": mono, "high-contrast": highContrast, "mainframe": mainframe,
    "tinted": tinted,
  ]

  package static var builtInNames: [String] { builtIn.map(\.key) }

  package static func builtIn(called name: String) -> Theme? {
    builtIn.first { $0.key == name }?.value
  }

  /// Readable on dark and light backgrounds; typed text keeps the terminal's colours.
  ///
  /// Few colours are readable on both, so with only eight colours words have none.
  public static let `default` = Theme(all: [
    Appearance(nil, .dim): [
      .placeholder, .idlePlaceholder, .validPlaceholder, .invalidPlaceholder, .hint, .disabled,
      .debug, .checking, .frame, .frameValid, .progress, .keys, .behind,
    ],
    Appearance(nil, .bold): [.labelFocused, .errorText, .title, .sectionTitle, .strong],
    Appearance(nil, .reverse): [.selected, .choiceFocused, .optionFocused],
    Appearance(nil, .underline): [.emphasis, .link],
    Appearance(nil, [.bold, .reverse]): [.buttonFocused],
    Appearance(nil, [.bold, .underline]): [.match],
    Appearance(.red): [.error, .frameInvalid],
    Appearance(.palette(196), .bold, basic: .red): [.buttonDanger],
    Appearance(.palette(63), from: .indexed): [.required, .badge, .code, .key],
    Appearance(.palette(63), .bold, from: .indexed): [.buttonBlocked],
    Appearance(.palette(231), on: .palette(63), .bold, from: .indexed): [.button],
    Appearance(.palette(130), from: .indexed): [.warning, .frameWarning],
    Appearance(.palette(29), from: .indexed): [.success],
    // A blue that is readable on black and white; of the first eight colours only magenta is.
    Appearance(.palette(63), .bold, basic: .magenta): [.frameFocused],
  ])

  /// Without any colour.
  public static let mono = Theme(all: [
    Appearance(nil, .dim): [
      .placeholder, .idlePlaceholder, .validPlaceholder, .invalidPlaceholder, .hint, .disabled,
      .checking, .frame, .frameValid, .behind,
    ],
    Appearance(nil, .bold): [
      .labelFocused, .error, .errorText, .warning, .frameFocused, .frameInvalid, .title,
      .sectionTitle, .button, .key, .strong, .code,
    ],
    Appearance(nil, .reverse): [.selected, .choiceFocused, .optionFocused],
    Appearance(nil, .underline): [.emphasis, .link],
    Appearance(nil, [.bold, .reverse]): [.buttonFocused],
    Appearance(nil, [.bold, .underline]): [.match],
  ])

  /// Nothing is dim, and the focus stands out most.
  public static let highContrast = Theme(all: [
    Appearance(nil, .bold): [
      .errorText, .warning, .warningText, .frameFocused, .title, .sectionTitle, .button, .key,
      .strong, .code,
    ],
    Appearance(nil, .reverse): [.selected],
    Appearance(nil, .underline): [.emphasis, .link],
    Appearance(nil, [.bold, .reverse]): [
      .labelFocused, .error, .buttonFocused, .choiceFocused, .optionFocused,
    ],
    Appearance(nil, [.bold, .underline]): [.match],
  ])

  /// The four colours of a 3279: green to type, turquoise to read, white to notice, red to correct.
  ///
  /// It has a black background, for which these colours were made.
  public static let mainframe = Theme(
    all: [
      Appearance(.green): Style.allCases,
      Appearance(.green, .dim): [
        .placeholder, .idlePlaceholder, .validPlaceholder, .invalidPlaceholder, .disabled, .frame,
        .frameValid, .behind,
      ],
      Appearance(.green, .reverse): [.selected, .choiceFocused, .optionFocused],
      Appearance(.green, [.bold, .reverse]): [.buttonFocused],
      Appearance(.cyan): [.hint, .label, .progress, .keys, .status],
      Appearance(.cyan, .underline): [.emphasis, .link],
      Appearance(.white): [
        .invalidData, .required, .warningText, .code, .key, .buttonBlocked,
      ],
      Appearance(.white, .bold): [
        .labelFocused, .badge, .errorText, .warning, .frameFocused, .title, .sectionTitle,
        .button, .match, .strong,
      ],
      Appearance(.red): [.frameInvalid],
      Appearance(.red, .bold): [.error, .buttonDanger],
    ], on: .black)

  /// A background for each field that shows its state, if the terminal has enough colours.
  ///
  /// They are midway between dark and light, with light words, so that they suit any terminal.
  public static let tinted = Theme(
    colours: [
      .idleData: tint(231, on: 241), .idlePlaceholder: tint(254, on: 241),
      .activeData: tint(231, on: 24), .placeholder: tint(252, on: 24),
      .validData: tint(231, on: 60), .validPlaceholder: tint(254, on: 60),
      .invalidData: tint(231, on: 95), .invalidPlaceholder: tint(255, on: 95),
    ])

  private static func tint(_ ink: UInt8, on ground: UInt8) -> Appearance {
    Appearance(.palette(ink), on: .palette(ground), from: .indexed)
  }
}

extension Appearance {
  fileprivate init(
    _ foreground: Colour?, _ attributes: Attributes, basic: Colour? = nil,
    from depth: ColourDepth = .eight
  ) {
    self.init(foreground, on: nil, attributes, basic: basic, from: depth)
  }
}

/// A colour: one of the terminal's own, one of xterm's 256, or an RGB value.
package enum Colour: Hashable, Sendable {
  /// 0 to 15 look as the person has set them; the others are the same everywhere.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  package static let black = palette(0)
  package static let red = palette(1)
  package static let green = palette(2)
  package static let blue = palette(4)
  package static let magenta = palette(5)
  package static let cyan = palette(6)
  package static let white = palette(7)

  /// Reads `red`, `bright-red`, a number up to 255, or `#ff8700`.
  package init?(_ text: String) {
    let isBright = text.hasPrefix("bright-")
    let name = isBright ? String(text.dropFirst(7)) : text
    if let index = Self.names.firstIndex(of: name) {
      self = .palette(UInt8(index + (isBright ? 8 : 0)))
    } else if let number = UInt8(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .palette(number)
    } else if text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let mixed = UInt32(text.dropFirst(), radix: 16)
    {
      self.init(mixed)
    } else {
      return nil
    }
  }

  /// Takes eight bits each of red, green and blue.
  package init(_ mixed: UInt32) {
    self = .rgb(
      UInt8(truncatingIfNeeded: mixed >> 16), UInt8(truncatingIfNeeded: mixed >> 8),
      UInt8(truncatingIfNeeded: mixed))
  }

  /// The number of the colour, or of the nearest available one; `nil` without colours.
  func number(in depth: ColourDepth) -> Int32? {
    switch (depth, self) {
    case (.monochrome, _): nil
    case (.eight, .palette(let number)) where number < 16: Int32(number % 8)
    case (.eight, _): nearest(in: 0..<8)
    case (.sixteen, .palette(let number)) where number < 16: Int32(number)
    case (.sixteen, _): nearest(in: 0..<16)
    case (.indexed, .palette(let number)): Int32(number)
    case (.indexed, .rgb): nearest(in: 16..<256)
    case (.direct, .palette(let number)) where number < 8: Int32(number)
    case (.direct, _): mixed
    }
  }

  /// The RGB value; the darkest blues become black, because 0 to 7 mean the first eight colours.
  private var mixed: Int32 {
    let (red, green, blue) = components
    let mixed = red << 16 | green << 8 | blue
    return mixed < 8 ? 0 : Int32(mixed)
  }

  private func nearest(in numbers: Range<Int>) -> Int32? {
    let own = components
    let distance = { (number: Int) in
      let other = Self.components(of: number)
      let (r, g, b) = (own.red - other.red, own.green - other.green, own.blue - other.blue)
      // The eye sees green best, and blue least.
      return 3 * r * r + 6 * g * g + b * b
    }
    return numbers.min { distance($0) < distance($1) }.map { Int32($0) }
  }

  /// The red, green and blue parts, 0 to 255, in the default palette.
  package var components: (red: Int, green: Int, blue: Int) {
    switch self {
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    case .palette(let number): Self.components(of: Int(number))
    }
  }

  private static func components(of number: Int) -> (red: Int, green: Int, blue: Int) {
    switch number {
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    case 0..<16:
      let level = number < 8 ? 205 : 255
      return ((number & 1) * level, (number >> 1 & 1) * level, (number >> 2 & 1) * level)
    case 232...:
      let grey = 8 + (number - 232) * 10
      return (grey, grey, grey)
    default:
      // The six steps of xterm's cube.
      let (place, steps) = (number - 16, [0, 95, 135, 175, 215, 255])
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }
}

/// How many colours a terminal has.
package enum ColourDepth: Int, Comparable, Sendable {
  case monochrome, eight, sixteen, indexed, direct

  /// From terminfo: the number of colours, and whether colour numbers are RGB values.
  package init(colours: Int, isDirect: Bool = false) {
    self =
      switch colours {
      case ..<8: .monochrome
      case 1 << 24 where isDirect: .direct
      // Other RGB modes have too few bits to be worthwhile; the first eight colours are as usual.
      case _ where isDirect: .eight
      case ..<16: .eight
      case ..<256: .sixteen
      default: .indexed
      }
  }

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
