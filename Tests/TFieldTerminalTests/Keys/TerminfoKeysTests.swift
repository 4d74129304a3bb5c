import TField
import Testing

@testable import TFieldTerminal

@Suite struct TerminfoKeysTests {
  private func inputs(_ terminfo: [String: Key], _ bytes: String) -> [Input] {
    let strings = KeyStrings(terminfo.map { ($0.sent, $1) })
    var decoder = KeyDecoder { strings }
    return decoder.feed(bytes.sent)
  }

  @Test(arguments: [
    ("^[[P", Key(.delete)), ("^[[M", .f(1)), ("^[[I", Key(.pageUp)), ("^[\t", Key(.tab, .shift)),
    ("\u{8}", Key(.backspace)), ("\u{B}", Key(.up)), ("^[A", Key(.up)), ("^[?M", Key(.enter)),
    ("^[[225z", .f(2)), ("^[Ox", Key(.insert)), ("^[a1b", Key(.end)),
  ])
  func `a string of terminfo is its key`(string: String, key: Key) {
    #expect(inputs([string: key], "<" + string + ">") == [.typed("<"), .key(key), .typed(">")])
  }

  @Test(arguments: ["", "a", "up", "\t", "\r", "^[", "^[^[[A", "ë"])
  func `a string that would eat text or other keys is not believed`(string: String) {
    #expect(
      inputs([string: .f(9)], "up\ta") == [.typed("u"), .typed("p"), .key(Key(.tab)), .typed("a")])
  }

  @Test func `a thirteenth function key is Shift and the first`() {
    #expect(inputs(["^[[1;2P": .f(13)], "^[[1;2P") == [.key(.f(1, .shift))])
    #expect(inputs(["^[[34~": .f(20)], "^[[34~") == [.key(.f(8, .shift))])
    #expect(inputs(["^[[99~": .f(20)], "^[[99~") == [.key(.f(20))])
  }

  @Test func `rxvt shifts its function keys otherwise`() {
    var decoder = KeyDecoder { .rxvt }
    #expect(decoder.feed("^[[32~".sent) == [.key(.f(8, .shift))])
  }

  @Test func `a string that goes on otherwise is taken whole`() {
    #expect(inputs(["^[?M": Key(.enter)], "^[?xa") == [.typed("a")])
  }
}
