import Foundation
import TestSupport
import Testing

@testable import TField

@Suite struct IPv6Tests {
  @Test(arguments: [
    "::", "::1", "1::", "2001:db8::1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8",
    "1::8", "::ffff:192.0.2.1", "64:ff9b::192.0.2.33", "1:2:3:4:5:6:192.0.2.1", "FE80::A",
    "0:0:0:0:0:0:0:0", "::192.0.2.1", "1:2:3:4:5::192.0.2.1",
  ])
  func `every form is an address, and each beginning of it may become one`(text: String) {
    #expect(Typing(.ipv6, text).verdict == nil)
    for count in 0..<text.count { #expect(IPv6().live(String(text.prefix(count))) == nil) }
  }

  @Test(arguments: [
    ":::", "1::2::3", ":1", "12345", "1:2:3:4:5:6:7:8:", "1:2:3:4:5:6:7:8:9", "::1.2",
    "1:2.3", "::256.1", "1:2:3:4:5:6:7:1.2", "::1:2:3:4:5:6:7:8", "1::2:", "::1.2.3.4:",
  ])
  func `what can't become an address is a live error, what can is not`(text: String) {
    let canGrow = ["::1.2", "1::2:"].contains(text)
    #expect(IPv6().live(text)?.code == (canGrow ? nil : .ipv6))
    #expect((IPv6().live(text) ?? IPv6().result(text)) != nil)
  }

  @Test(arguments: ["fe80::1%eth0", "fe80::1/64", "[::1]:8080"])
  func `a zone, a prefix and a port are no part of it`(text: String) {
    #expect(Typing(.ipv6, pasting: text).verdict == .characters)
    #expect(Typing(.ipv6, pasting: text).text == text)
  }

  @Test func `brackets around it go`() {
    #expect(Typing(.ipv6, pasting: "[2001:db8::1]").data == "2001:db8::1")
  }

  /// The C library reads addresses too; it takes leading zeros in embedded ones as little as we do.
  @Test func `the C library agrees on random texts`() {
    var random = SeededRandom()
    for _ in 0..<3000 {
      let text = random.text(of: "::::112f.", upTo: 16)
      var bytes = in6_addr()
      let isAddress = inet_pton(AF_INET6, text, &bytes) == 1
      let isOurs = !text.isEmpty && (IPv6().live(text) ?? IPv6().result(text)) == nil
      #expect(isOurs == isAddress, "\(text), seed \(random.seed)")
    }
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
    #expect(IPv6.isWhole(text) == isValid)
  }
}
