import Testing

@testable import TField

struct CardBeginningTests {
  @Test(arguments: [
    ("4", "", true), ("4", "4", true), ("4", "42", true), ("4", "5", false),
    ("2221–2720", "2", true), ("2221–2720", "22", true), ("2221–2720", "2220", false),
    ("2221–2720", "2221", true), ("2221–2720", "27209", true), ("2221–2720", "2721", false),
  ])
  func `digits are admitted while they may still lead there`(
    beginning: String, data: String, isAdmitted: Bool
  ) {
    let starts = CardBrand.starts(of: data.utf8.span)
    let network = CardBrand.starts(Substring(beginning))
    #expect(starts.flatMap { network?.overlaps($0) } == isAdmitted)
  }

  @Test(arguments: ["4a", "é", " 4", "٤"])
  func `what is no digit begins no number`(data: String) {
    let starts = CardBrand.starts(of: data.utf8.span)
    #expect(starts == nil)
  }
}
