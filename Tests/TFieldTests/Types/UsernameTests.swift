import TestSupport
import Testing

@testable import TField

@Suite struct UsernameTests {
  @Test(arguments: [
    ("ada", nil), ("Ada.Lovelace", nil), ("a", nil), ("a_1-b", nil), ("ada_", nil),
    ("1ada", ErrorCode.username), (".ada", .username), ("ada.", .username), ("ada-", .username),
  ])
  func `a letter begins, a letter, digit or underscore ends`(keys: String, verdict: ErrorCode?) {
    #expect(Typing(.username, keys).verdict == verdict)
  }

  @Test func `what is wrong at its end can still be mended`() {
    #expect(Username().live("ada.") == nil)
    #expect(Username().live("1")?.code == .username)
  }

  @Test func `blanks and other letters are an error, more than 32 aren't accepted`() {
    #expect(Typing(.username, "ad a").verdict == .characters)
    #expect(Typing(.username, "é").verdict == .characters)
    #expect(Typing(.username, String(repeating: "x", count: 40)).data.count == 32)
    #expect(Username().live(String(repeating: "x", count: 33))?.code == .tooLong)
  }
}
