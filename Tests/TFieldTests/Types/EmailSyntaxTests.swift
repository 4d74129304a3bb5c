import Testing

@testable import TField

@Suite struct EmailSyntaxTests {
  @Test(arguments: [
    "a@b.co", "A@B.COM", "a+b@c.io", "a@1.2.com", "o'neil@example.com", "a.b.c@example.com",
    "x@müller.de", "x@例え.テスト", "x@xn--mller-kva.de", "!#$%&'*+/=?^_`{|}~-@example.com",
    String(repeating: "a", count: 64) + "@example.com",
    "a@" + String(repeating: "b", count: 63) + ".com",
  ])
  func `an address is one`(address: String) {
    #expect(EmailSyntax.isValid(address))
  }

  @Test(arguments: [
    "", "@", "a", "a@", "@b.co", "a@b", "a@b.c", "a@@b.co", "a@b@c.co", "a b@c.co", "a@b.co ",
    "a@b.co\n", "a@b.co.", ".a@b.co", "a.@b.co", "a..b@c.co", "a@b..co", "a@.b.co", "a@-b.co",
    "a@b-.co", "a@b.12", "a@1.2.3.4", "a@b_c.co", "é@b.co", "\"a\"@b.co", "a@[1.2.3.4]",
    "a,b@c.co",
    String(repeating: "a", count: 65) + "@example.com",
    "a@" + String(repeating: "b", count: 64) + ".com",
    "a@" + String(repeating: "b.", count: 126) + "com",
  ])
  func `what isn't an address is none`(text: String) {
    #expect(!EmailSyntax.isValid(text))
  }

  @Test func `part of a text may be judged`() {
    #expect(EmailSyntax.isValid("to a@b.co".dropFirst(3)))
  }
}
