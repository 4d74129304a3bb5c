import Testing

@testable import TFieldScreen

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 80, ["one two three"]),
    ("one\ntwo", 80, ["one", "two"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("東京都", 4, ["東京", "都"]),
    ("東", 1, ["東"]),
    ("", 5, [""]),
    ("a", 0, []),
  ])
  func `a text is broken between words where it can be`(
    text: String, limit: Int, lines: [String]
  ) {
    #expect(DisplayText.lines(of: text, in: .unicode, limit: limit) == lines)
  }

  @Test func `escapes count by what is seen of them`() {
    #expect(DisplayText.width(of: "a\u{1B}", in: .unicode) == 3)
    #expect(DisplayText.width(of: "東", in: .ascii) == 8)
  }
}
