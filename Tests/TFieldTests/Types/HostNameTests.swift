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

  @Test(arguments: [
    ("::", true), ("::1", true), ("1::", true), ("2001:db8::ff00:42:8329", true),
    ("1:2:3:4:5:6:7:8", true), ("1:2:3:4:5:6:1.2.3.4", true), ("::ffff:1.2.3.4", true),
    ("1:2:3:4:5:6:7", false), ("1:2:3:4:5:6:7:8:9", false), ("1::2::3", false), (":::", false),
    ("::1:", false), (":1::2", false), ("12345::", false), ("g::", false), ("", false),
    ("1.2.3.4", false), ("1.2.3.4::", false), ("::1.2.3", false), ("1:2:3:4:5:6:7::", true),
    ("1:2:3:4:5:6:7:8::", false), ("::٣", false),
  ])
  func `an address of the sixth version has eight groups`(text: String, isValid: Bool) {
    #expect(HostName.isIPv6(text[...]) == isValid)
  }
}
