import TestSupport
import Testing

@testable import TField

@Suite struct IPv4Tests {
  @Test(arguments: [
    ("0.0.0.0", nil), ("255.255.255.255", nil), ("192.0.2.1", nil), ("192.0.2.", .incomplete),
    ("192.0", .incomplete), ("256", ErrorCode.ipv4), ("01", .ipv4), ("1..2", .ipv4), (".1", .ipv4),
    ("1.2.3.4.", .ipv4), ("1.2.3.4.5", .ipv4), ("1.2.3.1000", .ipv4), ("", nil),
  ])
  func `four numbers make an address`(keys: String, verdict: ErrorCode?) {
    let trial = Typing(.ipv4, keys)
    #expect(trial.verdict == verdict)
    #expect((trial.live == nil) == (verdict != .ipv4))
  }

  @Test func `a port, a prefix length or a scheme is an error`() {
    #expect(Typing(.ipv4, pasting: "http://10.0.0.1/").verdict == .characters)
    let field = Typing(.ipv4, "10.0.0.1/24")
    #expect(field.field.verdict.error?.wording.text() == "An address without /24")
    #expect(field.text == "10.0.0.1/24" && Typing(.ipv4, "10.0.0.1:80").verdict == .characters)
    #expect(Typing(.ipv4, pasting: "１０.0.0.1").data == "10.0.0.1")
  }
}
