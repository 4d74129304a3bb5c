import Foundation
import TestSupport
import Testing

@testable import TFieldScreen

@Suite struct WrappingTests {
  @Test(arguments: TestFile.tables(of: "wrapping.txt"))
  func `a text is broken as its table says`(table: TestTable) throws {
    for line in table.lines {
      let cells = line.replacing("\\n", with: "\n").components(separatedBy: " ¦ ")
      let width = try #require(Int(cells[1]))
      let lines = DisplayText.lines(of: cells[0], in: .unicode, limit: width)
      #expect(lines == Array(cells[2...]), "\(line)")
    }
  }

  @Test func `escapes count by what is seen of them`() {
    #expect(DisplayText.width(of: "a\u{1B}", in: .unicode) == 3)
    #expect(DisplayText.width(of: "東", in: .ascii) == 8)
  }

  private static func wrapped(
    _ text: String, _ width: Int, _ charset: Charset = .unicode
  ) -> WrappedText {
    WrappedText(Array(text), width: width, in: charset)
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

  @Test(arguments: FrameSet.Kind.allCases, [Charset.unicode, .ascii])
  func `every part of a frame fills one cell`(kind: FrameSet.Kind, charset: Charset) {
    let set = FrameSet(kind, in: charset)
    for character in ([set.horizontal, set.vertical] + set.corners).map(\.base) {
      #expect(DisplayText(String(character), in: charset).description == String(character))
      #expect(DisplayText(String(character), in: charset).width == 1)
    }
  }

  @Test func `no two kinds look the same, but a window as a field where all else is dim`() {
    let sets = { (charset: Charset) in FrameSet.Kind.allCases.map { FrameSet($0, in: charset) } }
    #expect(Set(sets(.ascii)).count == 4)
    #expect(Set(sets(.unicode)).count == 3)
    #expect(FrameSet(.window, in: .unicode) == FrameSet(.thin, in: .unicode))
  }

  @Test(arguments: Mark.allCases, [Charset.unicode, .ascii])
  func `every mark fills one cell`(mark: Mark, charset: Charset) {
    let text = String(mark.character(in: charset))
    #expect(DisplayText(text, in: charset).description == text)
    #expect(DisplayText(text, in: charset).width == 1)
  }
}

/// Four times the text takes four times the work, whatever it repeats.
@Suite(.timeLimit(.minutes(10))) struct LongTextTests {
  static let units = [
    "[", "**", "`", "*", "_", "](", "- ", "\\", "&", " ", "\t", ".", " .", "« ", "a b ", "[](",
    "[a](http", "**a ", "` `", "\u{202E}", "\u{200B}", "\u{301}", "a\u{301}", "\u{200D}",
    "👨\u{200D}",
    "🇩🇪", "東", "東。", "<", "\u{1B}", "word", "ﷺ", "각",
  ]

  private static func text(of unit: String) -> String {
    String(repeating: unit, count: 65_536 / unit.utf8.count)
  }

  @Test(arguments: units, [Charset.unicode, .ascii])
  func `a text as long as it may be is broken into lines`(unit: String, charset: Charset) {
    let lines = Line.markdown(
      Self.text(of: unit), style: .plain, in: charset, limit: 20)
    let widths = lines.map { DisplayText.width(of: $0.text, in: charset) }
    #expect(widths.max() ?? 0 <= 20)
  }

  @Test(arguments: [
    ("**a** `b` *c*", "a b c"), ("[a](http://b) c", "a (http://b) c"),
    ("** a** *b *", "** a** *b *"),
    ("[a] [b](http://c", "[a] [b](http://c"), ("[x](y) [a](http:z)", "[x](y) a (http:z)"),
    ("*a **b** c*", "*a b c*"), ("****", "****"), ("`a", "`a"), ("a*b*", "ab"),
  ])
  func `marks that aren't closed are text`(source: String, words: String) {
    #expect(MarkdownReader.words(of: source) == words)
  }
}
