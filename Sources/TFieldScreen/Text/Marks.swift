/// Which characters the terminal can show.
package enum Charset: Hashable, Sendable {
  /// Everything that has a width; the terminal speaks UTF-8.
  case unicode
  /// The printable characters of ASCII; all others are shown as escapes.
  case ascii
}

/// A sign of one cell that says something without words.
package enum Mark: CaseIterable, Hashable, Sendable {
  case valid, invalid, warning, checking, ellipsis
  case moreAbove, moreBelow, moreLeft, moreRight
  case chosen, notChosen, secret, unfilled
  /// What the next key works on; something opens here.
  case pointer, opens

  /// The character that stands for the mark.
  package func character(in charset: Charset) -> Character {
    charset == .unicode ? unicode : ascii
  }

  private var unicode: Character {
    switch self {
    case .valid: "✔"
    case .invalid: "✘"
    case .warning: "⚠"
    case .checking, .ellipsis: "…"
    case .moreAbove: "▲"
    case .moreBelow: "▼"
    case .moreLeft: "‹"
    case .moreRight: "›"
    case .chosen: "●"
    case .notChosen: "○"
    case .secret: "•"
    case .unfilled: "▁"
    case .pointer: "▸"
    case .opens: "▾"
    }
  }

  private var ascii: Character {
    switch self {
    case .valid: "+"
    case .invalid: "x"
    case .warning: "!"
    case .checking, .ellipsis: "~"
    case .moreAbove: "^"
    case .moreBelow, .opens: "v"
    case .moreLeft: "<"
    case .moreRight, .pointer: ">"
    case .chosen, .secret: "*"
    case .notChosen: "o"
    case .unfilled: "_"
    }
  }
}

/// The characters of which a frame is drawn.
///
/// State is never told by colour alone, so each kind differs in ASCII as well.
package struct FrameSet: Hashable, Sendable {
  /// What a frame says about what is inside.
  package enum Kind: CaseIterable, Sendable {
    /// Rounded and light: a field at rest, a section.
    case thin
    /// The field that has the focus.
    case heavy
    /// A dialog, or whatever stands in front of the rest.
    case double
    /// Something that can't be reached now.
    case dashed
  }

  package let horizontal: Unicode.Scalar
  package let vertical: Unicode.Scalar
  package let topLeft: Unicode.Scalar
  package let topRight: Unicode.Scalar
  package let bottomLeft: Unicode.Scalar
  package let bottomRight: Unicode.Scalar

  package init(_ kind: Kind, in charset: Charset) {
    switch (kind, charset) {
    case (.thin, .unicode): self.init("─", "│", "╭", "╮", "╰", "╯")
    case (.heavy, .unicode): self.init("━", "┃", "┏", "┓", "┗", "┛")
    case (.double, .unicode): self.init("═", "║", "╔", "╗", "╚", "╝")
    case (.dashed, .unicode): self.init("╌", "╎", "╭", "╮", "╰", "╯")
    case (.thin, .ascii): self.init("-", "|", "+", "+", "+", "+")
    case (.heavy, .ascii): self.init("=", "#", "#", "#", "#", "#")
    case (.double, .ascii): self.init("=", "|", "+", "+", "+", "+")
    case (.dashed, .ascii): self.init(".", ":", ".", ".", ".", ".")
    }
  }

  private init(
    _ horizontal: Unicode.Scalar, _ vertical: Unicode.Scalar, _ topLeft: Unicode.Scalar,
    _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar, _ bottomRight: Unicode.Scalar
  ) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
  }
}
