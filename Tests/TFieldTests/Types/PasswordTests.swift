import TestSupport
import Testing

@testable import TField

@Suite struct PasswordTests {
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

  @Test func `too short comes before too weak`() {
    let type = Password(minLength: 10, strength: .good)
    #expect(FieldTrial(type, typing: "aaa").verdict == .tooShort)
    #expect(FieldTrial(type, typing: "aaaaaaaaaa").verdict == .weak)
    #expect(FieldTrial(type, typing: "vexing-otter").verdict == nil)
    #expect(FieldTrial(.password, typing: "aaaaaaaa").verdict == nil)
    #expect(FieldTrial(type, typing: "aaa").live == nil)
  }

  @Test func `it is secret through and through`() {
    #expect(Password().isSecret && Password().mask == .nothing)
    #expect(Password().mask.hiding("abcd1234") == "••••••••")
  }

  @Test func `every character counts, blanks too`() {
    #expect(FieldTrial(.password, typing: " a b ").data == " a b ")
  }

  @Test func `the badge says how strong it is`() {
    #expect(Password().badge("")?.text() == nil)
    #expect(Password().badge("aaa")?.text() == "weak")
    #expect(Password().hint("aaa")?.text() == "Enter at least 8 characters")
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
