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

  /// True if ncurses takes no number for the address of a text, and sleeps for less than a second:
  /// no parameter is printed as text, or measured as one (`%s`, `%5.2s`, `%l`), and no pause has
  /// four digits or more, in milliseconds (`$<1000>`).
  static func isUsable(_ string: [UInt8]) -> Bool {
    var rest = string[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let letter = rest.drop(while: { "0123456789:#-+. ".utf8.contains($0) }).first,
        "sl".utf8.contains(letter)
      {
        return false
      }
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        rest.dropFirst().prefix(while: { (0x30...0x39).contains($0) }).count > 3
      {
        return false
      }
    }
    return true
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
    let held: [(String, Key.Modifiers)] = [
      ("3", .alt), ("4", [.alt, .shift]), ("5", .control), ("6", [.control, .shift]),
    ]
    return called.map { ($0.alone, Key($0.base)) }
      + [
        ("kich1", Key(.insert)), ("kbs", Key(.backspace)), ("kent", Key(.enter)),
        ("kcbt", Key(.tab, .shift)), ("kri", Key(.up, .shift)), ("kind", Key(.down, .shift)),
      ] + called.map { ($0.held, Key($0.base, .shift)) }
      // From the thirteenth on they are the others with a modifier, which only the decoder tells.
      + (1...12).map { ("kf\($0)", Key(.function($0))) }
      + held.flatMap { number, modifiers in
        called.map { ($0.held + number, Key($0.base, modifiers)) }
      }
  }

  /// What a key is called alone and with Shift; behind that stands the number of other modifiers.
  private static var called: [(alone: String, held: String, base: Key.Base)] {
    [
      ("kcuu1", "kUP", .up), ("kcud1", "kDN", .down), ("kcub1", "kLFT", .left),
      ("kcuf1", "kRIT", .right), ("khome", "kHOM", .home), ("kend", "kEND", .end),
      ("kpp", "kPRV", .pageUp), ("knp", "kNXT", .pageDown), ("kdch1", "kDC", .delete),
    ]
  }
}
