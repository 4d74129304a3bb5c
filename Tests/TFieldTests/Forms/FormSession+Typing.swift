@testable import TField

extension FormSession {
  /// A session that was typed into: text, with `\t` for Tab, `\u{8}` for Backspace, `\n` for Enter.
  init(_ form: Form, typing keys: String) {
    self.init(form)
    type(keys)
  }

  mutating func type(_ keys: String) {
    for character in keys { handle(Key(typed: character)) }
  }

  /// The id of what has the focus.
  var focusedID: String? {
    switch focus {
    case .field(let index): fields[index].field.id
    case .action(let index): form.actions[index].id
    case .back: "back"
    case .next: "next"
    case nil: nil
    }
  }

  subscript(_ id: String) -> FieldState? { form.index(of: id).map { fields[$0] } }
}

extension Key {
  fileprivate init(typed character: Character) {
    switch character {
    case "\t": self.init(.tab)
    case "\u{8}": self.init(.backspace)
    case "\n": self.init(.enter)
    default: self.init(.character(character))
    }
  }
}
