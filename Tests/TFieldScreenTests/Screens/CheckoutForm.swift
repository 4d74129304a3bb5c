import TestSupport
import TField

/// A checkout form, for tests that look at whole screens.
enum CheckoutForm {
  static let form = make()

  static func make(layout: Form.Layout = .auto, confirm: Wording? = nil) -> Form {
    var form = Form(
      "Checkout", sections: [customer, shipping, billing, payment],
      actions: [
        Action(
          "order", label: "Complete Order",
          requires: ["customer", "shipping", "billing", "payment"], confirm: confirm),
        Action("cancel", label: "Cancel", role: .cancel),
      ])
    form.layout = layout
    return form
  }

  /// Good answers to everything that is asked at first.
  static let answers = [
    "firstName": "Ada", "lastName": "Lovelace", "email": "ada@example.org",
    "phone": "2125551234", "street": "12 Main St", "city": "London", "state": "KY",
    "zip": "12345", "card": "4242424242424242", "expires": "1230", "cvv": "123",
  ]

  private static let customer = Section(
    "Customer Information", group: "customer",
    rows: [
      [
        Field("firstName", label: "First Name", required: true),
        Field("lastName", label: "Last Name", required: true),
      ],
      [Field("email", label: "Email", required: true)],
      [Field("phone", .phone, label: "Phone", required: true)],
    ])

  private static let shipping = Section(
    "Shipping Address", group: "shipping",
    rows: [
      [Field("street", label: "Street", required: true)],
      [
        Field("city", label: "City", required: true),
        Field("state", ShortText(2, "State"), required: true),
        Field("zip", ShortText(5, "Zip Code"), required: true),
      ],
    ])

  private static let billing = Section(
    "Billing Address", group: "billing",
    rows: [
      [
        Field(
          "same", .toggle, label: "Same as shipping address", group: Field.Group.none,
          initial: "true")
      ],
      [
        Field(
          "billStreet", label: "Billing Street", required: true,
          when: .field("same", .equals, .value(.flag(false))))
      ],
    ])

  private static let payment = Section(
    "Payment", group: "payment",
    rows: [
      [Field("card", SampleCard(), label: "Card Number", required: true)],
      [
        Field("expires", MaskedText("MM/YY", "Expires"), required: true),
        Field("cvv", SecretText(3, "CVV"), required: true),
      ],
    ])
}

/// A text of so many characters.
struct ShortText: FieldType {
  let traits: TypeTraits
  let length: Int

  init(_ length: Int, _ label: Wording) {
    (self.length, traits) = (length, TypeTraits(label, priority: 0.5))
  }

  func capacity(for data: String) -> Int { length }
}

/// A text behind a mask.
struct MaskedText: FieldType {
  let traits: TypeTraits
  let mask: Template

  init(_ pattern: String, _ label: Wording) {
    traits = TypeTraits(label, priority: 0.5)
    mask = Template(pattern, slots: ["M": .digit, "Y": .digit, "0": .digit])
  }

  func template(for data: String) -> Template? { mask }
}

/// A text that is never seen.
struct SecretText: FieldType {
  let traits: TypeTraits
  let length: Int

  init(_ length: Int, _ label: Wording) {
    (self.length, traits) = (length, TypeTraits(label, priority: 0.4, isSecret: true))
  }

  func capacity(for data: String) -> Int { length }

  func judge(_ data: String) -> Parse.State {
    data.count == length
      ? .whole : .begun(FieldError(.incomplete, .say("length.enterDigits", counting: length)))
  }
}

/// A card number: a mask, a brand, and dots for all but its end once it was left.
struct SampleCard: FieldType {
  static let traits = TypeTraits(
    .say("label.creditCard"), priority: 1.3, isSecret: true, mask: .lastFour)

  func template(for data: String) -> Template? { "0000 0000 0000 0000" }
  func badge(_ data: String) -> Wording? { data.hasPrefix("4") ? "Visa" : nil }

  func judge(_ data: String) -> Parse.State {
    let isWhole = data.count == 16
    guard data.hasPrefix("4") else {
      return .wrong(FieldError(.issuer, .say("card.unknownIssuer")), isWhole: isWhole)
    }
    return template(for: data)?.judge(data) ?? .whole
  }
}
