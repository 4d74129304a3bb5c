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
      .placeholder, .idlePlaceholder, .hint, .disabled, .debug, .checking, .frame, .frameValid,
      .progress, .keys, .buttonBlocked,
    ],
    Appearance(nil, .bold): [.labelFocused, .errorText, .title, .sectionTitle, .strong],
    Appearance(nil, .reverse): [.selected, .choiceFocused, .optionFocused],
    Appearance(nil, .underline): [.emphasis, .link],
    Appearance(nil, [.bold, .reverse]): [.buttonFocused],
    Appearance(nil, [.bold, .underline]): [.match],
    Appearance(.red): [.error, .frameInvalid],
    Appearance(.palette(63), from: .indexed): [.required, .badge, .code],
    Appearance(.palette(63), .bold, from: .indexed): [.button],
    Appearance(.palette(130), from: .indexed): [.warning, .frameWarning],
    Appearance(.palette(29), from: .indexed): [.success],
    // A blue that is readable on black and white; of the first eight colours only magenta is.
    Appearance(.palette(63), .bold, basic: .magenta): [.frameFocused],
  ])

  /// Without any colour.
  public static let mono = Theme(all: [
    Appearance(nil, .dim): [
      .placeholder, .idlePlaceholder, .hint, .disabled, .checking, .frame, .frameValid,
      .buttonBlocked,
    ],
    Appearance(nil, .bold): [
      .labelFocused, .error, .errorText, .warning, .frameFocused, .frameInvalid, .title,
      .sectionTitle, .button, .strong, .code,
    ],
    Appearance(nil, .reverse): [.selected, .choiceFocused, .optionFocused],
    Appearance(nil, .underline): [.emphasis, .link],
    Appearance(nil, [.bold, .reverse]): [.buttonFocused],
    Appearance(nil, [.bold, .underline]): [.match],
  ])

  /// Nothing is dim, and the focus stands out most.
  public static let highContrast = Theme(all: [
    Appearance(nil, .bold): [
      .errorText, .warning, .warningText, .frameFocused, .title, .sectionTitle, .button, .strong,
      .code,
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
        .placeholder, .idlePlaceholder, .disabled, .frame, .frameValid, .buttonBlocked,
      ],
      Appearance(.green, .reverse): [.selected, .choiceFocused, .optionFocused],
      Appearance(.green, [.bold, .reverse]): [.buttonFocused],
      Appearance(.cyan): [.hint, .label, .progress, .keys, .status],
      Appearance(.cyan, .underline): [.emphasis, .link],
      Appearance(.white): [.invalidData, .required, .warningText, .code],
      Appearance(.white, .bold): [
        .labelFocused, .badge, .errorText, .warning, .frameFocused, .title, .sectionTitle,
        .button, .match, .strong,
      ],
      Appearance(.red): [.frameInvalid],
      Appearance(.red, .bold): [.error],
    ], on: .black)

  /// A background for each field that shows its state, if the terminal has enough faint colours.
  public static let tinted = Theme(
    colours: [
      .idleData: tint(0xE4, 0xEC, 0xFA), .activeData: tint(0xFF, 0xFF, 0xFF),
      .validData: tint(0xC6, 0xDC, 0xFF), .invalidData: tint(0xFF, 0xD9, 0xD9),
      .placeholder: Appearance(
        .rgb(0x58, 0x58, 0x58), on: .rgb(0xFF, 0xFF, 0xFF), from: .indexed),
      .idlePlaceholder: Appearance(
        .rgb(0x58, 0x58, 0x58), on: .rgb(0xE4, 0xEC, 0xFA), from: .indexed),
    ])

  /// Text is dark to fit the light background; the terminal's own colour is unknown.
  private static func tint(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Appearance {
    Appearance(.palette(16), on: .rgb(red, green, blue), from: .indexed)
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
