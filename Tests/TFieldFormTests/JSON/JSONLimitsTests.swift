import Foundation
import Testing

@testable import TFieldForm

@Suite struct JSONLimitsTests {
  @Test(arguments: [(3, 2), (64, 63), (1, 0)])
  func `containers may stand as deep in each other as the limit says`(limit: Int, extra: Int) {
    let limits = JSONLimits(depth: limit)
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let atLimit = nested(limit, open, "1", close)
      #expect(firstFault(of: atLimit, limits: limits) == nil)
      let beyond = firstFault(of: nested(limit + 1, open, "1", close), limits: limits)
      #expect(beyond?.problem == .init(.tooDeep, "\(limit)"))
      #expect(beyond?.offset == limit * open.utf8.count)
    }
    let siblings = "[" + Array(repeating: "0", count: extra + 9).joined(separator: ",") + "]"
    #expect(firstFault(of: Array(siblings.utf8), limits: limits) == nil)
  }

  @Test func `closing a container gives its depth back`() {
    let text = "[" + Array(repeating: "[{}]", count: 500).joined(separator: ",") + "]"
    #expect(firstFault(of: Array(text.utf8), limits: JSONLimits(depth: 3)) == nil)
  }

  @Test func `the default depth is 64`() {
    #expect(firstFault(of: nested(64, "[", "", "]")) == nil)
    #expect(firstFault(of: nested(65, "[", "", "]"))?.problem == .init(.tooDeep, "64"))
    #expect(
      "\(JSONError.Problem(.tooDeep, String(64)))"
        == "nested more than 64 deep; flatten the structure"
    )
  }

  @Test func `a million brackets are refused at the limit, closed or not`() {
    for open in ["[", "{\"a\":", "[{\"a\":"] {
      let text = Array(String(repeating: open, count: 1_000_000).utf8)
      #expect(firstFault(of: text)?.problem == .init(.tooDeep, "64"))
    }
    #expect(firstFault(of: nested(1_000_000, "[", "", "]"))?.problem == .init(.tooDeep, "64"))
  }

  @Test func `a million levels fit in a stack of 64 KiB where the limit allows them`() async {
    let text = nested(1_000_000, "[", "{\"a\":1}", "]")
    let isRead = await withCheckedContinuation { continuation in
      let thread = Thread {
        let fault = firstFault(of: text, limits: JSONLimits(depth: 2_000_000))
        continuation.resume(returning: fault == nil)
      }
      thread.stackSize = 64 << 10
      thread.start()
    }
    #expect(isRead)
  }

  @Test func `a text may be as long as the limit says, its escapes resolved`() {
    let limits = JSONLimits(text: 8)
    for text in ["12345678", "\\n2345678", "\\u00e9345678", "\\u20ac45678", "\\ud83d\\ude005678"] {
      #expect(firstFault(of: Array("[\"\(text)\"]".utf8), limits: limits) == nil)
      let longer = firstFault(of: Array("[\"\(text)9\"]".utf8), limits: limits)
      #expect(longer?.problem == .init(.textTooLong, "8 bytes"))
      #expect(longer?.offset == 1)
    }
    #expect(firstFault(of: Array("[12345678]".utf8), limits: limits) == nil)
    #expect(
      firstFault(of: Array("[1234567.8]".utf8), limits: limits)?.problem
        == .init(.textTooLong, "8 bytes"))
  }

  @Test func `the default limit of a text is 64 KiB`() {
    let text = Array("\"\(String(repeating: "x", count: 65_536))\"".utf8)
    #expect(firstFault(of: text) == nil)
    let longer = firstFault(of: Array("\"x".utf8) + text.dropFirst())
    #expect(longer.map { "\($0)" } == "a text or number is longer than 64 KiB; shorten it")
  }

  @Test func `a document may be as large as the limit says`() {
    let text = Array("[1,2,3]".utf8)
    #expect(firstFault(of: text, limits: JSONLimits(size: 7)) == nil)
    let fault = firstFault(of: text, limits: JSONLimits(size: 6))
    #expect(fault?.problem == .init(.tooLarge, "6 bytes"))
    #expect(fault?.offset == 0)
    #expect(JSONLimits().size == 16 << 20)
    #expect(
      "\(JSONError.Problem(.tooLarge, (16 << 20).asSize))"
        == "the input is larger than 16 MiB; split it")
  }
}

private func nested(_ depth: Int, _ open: String, _ inner: String, _ close: String) -> [UInt8] {
  Array((String(repeating: open, count: depth) + inner).utf8)
    + Array(String(repeating: close, count: depth).utf8)
}
