import TField
import TFieldScreen
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
}
