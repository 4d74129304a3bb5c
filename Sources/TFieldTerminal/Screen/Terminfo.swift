import CNcurses
import Glibc
import TField

/// The description of the terminal that was asked for last.
enum Terminfo {
  /// A string to be sent; `nil` if the terminal has none.
  static func string(_ name: String) -> [UInt8]? { raw(name).map { bytes(at: $0) } }

  /// What has all rows of the screen scroll, and puts the cursor into the corner.
  static func margins(rows: Int) -> [UInt8] {
    guard let margins = tf_margins(Int32(clamping: rows)), margins.pointee != 0 else { return [] }
    return bytes(at: margins) + (string("home") ?? [])
  }

  /// True if a form can be drawn: the cursor can be put anywhere, and ncurses can use the strings.
  static var canDraw: Bool { raw("cup") != nil && used.compactMap(string).allSatisfy(isUsable) }

  /// The strings with parameters, and those sent at the start, that ncurses draws with.
  private static let used = [
    "cup", "hpa", "vpa", "cuu", "cud", "cub", "cuf", "csr", "wind", "ech", "rep", "ich", "dch",
    "il",
    "dl", "indn", "rin", "sgr", "setaf", "setab", "setf", "setb", "scp", "initc", "initp", "smcup",
    "rmcup", "clear", "sgr0",
  ]

  static func number(_ name: String) -> Int { Int(tigetnum(name)) }

  /// Whether colours are numbered by their mixture.
  static var isDirect: Bool { tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || raw("RGB") != nil }

  /// True if ncurses takes no number for the address of a text, and sleeps for less than a second.
  static func isUsable(_ string: [UInt8]) -> Bool { !wantsText(string) && !pausesLong(string) }

  /// True if a parameter is printed as text, or measured as one: `%s`, `%5.2s`, `%l`.
  private static func wantsText(_ string: [UInt8]) -> Bool {
    string.split(separator: UInt8(ascii: "%")).contains { piece in
      let letter = piece.drop { "0123456789:#-+. ".utf8.contains($0) }.first
      return letter == UInt8(ascii: "s") || letter == UInt8(ascii: "l")
    }
  }

  /// True if there is a pause of four digits or more, in milliseconds: `$<1000>`.
  private static func pausesLong(_ string: [UInt8]) -> Bool {
    string.split(separator: UInt8(ascii: "$")).contains { piece in
      piece.first == UInt8(ascii: "<")
        && piece.dropFirst().prefix { (0x30...0x39).contains($0) }.count > 3
    }
  }

  private static func raw(_ name: String) -> UnsafeMutablePointer<CChar>? {
    let string = tigetstr(name)
    // -1 is its word for a name that is no string at all.
    return Int(bitPattern: string) == -1 ? nil : string
  }

  private static func bytes(at string: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }
}

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
