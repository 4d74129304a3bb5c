import Testing

@testable import TFieldTerminal

@Suite struct TerminfoTests {
  @Test(arguments: [
    ("\u{1B}[%i%p1%d;%p2%dH", false), ("\u{1B}=%p1%' '%+%c%p2%' '%+%c", false), ("", false),
    ("%p1%s", true), ("\u{1B}[%p1%10.3s", true), ("%p1%l%d", true), ("\u{1B}%p1%:-5s", true),
  ])
  func `a parameter that would be read as text is noticed`(capability: String, wantsText: Bool) {
    #expect(Terminfo.wantsText(Array(capability.utf8)) == wantsText)
  }

  @Test(arguments: [
    ("a$<5>b", "ab"), ("a$<5/*>b$<10>", "ab"), ("a$b", "a$b"), ("a$<5", "a$<5"), ("$<>", ""),
  ])
  func `pauses are left out`(capability: String, sent: String) {
    #expect(Terminfo.withoutPauses(Array(capability.utf8)) == Array(sent.utf8))
  }
}
