/// One key press: a key and the modifiers held with it, such as `Ctrl-S` or `Shift-Tab`.
public struct Key: Hashable, Sendable {
  /// The key itself, without modifiers.
  public enum Base: Hashable, Sendable {
    case character(Character)
    case tab, enter, escape, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    case function(Int)
  }

  /// The keys held down while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let control = Self(rawValue: 1)
    public static let alt = Self(rawValue: 2)
    public static let shift = Self(rawValue: 4)
  }

  public var base: Base
  public var modifiers: Modifiers

  public init(_ base: Base, _ modifiers: Modifiers = []) {
    self.base = base
    self.modifiers = modifiers
  }
}

extension Key {
  /// A typed character without modifiers.
  public static func character(_ character: Character) -> Self { Self(.character(character)) }

  /// A letter with Control, always in lower case: `Ctrl-S` is `.control("s")`.
  public static func control(_ letter: Character) -> Self { Self(.character(letter), .control) }

  /// A letter with Alt, always in lower case: `Alt-N` is `.alt("n")`.
  public static func alt(_ letter: Character) -> Self { Self(.character(letter), .alt) }
}
