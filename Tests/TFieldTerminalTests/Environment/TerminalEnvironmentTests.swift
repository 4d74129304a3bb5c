import TField
import TFieldScreen
import TFieldSystem
import Testing

@testable import TFieldTerminal

@Suite struct TerminalEnvironmentTests {
  @Test(
    arguments: [
      (["LANG": "en_US.UTF-8"], .unicode),
      (["LANG": "C.utf8"], .unicode),
      (["LC_CTYPE": "UTF-8"], .unicode),
      (["LANG": "de_DE.UTF-8@euro"], .unicode),
      (["LANG": "xx_NOWHERE.UTF-8"], .unicode),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
      (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
      (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], .ascii),
      (["LANG": "de_DE.ISO-8859-1"], .ascii),
      (["LANG": "de_DE@euro"], .ascii),
      (["LANG": "UTF-8-not"], .ascii),
      ([:], .ascii),
    ] as [([String: String], Charset)])
  func `the first locale that is set decides on the characters`(
    variables: [String: String], charset: Charset
  ) {
    #expect(TerminalEnvironment(variables).charset == charset)
  }

  @Test(
    arguments: [
      ([:], 25), (["SSH_CONNECTION": "a 1 b 2"], 100), (["ESCDELAY": "400"], 400),
      (["ESCDELAY": "0", "SSH_CONNECTION": "x"], 0), (["ESCDELAY": "-1"], 25),
      (["ESCDELAY": "99999999999999999999"], 25), (["ESCDELAY": "soon"], 25),
      (["ESCDELAY": "60000"], 25),
    ] as [([String: String], Int)])
  func `a lone escape is waited for as long as is said, or usual`(
    variables: [String: String], milliseconds: Int
  ) {
    #expect(TerminalEnvironment(variables).limit(.escape) == .milliseconds(milliseconds))
  }

  @Test func `what began as a sequence is waited for longer`() {
    let environment = TerminalEnvironment(["ESCDELAY": "1"])
    #expect(environment.limit(.sequence) == .milliseconds(600))
    #expect(environment.limit(.paste) == .seconds(2))
  }

  @Test func `colours are unwanted once NO_COLOR says anything`() {
    #expect(TerminalEnvironment([:]).wantsColour)
    #expect(TerminalEnvironment(["NO_COLOR": ""]).wantsColour)
    #expect(!TerminalEnvironment(["NO_COLOR": "0"]).wantsColour)
  }

  @Test(
    arguments: [
      (["VISUAL": "code -w", "EDITOR": "vi"], ["code", "-w"]), (["EDITOR": "vi"], ["vi"]),
      (["VISUAL": "", "EDITOR": "vi"], ["vi"]), (["VISUAL": " ", "EDITOR": "vi"], ["vi"]),
    ] as [([String: String], [String])])
  func `the editor is the first that is named`(variables: [String: String], words: [String]) throws
  {
    #expect(try TerminalEnvironment(variables).editor() == words)
  }

  @Test func `without an editor it is said what to set`() {
    #expect(throws: Wording.say("editor.unset")) { try TerminalEnvironment([:]).editor() }
    #expect(throws: Wording.say("editor.unquoted", ["variable": "VISUAL"])) {
      try TerminalEnvironment(["VISUAL": "'vi", "EDITOR": "vi"]).editor()
    }
  }

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

  @Test(arguments: [
    ("vi", ["vi"]), ("  code --wait\t-n ", ["code", "--wait", "-n"]), ("", []), (" \n", []),
    ("'/my editor/e' -x", ["/my editor/e", "-x"]), (#""a b"c'd e'"#, ["a bcd e"]),
    (#"a\ b"#, ["a b"]), (#"'a\b' "a\b" "a\"b" "a\\b""#, [#"a\b"#, #"a\b"#, "a\"b", #"a\b"#]),
    ("emacs ''", ["emacs", ""]), (#"e """#, ["e", ""]),
    (
      "$HOME/e ~ * `x` $(y) a;b|c>d #e",
      [
        "$HOME/e", "~", "*", "`x`", "$(y)", "a;b|c>d", "#e",
      ]
    ), ("a\\\nb", ["ab"]), ("é\"\u{301}x\"", ["é\u{301}x"]),
  ])
  func `a line is split as a shell does it, and nothing is looked up`(
    line: String, words: [String]
  ) {
    #expect(line.shellWords == words)
  }

  @Test(arguments: ["'a", "\"a", "a\\", "\"a\\\"", "\"a\\"])
  func `what isn't closed is no line`(line: String) {
    #expect(line.shellWords == nil)
  }

  private static let kinds: [FileKind] = [
    .regular, .folder, .symbolicLink, .pipe, .characterDevice, .blockDevice, .socket, .oddFile,
  ]
  private static let causes: [SystemError.Cause] =
    kinds.map(SystemError.Cause.kind) + [
      .unusableName, .newlineInside, .locked, .cutShort, .noAnswer, .hungUp, .foreignOwner,
      .openToOthers, .severalLinks, .background, .notRecorded, .tooLarge(limit: 1),
      .smallStack(limit: 1, needed: 2), .smallMemory(needed: 1), .outside("/x"), .code(2),
      .code(9999),
    ]

  @Test(arguments: causes, Language.allCases)
  func `every reason of the system is said in words`(
    cause: SystemError.Cause, language: Language
  ) {
    let text = Wording(cause).text(in: language)
    #expect(!text.isEmpty && !text.hasPrefix("system."), "\(cause)")
  }
}
