@testable import TField

/// A small form with every kind of stop, for the session's tests.
enum SampleForm {
  static let form = Form(
    "Sample",
    sections: [
      Section(
        "Person", group: "person",
        rows: [
          [Field("first", required: true), Field("last", required: true)],
          [Field("phone", .phone, required: true)],
        ]),
      Section(
        "Billing", group: "billing",
        rows: [
          [Field("same", .toggle, group: .none)],
          [Field("street", required: true, when: .field("same", .equals(.value(.flag(false)))))],
        ]),
    ],
    actions: [
      Action("order", label: "Order", requires: ["person", "billing"]),
      Action("later", label: "Save for later", requires: []),
      Action("cancel", label: "Cancel", role: .cancel),
    ])
}

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
