import Testing

@testable import TField

@Suite struct StreetTests {
  @Test(arguments: [
    ("123 NE MAIN ST", "123 NE Main St"), ("5TH AVE NW", "5th Ave NW"), ("SE", "SE"),
    ("P.O. BOX 12", "P.O. Box 12"), ("PO BOX 12", "PO Box 12"), ("p.o. box 12", "P.O. Box 12"),
    ("NE main st", "NE Main St"), ("n. main st", "N. Main St"), ("ANEMONE ST", "Anemone St"),
    (" main st, #4 ", "Main St, #4"),
  ])
  func `a street is settled, its directions kept`(keys: String, text: String) {
    #expect(Typing(.street, keys).left().text == text)
  }

  @Test func `nothing is refused while it is typed`() {
    #expect(Typing(.street, "1/2 ½ 東通り ").text == "1/2 ½ 東通り ")
  }
}
