import Testing

@testable import TField
@testable import TFieldScreen

@Suite struct CompactFieldViewTests {
  private static let card = Field("card", SampleCard(), label: "Card Number", required: true)

  @Test func `label, text and what is wrong stand in one line`() {
    let drawn = DrawnField(Self.card, typing: "9")
    #expect(
      drawn.compact(72).text
        == "* Card Number:  9000 0000 0000 0000               ✘ No card begins with…")
  }

  @Test func `an error moves nothing`() {
    let good = DrawnField(Self.card, typing: "4").compact(72)
    let bad = DrawnField(Self.card, typing: "9").compact(72)
    #expect(good.cursor == bad.cursor)
    #expect(
      good.text == "* Card Number:  4000 0000 0000 0000               Visa")
  }

  @Test func `on a narrow line the mark of an error is left`() {
    let text = DrawnField(Self.card, typing: "9").compact(24, labelWidth: 8).text
    #expect(text == "* Card Nu…: 9000 0000 ›✘")
  }

  @Test func `a switch has no label in front`() {
    let drawn = DrawnField(Field("on", .toggle, label: "Send me news"), typing: " ")
    #expect(drawn.compact(40).text == "  [x] Send me news")
    #expect(drawn.compact(40).cursor == Point(row: 0, column: 3))
  }

  @Test(arguments: 0..<30)
  func `any width will do`(width: Int) {
    let canvas = DrawnField(Self.card, typing: "9").compact(width, labelWidth: 11)
    #expect(canvas.rows.count == 1)
  }
}
