import TField
import Testing

struct SearchingTests {
  @Test(arguments: [
    ("a..b", "..", true), ("a.b.c", "..", false), ("..", "..", true), (".", "..", false),
    ("", "..", false), ("abc", "", true), ("", "", true), ("ab", "b", true),
    ("éa", "e\u{301}", true),
  ])
  func `a text holds what stands in it side by side`(text: String, part: String, isThere: Bool) {
    #expect(text.holds(part) == isThere)
  }

  @Test(arguments: [
    ("a(0)b", "(0)", ["a", "b"]), ("(0)", "(0)", ["", ""]), ("ab", "(0)", ["ab"]), ("", "-", [""]),
    ("a--b", "-", ["a", "", "b"]), ("aaa", "aa", ["", "a"]),
  ])
  func `a text is parted at each mark`(text: String, mark: String, pieces: [String]) {
    #expect(text.pieces(between: mark) == pieces)
  }

  @Test(arguments: [
    ("en_US", "_", "-", "en-US"), ("it's", "'", "'\\''", "it'\\''s"), ("aaa", "a", "aa", "aaaaaa"),
    ("", "a", "b", ""),
  ])
  func `each old piece gives way to the new one`(
    text: String, old: String, new: String, result: String
  ) {
    #expect(text.with(new, for: old) == result)
  }
}
