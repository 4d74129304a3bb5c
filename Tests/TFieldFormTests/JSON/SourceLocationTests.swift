import Testing

@testable import TFieldForm

@Suite struct SourceLocationTests {
  @Test(arguments: [
    ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n\r\n\rb", 5, 4, 1),
    ("éa", 2, 1, 2), ("e\u{301}a", 3, 1, 3), ("日本a", 6, 1, 3), ("😀a", 4, 1, 2),
    ("👩‍👩‍👧a", 18, 1, 6), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
    ("\u{FEFF}é\r\né", 9, 2, 2), ("a\u{FEFF}b", 4, 1, 3), ("abc", 99, 1, 4), ("abc", -1, 1, 1),
    ("", 0, 1, 1),
  ])
  func `an offset has a line and a column`(text: String, offset: Int, line: Int, column: Int) {
    let location = Array(text.utf8).withUnsafeBufferPointer {
      SourceLocation(of: offset, in: $0)
    }
    #expect(location == SourceLocation(line: line, column: column))
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\n\r", " \r\r\n\t", ""])
  func `an index finds the location of every byte, in long texts too`(lineBreak: String) throws {
    let line = #"{"a": ["é", 1, "日本語", 2], "😀": {"ö": [], "x": "\u00e9"}},"# + lineBreak
    let text = "\u{FEFF}[" + String(repeating: line, count: 200) + "0]"
    let document = try JSONReader().read(Array(text.utf8))
    let locations = LocationIndex(document)
    for offset in 0...text.utf8.count where offset % 97 == 0 || offset % 4096 < 3 {
      let place = document.withSource { SourceLocation(of: offset, in: $0) }
      #expect(locations.location(of: offset) == place, "offset \(offset)")
    }
    #expect(locations.location(of: -1) == SourceLocation(line: 1, column: 1))
    #expect(locations.location(of: .max / 2) == locations.location(of: text.utf8.count))
  }

  @Test func `places are ordered by line, then by column`() {
    let first = SourceLocation(line: 1, column: 9)
    #expect(first < SourceLocation(line: 2, column: 1))
    #expect(first < SourceLocation(line: 1, column: 10))
    #expect("\(first)" == "1:9")
  }
}
