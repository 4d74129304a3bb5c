import Foundation
import Testing

@Suite struct SentBytesTests {
  @Test(arguments: [
    "\u{1B}]0;title\u{7}", "\u{1B}[6n", "\u{1B}P$q\u{1B}\\", "\u{1B}[?1000h", "\u{7}", "\u{9B}2J",
    "\u{202E}", "\u{1B}c", "\u{1B}[20t", "\u{1B}[4h", "\u{1B}(0", "\u{1B}",
  ])
  func `what should never be sent is found`(sent: String) {
    #expect(SentBytes(Array("a\(sent)".utf8)).strange.isEmpty == false)
  }

  @Test func `what a form is drawn with is known`() {
    #expect(SentBytes(Array("aé京\u{1B}[1;31mx\u{1B}[?25l\r\u{1B}(B\u{1B}[m".utf8)).strange.isEmpty)
    #expect(SentBytes([0x41, 0xFF]).strange == ["no UTF-8: 1 of 2 … 41 ff"])
  }

  @Test func `whatever is typed or pasted, only drawing is sent`() throws {
    let hostile = [
      "\u{1B}]0;evil\u{7}", "\u{9B}31m", "\u{202E}abc", "\u{1B}[2J", "\u{0}\u{7}",
      "a\u{300}\u{301}",
      "👨‍👩‍👧🇩🇪", "\u{E000}", "\u{1B}]52;c;ZXZpbA==\u{7}", "שלום",
    ]
    let run = try ProgramRun.form()
    for text in hostile {
      run.send("\u{1B}[200~\(text)\u{1B}[201~")
      run.settle()
    }
    run.send("x")
    run.settle()
    #expect(!run.hasEnded)
    run.send("\u{3}")
    #expect(run.exitStatus() == 130)
    #expect(SentBytes(run.sent).strange.isEmpty)
    #expect(run.isTerminalRestored)
  }
}
