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
    #expect(Typing(type, "aaa").verdict == .tooShort)
    #expect(Typing(type, "aaaaaaaaaa").verdict == .weak)
    #expect(Typing(type, "vexing-otter").verdict == nil)
    #expect(Typing(.password, "aaaaaaaa").verdict == nil)
    #expect(Typing(type, "aaa").live == nil)
  }

  @Test func `it is secret through and through`() {
    #expect(Password().isSecret && Password().mask == .nothing)
    #expect(Password().mask.hiding("abcd1234") == "••••••••")
  }

  @Test func `every character counts, blanks too`() {
    #expect(Typing(.password, " a b ").data == " a b ")
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
