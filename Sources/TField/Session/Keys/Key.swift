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

  package var modifiers: Modifiers
  package var base: Base

  package init(_ base: Base, _ modifiers: Modifiers = []) {
    self.base = base
    self.modifiers = modifiers
  }

  package static func character(_ character: Character) -> Self { Self(.character(character)) }

  /// A letter with Control, always in lower case: `Ctrl-S` is `.control("s")`.
  package static func control(_ letter: Character) -> Self { Self(.character(letter), .control) }

  /// A letter with Alt, always in lower case: `Alt-N` is `.alt("n")`.
  package static func alt(_ letter: Character) -> Self { Self(.character(letter), .alt) }
}

/// One thing an editing key does to the text of a field.
package enum EditCommand: Hashable, Sendable {
  /// A movement of the caret through the text.
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

/// The names of keys, as help, the manual and test scripts write them: `Ctrl-S`, `Shift-Tab`, `F8`.
extension Key {
  package var name: String { name { $0 } }

  package func name(in language: Language) -> String {
    name { Wording.say("cap.\($0)").text(in: language) }
  }

  private func name(_ text: (String) -> String) -> String {
    let held = Modifiers.caps.filter { modifiers.contains($0.modifier) }
    return held.map { text($0.name) + "-" }.joined() + (base.cap.map(text) ?? typedName)
  }

  /// Reads a name in upper or lower case; a single character names itself.
  package init?(named name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let held = Modifiers.caps.first(where: { cap in
      let head = rest.prefix(cap.name.count + 1)
      return head.endIndex < rest.endIndex && head.lowercased() == cap.name.lowercased() + "-"
    }) {
      modifiers.insert(held.modifier)
      rest = rest.dropFirst(held.name.count + 1)
    }
    guard let base = Base(named: String(rest), isTyped: modifiers.isSubset(of: .shift)) else {
      return nil
    }
    self.init(base, modifiers)
  }

  private var typedName: String {
    switch base {
    case .character(let character):
      modifiers.isSubset(of: .shift) ? String(character) : character.uppercased()
    case .function(let number): "F\(number)"
    default: ""
    }
  }
}

extension Key.Modifiers {
  /// The modifiers by their names in scripts, which help writes as printed on the keys.
  fileprivate static let caps: [(name: String, modifier: Self)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]
}

extension Key.Base {
  /// The keys that type nothing visible, by their names in scripts.
  private static let caps: [(name: String, base: Self)] = [
    ("Tab", .tab), ("Enter", .enter), ("Esc", .escape), ("Backspace", .backspace),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown),
    ("Space", .character(" ")),
  ]

  fileprivate var cap: String? { Self.caps.first { $0.base == self }?.name }

  /// Other names for some of these keys.
  private static let aliases: [(name: String, base: Self)] = [
    ("return", .enter), ("escape", .escape), ("del", .delete), ("ins", .insert),
    ("pageup", .pageUp), ("pagedown", .pageDown),
  ]

  private static func called(_ small: String) -> Self? {
    (caps.first { $0.name.lowercased() == small } ?? aliases.first { $0.name == small })?.base
  }

  /// With Ctrl or Alt a letter has no case.
  fileprivate init?(named name: String, isTyped: Bool) {
    let small = name.lowercased()
    if name.count == 1, let character = (isTyped ? name : small).first, character != " " {
      self = .character(character)
    } else if let base = Self.called(small) {
      self = base
    } else if small.hasPrefix("f"), let number = Int(small.dropFirst()), number > 0,
      small.dropFirst().allSatisfy(\.isASCIIDigit), number <= 63
    {
      self = .function(number)
    } else {
      return nil
    }
  }
}
