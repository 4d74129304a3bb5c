import CNcurses
import Glibc
package import TField
package import TFieldScreen
package import TFieldSystem

/// The environment variables about the terminal, and what follows from them.
package struct TerminalEnvironment: Sendable {
  private static let names = [
    "TERM", "LC_ALL", "LC_CTYPE", "LANG", "NO_COLOR", "ESCDELAY", "SSH_CONNECTION",
    "VISUAL", "EDITOR", "ACCESSIBLE",
  ]

  private let values: [String: String]

  /// Empty variables count as unset.
  package init(_ variables: [String: String]) { values = variables.filter { !$1.isEmpty } }

  package static var process: Self {
    Self(names.reduce(into: [:]) { $0[$1] = Environment.text(of: $1) })
  }
}

extension TerminalEnvironment {
  /// Unicode if the effective locale is UTF-8, even if that locale isn't installed.
  package var charset: Charset {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { values[$0] }.first ?? ""
    let codeset = locale.prefix { $0 != "@" }.lowercased().filter { $0 != "-" }
    return codeset.hasSuffix("utf8") ? .unicode : .ascii
  }

  /// Whether the environment asks for a form line by line.
  package var wantsLines: Bool {
    values["TERM"] == "dumb"
      || values["ACCESSIBLE"].map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
  }

  /// Whether colours are wanted: see <https://no-color.org>.
  package var wantsColour: Bool { values["NO_COLOR"] == nil }

  var name: TerminalName { TerminalName(values["TERM"]) }

  func limit(_ timeout: KeyDecoder.Timeout) -> Duration {
    switch timeout {
    case .escape:
      // A lone `ESC` may be the start of a key; over a network, the rest takes longer.
      if let own = values["ESCDELAY"].flatMap({ Int($0) }), (0...10_000).contains(own) {
        return .milliseconds(own)
      }
      return .milliseconds(values["SSH_CONNECTION"] == nil ? 25 : 100)
    case .sequence: return .milliseconds(600)
    case .paste: return .seconds(2)
    }
  }

  /// The words of the command that edits a file; the file name goes after them.
  func editor() throws(Wording) -> [String] {
    for variable in ["VISUAL", "EDITOR"] {
      guard let command = values[variable] else { continue }
      guard let words = command.shellWords else {
        throw .say("editor.unquoted", ["variable": variable])
      }
      if !words.isEmpty { return words }
    }
    throw .say("editor.unset")
  }
}

/// The terminal's name from TERM, and what is known about terminals of that name.
struct TerminalName: Hashable, Sendable {
  /// Names that nearly every terminal understands, for terminals without a terminfo entry.
  private static let fallbacks = ["xterm-256color", "xterm"]

  /// Terminals that support bracketed paste and SGR mouse reports, or ignore both.
  private static let capableFamilies = [
    "xterm", "tmux", "screen", "alacritty", "foot", "kitty", "vte", "gnome", "konsole", "wezterm",
    "ghostty", "contour", "mintty", "iterm", "iterm2", "st", "stterm", "rio", "mlterm", "putty",
    "rxvt-unicode",
  ]

  /// The families among them that would print or ignore a clipboard sequence.
  private static let familiesWithoutClipboard = ["screen", "mlterm", "putty", "rxvt-unicode"]

  let text: String

  init(_ text: String?) { self.text = text ?? "" }

  /// The names to look for in terminfo, in order.
  var candidates: [String] {
    // Terminfo may only be asked for a short name that isn't a path.
    let isUsable =
      (1...64).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "/") }
    return isUsable ? [text] + Self.fallbacks.filter { $0 != text } : Self.fallbacks
  }

  var isRxvt: Bool { isOf("rxvt") }
  var knowsPasteAndMouse: Bool { Self.capableFamilies.contains(where: isOf) }

  var knowsClipboard: Bool {
    knowsPasteAndMouse && !Self.familiesWithoutClipboard.contains(where: isOf)
  }

  /// Whether the name is in a family, alone or with a suffix: `xterm`, `xterm-kitty`.
  private func isOf(_ family: String) -> Bool {
    text.hasPrefix(family)
      && text.dropFirst(family.count).first.map { "-.+".contains($0) } ?? true
  }
}

extension TerminalName: CustomStringConvertible {
  /// The name, shortened and safe to print.
  var description: String {
    let shown = DisplayText(text.prefix(40), in: .ascii).description
    return text.count > 40 ? shown + "..." : shown
  }
}

extension String {
  /// Splits a command line into words like a shell, without expanding or running anything.
  ///
  /// `nil` if a quote isn't closed, or nothing follows a backslash.
  var shellWords: [String]? {
    var words: [String] = []
    // `nil` between words; a word may be empty.
    var word: String?
    var quote: Unicode.Scalar?
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case quote: quote = nil
      case _ where quote == nil && " \t\n".unicodeScalars.contains(scalar):
        if let word { words.append(word) }
        word = nil
      case _ where quote == nil && "'\"".unicodeScalars.contains(scalar):
        (quote, word) = (scalar, word ?? "")
      // In double quotes a backslash escapes only a few characters.
      case "\\"
      where quote == nil
        || quote == "\"" && rest.first.map("$`\"\\\n".unicodeScalars.contains) ?? false:
        guard let next = rest.popFirst() else { return nil }
        if next != "\n" { word = (word ?? "") + String(next) }
      default: word = (word ?? "") + String(scalar)
      }
    }
    if quote != nil { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}

/// The terminfo entry that was loaded last.
enum Terminfo {
  static func string(_ name: String) -> [UInt8]? { raw(name).map { bytes(at: $0) } }

