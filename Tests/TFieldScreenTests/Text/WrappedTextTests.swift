import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct WrappedTextTests {
  private static func wrapped(
    _ text: String, _ width: Int, _ charset: Charset = .unicode
  ) -> WrappedText {
    let data = Array(text)
    return WrappedText(
      data, width: width, in: charset)
  }

  private static func lines(_ text: WrappedText) -> [String] {
    (0..<text.count).map { String(text.characters[text.range(ofLine: $0)]) }
  }

  @Test(arguments: [
    ("", [""]),
    ("one two", ["one two"]),
    ("one two three", ["one two ", "three"]),
    ("one twoo three", ["one twoo ", "three"]),
    ("abcdefghij", ["abcdefgh", "ij"]),
    ("ab abcdefghij", ["ab ", "abcdefgh", "ij"]),
    ("a\n\nb", ["a", "", "b"]),
    ("a\n", ["a", ""]),
    ("東京は日本", ["東京は日", "本"]),
    ("a東京は日本", ["a東京は", "日本"]),
    ("0123456 東京", ["0123456 ", "東京"]),
    ("         x", ["         ", "x"]),
    ("\u{1B}\u{1B}\u{1B}\u{1B}\u{1B}", ["\u{1B}\u{1B}\u{1B}\u{1B}", "\u{1B}"]),
  ])
  func `a text breaks between words, else where it must`(text: String, lines: [String]) {
    #expect(Self.lines(Self.wrapped(text, 8)) == lines)
  }

  @Test func `a place on the screen is a place in the text, and back`() {
    let text = Self.wrapped("one two three\n東京x", 8)
    #expect(text.line(of: 8) == 1)
    #expect(text.column(of: 9) == 1)
    #expect(text.index(inLine: 2, at: 2) == 15)
    #expect(text.index(inLine: 2, at: 3) == 15)
    #expect(text.index(inLine: 0, at: 99) == 7)
    #expect(text.lastPlace(ofLine: 0) == 7)
    #expect(text.lastPlace(ofLine: 1) == 13)
    #expect(text.lastPlace(ofLine: 2) == 17)
  }

  @Test(arguments: [0, 1, 2, 7, 40])
  func `nothing is lost, no line is too wide, and every caret has a place`(width: Int) {
    var random = SeededRandom()
    for _ in 0..<100 {
      let text = Self.wrapped(random.text(of: "ab  \né東\u{1B}", upTo: 60), width)
      let joined = Self.lines(text).joined(separator: "")
      let expected = String(text.characters.filter { $0 != "\n" })
      #expect(joined == expected, "seed \(random.seed)")
      for index in 0...text.characters.count {
        let line = text.line(of: index)
        #expect((0..<text.count).contains(line), "seed \(random.seed)")
        #expect((0...max(width, 1)).contains(text.column(of: index)), "seed \(random.seed)")
      }
      for line in 0..<text.count where width > 7 {
        // A space may hang over the edge.
        #expect(text.text(ofLine: line).width <= width + 1, "seed \(random.seed)")
      }
    }
  }
}
