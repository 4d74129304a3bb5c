/// The names of keys, as help, the manual and test scripts write them: `Ctrl-S`, `Shift-Tab`, `F8`.
extension Key {
  /// The key's name; ``init(named:)`` reads it back.
  public var name: String {
    heldNames.reduce("") { $0 + $1 + "-" } + baseName
  }

  /// The key's name as it stands on keyboards for a language.
  public func name(in language: Language) -> String {
    let base =
      if case .character(let character) = base, character != " " { baseName } else {
        KeyCap(rawValue: baseName)?.text(in: language) ?? baseName
      }
    return heldNames.reduce("") { $0 + (KeyCap(rawValue: $1)?.text(in: language) ?? $1) + "-" }
      + base
  }

  private var heldNames: [String] {
    Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
  }

  /// Reads a name in upper or lower case; a single character names itself.
  public init?(named name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let (modifier, tail) = Self.leadingModifier(of: rest) {
      modifiers.insert(modifier)
      rest = tail
    }
    guard let base = Base(named: String(rest), isTyped: modifiers.isSubset(of: .shift)) else {
      return nil
    }
    self.init(base, modifiers)
  }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("Ctrl", .control), ("Alt", .alt), ("Shift", .shift),
  ]

  private static func leadingModifier(of name: Substring) -> (Modifiers, Substring)? {
    for (word, modifier) in modifierNames {
      let head = name.prefix(word.count + 1)
      guard head.lowercased() == word.lowercased() + "-", head.endIndex < name.endIndex else {
        continue
      }
      return (modifier, name[head.endIndex...])
    }
    return nil
  }

  private var baseName: String {
    switch base {
    case .character(" "): "Space"
    case .character(let character):
      modifiers.isSubset(of: .shift) ? String(character) : character.uppercased()
    case .function(let number): "F\(number)"
    default: Base.names.first { $0.base == base }?.name ?? ""
    }
  }
}

extension Key.Base {
  /// The names of the keys that type nothing; the first of a key is the one that is written.
  fileprivate static let names: [(name: String, base: Self)] = [
    ("Tab", .tab), ("Enter", .enter), ("Return", .enter), ("Esc", .escape), ("Escape", .escape),
    ("Backspace", .backspace), ("Delete", .delete), ("Del", .delete), ("Insert", .insert),
    ("Ins", .insert), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PageUp", .pageUp),
    ("PgDn", .pageDown), ("PageDown", .pageDown), ("Space", .character(" ")),
  ]

  /// With Ctrl or Alt a letter has no case.
  fileprivate init?(named name: String, isTyped: Bool) {
    let small = name.lowercased()
    if name.count == 1, let character = (isTyped ? name : small).first, character != " " {
      self = .character(character)
    } else if let base = Self.names.first(where: { $0.name.lowercased() == small })?.base {
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
