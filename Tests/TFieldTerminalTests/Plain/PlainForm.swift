import TField

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
              when: .field("same", .equals(.value(.flag(false)))))
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
  let label: Wording = "Card"
  let isSecret = true
  let mask = Mask.lastFour
}

/// A type with room for four characters.
struct Short: FieldType {
  let label: Wording = "Short"

  func capacity(for data: String) -> Int { 4 }
}
