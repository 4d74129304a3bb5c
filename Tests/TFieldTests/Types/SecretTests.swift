import TestSupport
import Testing

@testable import TField

@Suite struct PasswordTests {
  @Test func `what is secret hides itself`() {
    #expect(Password().isSecret && Password().mask == .nothing)
    #expect(CreditCard().isSecret && SocialSecurity().isSecret)
  }

  @Test(arguments: [
    ("", PasswordStrength.none), ("a", .weak), ("aaaaaaaaaaaaaaaaaaaa", .weak),
    ("12345678901", .weak),
    ("qwertyuiop", .weak), ("abcdefghijkl", .weak), ("password", .weak), ("Password123!", .weak),
    ("dragon2024", .weak), ("kT9#wq2L", .fair), ("vexing-otter", .good),
    ("correct horse battery staple", .strong), ("пароль-мой-длинный-7", .strong),
  ])
  func `what is easily guessed is weak`(password: String, strength: PasswordStrength) {
    #expect(PasswordStrength(of: password) == strength)
  }

  @Test func `strengths have an order`() {
    #expect(PasswordStrength.allCases == PasswordStrength.allCases.sorted())
  }

  @Test func `removing what was typed never makes it stronger`() {
    var random = SeededRandom()
    for _ in 0..<2000 {
      let password = random.text(of: "abcXYZ019#- é", upTo: 30)
      let whole = PasswordStrength(of: password)
      #expect(
        PasswordStrength(of: String(password.dropLast())) <= whole,
        "\(password), seed \(random.seed)")
    }
  }
}

@Suite struct ConfirmationTests {
  static let passwords = Form(
    "Account",
    rows: [[Field("password", Password())], [Field("again", Confirmation(of: "password"))]])

  @Test func `the same again is right, anything else is not`() {
    var session = FormSession(Self.passwords, typing: "kT9#wq2L\tkT9#wq2")
    #expect(session["again"]?.validity == .valid)
    #expect(session["again"]?.verdict.error?.code == .notEqual)
    session.type("L\t")
    #expect(session["again"]?.verdict == .valid)
  }

  @Test func `it is judged again when the first changes`() {
    var session = FormSession(Self.passwords, typing: "kT9#wq2L\tkT9#wq2L\t")
    session.moveFocus(to: .field(0))
    session.type("x")
    #expect(session["again"]?.validity.error?.code == .notEqual)
    session.type("\u{8}")
    #expect(session["again"]?.validity == .valid)
  }

  @Test func `it hides what its twin hides`() {
    #expect(Confirmation(of: "password").isSecret)
    #expect(Confirmation(of: "password").mask == .nothing)
    #expect(!Confirmation(of: "user", as: Username()).isSecret)
  }

  @Test func `it takes and shows what its twin does`() {
    let form = Form(
      "Pair",
      rows: [[Field("id", .uuid)], [Field("again", Confirmation(of: "id", as: UUIDType()))]])
    let session = FormSession(
      form, answers: ["id": UUIDTypeTests.written, "again": UUIDTypeTests.written.uppercased()])
    #expect(session["again"]?.verdict == .valid)
    #expect(session["again"]?.text == UUIDTypeTests.written)
  }

  @Test func `the twin of nothing is never equal`() {
    let form = Form("Lost", rows: [[Field("again", Confirmation(of: "gone"))]])
    #expect(FormSession(form, typing: "x")["again"]?.verdict.error?.code == .notEqual)
  }
}
