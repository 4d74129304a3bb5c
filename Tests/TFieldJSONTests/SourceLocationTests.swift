import Testing

@testable import TFieldJSON

@Suite struct SourceLocationTests {
  @Test(arguments: [
    ("abc", 0, 1, 1),
    ("abc", 2, 1, 3),
    ("abc", 3, 1, 4),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2),
    ("a\r\nb", 3, 2, 1),
    ("a\rb", 2, 2, 1),
    ("a\n\r\n\rb", 5, 4, 1),
    ("éa", 2, 1, 2),
    ("e\u{301}a", 3, 1, 3),
    ("日本a", 6, 1, 3),
    ("😀a", 4, 1, 2),
    ("👩‍👩‍👧a", 18, 1, 6),
    ("\u{FEFF}ab", 0, 1, 1),
    ("\u{FEFF}ab", 3, 1, 1),
    ("\u{FEFF}ab", 4, 1, 2),
    ("\u{FEFF}é\r\né", 9, 2, 2),
    ("a\u{FEFF}b", 4, 1, 3),
    ("abc", 99, 1, 4),
    ("abc", -1, 1, 1),
    ("", 0, 1, 1),
  ])
  func `an offset has a line and a column`(text: String, offset: Int, line: Int, column: Int) {
    let location = Array(text.utf8).withUnsafeBufferPointer {
      SourceLocation(of: offset, in: $0)
    }
    #expect(location == SourceLocation(line: line, column: column))
  }

  @Test func `places are ordered by line, then by column`() {
    let first = SourceLocation(line: 1, column: 9)
    #expect(first < SourceLocation(line: 2, column: 1))
    #expect(first < SourceLocation(line: 1, column: 10))
    #expect("\(first)" == "1:9")
  }
}
