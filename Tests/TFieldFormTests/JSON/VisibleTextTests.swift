import Testing

@testable import TFieldForm

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain text 'x'", "plain text 'x'"),
    ("é日😀", "é日😀"),
    ("a\u{0}\n\t\u{1B}[31m\u{7F}", "a<U+0000><U+000A><U+0009><U+001B>[31m<U+007F>"),
    ("\u{80}\u{9B}", "<U+0080><U+009B>"),
    ("\u{202E}\u{2066}\u{200F}\u{61C}", "<U+202E><U+2066><U+200F><U+061C>"),
    ("\u{200B}\u{200D}\u{FEFF}\u{AD}\u{2060}", "<U+200B><U+200D><U+FEFF><U+00AD><U+2060>"),
    ("\u{2028}\u{2029}\u{A0}\u{3000}", "<U+2028><U+2029><U+00A0><U+3000>"),
    ("\u{E0041}\u{FE0F}\u{3164}\u{E000}", "<U+E0041><U+FE0F><U+3164><U+E000>"),
    ("\u{378}\u{FFFF}", "<U+0378><U+FFFF>"),
    ("\u{301}e\u{301}", "<U+0301>e\u{301}"),
    ("", ""),
  ])
  func `what can't be seen is named`(text: String, shown: String) {
    #expect(text.visible() == shown)
  }

  @Test func `what is long is cut`() {
    #expect("abcdef".visible(limit: 6) == "abcdef")
    #expect("abcdefg".visible(limit: 6) == "abcdef…")
    #expect("e\u{301}\u{301}\u{301}".visible(limit: 2) == "e\u{301}…")
  }
}
