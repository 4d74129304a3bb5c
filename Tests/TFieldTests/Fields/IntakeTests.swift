import Testing

@testable import TField

@Suite struct IntakeTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("a\n\n\tb", "a b"),
    ("a\u{0}b\u{1B}[31m", "ab[31m"), ("\u{7F}x\u{9B}y", "xy"), ("e\u{301}", "é"),
    ("a\u{2028}b", "a b"), ("５０\u{A0}–１", "５０\u{A0}–１"),
  ])
  func `text is cleaned`(text: String, cleaned: String) {
    #expect(
      Intake.cleaned(text, folding: false).unicodeScalars.elementsEqual(cleaned.unicodeScalars))
  }

  @Test func `full-width forms, odd spaces and dashes are folded where asked`() {
    #expect(Intake.cleaned("５０\u{A0}–１−２ａ", folding: true) == "50 -1-2a")
  }

  @Test func `lines are kept where asked`() {
    #expect(Intake.cleaned("a\r\nb\tc\u{2029}d", folding: false, keepingLines: true) == "a\nb c\nd")
  }

  @Test func `no grapheme holds more than sixteen scalars`() {
    let flood = "a" + String(repeating: "\u{301}", count: 500) + "b"
    let cleaned = Intake.cleaned(flood, folding: false)
    #expect(cleaned.count == 2)
    #expect(cleaned.allSatisfy { $0.unicodeScalars.count <= 16 })
  }
}
