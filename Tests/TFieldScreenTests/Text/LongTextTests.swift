import Testing

@testable import TFieldScreen

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
