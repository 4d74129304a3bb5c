import TestSupport
import Testing

@testable import TField

@Suite struct StreetTests {
  @Test(arguments: [
    ("123 NE MAIN ST", "123 NE MAIN ST"), ("5th ave NW", "5th Ave NW"), ("SE", "SE"),
    ("PO box 12", "PO Box 12"), ("p.o. box 12", "P.O. Box 12"), ("n. main st", "N. Main St"),
    (" main st, #4 ", "Main St, #4"),
  ])
  func `a street is settled`(keys: String, text: String) {
    #expect(Typing(.street, keys).left().text == text)
  }

  @Test func `nothing is refused while it is typed`() {
    #expect(Typing(.street, "1/2 ½ 東通り ").text == "1/2 ½ 東通り ")
  }
}
