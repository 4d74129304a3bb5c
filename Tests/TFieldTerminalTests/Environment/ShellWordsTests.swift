import Testing

@testable import TFieldTerminal

@Suite struct ShellWordsTests {
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
}
