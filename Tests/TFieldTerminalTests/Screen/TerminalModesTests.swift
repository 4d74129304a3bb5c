import Testing

@testable import TFieldTerminal

@Suite struct TerminalModesTests {
  private func modes(
    _ name: String, _ strings: [String: String] = [:], isGuess: Bool = false, usesMouse: Bool = true
  ) -> TerminalModes {
    TerminalModes(TerminalName(name), isGuess: isGuess, usesMouse: usesMouse) {
      strings[$0].map { Array($0.utf8) }
    }
  }

  @Test func `a known name has paste and mouse, and all is undone in turn`() {
    let modes = modes("xterm", ["smkx": "\u{1B}=", "rmkx": "\u{1B}>"])
    #expect(modes.on == Array("\u{1B}=\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h".utf8))
    #expect(modes.off == Array("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}>".utf8))
  }

  @Test func `an unknown name has what its own description says`() {
    #expect(modes("new", ["BE": "on"]).on == Array("\u{1B}[?2004h".utf8))
    #expect(modes("new", ["XM": "on"]).on == Array("\u{1B}[?1002h\u{1B}[?1006h".utf8))
    #expect(modes("new", ["Ms": "copy"]).hasClipboard)
    #expect(modes("new").on.isEmpty)
  }

  @Test func `another terminal's description says nothing`() {
    let strings = ["BE": "on", "XM": "on", "Ms": "copy"]
    #expect(modes("new", strings, isGuess: true).on.isEmpty)
    #expect(!modes("new", strings, isGuess: true).hasClipboard)
    #expect(modes("foot", isGuess: true).hasClipboard)
  }

  @Test func `who wants no mouse gets none`() {
    #expect(modes("xterm", usesMouse: false).on == Array("\u{1B}[?2004h".utf8))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("ü?>", "w7w/Pg=="),
  ])
  func `copied text is packed as RFC 4648 has it`(text: String, packed: String) {
    #expect(modes("xterm").clipboard(text) == Array("\u{1B}]52;c;\(packed)\u{7}".utf8))
  }

  @Test func `too much, or a terminal that can't, is not copied`() {
    #expect(modes("xterm").clipboard(String(repeating: "x", count: 80_000)) == nil)
    #expect(modes("linux").clipboard("x") == nil)
  }
}
