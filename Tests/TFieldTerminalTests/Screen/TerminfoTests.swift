import Testing

@testable import TFieldTerminal

@Suite struct TerminfoTests {
  @Test(arguments: [
    ("\u{1B}[%i%p1%d;%p2%dH", true), ("\u{1B}=%p1%' '%+%c%p2%' '%+%c", true), ("", true),
    ("%p1%s", false), ("\u{1B}[%p1%10.3s", false), ("%p1%l%d", false), ("\u{1B}%p1%:-5s", false),
  ])
  func `a parameter that would be read as text is noticed`(string: String, isUsable: Bool) {
    #expect(Terminfo.isUsable(Array(string.utf8)) == isUsable)
  }

  @Test(arguments: [
    ("a$<5>", true), ("a$<200/>", true), ("$9999", true), ("a$<1000>", false),
    ("$<5>$<99999/*>", false),
  ])
  func `a long pause is noticed`(string: String, isUsable: Bool) {
    #expect(Terminfo.isUsable(Array(string.utf8)) == isUsable)
  }
}
