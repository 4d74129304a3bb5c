import TestSupport
import Testing

@testable import TFieldForm

@Suite struct ManualProseTests {
  @Test func `prose becomes titles, paragraphs, lists, examples and tables`() {
    let page = ManualPage(
      String(TestFile.text(of: "page.txt").dropLast()), date: "d", of: "p",
      ["table": [.paragraph("from code")]])
    #expect((page.name, page.section, page.summary) == ("x-y", 5, "what it is"))
    #expect(
      page.blocks == [
        .title("ONE"), .subtitle("Two"), .paragraph("First line\nsecond = line"),
        .list([
          ManualPage.Term(["a", "-b C"], "It does.\nAnd more."),
          ManualPage.Term(["d"], "Else."),
        ]),
        .file("x.json", "# {\n\n}"), .session("$ run"), .literal("plain"),
        .paragraph("from code"),
      ])
  }
}
