import Testing

@testable import TField

@Suite struct HostNameTests {
  @Test(arguments: [
    ("example.com", true), ("localhost", true), ("example.com.", true), ("a.b-c.d", true),
    ("müller.de", true), ("1.2.3.4", true), ("1.2.3", false), ("1.2.3.256", false),
    ("01.2.3.4", false), ("", false), (".", false), ("a..b", false), ("-a.b", false),
    ("a-.b", false), ("a_b.c", false), ("a b", false), ("1.com", true),
  ])
  func `a host has a name or an address`(text: String, isValid: Bool) {
    #expect(HostName.isValid(text[...]) == isValid)
  }
}
