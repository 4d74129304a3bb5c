import TFieldScreen

/// The name in TERM, and what is known of terminals that are called so.
struct TerminalName: Hashable, Sendable {
  /// What almost every terminal understands, for names that nobody has described here.
  private static let fallbacks = ["xterm-256color", "xterm"]

  /// Terminals that know bracketed paste and SGR mouse reports, or ignore both.
  private static let capableFamilies = [
    "xterm", "tmux", "screen", "alacritty", "foot", "kitty", "vte", "gnome", "konsole", "wezterm",
    "ghostty", "contour", "mintty", "iterm", "iterm2", "st", "stterm", "rio", "mlterm", "putty",
    "rxvt-unicode",
  ]

  /// Of these, the ones that would show a clipboard sequence as text, or lose it anyhow.
  private static let familiesWithoutClipboard = ["screen", "mlterm", "putty", "rxvt-unicode"]

  private let text: String

  init(_ text: String?) { self.text = text ?? "" }

  /// The names to look for in terminfo, in order.
  var candidates: [String] {
    isUsable ? [text] + Self.fallbacks.filter { $0 != text } : Self.fallbacks
  }

  /// Whether terminfo may be asked for it: a name is no path, and short.
  private var isUsable: Bool {
    (1...64).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "/") }
  }

  func isCalled(_ name: String) -> Bool { text == name }

  var isRxvt: Bool { isOf("rxvt") }
  var knowsPasteAndMouse: Bool { Self.capableFamilies.contains(where: isOf) }

  var knowsClipboard: Bool {
    knowsPasteAndMouse && !Self.familiesWithoutClipboard.contains(where: isOf)
  }

  /// Whether the name is that of a family, alone or with a variant: `xterm`, `xterm-kitty`.
  private func isOf(_ family: String) -> Bool {
    guard text.hasPrefix(family) else { return false }
    return text.dropFirst(family.count).first.map { "-.+".contains($0) } ?? true
  }
}

extension TerminalName: CustomStringConvertible {
  /// The name, short and fit to be printed.
  var description: String {
    let shown = DisplayText(text.prefix(40), in: .ascii).description
    return text.count > 40 ? shown + "..." : shown
  }
}
