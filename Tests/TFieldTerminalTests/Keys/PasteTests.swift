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

  /// A paste that stops on its way.
  private func stalled(after pasted: String) -> KeyDecoder {
    var decoder = KeyDecoder()
    #expect(decoder.feed("^[[200~\(pasted)".sent).isEmpty)
    #expect(decoder.pendingTimeout == .paste && !decoder.isPasteStalled)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.pendingTimeout == nil && decoder.isPasteStalled)
    return decoder
  }

  @Test(arguments: [("abc", "\rdef"), ("abc", "\u{3}\r"), ("abc^[[20", "1"), ("", "^["), ("a", "")])
  func `until its end a paste goes on, however long that takes`(first: String, rest: String) {
    var decoder = stalled(after: first)
    #expect(decoder.feed("\(rest)x".sent).isEmpty)
    #expect(decoder.pendingTimeout == .paste && !decoder.isPasteStalled)
    // No key while it goes on, not even Ctrl-C.
    #expect(decoder.feed([0x03]).isEmpty)
    let text = String(decoding: "\(first)\(rest)x\u{3}".sent, as: UTF8.self)
    #expect(decoder.feed("^[[201~y".sent) == [.paste(text), .typed("y")])
  }

  @Test(arguments: ["^[[2", "^[[20", "^[[200"])
  func `the mark of a paste may stall as well`(start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(start.sent).isEmpty && decoder.pendingTimeout == nil)
    let rest = "^[[200~a\r^[[201~".dropFirst(start.count)
    #expect(decoder.feed(String(rest).sent) == [.paste("a\r")])
  }

  @Test(arguments: ["abc", "abc^[", "abc^[[20", ""])
  func `one whose end is lost is ended by Ctrl-C, which is no key then`(pasted: String) {
    var decoder = stalled(after: pasted)
    let text = String(decoding: pasted.sent, as: UTF8.self)
    #expect(decoder.feed([0x03]) == [.paste(text)])
    #expect(decoder.pendingTimeout == nil && !decoder.isPasteStalled)
    #expect(decoder.feed([0x03]) == [.key(.control("c"))])
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
