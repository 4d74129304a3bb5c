import Testing

@testable import TFieldTerminal

@Suite struct TerminalNameTests {
  private static let long = String(repeating: "a", count: 5000)

  @Test func `a name is looked for before those that it might be like`() {
    #expect(TerminalName("foot").candidates == ["foot", "xterm-256color", "xterm"])
    #expect(TerminalName("xterm").candidates == ["xterm", "xterm-256color"])
  }

  @Test(arguments: [nil, "", "../../etc/passwd", "x/y", ".", "a b", "ü", "a\n", "\u{1B}[2J", long])
  func `what can't be a name is never looked for`(text: String?) {
    #expect(TerminalName(text).candidates == ["xterm-256color", "xterm"])
  }

  @Test func `a hostile name is shown short and harmless`() {
    #expect("\(TerminalName("\u{1B}]0;x\u{7}"))" == "^[]0;x^G")
    #expect("\(TerminalName(Self.long))".count == 43)
  }

  @Test(arguments: [
    ("xterm", true, true), ("xterm-kitty", true, true), ("screen.xterm-256color", true, false),
    ("tmux-256color", true, true), ("alacritty", true, true), ("foot-extra", true, true),
    ("rxvt-unicode-256color", true, false), ("st-256color", true, true), ("stv52", false, false),
    ("linux", false, false), ("vt100", false, false), ("dumb", false, false), ("", false, false),
    ("xtermy", false, false),
  ])
  func `families are known by their names`(name: String, hasModes: Bool, hasClipboard: Bool) {
    #expect(TerminalName(name).knowsPasteAndMouse == hasModes)
    #expect(TerminalName(name).knowsClipboard == hasClipboard)
  }
}
