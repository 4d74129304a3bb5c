public import TField

extension Key {
  /// The key as manuals write it: `Ctrl-S`, `Shift-Tab`, `F10`.
  public var name: String {
    let held: [(Modifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + base.name
  }
}

extension Key.Base {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): character.uppercased()
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

extension KeyTable {
  /// The first key that does what a command says.
  static func key(for command: Command) -> Key? {
    entries.first { $0.command == command }?.keys.first
  }
}
