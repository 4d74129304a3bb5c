import TFieldScreen

extension Theme {
  /// The names of the built-in themes, as `--theme` takes them.
  public static let builtInNames = ["default", "mono", "high-contrast", "mainframe", "tinted"]

  /// The built-in theme of that name, or `nil`.
  public static func builtIn(called name: String) -> Theme? {
    switch name {
    case "default": .default
    case "mono": .mono
    case "high-contrast": .highContrast
    case "mainframe": .mainframe
    case "tinted": .tinted
    default: nil
    }
  }

  /// Readable on dark and on light ground; typed text is left as the terminal writes it.
  public static let `default` = Theme(all: [
    .selected: Appearance(nil, .reverse),
    .placeholder: Appearance(nil, .dim), .hint: Appearance(nil, .dim),
    .disabled: Appearance(nil, .dim),
    .labelFocused: Appearance(nil, .bold), .badge: Appearance(.cyan), .mark: Appearance(.red),
    .debug: Appearance(.magenta),
    .error: Appearance(.red), .warning: Appearance(.yellow), .success: Appearance(.green),
    .checking: Appearance(.cyan),
    .frame: Appearance(nil, .dim), .frameInvalid: Appearance(.red),
    .frameWarning: Appearance(.yellow),
    .title: Appearance(nil, .bold), .sectionTitle: Appearance(nil, .bold),
    .progress: Appearance(nil, .dim), .keys: Appearance(nil, .dim),
    .buttonFocused: Appearance(nil, [.bold, .reverse]), .choiceFocused: Appearance(nil, .reverse),
  ])

  /// Without any colour.
  public static let mono = Theme(all: [
    .selected: Appearance(nil, .reverse),
    .placeholder: Appearance(nil, .dim), .hint: Appearance(nil, .dim),
    .disabled: Appearance(nil, .dim),
    .labelFocused: Appearance(nil, .bold), .mark: Appearance(nil, .bold),
    .error: Appearance(nil, .bold), .warning: Appearance(nil, .bold),
    .frameFocused: Appearance(nil, .bold), .frameInvalid: Appearance(nil, .bold),
    .title: Appearance(nil, .bold), .sectionTitle: Appearance(nil, .bold),
    .buttonFocused: Appearance(nil, [.bold, .reverse]), .choiceFocused: Appearance(nil, .reverse),
  ])

  /// Nothing is dim, and what matters stands on ground of its own.
  public static let highContrast = Theme(all: [
    .selected: Appearance(nil, .reverse), .placeholder: .usual,
    .labelFocused: Appearance(nil, [.bold, .underline]), .badge: Appearance(nil, .bold),
    .mark: Appearance(nil, .bold), .label: Appearance(nil, .bold),
    .error: Appearance(nil, [.bold, .reverse]), .warning: Appearance(nil, [.bold, .underline]),
    .success: Appearance(nil, .bold), .checking: Appearance(nil, .bold),
    .frameFocused: Appearance(nil, .bold), .frameInvalid: Appearance(nil, .bold),
    .frameWarning: Appearance(nil, .bold),
    .title: Appearance(nil, .bold), .sectionTitle: Appearance(nil, .bold),
    .button: Appearance(nil, .bold), .buttonFocused: Appearance(nil, [.bold, .reverse]),
    .choiceFocused: Appearance(nil, [.bold, .reverse]),
  ])

  /// The four colours of a 3279: green to type, turquoise to read, white to notice, red to correct.
  public static let mainframe = Theme(
    colours: [
      .plain: Appearance(.green), .idleData: Appearance(.green), .activeData: Appearance(.green),
      .validData: Appearance(.green), .invalidData: Appearance(.red),
      .placeholder: Appearance(.green, .dim), .hint: Appearance(.cyan),
      .label: Appearance(.cyan), .labelFocused: Appearance(.cyan, .bold),
      .badge: Appearance(.white, .bold), .error: Appearance(.red, .bold),
      .frame: Appearance(.blue), .frameFocused: Appearance(.green, .bold),
      .frameValid: Appearance(.blue),
      .title: Appearance(.white, .bold), .sectionTitle: Appearance(.white, .bold),
      .progress: Appearance(.cyan), .keys: Appearance(.blue), .status: Appearance(.cyan),
      .button: Appearance(.green), .buttonFocused: Appearance(.green, [.bold, .reverse]),
      .choice: Appearance(.green), .choiceFocused: Appearance(.green, .reverse),
    ])

  /// A ground behind each field that tells its state, where there are colours enough for faint ones.
  public static let tinted = Theme(
    colours: [
      .idleData: tint(0xE4, 0xEC, 0xFA), .activeData: tint(0xFF, 0xFF, 0xFF),
      .validData: tint(0xC6, 0xDC, 0xFF), .invalidData: tint(0xFF, 0xD9, 0xD9),
    ])

  /// Dark text comes with the light ground, since nobody knows the terminal's own colours.
  private static func tint(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Appearance {
    Appearance(.palette(16), on: .rgb(red, green, blue), from: .indexed)
  }
}

extension Appearance {
  fileprivate init(_ foreground: Colour?, _ attributes: Attributes) {
    self.init(foreground, on: nil, attributes)
  }
}
