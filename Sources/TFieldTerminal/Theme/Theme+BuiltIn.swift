import TFieldScreen

extension Theme {
  /// The names of the built-in themes, as `--theme` takes them.
  package static let builtInNames = ["default", "mono", "high-contrast", "mainframe", "tinted"]

  /// The built-in theme of that name, or `nil`.
  package static func builtIn(called name: String) -> Theme? {
    switch name {
    case "default": .default
    case "mono": .mono
    case "high-contrast": .highContrast
    case "mainframe": .mainframe
    case "tinted": .tinted
    default: nil
    }
  }

  /// A blue that can be read on black and on white; of the first eight colours only magenta can.
  private static let accent = Appearance(.palette(63), basic: .magenta)

  /// Readable on dark and on light ground; typed text is left as the terminal writes it.
  ///
  /// Few colours can be read on both: where only the first eight are to be had, words have none.
  public static let `default` = Theme(all: [
    .selected: Appearance(nil, .reverse),
    .placeholder: Appearance(nil, .dim), .idlePlaceholder: Appearance(nil, .dim),
    .hint: Appearance(nil, .dim),
    .disabled: Appearance(nil, .dim), .debug: Appearance(nil, .dim),
    .labelFocused: Appearance(nil, .bold), .required: Appearance(.palette(63), from: .indexed),
    .badge: Appearance(.palette(63), from: .indexed),
    .error: Appearance(.red), .errorText: Appearance(nil, .bold),
    .warning: Appearance(.palette(130), from: .indexed), .checking: Appearance(nil, .dim),
    .success: Appearance(.palette(29), from: .indexed),
    .frame: Appearance(nil, .dim), .frameValid: Appearance(nil, .dim),
    .frameFocused: accent.with(.bold), .frameInvalid: Appearance(.red),
    .frameWarning: Appearance(.palette(130), from: .indexed),
    .title: Appearance(nil, .bold), .sectionTitle: Appearance(nil, .bold),
    .progress: Appearance(nil, .dim), .keys: Appearance(nil, .dim),
    .button: Appearance(.palette(63), .bold, from: .indexed),
    .buttonFocused: Appearance(nil, [.bold, .reverse]), .buttonBlocked: Appearance(nil, .dim),
    .choiceFocused: Appearance(nil, .reverse), .optionFocused: Appearance(nil, .reverse),
    .match: Appearance(nil, [.bold, .underline]),
    .strong: Appearance(nil, .bold), .emphasis: Appearance(nil, .underline),
    .code: Appearance(.palette(63), from: .indexed), .link: Appearance(nil, .underline),
  ])

  /// Without any colour.
  public static let mono = Theme(all: [
    .selected: Appearance(nil, .reverse),
    .placeholder: Appearance(nil, .dim), .idlePlaceholder: Appearance(nil, .dim),
    .hint: Appearance(nil, .dim),
    .disabled: Appearance(nil, .dim), .checking: Appearance(nil, .dim),
    .labelFocused: Appearance(nil, .bold),
    .error: Appearance(nil, .bold), .errorText: Appearance(nil, .bold),
    .warning: Appearance(nil, .bold), .frame: Appearance(nil, .dim),
    .frameValid: Appearance(nil, .dim), .frameFocused: Appearance(nil, .bold),
    .frameInvalid: Appearance(nil, .bold),
    .title: Appearance(nil, .bold), .sectionTitle: Appearance(nil, .bold),
    .button: Appearance(nil, .bold), .buttonBlocked: Appearance(nil, .dim),
    .buttonFocused: Appearance(nil, [.bold, .reverse]), .choiceFocused: Appearance(nil, .reverse),
    .optionFocused: Appearance(nil, .reverse), .match: Appearance(nil, [.bold, .underline]),
    .strong: Appearance(nil, .bold), .emphasis: Appearance(nil, .underline),
    .code: Appearance(nil, .bold), .link: Appearance(nil, .underline),
  ])

  /// Nothing is dim, and what has the focus stands out most.
  public static let highContrast = Theme(all: [
    .selected: Appearance(nil, .reverse),
    .labelFocused: Appearance(nil, [.bold, .reverse]),
    .error: Appearance(nil, [.bold, .reverse]), .errorText: Appearance(nil, .bold),
    .warning: Appearance(nil, .bold), .warningText: Appearance(nil, .bold),
    .frameFocused: Appearance(nil, .bold),
    .title: Appearance(nil, .bold), .sectionTitle: Appearance(nil, .bold),
    .button: Appearance(nil, .bold), .buttonFocused: Appearance(nil, [.bold, .reverse]),
    .choiceFocused: Appearance(nil, [.bold, .reverse]),
    .optionFocused: Appearance(nil, [.bold, .reverse]),
    .match: Appearance(nil, [.bold, .underline]),
    .strong: Appearance(nil, .bold), .emphasis: Appearance(nil, .underline),
    .code: Appearance(nil, .bold), .link: Appearance(nil, .underline),
  ])

  /// The four colours of a 3279: green to type, turquoise to read, white to notice, red to correct.
  ///
  /// It has black ground of its own, on which those were made to be read.
  public static let mainframe = Theme(
    colours: Dictionary(
      uniqueKeysWithValues: Style.allCases.map { style in
        let look = Theme.phosphor[style] ?? Appearance(.green)
        return (style, Appearance(look.foreground, on: .black, look.attributes))
      }))

  private static let phosphor: [Style: Appearance] = [
    .placeholder: Appearance(.green, .dim), .idlePlaceholder: Appearance(.green, .dim),
    .selected: Appearance(.green, .reverse),
    .invalidData: Appearance(.white), .hint: Appearance(.cyan), .disabled: Appearance(.green, .dim),
    .label: Appearance(.cyan), .labelFocused: Appearance(.white, .bold),
    .required: Appearance(.white), .badge: Appearance(.white, .bold),
    .error: Appearance(.red, .bold), .errorText: Appearance(.white, .bold),
    .warning: Appearance(.white, .bold), .warningText: Appearance(.white),
    .frame: Appearance(.green, .dim), .frameValid: Appearance(.green, .dim),
    .frameFocused: Appearance(.white, .bold), .frameInvalid: Appearance(.red),
    .title: Appearance(.white, .bold), .sectionTitle: Appearance(.white, .bold),
    .progress: Appearance(.cyan), .keys: Appearance(.cyan), .status: Appearance(.cyan),
    .button: Appearance(.white, .bold), .buttonBlocked: Appearance(.green, .dim),
    .buttonFocused: Appearance(.green, [.bold, .reverse]),
    .choiceFocused: Appearance(.green, .reverse), .optionFocused: Appearance(.green, .reverse),
    .match: Appearance(.white, .bold), .strong: Appearance(.white, .bold),
    .emphasis: Appearance(.cyan, .underline), .code: Appearance(.white),
    .link: Appearance(.cyan, .underline),
  ]

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
    _ foreground: Colour?, _ attributes: Attributes, from depth: ColourDepth = .eight
  ) {
    self.init(foreground, on: nil, attributes, from: depth)
  }

  fileprivate func with(_ attributes: Attributes) -> Self {
    var look = self
    look.attributes.formUnion(attributes)
    return look
  }
}
