/// One key press: a key and the modifiers held with it, such as `Ctrl-S` or `Shift-Tab`.
package struct Key: Hashable, Sendable {
  /// The key itself, without modifiers.
  package enum Base: Hashable, Sendable {
    case character(Character)
    case tab, enter, escape, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    case function(Int)
  }

  /// The keys held down while another is pressed.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let control = Self(rawValue: 1)
    package static let alt = Self(rawValue: 2)
    package static let shift = Self(rawValue: 4)
  }

  package var base: Base
  package var modifiers: Modifiers

  package init(_ base: Base, _ modifiers: Modifiers = []) {
    (self.base, self.modifiers) = (base, modifiers)
  }

  package static func character(_ character: Character) -> Self { Self(.character(character)) }

  /// A letter with Control, always in lower case: `Ctrl-S` is `.control("s")`.
  package static func control(_ letter: Character) -> Self { Self(.character(letter), .control) }

  /// A letter with Alt, always in lower case: `Alt-N` is `.alt("n")`.
  package static func alt(_ letter: Character) -> Self { Self(.character(letter), .alt) }
}

/// One thing an editing key does to the text of a field.
package enum EditCommand: Hashable, Sendable {
  /// A way through the text, from the caret.
  package enum Motion: String, Sendable {
    case left, right, wordLeft, wordRight, start, end
  }

  case insert(Character)
  case paste(String)
  case move(Motion)
  case select(Motion)
  case delete(Motion)
  case kill(Motion)
  case yank, cut, copy
  case undo, redo, restore
}
