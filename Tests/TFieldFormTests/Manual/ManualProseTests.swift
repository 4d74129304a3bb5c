import Testing

@testable import TFieldForm

@Suite struct ManualProseTests {
  @Test func `prose becomes titles, paragraphs, lists, examples and tables`() {
    var page = ManualPage("x", section: 1, "y", date: "d", of: "p")
    page.add(
      """
      # What the file is.

      = ONE

      == Two

      First line
      second = line

      * a | -b C
        It does.
        And more.
      * d
        Else.

      ```file x.json
      # {

      }
      ```
      ```session
      $ run
      ```
      ```
      plain
      ```
      @table

      @missing
      """, ["table": [.paragraph("from code")]])
    #expect(
      page.blocks == [
        .title("ONE"), .subtitle("Two"), .paragraph("First line\nsecond = line"),
        .list([
          ManualPage.Term(spellings: ["a", "-b C"], sentences: "It does.\nAnd more."),
          ManualPage.Term(spellings: ["d"], sentences: "Else."),
        ]),
        .file("x.json", "# {\n\n}"), .session("$ run"), .literal("plain"),
        .paragraph("from code"),
      ])
  }
}
