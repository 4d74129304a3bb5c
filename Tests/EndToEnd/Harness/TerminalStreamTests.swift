import Foundation
import TestSupport
import Testing

@Suite struct TerminalStreamTests {
  @Test(arguments: [
    "\u{1B}]0;title\u{7}", "\u{1B}[6n", "\u{1B}P$q\u{1B}\\", "\u{1B}[?1000h", "\u{7}", "\u{9B}2J",
    "\u{202E}", "\u{1B}c", "\u{1B}[20t", "\u{1B}[4h", "\u{1B}(0", "\u{1B}",
  ])
  func `what should never be sent is found`(sent: String) {
    #expect(TerminalStream(Array("a\(sent)".utf8)).strange.isEmpty == false)
  }

  @Test func `what a form is drawn with is known`() {
    #expect(
      TerminalStream(Array("aé京\u{1B}[1;31mx\u{1B}[?25l\r\u{1B}(B\u{1B}[m".utf8)).strange.isEmpty)
    #expect(TerminalStream([0x41, 0xFF]).strange == ["no UTF-8: 1 of 2 … 41 ff"])
  }
}
