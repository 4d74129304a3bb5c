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

extension Theme {
  /// The built-in themes, as `--theme` takes them.
  private static let builtIn: KeyValuePairs = [
    "default": Theme.default, "mono": mono, "high-contrast": highContrast, "mainframe": mainframe,
    "tinted": tinted,
  ]

  package static var builtInNames: [String] { builtIn.map(\.key) }

  /// The built-in theme of that name, or `nil`.
  package static func builtIn(called name: String) -> Theme? {
    builtIn.first { $0.key == name }?.value
  }

  /// Readable on dark and on light ground; typed text is left as the terminal writes it.
  ///
  /// Few colours can be read on both: where only the first eight are to be had, words have none.
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
    // A blue that can be read on black and on white; of the first eight colours only magenta can.
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

  /// Nothing is dim, and what has the focus stands out most.
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
  /// It has black ground of its own, on which those were made to be read.
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

  /// A ground behind each field that tells its state, where there are colours enough for faint ones.
  public static let tinted = Theme(
    colours: [
      .idleData: tint(0xE4, 0xEC, 0xFA), .activeData: tint(0xFF, 0xFF, 0xFF),
      .validData: tint(0xC6, 0xDC, 0xFF), .invalidData: tint(0xFF, 0xD9, 0xD9),
      .placeholder: Appearance(
        .rgb(0x58, 0x58, 0x58), on: .rgb(0xFF, 0xFF, 0xFF), from: .indexed),
      .idlePlaceholder: Appearance(
        .rgb(0x58, 0x58, 0x58), on: .rgb(0xE4, 0xEC, 0xFA), from: .indexed),
    ])

  /// Dark text comes with the light ground, since nobody knows the terminal's own colours.
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
