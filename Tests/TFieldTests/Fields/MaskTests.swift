import Testing

@testable import TField

@Suite struct MaskTests {
  @Test(arguments: [
    (Mask.nothing, "", ""), (.nothing, "a b-c", "•••••"), (.nothing, "👨‍👩‍👧é", "••"),
    (.lastFour, "123-45-6789", "•••-••-6789"), (.lastFour, "12345", "•2345"),
    (.lastFour, "1234", "••••"), (.lastFour, "1-2", "•-•"), (.lastFour, "", ""),
  ])
  func `dots hide whatever may not be seen`(mask: Mask, text: String, seen: String) {
    #expect(mask.hiding(text) == seen)
  }

  @Test func `of a number that isn't whole nothing is seen`() {
    #expect(Mask.lastFour.hiding("123-45", isWhole: false) == "•••-••")
  }
}
