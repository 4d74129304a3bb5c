import TestSupport
import Testing

@testable import TField

@Suite struct WebAddressTests {
  static let good = [
    "http://example.com", "https://example.com/", "HTTPS://Example.COM/a/b?c=d&e#f",
    "http://localhost:8080", "http://h", "http://h:", "http://user:pa%20ss@example.com",
    "http://1.2.3.4/x", "http://[::1]:80/x", "https://[2001:db8::1]",
    "https://müller.de/straße?ü#ä",
    "http://h?q", "http://h#f", "http://h/a:b@c!$&'()*+,;=~-._", "https://a.b.c.d.e/%7Efoo",
    "http://h/?a?b/c", "https://example.com.", "http://a@b:1",
  ]

  @Test(arguments: good)
  func `an address is one`(address: String) {
    #expect(WebAddress().live(address) == nil)
    #expect(WebAddress().result(address) == nil)
  }

  @Test(arguments: good)
  func `each beginning of an address may still become one`(address: String) {
    for end in address.indices {
      #expect(WebAddress().live(String(address[..<end])) == nil, "\(address[..<end])")
    }
  }

  @Test(arguments: [
    "h", "http", "http:", "http:/", "http://", "https://", "http://h:9x@", "http://[::1",
    "http://-",
    "example.com", "www", "x", "http://h/%", "http://h/%4", "http://u@", "http://a..b",
    "http://h:99999", "http://u@h.",
  ])
  func `what is unfinished is wrong only when it is left`(text: String) {
    #expect(WebAddress().live(text) == nil)
    if !["http://u@h.", "example.com"].contains(text) {
      #expect(WebAddress().result(text)?.code == .url)
    }
  }

  @Test func `other schemes may be let through`() {
    let type = WebAddress(schemes: ["ftp", "file"])
    #expect(type.result("ftp://h") == nil)
    #expect(type.result("file:///etc") == nil)
    #expect(type.result("http://h") != nil)
    #expect(type.result("ftp:///etc") != nil)
  }

  @Test func `whatever turns out to be an address was never wrong on the way`() {
    let seed = UInt64.random(in: 1...UInt64.max)
    var state = seed
    let pieces = [
      "a", "1", "-", ".", ":", "/", "?", "#", "@", "[", "]", "%", "4", "é", "_", "::", "b.c", "%20",
    ]
    var wholes = 0
    for _ in 0..<3000 {
      var text = "http://"
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      guard WebAddress().judgement(of: text) == .whole else { continue }
      wholes += 1
      let isSteady = text.indices.allSatisfy { WebAddress().live(String(text[..<$0])) == nil }
      #expect(isSteady, "\(text), seed \(seed)")
    }
    #expect(wholes > 10, "seed \(seed)")
  }
}
