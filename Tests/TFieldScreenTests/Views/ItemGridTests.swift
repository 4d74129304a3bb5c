import TField
import TFieldScreen
import Testing

@Suite struct ItemGridTests {
  private static func table(width: Int) -> FilledScreen {
    let entry = ["Article", "Quantity", "Price", "Total"].map {
      [Field($0.lowercased(), label: .verbatim($0))]
    }
    let form = Form("Invoice", rows: [[Field("lines", FormList(of: entry), label: "Lines")]])
    var filled = FilledScreen(form, width, 16)
    // A letter where an entry is added begins one.
    filled.type("Nut\t2\t3\t6")
    filled.press(.control("s"))
    return filled
  }

  @Test func `a wide table shows all columns`() {
    #expect(
      Self.table(width: 60).text.contains(
        """
         ┃   Article  Quantity  Price  Total
         ┃   Nut      2         3      6
        """))
  }

  @Test func `a narrow one tells how many columns have no room`() {
    #expect(
      Self.table(width: 30).text.contains(
        """
        ┃   Article  Quantity  2 more
        ┃   Nut      2
        """))
  }

  @Test func `a click on a row opens its entry, and one on the line below begins another`() {
    var filled = Self.table(width: 60)
    for (text, title) in [("Nut", "1 of 1"), ("+ Add another", "2 of 2")] {
      let place = filled.place(of: text) ?? (0, 0)
      filled.click(row: place.row, column: place.column)
      #expect(filled.text.contains(title))
      filled.press(Key(.escape))
    }
  }
}
