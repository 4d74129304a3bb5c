import TestSupport
import TField

@testable import TFieldTerminal

/// Forms for dialogs.
enum PlainForm {
  static let order = Form(
    "Order",
    sections: [
      Section(
        "Person", description: "Who you are", group: "person",
        rows: [
          [Field("first", label: "First Name", required: true)],
          [Field("phone", .phone, label: "Phone", required: true)],
        ]),
      Section(
        "Delivery", group: "delivery",
        rows: [
          [Field("same", .toggle, label: "Same as billing", initial: "true")],
          [
            Field(
              "street", label: "Street", required: true,
              when: .field("same", .equals, .value(.flag(false))))
          ],
        ]),
    ],
    actions: [
      Action("order", label: "Complete Order", confirm: "Order now?"),
      Action("later", label: "Save for later", requires: []),
      Action("cancel", label: "Cancel", role: .cancel),
    ])

  static func of(_ fields: Field...) -> Form { Form("F", rows: fields.map { [$0] }) }
}

extension Field {
  init(_ id: String, secret: String, label: Wording) {
    var options = FieldOptions()
    options.isSecret = true
    self.init(id, Phrase(), label: label, initial: secret, options: options)
  }
}

/// A secret whose last four characters may be seen.
struct LastFour: FieldType {
  static let traits = TypeTraits("Card", isSecret: true, mask: .lastFour)
}

/// A type with room for four characters.
struct Short: FieldType {
  static let traits = TypeTraits("Short")

  func capacity(for data: String) -> Int { 4 }
}

extension PlainDialog {
  /// All that is printed, and what is typed where it may be seen, with a mark for Enter.
  mutating func transcript(_ lines: [String], isEnding: Bool = false) -> String {
    var text = start()
    for line in lines {
      text += (wantsEcho ? line : "") + "⏎\n"
      text += feed(line: line)
    }
    return isEnding ? text + endOfInput() : text
  }
}
