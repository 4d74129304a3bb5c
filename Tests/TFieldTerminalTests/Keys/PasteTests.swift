import TField
import Testing

@testable import TFieldTerminal

@Suite struct PasteTests {
  @Test(arguments: [
    "", "hello", "two\rlines\n", "tab\tnul\u{0}bell\u{7}", "^[[A", "^[", "^[[200~inner", "^[[201",
    "^[^[[201", "ë€😀", "^[[20^[[2",
  ])
  func `what is pasted comes as one text`(pasted: String) {
    let text = String(decoding: pasted.sent, as: UTF8.self)
    #expect("a^[[200~\(pasted)^[[201~b".decoded == [.typed("a"), .paste(text), .typed("b")])
  }

  @Test func `bytes that are no UTF-8 are replaced, and the rest is kept`() {
    var decoder = KeyDecoder()
    let inputs = decoder.feed("^[[200~a".sent + [0xFF] + "b^[[201~".sent)
    #expect(inputs == [.paste("a\u{FFFD}b")])
  }

  @Test(arguments: ["abc", "abc^[", "abc^[[20"])
  func `a paste without an end is kept when no more comes`(pasted: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed("^[[200~\(pasted)".sent).isEmpty)
    #expect(decoder.pendingTimeout == .paste)
    #expect(decoder.timeOut() == [.paste(String(decoding: pasted.sent, as: UTF8.self))])
    #expect(decoder.feed("x".utf8) == [.typed("x")])
  }

  @Test func `a second paste knows nothing of the first`() {
    let both = "^[[200~one^[[201~^[[200~two^[[201~"
    #expect(both.decoded == [.paste("one"), .paste("two")])
  }

  @Test func `a megabyte in pieces is one paste`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "0123456789abcde\r", count: 65_536)
    let bytes = "^[[200~".sent + Array(text.utf8) + "^[[201~".sent
    let inputs = stride(from: 0, to: bytes.count, by: 4096).flatMap {
      decoder.feed(bytes[$0..<min($0 + 4096, bytes.count)])
    }
    let isWhole = inputs == [.paste(text)]
    #expect(isWhole)
  }
}
