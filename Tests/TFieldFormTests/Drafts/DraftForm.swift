import TestSupport
import TField

@testable import TFieldForm

/// A form with everything that a draft keeps, and all that it must not.
enum DraftForm {
  static let form = Form("Draft", id: "draft", rows: rows.map { [$0] })

  private static let rows = [
    Field("name", required: true), Field("phone", .phone),
    Field("country", initial: "France"), Field("news", .toggle, initial: "true"),
    Field("tags", FormList(of: Field("tag"))), Field("words", Note()),
    Field("card", .credit), Field("cvv", CVV()), Field("ssn", .ssn), Field("password", Password()),
    Field("again", Confirmation(of: "password")), secret("pin", Phrase()),
    Field("pinTwin", Confirmation(of: "pin", as: Phrase())),
    Field("pinEqual", rules: [Rule(.equalTo, .field("pin"))]),
    Field("plainCard", plainCard), Field("cards", FormList(of: Field("one", plainCard))),
  ]

  static let secrets = [
    "card": "4242424242424242", "cvv": "123", "ssn": "123456789", "password": "Passw0rd!",
    "again": "Passw0rd!", "pin": "987", "pinTwin": "987", "pinEqual": "987",
    "plainCard": "4242424242424242", "cards": "4242424242424242",
  ]

  /// A card whose form says that it is no secret.
  private static var plainCard: CustomType {
    var changes = CustomType.Changes()
    changes.isSecret = false
    return CustomType(base: CreditCard(), changes)
  }

  private static func secret(_ id: String, _ type: some FieldType) -> Field {
    var options = FieldOptions()
    options.isSecret = true
    return Field(id, type, options: options)
  }

  static var draft: Draft {
    var session = FormSession(
      form, answers: secrets.merging(["name": "Ada", "phone": "212", "tags": "a\u{1F}b"]) { $1 })
    session.moveFocus(to: .field(1))
    return Draft(of: session, path: "/forms/draft.json", saved: 1_700_000_000)
  }
}
