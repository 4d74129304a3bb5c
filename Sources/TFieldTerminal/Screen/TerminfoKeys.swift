import TField

/// The keys that terminfo has names for, and what each is to a form.
enum TerminfoKeys {
  /// The strings of the terminal that was opened last.
  static var current: KeyStrings {
    KeyStrings(names.compactMap { name, key in Terminfo.string(name).map { ($0, key) } })
  }

  static var names: [(String, Key)] {
    plain + shifted + functions
      + modified([("3", .alt), ("4", [.alt, .shift]), ("5", .control), ("6", [.control, .shift])])
  }

  private static var plain: [(String, Key)] {
    [
      ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
      ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
      ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kbs", Key(.backspace)),
      ("kent", Key(.enter)), ("kcbt", Key(.tab, .shift)),
    ]
  }

  private static var shifted: [(String, Key)] {
    [
      ("kri", Key(.up, .shift)), ("kind", Key(.down, .shift)),
      ("kLFT", Key(.left, .shift)), ("kRIT", Key(.right, .shift)),
      ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)), ("kDC", Key(.delete, .shift)),
      ("kPRV", Key(.pageUp, .shift)), ("kNXT", Key(.pageDown, .shift)),
    ]
  }

  /// From the thirteenth on they are the others with a modifier, which only the decoder tells.
  private static var functions: [(String, Key)] {
    (1...12).map { ("kf\($0)", Key(.function($0))) }
  }

  /// The names that xterm brought: the key's, and the number of the modifiers.
  private static func modified(_ forms: [(String, Key.Modifiers)]) -> [(String, Key)] {
    let bases: [(String, Key.Base)] = [
      ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
      ("kEND", .end), ("kDC", .delete), ("kPRV", .pageUp), ("kNXT", .pageDown),
    ]
    return forms.flatMap { number, modifiers in
      bases.map { ($0 + number, Key($1, modifiers)) }
    }
  }
}
