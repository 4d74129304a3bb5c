/// The names of keys, as help, the manual and test scripts write them: `Ctrl-S`, `Shift-Tab`, `F8`.
extension Key {
  package var name: String {
    name(\.rawValue)
  }

  package func name(in language: Language) -> String {
    name { $0.text(in: language) }
  }

  private func name(_ text: (KeyCap) -> String) -> String {
    func held(_ cap: KeyCap) -> String {
      modifiers.contains(cap.modifier) ? text(cap) + "-" : ""
    }
    return held(.control) + held(.alt) + held(.shift) + (base.cap.map(text) ?? typedName)
  }

  /// Reads a name in upper or lower case; a single character names itself.
  package init?(named name: String) {
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

  private static func leadingModifier(of name: Substring) -> (Modifiers, Substring)? {
    for cap in [KeyCap.control, .alt, .shift] {
      let word = cap.rawValue
      let head = name.prefix(word.count + 1)
      guard head.lowercased() == word.lowercased() + "-", head.endIndex < name.endIndex else {
        continue
      }
      return (cap.modifier, name[head.endIndex...])
    }
    return nil
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

extension KeyCap {
  /// What is held down with it; nothing for a key that stands by itself.
  fileprivate var modifier: Key.Modifiers {
    switch self {
    case .control: .control
    case .alt: .alt
    case .shift: .shift
    default: []
    }
  }
}

extension Key.Base {
  /// What is printed on a key that types nothing to be seen.
  fileprivate var cap: KeyCap? {
    switch self {
    case .tab: .tab
    case .enter: .enter
    case .escape: .escape
    case .backspace: .backspace
    case .delete: .delete
    case .insert: .insert
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .character(" "): .space
    case .character, .function: nil
    }
  }

  private static let capped: [Self] = [
    .tab, .enter, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .character(" "),
  ]

  /// What some of them are called besides.
  private static let aliases: [(name: String, base: Self)] = [
    ("return", .enter), ("escape", .escape), ("del", .delete), ("ins", .insert),
    ("pageup", .pageUp), ("pagedown", .pageDown),
  ]

  private static func called(_ small: String) -> Self? {
    capped.first { $0.cap?.rawValue.lowercased() == small }
      ?? aliases.first { $0.name == small }?.base
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
