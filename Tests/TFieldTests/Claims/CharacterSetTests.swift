import Testing

@testable import TField

@Suite struct CharacterSetTests {
  @Test(arguments: [
    ("[a-z]", "m", true), ("[a-z]", "M", false), ("[a-z]", "-", false), ("[a-z_-]", "-", true),
    ("[-a]", "-", true), ("[a\\-c]", "b", false), ("[a\\-c]", "-", true), ("[\\]\\[]", "]", true),
    ("[^0-9]", "a", true), ("[^0-9]", "5", false), ("[^0-9a]", "a", false), ("[\\^a]", "^", true),
    ("[a^]", "^", true), ("[à-ÿ]", "é", true), ("[ -~]", "A", true), ("[ -~]", "é", false),
    ("digit", "7", true), ("letter", "é", true),
    ("alphanumeric", "_", false), ("any", "😀", true),
  ])
  func `a set has members`(source: String, character: Character, isMember: Bool) {
    #expect((CharacterClass(source)?.contains(character) ?? false) == isMember)
  }

  @Test(arguments: ["", "[", "[]", "[^]", "[z-a]", "[a\\]", "[\\d]", "[[a]]", "a-z", "Digit"])
  func `what is no set is refused`(source: String) {
    #expect(CharacterClass(source) == nil)
  }

  @Test func `all but some characters leaves the surrogates out`() throws {
    let others = try #require(CharacterClass("[^\u{D7FF}\u{E000}]"))
    #expect(!others.contains("\u{D7FF}"))
    #expect(!others.contains("\u{E000}"))
    #expect(others.contains("\u{E001}"))
    #expect(try #require(CharacterClass("[^\u{10FFFF}]")).contains("a"))
    #expect(try #require(CharacterClass("[^\u{0}-\u{10FFFE}]")).contains("\u{10FFFF}"))
  }

  @Test func `members are named without what can't be seen`() throws {
    #expect(
      try #require(CharacterClass("[a-z_ \u{202E}]")).members == ["a-z", "_", "space", "U+202E"])
  }
}
