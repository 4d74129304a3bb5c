import TestSupport
import Testing

@testable import TField

@Suite struct EmailTests {
  @Test func `half an address suggests nothing`() {
    #expect(Typing(Email(), "ada@gmial").field.warning == nil)
  }
}

@Suite struct WebAddressTests {
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
