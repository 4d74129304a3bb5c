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