  /// A string without the pauses that old terminals needed.
  static func unpaused(_ name: String) -> [UInt8]? {
    guard var rest = string(name)?[...] else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// A string that takes a number, with that number in it.
  static func filled(_ string: [UInt8], with number: Int) -> [UInt8] {
    let whole = string.map(CChar.init(bitPattern:)) + [0]
    return tf_fill(whole, Int32(clamping: number)).map { bytes(at: $0) } ?? []
  }

  /// Makes all rows of the screen scroll, and moves the cursor to the corner.
  static func margins(rows: Int) -> [UInt8] {
    guard let margins = tf_margins(Int32(clamping: rows)), margins.pointee != 0 else { return [] }
    return bytes(at: margins) + (string("home") ?? [])
  }

  /// Whether a form can be drawn: the cursor moves anywhere, and ncurses can use the strings.
  static var canDraw: Bool { raw("cup") != nil && used.compactMap(string).allSatisfy(isUsable) }

  /// The strings that ncurses draws with: those with parameters, and those sent at the start.
  private static let used = [
    "cup", "hpa", "vpa", "cuu", "cud", "cub", "cuf", "csr", "wind", "ech", "rep", "ich", "dch",
    "il",
    "dl", "indn", "rin", "sgr", "setaf", "setab", "setf", "setb", "scp", "initc", "initp", "smcup",
    "rmcup", "clear", "sgr0",
  ]

  static func number(_ name: String) -> Int { Int(tigetnum(name)) }

  /// Whether colour numbers are RGB values.
  static var isDirect: Bool { tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || raw("RGB") != nil }

  /// Whether ncurses can use a string safely.
  ///
  /// A parameter must not be a text (`%s`, `%5.2s`, `%l`): ncurses would take a number for its
  /// address. A pause must stay below a second (`$<1000>` is too long).
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
    // -1 means that the name isn't a string capability.
    return Int(bitPattern: string) == -1 ? nil : string
  }

  private static func bytes(at string: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }
}

/// The keys that terminfo has names for, and their meaning in a form.
enum TerminfoKeys {
  /// The key strings of the terminal that was opened last.
  static func current(isRxvt: Bool) -> KeyStrings {
    let known = names.compactMap { name, key in Terminfo.string(name).map { ($0, key) } }
    return KeyStrings(isRxvt ? rxvt + known : known)
  }

  /// Shift-F3 to Shift-F10 in rxvt; other terminals use these strings for other keys.
  static let rxvt = zip(TerminalKeys.shifted, 3...10).map { number, function in
    (Array("\u{1B}[\(number)~".utf8), Key(.function(function), .shift))
  }

  static var names: [(String, Key)] {
    let held: [(String, Key.Modifiers)] = [
      ("", .shift), ("3", .alt), ("4", [.alt, .shift]), ("5", .control), ("6", [.control, .shift]),
    ]
    return TerminalKeys.named.map { ($0.name, Key($0.base)) }
      + [
        ("kbs", Key(.backspace)), ("kent", Key(.enter)), ("kcbt", Key(.tab, .shift)),
        ("kri", Key(.up, .shift)), ("kind", Key(.down, .shift)),
      ]
      // From 13 on they are the first twelve with a modifier, which only the decoder can tell.
      + (1...12).map { ("kf\($0)", Key(.function($0))) }
      + held.flatMap { number, modifiers in
        TerminalKeys.named.compactMap { key in
          key.held.map { ($0 + number, Key(key.base, modifiers)) }
        }
      }
  }
}

extension Wording {
  package init(_ error: any Error) {
    self =
      switch error {
      case let wording as Self: wording
      case let error as SystemError:
        // Without a path, the reason is enough.
        if let path = error.path {
          .say(
            "system.cannot.\(error.call.rawValue)",
            ["path": "\(path)", "reason": Self(error.cause)])
        } else {
          Self(error.cause)
        }
      case let reason as Terminal.Unavailable: reason.wording
      default: .verbatim("\(error)")
      }
  }

  /// The reason for a failure, in the system's own words if we have none.
  package init(_ cause: SystemError.Cause) {
    self =
      switch cause {
      case .code(let code):
        Self.reasons[code].map { .say("system.\($0)") }
          ?? .verbatim(strerror(code).map { String(cString: $0) } ?? "error \(code)")
      case .kind(.characterDevice), .kind(.blockDevice): .say("system.device")
      case .kind(let kind): .say("system.\(kind)")
      case .tooLarge(let limit): .say("system.tooLarge", ["limit": limit])
      case .outside(let folder): .say("system.outside", ["folder": "\(folder)"])
      case .smallStack(let limit, let needed):
        .say("system.smallStack", ["limit": limit, "needed": needed])
      case .smallMemory(let needed): .say("system.smallMemory", ["needed": needed >> 20])
      default: .say("system.\(cause)")
      }
  }

  private static let reasons: [Int32: String] = [
    EACCES: "noRights", EPERM: "notPermitted", ENOENT: "noFile", ENXIO: "noDevice",
    ENOTDIR: "notFolder", EISDIR: "isFolder", EEXIST: "exists", ENOSPC: "noSpace", EDQUOT: "quota",
    EROFS: "readOnly", EBUSY: "busy", EMFILE: "manyFiles", ENAMETOOLONG: "longName",
    ELOOP: "manyLinks", ENOEXEC: "noProgram", EIO: "fault", ENOMEM: "noMemory", EPIPE: "closedPipe",
  ]
}
