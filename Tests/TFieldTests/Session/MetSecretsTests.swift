import TestSupport
import Testing

@testable import TField

/// When a secret may have passed through the program's memory.
@Suite struct MetSecretsTests {
  private static let pass = Field("pass", Password(), label: "Pass")

  private static let fields = [pass, Field("list", FormList(of: pass), label: "List")]

  @Test(arguments: fields)
  func `no secret is met before its field has the focus`(field: Field) {
    var session = FormSession(Form("Test", rows: [[Field("name", label: "Name")], [field]]))
    for key in "Ada" { session.handle(Key.character(key)) }
    #expect(!session.hasMetSecrets)
    session.handle(Key(.tab))
    #expect(session.hasMetSecrets)
  }

  @Test func `a secret that was given is met at once`() {
    #expect(
      FormSession(Form("Test", rows: [[Self.pass]]), answers: ["pass": "aB3$5678"]).hasMetSecrets)
  }
}
