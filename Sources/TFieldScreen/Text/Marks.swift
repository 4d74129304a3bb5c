/// Which characters the terminal can show.
package enum Charset: Hashable, Sendable {
  /// Everything that has a width; the terminal speaks UTF-8.
  case unicode
  /// The printable characters of ASCII; all others are shown as escapes.
  case ascii
}

/// A sign of one cell that says something without words: in Unicode, and in ASCII.
package enum Mark: String, CaseIterable, Sendable {
  case valid = "✔+"
  case invalid = "✘x"
  case warning = "⚠!"
  /// There is more, or something goes on.
  case ellipsis = "…~"
  case moreAbove = "▲^"
  case moreBelow = "▼v"
  case moreLeft = "‹<"
  case moreRight = "›>"
  case secret = "•*"
  /// What the next key works on.
  case pointer = "▸>"
  case opens = "▾v"

  package func character(in charset: Charset) -> Character {
    (charset == .unicode ? rawValue.first : rawValue.last) ?? " "
  }
}

/// The characters of a frame; each kind differs in ASCII too, so colour alone tells nothing.
package struct FrameSet: Hashable, Sendable {
  /// What a frame says about what is inside: the edge, the side and the corners, in Unicode and ASCII.
  package enum Kind: String, CaseIterable, Sendable {
    /// A field at rest, a section.
    case thin = "─│╭╮╰╯-|++++"
    /// The field that has the focus.
    case heavy = "━┃┏┓┗┛=#####"
    /// Whatever stands in front of the rest.
    case double = "═║╔╗╚╝=|++++"
    /// Something that can't be reached now.
    case dashed = "╌╎╭╮╰╯.:...."
  }

  package let horizontal: CellCharacter
  package let vertical: CellCharacter
  /// At the top on the left and on the right, then at the bottom.
  package let corners: ArraySlice<CellCharacter>

  package init(_ kind: Kind, in charset: Charset) {
    let all = kind.rawValue.unicodeScalars.map { CellCharacter($0) }
    let own = charset == .unicode ? all.prefix(6) : all.suffix(6)
    (horizontal, vertical, corners) = (
      own[own.startIndex], own[own.startIndex + 1], own.dropFirst(2)
    )
  }
}
