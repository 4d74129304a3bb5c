import TestSupport
import Testing

@testable import TField

@Suite struct SecrecyTests {
  private static func form(_ secret: Field) -> Form {
    Form(
      "Secrets",
      rows: [
        [Field("far", Display(of: "near"))], [Field("near", Display(of: "it"))],
        [Field("again", Confirmation(of: "it", as: Phrase()))],
        [Field("shown", Display(of: "again"))], [secret], [Field("plain")],
        [Field("equal", rules: [Rule(.equalTo, .field("it"))])],
      ])
  }

  private static var marked: FieldOptions {
    var options = FieldOptions()
    options.isSecret = true
    return options
  }

  @Test(arguments: [
    Field("it", Password()), Field("it", CVV()), Field("it", CreditCard()),
    Field("it", SocialSecurity()), Field("it", options: marked),
    Field("it", FormList(of: Field("entry", CVV()))),
  ])
  func `what shows or repeats a secret is that secret, through any number of fields`(
    secret: Field
  ) {
    let form = Self.form(secret)
    for field in form.fields where field.id != "plain" {
      #expect(field.isSecret && field.isPrivate, "\(field.id)")
      #expect(field.mustNotBeStored == secret.type.mustNotBeStored, "\(field.id)")
    }
    #expect(form.fields.first { $0.id == "plain" }?.isPrivate == false)
  }

  @Test func `a mask that was lifted is lifted from what shows the value, nothing else is`() {
    var options = FieldOptions()
    options.isSecret = false
    let form = Self.form(Field("it", CreditCard(), options: options))
    for field in form.fields where field.id != "plain" {
      #expect(!field.isSecret && field.isPrivate, "\(field.id)")
    }
  }

  @Test func `fields that show each other come to rest`() {
    let form = Form(
      "Circle",
      rows: [[Field("a", Display(of: "b"))], [Field("b", Display(of: "a"))], [Field("c")]])
    #expect(form.fields.allSatisfy { !$0.isPrivate })
  }

  @Test(arguments: ["a", "a!!!!1", "a much longer one"])
  func `nothing beside the field tells how long a secret is`(text: String) {
    var options = FieldOptions()
    options.isSecret = true
    var session = FormSession(
      Form(
        "F",
        rows: [[Field("p", Password()), Field("n", options: options), Field("c", CreditCard())]]))
    for (id, data) in [("p", text), ("n", text), ("c", "4242424242424242")] {
      session.set(data, for: id)
    }
    #expect(session.fields.map(\.coveredText) == ["•••", "•••", "•••• •••• •••• 4242"])
    session.set("4242", for: "c")
    #expect(session.fields[2].coveredText == "•••")
    #expect(session.shownFields.map(\.text) == ["•••", "•••", "•••"])
  }
}
